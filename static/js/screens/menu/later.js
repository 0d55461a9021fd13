/** Sheets that are fetched only when they are opened. */
import { t } from "../../i18n.js";

const SHEETS = { share: () => import("./share.js"), me: () => import("./me.js"), result: () => import("./result.js") };

/** @param {object} page @param {keyof SHEETS} name */
export async function openLater(page, name) {
  try {
    const { sheet, begin } = await SHEETS[name]();
    page.acts.open({ kind: name, make: sheet, isLasting: true });
    begin?.(page);
  } catch {
    page.acts.say(t("table-failed"));
  }
}
