/** The app on a home screen starts at the table that is being played, also where the house cannot say which it is. */
import { everything } from "./books.js";

const BEING_PLAYED_MILLISECONDS = 3 * 60 * 60 * 1000;

/** Only where there is exactly one; the way home from there is no start. */
export async function backToTable() {
  const { tables } = await everything();
  const played = tables.filter(isBeingPlayed);
  if (played.length === 1) location.replace(`/tables/${played[0].code}`);
}

function isBeingPlayed({ base, shown, seen, moved_to: moved }) {
  const now = shown ?? base;
  return !moved && !now.view.ended && base.may_write !== false && Date.now() - seen < BEING_PLAYED_MILLISECONDS;
}
