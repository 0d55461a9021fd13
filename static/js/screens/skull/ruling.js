/** The table agrees on something: discs, successes, who starts, and a note that says why. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { formOf, offer, send, textField } from "../menu/form.js";

/** @param {object} page */
export function ruling(page) {
  const allowed = offer(page, "ruling");
  const { players, starter } = page.table.view;
  return {
    title: t("menu-ruling"),
    content: html`
      <p class="soft">${t("ruling-hint")}</p>
      <form class="stack" @submit=${formOf((typed) => page.acts.enter(entryOf(page, typed)))}>
        ${textField(page, { name: "note", label: t("ruling-note"), most: allowed.note.max, isNeeded: true })}
        <table class="ruled">
          <thead><tr><td></td><th scope="col">${t("skull-ruling-discs")}</th><th scope="col">${t("skull-ruling-successes")}</th></tr></thead>
          <tbody>${players.map((seat) => row(page, allowed, seat))}</tbody>
        </table>
        <div class="field">
          <label for="field-starter">${t("skull-ruling-starter")}</label>
          <select class="input" id="field-starter" name="starter">
            <option value="">${t("skull-ruling-starter-stays", { name: page.names[starter] })}</option>
            ${players.filter(({ id }) => id !== starter).map(({ id }) => html`<option value=${id}>${page.names[id]}</option>`)}
          </select>
        </div>
        ${send(page, t("ruling-do"))}
      </form>
    `,
  };
}

const row = (page, allowed, { id, discs, successes }) => html`
  <tr data-player=${id}>
    <th scope="row">${page.names[id]}</th>
    <td>${choice(`${id}.discs`, allowed.discs[id], discs, t("skull-ruling-discs-of", { name: page.names[id] }))}</td>
    <td>${choice(`${id}.successes`, allowed.successes[id], successes, t("skull-ruling-successes-of", { name: page.names[id] }))}</td>
  </tr>
`;

const choice = (name, { min, max }, now, label) => html`
  <select class="input" name=${name} aria-label=${label}>
    ${Array.from({ length: max - min + 1 }, (_, nth) => min + nth).map((value) => html`<option value=${value} ?selected=${value === now}>${value}</option>`)}
  </select>
`;

/** Only what changes anything is said. */
function entryOf(page, typed) {
  const changed = (field) => page.table.view.players.filter((seat) => Number(typed[`${seat.id}.${field}`]) !== seat[field]).map(({ id }) => [id, Number(typed[`${id}.${field}`])]);
  const [discs, successes] = [changed("discs"), changed("successes")];
  return {
    type: "ruling",
    note: typed.note.trim(),
    ...(discs.length && { discs: Object.fromEntries(discs) }),
    ...(successes.length && { successes: Object.fromEntries(successes) }),
    ...(typed.starter && { starter: typed.starter }),
  };
}
