/** How long ago, as a host would say it. */
import { t } from "../i18n.js";

const MINUTE = 60_000;

/** @param {string} at @returns {number} whole minutes since then */
export const minutesSince = (at) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE));

/** @param {number} minutes @returns {string} “25 min”, “2 h 5 min”, “3 days” */
export function long(minutes) {
  if (minutes < 60) return t("house-time-minutes", { minutes });
  if (minutes < 24 * 60) return t("house-time-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t("house-time-days", { days: Math.floor(minutes / (24 * 60)) });
}
