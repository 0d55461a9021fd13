/** The table agrees on something: points, who deals, and a note that says why. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { formOf, offer, send, textField } from "../menu/form.js";

/** @param {object} page */
export function ruling(page) {
  const allowed = offer(page, "ruling");
  const seats = Object.keys(page.names).filter((id) => id in allowed.points);
  return {
    title: t("menu-ruling"),
    content: html`
      <p class="soft">${t("ruling-hint")}</p>
      <form class="stack" @submit=${formOf((typed) => page.acts.enter(entryOf(page, typed, seats)))}>
        ${textField(page, { name: "note", label: t("ruling-note"), most: allowed.note.max, isNeeded: true })}
        <fieldset class="ruling-points">
          <legend>${t("ruling-points")}</legend>
          ${seats.map((id) => textField(page, { name: id, label: page.names[id], type: "number", value: "", ...allowed.points[id] }))}
        </fieldset>
        <div class="field">
          <label for="field-dealer">${t("ruling-dealer")}</label>
          <select class="input" id="field-dealer" name="dealer">
            ${allowed.dealer.map((id) => html`<option value=${id} ?selected=${id === page.table.view.dealer}>${page.names[id]}</option>`)}
          </select>
        </div>
        ${send(page, t("ruling-do"))}
      </form>
    `,
  };
}

/** Only what changes anything is said. */
function entryOf(page, typed, seats) {
  const points = Object.fromEntries(seats.filter((id) => Number(typed[id])).map((id) => [id, Number(typed[id])]));
  return {
    type: "ruling",
    note: typed.note.trim(),
    ...(Object.keys(points).length && { points }),
    ...(typed.dealer !== page.table.view.dealer && { dealer: typed.dealer }),
  };
}
