/** What is wrong with a form, said below it. */
import { t } from "../i18n.js";

/** @param {HTMLFormElement} form @param {import("../api.js").Answer} answer */
export function sayMistake(form, { status, body }) {
  const fields = Object.values(body?.errors ?? {});
  const words = status === 0 ? t("history-unreachable") : [body?.detail ?? t("table-failed"), ...fields].join(" ");
  form.querySelector("[data-mistake]").textContent = words;
}
