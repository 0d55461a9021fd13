/** Home: the choice of light without a wait, and fresh tables when one comes back to the page. */
import { hasSat } from "./draft.js";
import "./settings.js";

addEventListener("pageshow", (event) => event.persisted && location.reload());

if (new URLSearchParams(location.search).get("source") === "home") import("./back_to_table.js").then(({ backToTable }) => backToTable());

// Only on a phone that has sat at a table before.
const soon = globalThis.requestIdleCallback ?? setTimeout;
if (hasSat()) soon(() => import("./home_tables.js").then(({ showKept }) => showKept()));
