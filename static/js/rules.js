/** The arrow on a rule sheet leads back to the page from which the rules were opened. */
import { remember, remembered } from "./remembered.js";

const PLACE = "rules-from";

const from = cameFrom();
if (from) remember(PLACE, from, "sessionStorage");
const arrow = document.querySelector("[data-back]");
if (arrow) arrow.href = from ?? remembered(PLACE, "sessionStorage") ?? arrow.href;

/** @returns {string | null} the page of ours that led here, unless it is a sheet itself */
function cameFrom() {
  if (!document.referrer) return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && !pathname.startsWith("/rules") ? pathname : null;
}
