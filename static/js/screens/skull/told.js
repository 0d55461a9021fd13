/** A round told by its result, in three taps: who took up the challenge, the bid, the outcome. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { pad } from "../../parts/pad.js";
import { action } from "./foot_parts.js";
import { refuse } from "./refused.js";
import { isWritten, record } from "./scene.js";
import { lastRound, starterWords } from "./words.js";

/** @param {import("./scene.js").Scene} scene @returns {"challenger" | "count" | "outcome"} what is still to say */
export function stepOf({ desk }) {
  if (!desk.entry.challenger) return "challenger";
  return desk.entry.count ? "outcome" : "count";
}

/** @param {import("./scene.js").Scene} scene @returns {import("./foot_parts.js").Foot} */
export function toldFoot(scene) {
  return { challenger: whoFoot, count: bidFoot, outcome: outcomeFoot }[stepOf(scene)](scene);
}

function whoFoot(scene) {
  const { view, desk, page } = scene;
  const before = view.on_table || desk.amends ? [] : [...lastRound(scene), starterWords(scene)];
  const discByDisc = { action: "disc-by-disc", text: t("skull-disc-by-disc"), isQuiet: true, act: () => page.game.switchWay(page, false) };
  return { said: [...before, html`<b>${t("skull-told-who")}</b>`], buttons: [page.mayWrite && !desk.amends && action(discByDisc)] };
}

function bidFoot(scene) {
  const title = t("skull-told-bid", { name: scene.name(scene.desk.entry.challenger) });
  return { said: [title], isTitled: true, pad: bidPad(scene, title) };
}

function bidPad(scene, title) {
  const { page, desk } = scene;
  const { min, max } = scene.offers("challenge")[0].count;
  const name = scene.wholeName(desk.entry.challenger);
  const refusals = Object.fromEntries((desk.preview?.fields?.count ?? []).map(({ value, refusal }) => [value, refusal]));
  const key = (count) => ({
    value: count,
    label: t("skull-key-bid", { name, count }),
    pressed: desk.written?.count === count,
    refused: Boolean(refusals[count]),
    refusal: refusals[count],
  });
  return pad({
    title,
    aside: t("skull-told-most", { count: max }),
    keys: Array.from({ length: max - min + 1 }, (_, nth) => key(min + nth)),
    onKey: ({ value, refusal }) => (refusal ? refuse(page, refusal) : page.acts.number(value)),
  });
}

function outcomeFoot(scene) {
  const { challenger, count } = scene.desk.entry;
  const facts = { name: scene.name(challenger), count };
  return { said: [html`<b>${t("skull-told-bid-is", facts)}</b>`, t("skull-told-whose", facts)], buttons: [success(scene), anotherBid(scene)] };
}

function success(scene) {
  const { page, desk } = scene;
  const entry = { ...desk.entry, skull_owner: null };
  const refusal = desk.preview?.fields?.skull_owner.find(({ value }) => value === null)?.refusal;
  return action({
    action: "success",
    text: t("skull-told-success", { count: entry.count }),
    isMain: !refusal,
    isPressed: isWritten(scene, entry),
    isRefused: Boolean(refusal),
    act: () => (refusal ? refuse(page, refusal) : record(scene, entry)),
  });
}

/** Back to the bid; another challenger is a tap on that seat, as long as no bid is said. */
const anotherBid = ({ page }) =>
  action({ action: "another-bid", text: t("skull-told-other-bid"), isQuiet: true, act: () => page.acts.bonus(null, "count", undefined) });
