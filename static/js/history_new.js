/** Logging a game that was played without the app; names of the house are suggested while typing. */
import { call, newKey } from "./api.js";
import { ready } from "./i18n.js";
import { sayMistake } from "./parts/mistake.js";
import { suggestNames } from "./parts/suggest.js";
import { today } from "./parts/times.js";

const form = document.querySelector("#log-game");
const key = newKey(); // sent again after a lost answer, the game is logged once
form.elements.date.max = today();
form.elements.date.value = today();
suggestNames(form, document.querySelector("#known"));
await ready;
form.addEventListener("submit", log);

/** @param {SubmitEvent} event */
async function log(event) {
  event.preventDefault();
  const { game, date, minutes, label, notes } = Object.fromEntries(new FormData(form));
  const asked = { game, date, seats: seats(), label: label || null, notes: notes || null, minutes: minutes ? Number(minutes) : null, key };
  const answer = await call("POST", "/history", asked);
  if (answer.status === 200 || answer.status === 201) location.assign(`/history/${answer.body.code}`);
  else sayMistake(form, answer);
}

function seats() {
  return [...form.querySelectorAll(".memory-seat")].map(seat).filter(({ name }) => name);
}

function seat(row) {
  const total = row.querySelector("[name=total]").value.trim().replace("−", "-");
  return {
    name: row.querySelector("[name=name]").value.trim(),
    winner: row.querySelector("[name=winner]").checked,
    ...(total && { total: Number(total) }),
  };
}
