/** How fresh the table on this page is, where that is in doubt. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { clock } from "./clock.js";

/** @param {{live: import("../feed.js").Live | null}} page */
export const stale = ({ live }) => html`<p class="stale" role="status">${live?.state === "stale" ? t("live-stale", { time: clock(live.since) }) : ""}</p>`;
