/** A table that neither this phone nor, right now, the house can show: said in words, with the ways on. */
import { html, render } from "../../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { ready, t } from "../i18n.js";
import { once } from "../parts/taps.js";
import { isUnopened } from "./page.js";

/** @param {Element} root @param {string} code @param {string | null} movedTo the code that the table has by now */
export async function showNowhere(root, code, movedTo) {
  if (movedTo) return location.replace(`/tables/${movedTo}`);
  await ready;
  document.title = t("app-name");
  render(
    html`<main class="page stack">
      <h1>${t("nowhere-title")}</h1>
      <p>${isUnopened(code) ? t("nowhere-unopened") : t("nowhere-text", { code })}</p>
      <button type="button" class="button main whole" data-action="again" @click=${once(() => location.reload())}>${t("nowhere-again")}</button>
      <a class="button whole" href="/">${t("menu-home")}</a>
    </main>`,
    root,
  );
  return lookAgain(code);
}

/** As soon as the house knows it, it is shown. */
function lookAgain(code) {
  const look = async () => document.hidden || isUnopened(code) || ((await api.table(code)).status === 200 && location.reload());
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
}
