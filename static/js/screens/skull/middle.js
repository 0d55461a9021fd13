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

function turnedThenSkull({ view, name }) {
  const turned = view.players.flatMap((seat) => seat.revealed).filter((face) => face === "flower").length;
  const facts = { count: view.bid.count, name: name(view.challenger), owner: name(view.skull_owner) };
  return { over: t("skull-mid-turned", facts), number: turned, under: t(view.skull_owner === view.challenger ? "skull-mid-then-own" : "skull-mid-then-skull", facts) };
}

function told({ view, desk }) {
  const { count } = desk.entry;
  return { over: t("skull-mid-bid"), number: count ?? "?", under: count ? "" : t("skull-mid-round", { round: view.round }) };
}
