/** What the phone does by itself while a table is open: the screen stays on, the hand feels what happens. */
import { stayAwake } from "../awake.js";
import { stutter, tick } from "../parts/haptic.js";
import { moment } from "./moment.js";
import { versionBanner } from "./version_banner.js";

/** @param {object} page @param {() => void} draw */
export function attend(page, draw) {
  moment.isTyping = () => isTyping(page);
  return {
    tick,
    stutter,
    /** Said with every drawing: a game may have begun again, or have ended. */
    follow: () => stayAwake(!page.table.view.ended),
    /** A new version says so in the menu only: nothing comes over a running game. */
    version: () => versionBanner(draw),
  };
}

/** Where every happening is one tap nothing is half typed: that is so in Skull. */
function isTyping({ amending, desk, game }) {
  if (!["bids", "result"].includes(desk?.entry.type)) return Boolean(amending);
  const { entry, stage } = desk;
  return Boolean(amending) || game.missing(entry, stage.seats).length < stage.seats.length;
}
