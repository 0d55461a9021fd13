/** The small line under a name, and whose seat has the light. */
import { t } from "../../i18n.js";
import { stepOf } from "./told.js";
import { discsGone } from "./words.js";

/** @param {import("./scene.js").Scene} scene @returns {string | null} the one whose hand is to move */
export function litSeat({ view, isTold, desk }) {
  if (isTold) return desk.entry.challenger ?? null;
  if (view.phase === "first_placement") return waiting(view).length === 1 ? waiting(view)[0] : null;
  return view.turn ?? view.removed_by ?? view.chooser;
}

/** @returns {string[]} those still in without a disc on the mat */
export const waiting = (view) => view.players.filter((seat) => !seat.eliminated && !seat.left && !seat.stack).map((seat) => seat.id);

/** @param {import("./scene.js").Scene} scene @param {object} seat of the view */
export function subOf(scene, seat) {
  if (seat.left) return t("skull-sub-left");
  if (seat.eliminated && seat.id !== scene.view.chooser) return t("skull-sub-out");
  return scene.isTold ? toldSub(scene, seat) : SUBS[scene.view.phase](scene, seat);
}

function toldSub(scene, seat) {
  const { entry } = scene.desk;
  if (entry.challenger !== seat.id) return stepOf(scene) === "challenger" && seat.id === scene.view.starter ? t("skull-sub-starts") : "";
  return entry.count ? t("skull-sub-bid", { count: entry.count }) : t("skull-sub-challenger");
}

const SUBS = {
  first_placement: ({ view }, seat) => (seat.id === view.starter ? t("skull-sub-starts") : seat.stack ? t("skull-sub-placed") : ""),
  placement: ({ view }, seat) => (seat.id === view.turn ? t("skull-sub-places") : seat.id === view.starter ? t("skull-sub-starts") : ""),
  bidding: ({ view }, seat) => (seat.id === view.turn ? t("skull-sub-raises") : bidOf(view, seat)),
  reveal: ({ view }, seat) => (seat.id === view.challenger ? t("skull-sub-challenger") : ""),
  lose_disc: ({ view }, seat) => lossOf(view, seat),
  choose_starter: ({ view }, seat) => (seat.id === view.chooser ? t("skull-sub-chooses") : ""),
};

function bidOf(view, seat) {
  if (seat.id === view.bid.player) return t("skull-sub-bid", view.bid);
  return seat.passed ? t("skull-sub-passed") : "";
}

function lossOf(view, seat) {
  if (seat.id === view.challenger) return t("skull-sub-loses", { count: discsGone(view) });
  return seat.id === view.removed_by ? t("skull-sub-takes") : "";
}
