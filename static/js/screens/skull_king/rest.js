/** What Skull King has beside its first screen: tricks, corrections, the score sheet, a row's own sheet, powers, rulings. */
import { amendScreen } from "./amend.js";
import { deskItem } from "./desk_item.js";
import { powers } from "./powers.js";
import { rowDialog } from "./row_dialog.js";
import { ruling } from "./ruling.js";
import { sheetPanel } from "./sheet.js";
import { trickScreen } from "./trick.js";
import { trickDialog } from "./trick_words.js";

/** @param {object} skullKing what the page knows of the game so far */
export function add(skullKing) {
  Object.assign(skullKing, { amendScreen, sheetPanel, trickScreen, lines: deskItem });
  Object.assign(skullKing.dialogs, { row: rowDialog, ruling, powers, trick: trickDialog });
}
