/** What a tap on a seat means at this moment; nothing where it means nothing. */
import { t } from "../../i18n.js";
import { stepOf } from "./told.js";
import { record } from "./scene.js";

/**
 * @typedef {object} SeatTap
 * @property {string} label what a screen reader says: “Ana’s stack: turn its top disc”
 * @property {string} action
 * @property {boolean} [pressed]
 * @property {object | null} [refusal] why not; the seat is then grey and says so
 * @property {() => void} act
 */

/** @param {import("./scene.js").Scene} scene @param {string} player @returns {SeatTap | null} */
export function seatTap(scene, player) {
  if (scene.isTold) return toldTap(scene, player);
  return placeTap(scene, player) ?? turnTap(scene, player) ?? chooseTap(scene, player);
}

function placeTap(scene, player) {
  if (scene.view.phase !== "first_placement" || !scene.offers("place").some((offer) => offer.player === player)) return null;
  return { label: t("skull-tap-place", { name: scene.wholeName(player) }), action: "place", act: () => record(scene, { type: "place", player }) };
}

/** Where several stacks may be turned, the tap says which; the face comes next. */
function turnTap(scene, player) {
  const owners = scene.offers("reveal").map((offer) => offer.owner);
  if (owners.length < 2 || !owners.includes(player)) return null;
  return { label: t("skull-tap-stack", { name: scene.wholeName(player) }), action: "stack", pressed: scene.desk.current === player, act: () => scene.page.acts.pick(player) };
}

function chooseTap(scene, player) {
  if (!scene.offers("choose_starter").some((offer) => offer.player.includes(player))) return null;
  return { label: t("skull-tap-starter", { name: scene.wholeName(player) }), action: "starter", act: () => record(scene, { type: "choose_starter", player }) };
}

/** The round in three taps: who took it up, the bid, and here again whose skull it was. */
function toldTap(scene, player) {
  const step = stepOf(scene) === "outcome" ? "outcome" : "challenger";
  const field = step === "outcome" ? "skull_owner" : "challenger";
  const choice = choiceOf(scene, field, player);
  if (!choice) return null;
  return {
    label: t(`skull-tap-${step}`, { name: scene.wholeName(player) }),
    action: step,
    refusal: choice.refusal,
    pressed: step === "outcome" ? scene.desk.written?.skull_owner === player : scene.desk.entry.challenger === player,
    act: () => (step === "challenger" ? scene.page.acts.bonus(player, field, player) : record(scene, { ...scene.desk.entry, skull_owner: player })),
  };
}

function choiceOf(scene, field, player) {
  if (!scene.offers("challenge").some((offer) => offer[field].includes(player))) return null;
  return scene.desk.preview?.fields?.[field].find(({ value }) => value === player) ?? { value: player, refusal: null };
}
