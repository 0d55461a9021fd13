/** The arrow on a rule sheet leads back to the page from which the rules were opened. */
const PLACE = "rules-from";

const from = cameFrom();
if (from) keep(from);
const arrow = document.querySelector("[data-back]");
if (arrow) arrow.href = from ?? kept() ?? arrow.href;

/** @returns {string | null} the page of ours that led here, unless it is a sheet itself */
function cameFrom() {
  if (!document.referrer) return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && !pathname.startsWith("/rules") ? pathname : null;
}

function keep(pathname) {
  try {
    sessionStorage.setItem(PLACE, pathname);
  } catch {
    // Where nothing may be kept, the arrow leads to the list of sheets.
  }
}

function kept() {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
