/** Home: the choice of light without a wait, and fresh tables when one comes back to the page. */
import "./settings.js";

addEventListener("pageshow", (event) => event.persisted && location.reload());

if (new URLSearchParams(location.search).get("source") === "home") import("./back_to_table.js").then(({ backToTable }) => backToTable());
