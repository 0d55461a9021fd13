/** The middle of the table: the one number that counts now. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";

/** @param {import("./scene.js").Scene} scene */
export function middle(scene) {
  const { over, number, under } = scene.isTold ? told(scene) : MIDDLES[scene.view.phase](scene);
  return html`<p class="middle"><span class="over">${over}</span> <strong class="number">${number}</strong> <span class="under-number">${under ?? nothing}</span></p>`;
}

const MIDDLES = {
  first_placement: ({ view }) => ({ over: t("skull-mid-placed"), number: view.on_table, under: t("skull-mid-of", { count: view.players.filter((seat) => !seat.eliminated && !seat.left).length }) }),
  placement: ({ view }) => ({ over: t("skull-mid-on-table"), number: view.on_table, under: t("skull-mid-discs", { count: view.on_table }) }),
  bidding: ({ view }) => ({ over: t("skull-mid-bid"), number: view.bid.count, under: t("skull-mid-of-table", { count: view.on_table }) }),
  reveal: ({ view }) => ({ over: t("skull-mid-to-turn"), number: view.to_reveal, under: t("skull-mid-flowers", { count: view.bid.count }) }),
  lose_disc: turnedThenSkull,
  choose_starter: turnedThenSkull,
};

function turnedThenSkull({ view }) {
  const faces = view.players.flatMap((seat) => seat.revealed);
  const { count } = view.bid;
  if (!faces.includes("skull")) return { over: t("skull-mid-bid"), number: count, under: t("skull-mid-met-own") }; // told by its result: what was turned before is not known
  const turned = faces.filter((face) => face === "flower").length;
  return { over: t("skull-mid-turned"), number: turned, under: t(view.skull_owner === view.challenger ? "skull-mid-then-own" : "skull-mid-then-skull", { count }) };
}

function told({ view, desk }) {
  const { count } = desk.entry;
  return { over: t("skull-mid-bid"), number: count ?? "?", under: count ? "" : t("skull-mid-round", { round: view.round }) };
}
