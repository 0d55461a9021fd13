/** Screens that are not on the first one: fetched when they are opened. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { wantStyle } from "../../parts/style.js";
import { turnTo } from "./ways.js";

const MODULES = {
  trick: () => import("./trick.js"),
};
const there = {};

/** @param {object} page @param {string} name @param {(module: object) => unknown} drawn what it shows once it is there */
export function late(page, name, drawn) {
  if (there[name]) return drawn(there[name]);
  fetchOnce(page, name);
  return html`<p class="soft waiting-line" role="status">${t("table-loading")}</p>`;
}

const asked = {};

function fetchOnce(page, name) {
  asked[name] ??= Promise.all([MODULES[name](), wantStyle("cards")]).then(
    ([module]) => {
      there[name] = module;
      page.acts.say(null);
    },
    () => {
      asked[name] = null;
      turnTo(page, "result");
      page.acts.say(t("way-not-there"));
    },
  );
}
