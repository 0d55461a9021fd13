/** What the people and the table are called. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { formOf, send, textField } from "./form.js";

/** @param {object} page */
export function names(page) {
  return {
    title: t("menu-names"),
    content: html`
      <form class="stack" @submit=${formOf((typed) => change(page, typed))}>
        ${textField(page, { name: "label", label: t("names-label"), value: page.table.label ?? "", most: 60 })}
        ${page.table.players.map(({ id, name }, at) => textField(page, { name: id, label: t("names-seat", { number: at + 1 }), value: name, most: 40, isNeeded: true }))}
        ${send(page, t("names-do"))}
      </form>
    `,
  };
}

/** Only what is different is sent. */
function change(page, { label, ...typed }) {
  const renamed = Object.entries(typed).filter(([id, name]) => name.trim() !== page.names[id]);
  const changes = {
    ...(label.trim() !== (page.table.label ?? "") && { label: label.trim() || null }),
    ...(renamed.length && { names: Object.fromEntries(renamed.map(([id, name]) => [id, name.trim()])) }),
  };
  if (Object.keys(changes).length) page.acts.change(changes);
  else page.acts.close();
}
