/** Calls of the house's API from pages that have no table: what came back, or the sentence that says why not. */
import { t } from "../i18n.js";

/** @param {string} method @param {string} path below /api/v1 @param {object} [body] @returns {Promise<{status: number, body: any}>} */
export async function call(method, path, body) {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
}

/** Says below a form what is wrong. @param {HTMLFormElement} form @param {{status: number, body: any}} answer */
export function sayMistake(form, { status, body }) {
  const fields = Object.values(body?.errors ?? {});
  const words = status === 0 ? t("history-unreachable") : [body?.detail ?? t("table-failed"), ...fields].join(" ");
  form.querySelector("[data-mistake]").textContent = words;
}
