/** The house's names while a DM types; a guest's phone is told none, and only knows those used on it. */
import { call } from "../api.js";

const WAIT_MILLISECONDS = 150;

/** @param {HTMLElement} within holds the fields called `name` @param {HTMLDataListElement} list what they are given */
export function suggestNames(within, list) {
  let waiting = 0;
  let asked = "";
  within.addEventListener("input", ({ target }) => {
    if (target.getAttribute("list") !== list.id || !target.value.trim()) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => look(target.value.trim()), WAIT_MILLISECONDS);
  });

  async function look(begins) {
    asked = begins;
    const { status, body } = await call("GET", `/players?q=${encodeURIComponent(begins)}`);
    if (status !== 200 || asked !== begins) return;
    list.replaceChildren(...body.players.slice(0, 8).map(({ name }) => Object.assign(document.createElement("option"), { value: name })));
  }
}
