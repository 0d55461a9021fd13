/** What Skull has beside its first screen: corrections, the sheet, a round's own sheet, rulings. */
import { amendScreen } from "./amend.js";
import { amendButton, roundDialog } from "./round_dialog.js";
import { ruling } from "./ruling.js";
import { sheetPanel } from "./sheet.js";

/** @param {object} skull what the page knows of the game so far */
export function add(skull) {
  Object.assign(skull, { amendScreen, amendButton, sheetPanel });
  Object.assign(skull.dialogs, { round: roundDialog, ruling });
}
