/** Under the thumb: what to do now in words, and one tap for each thing that happens. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { pad } from "../../parts/pad.js";
import { backIcon, lastChanceIcon } from "./discs.js";
import { action, faceKeys, footParts } from "./foot_parts.js";
import { isWritten, record } from "./scene.js";
import { waiting } from "./seat_words.js";
import { toldFoot } from "./told.js";
import { discsGone, lastChanceWords, lastRound, lossWords, starterWords } from "./words.js";

/** @param {import("./scene.js").Scene} scene */
export function foot(scene) {
  const parts = scene.isTold ? toldFoot(scene) : FEET[scene.view.phase](scene);
  return html`<div class="foot" data-way=${scene.isTold ? "told" : "discs"}>${footParts(parts)}</div>`;
}

const FEET = { first_placement: firstFoot, placement: placementFoot, bidding: biddingFoot, reveal: revealFoot, lose_disc: lossFoot, choose_starter: starterFoot };

function firstFoot(scene) {
  const { page, view, desk } = scene;
  return {
    said: view.on_table ? [stillToPlace(scene)] : [...lastRound(scene), starterWords(scene), ...lastChanceWords(scene), t("skull-first", { name: scene.name(view.starter) })],
    buttons: [
      ...scene.offers("place_all").map(() => written(scene, { type: "place_all" }, { action: "place_all", text: t("skull-all-placed"), isMain: true })),
      ...scene.offers("place").filter((offer) => offer.last_chance).map(({ player }) => placeMarked(scene, player)),
      page.mayWrite && !desk.amends && action({ action: "by-result", text: t("skull-by-result"), isQuiet: true, act: () => page.game.switchWay(page, true) }),
    ],
  };
}

function stillToPlace({ view, name }) {
  const open = waiting(view);
  const isLast = open.length === 1 && open[0] === view.starter;
  return isLast ? t("skull-starter-last", { name: name(open[0]) }) : t("skull-still-to-place", { names: open.map(name) });
}

/** A button for one entry, lit where that is what stands written. */
const written = (scene, entry, look) => action({ ...look, isPressed: isWritten(scene, entry), act: () => record(scene, entry) });

const placeMarked = (scene, player) =>
  written(scene, { type: "place", player, last_chance: true }, { action: "place_last_chance", value: player, icon: lastChanceIcon, text: t("skull-last-chance-disc"), label: t("skull-place-last-chance", { name: scene.wholeName(player) }) });

const placeOne = (scene, player) =>
  written(scene, { type: "place", player }, { action: "place", value: player, icon: backIcon, text: t("skull-places", { name: scene.name(player) }), isMain: true });

function placementFoot(scene) {
  const name = scene.name(scene.view.turn);
  const places = scene.offers("place");
  const mayPlace = scene.view.allowed.some(({ type }) => type === "place");
  const title = t(mayPlace ? "skull-opens" : "skull-must-bid", { name });
  return {
    said: [mayPlace ? t("skull-now", { name, what: t("skull-sub-places") }) : title],
    isTitled: scene.page.mayWrite,
    pad: bidKeys(scene, title),
    buttons: places.flatMap((offer) => [placeOne(scene, offer.player), offer.last_chance && placeMarked(scene, offer.player)]),
  };
}

function biddingFoot(scene) {
  const name = scene.name(scene.view.turn);
  const title = t("skull-raises", { name });
  return {
    said: [t("skull-now", { name, what: t("skull-sub-raises") }), t("skull-bid-is", { name: scene.name(scene.view.bid.player), count: scene.view.bid.count, table: scene.view.on_table })],
    isTitled: scene.page.mayWrite,
    pad: bidKeys(scene, title),
    buttons: scene.offers("pass").map(({ player }) => written(scene, { type: "pass", player }, { action: "pass", value: player, text: t("skull-passes", { name }) })),
  };
}

/** A key for every legal bid; the one for all discs says that it ends the bidding. */
function bidKeys(scene, title) {
  return scene.offers("bid").map(({ player, count: { min, max } }) => {
    const key = (count) => ({
      value: count,
      label: t(count === max ? "skull-key-bid-ends" : "skull-key-bid", { name: scene.wholeName(player), count }),
      pressed: isWritten(scene, { type: "bid", player, count }),
    });
    return pad({
      title,
      aside: t("skull-ends-bidding", { count: max }),
      keys: Array.from({ length: max - min + 1 }, (_, nth) => key(min + nth)),
      onKey: ({ value }) => record(scene, { type: "bid", player, count: value }),
    });
  });
}

function revealFoot(scene) {
  const { view, desk } = scene;
  const offers = scene.offers("reveal");
  const facts = { name: scene.name(view.challenger), count: view.to_reveal };
  const offer = offers.length === 1 ? offers[0] : offers.find(({ owner }) => owner === desk.current);
  if (!offer) return { said: [t("skull-to-turn", facts), offers.length > 0 && html`<b>${t("skull-choose-stack", facts)}</b>`] };
  const owner = scene.name(offer.owner);
  return {
    said: [t("skull-to-turn", facts), html`<b>${t(offer.owner === view.challenger ? "skull-own-top" : "skull-top", { name: owner })}</b>`],
    pad: faceKeys({
      faces: offer.face,
      text: (face) => t(`skull-face-${face}`),
      label: (face) => t(`skull-key-${face}`, { name: scene.wholeName(offer.owner) }),
      pressed: (face) => isWritten(scene, { type: "reveal", owner: offer.owner, face }),
      onFace: (face) => record(scene, { type: "reveal", owner: offer.owner, face }),
    }),
  };
}

function lossFoot(scene) {
  const { loss } = scene.view;
  const text = t("skull-gone", { count: discsGone(scene.view), left: loss.left });
  return { said: lossWords(scene), buttons: scene.offers("lose_disc").map(() => written(scene, { type: "lose_disc" }, { action: "lose_disc", text, isMain: true })) };
}

function starterFoot({ view, name }) {
  const facts = { name: name(view.chooser) };
  return { said: [t("skull-out-by-own", facts), html`<b>${t("skull-names-starter", facts)}</b>`] };
}
