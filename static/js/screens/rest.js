/** What is around every game, and not on the first screen. */
export { endScreen } from "./end.js";
export { logPanel } from "./log.js";
export { MENU_DIALOGS } from "./menu/index.js";
