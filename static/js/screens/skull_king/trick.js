/** A round trick by trick: who plays next has the light, and the last card settles the trick. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { cardPad } from "../../parts/card_pad.js";
import { cardInWords } from "../../parts/card_words.js";
import { cardLaid, cardMark } from "../../parts/cards.js";
import { confirmButton } from "../../parts/pad.js";
import { once } from "../../parts/taps.js";
import { missing, typed } from "./entry.js";
import { rowList } from "./rows.js";
import { running } from "./stage.js";
import { inShort, ofLast } from "./trick_words.js";
import { powersButton, wayButton } from "./ways.js";

const GHOST = "graybeard";
const MOST_SEATS = 8;

/** @param {object} page @param {object} desk a trick in work, or nothing typed yet */
export function trickScreen(page, desk) {
  const shown = shownTrick(page, desk);
  return html`
    ${rowList(seatsAt(page, desk).map((player) => trickRow(page, desk, player, shown)), t("table-players"))}
    ${page.mayWrite ? html`<div class="foot">${told(page, shown)}${cards(page, desk)}${isWhole(desk) ? settle(page, desk) : nothing}</div>` : html`<div class="foot">${told(page, shown)}</div>`}
  `;
}

/** The rows stand in seat order; Graybeard’s is the last. */
function seatsAt(page, { stage, amends, entry }) {
  const people = page.table.view.players.filter(({ id }) => stage.seats.includes(id) || (!amends && id in running(page.table.view).bids && !page.seat(id).left)).map(({ id }) => id);
  return stage.seats.includes(GHOST) || entry.plays.some(({ player }) => player === GHOST) ? [...people, GHOST] : people;
}

/** What lies on the table: the cards of this trick, or, before its first one, the trick before. */
function shownTrick(page, { entry, preview, amends }) {
  if (entry.plays.length) return { plays: entry.plays, judged: preview?.trick?.plays.length === entry.plays.length ? preview.trick : null, isOld: false };
  const last = amends ? null : page.table.view.tricks?.at(-1);
  return last ? { plays: last.plays, judged: last, isOld: true } : null;
}

const isWhole = ({ entry, stage }) => entry.plays.length > 0 && !missing(entry, stage.seats).length;

/** Whose card comes next, as the rules say it; a card that is put right stays with its player. */
function turnOf({ entry, current, preview }) {
  const isFresh = preview?.type === "trick" && preview.order.length - preview.left === entry.plays.length;
  return typed(entry, current) === undefined && isFresh && preview.turn && !preview.leaders.includes(current) ? preview.turn : current;
}

function trickRow(page, desk, player, shown) {
  const play = shown?.plays.find((one) => one.player === player);
  const isNow = page.mayWrite && player === turnOf(desk);
  const isGhost = player === GHOST;
  const bid = desk.stage.bids[player];
  const tricks = page.seat(player).won?.tricks ?? 0;
  const isWinner = shown?.judged?.winner === player;
  return {
    player,
    name: isGhost ? t("trick-graybeard") : page.names[player],
    seat: isGhost ? cardMark(GHOST) : page.seat(player).number,
    now: isNow,
    state: play && !shown.isOld ? "decided" : "open",
    sub: rowWords(desk, player, shown, isWinner),
    points: isGhost || desk.amends ? nothing : html`<span class="total" data-won=${tricks}><span class="number">${tricks}</span><small>${t("trick-of-bid", { bid })}</small></span>`,
    end: play && !(shown.isOld && isNow) ? cardLaid(play.card, { isWinner, isOld: shown.isOld }) : html`<span class="box none" data-box>${isNow ? "?" : "–"}</span>`,
    heard: [play && !shown.isOld ? t("trick-played", { card: cardInWords(play.card) }) : t("trick-not-yet"), isGhost ? "" : t("trick-won-of", { tricks, bid })].filter(Boolean).join(", "),
    onPick: page.mayWrite && mayPick(desk, player) ? () => page.acts.pick(player) : null,
  };
}

/** A card that lies there may be put right; before the first card the light may go to another who may lead. */
const mayPick = ({ entry, preview }, player) => typed(entry, player) !== undefined || (!entry.plays.length && (preview?.leaders?.length ?? 0) > 1 && preview.leaders.includes(player));

function rowWords(desk, player, shown, isWinner) {
  const leads = (shown && !shown.isOld ? shown.plays[0].player : desk.stage.seats[0]) === player && !shown?.isOld;
  const shot = desk.stage.shots?.[player] === "cannonball" ? t("shot-cannonball") : "";
  return [isWinner ? t(shown.isOld ? "trick-took" : isWhole(desk) ? "trick-takes" : "trick-wins-so-far") : leads ? t("trick-leads") : "", shot].filter(Boolean).join(" · ");
}

/** The trick before, with its reason and what it earns; a tap tells all of it. With eight rows there is room for a line. */
function told(page, shown) {
  if (!shown?.isOld) return nothing;
  if (page.mayWrite && page.desk.stage.seats.length >= MOST_SEATS) return html`<p class="told short"><span>${inShort(page, shown.judged)}</span></p>`;
  return html`<button type="button" class="told" data-action="explain-trick" @click=${once(() => page.acts.open({ kind: "trick", trick: shown.judged }))}><span>${inShort(page, shown.judged)}</span></button>`;
}

function cards(page, desk) {
  const player = turnOf(desk);
  const name = player === GHOST ? t("trick-graybeard") : page.names[player];
  const isFirst = !desk.entry.plays.length && typed(desk.entry, player) === undefined;
  return cardPad({
    title: isWhole(desk) ? t("trick-put-right", { name }) : t(player === GHOST ? "trick-ghost-now" : isFirst ? "trick-leads-now" : "trick-plays-now", { name }),
    aside: winning(page, desk),
    suit: page.suit ?? null,
    cards: known(page, desk),
    onSuit: (suit) => openSuit(page, desk, suit),
    onCard: (card, refusal) => (refusal ? page.acts.refused(refusal) : play(page, player, card)),
    say: (card) => t("trick-key", { name, card: cardInWords(card) }),
    tools: desk.amends ? nothing : html`${powersButton(page)}${wayButton(page, "result")}`,
  });
}

/** Who has the trick so far, and what for. */
function winning(page, { entry, preview }) {
  const trick = preview?.trick;
  if (!trick || trick.plays.length !== entry.plays.length) return "";
  return trick.bonus ? t("trick-bonus-so-far", { points: trick.bonus }) : "";
}

/** Every card of the game by its name, with the reason why it cannot come; until the rules have spoken, as before. */
function known(page, { preview }) {
  if (preview?.type === "trick") page.cards = Object.fromEntries(preview.cards.map(({ card, refusal }) => [card, refusal]));
  return page.cards ?? {};
}

function openSuit(page, desk, suit) {
  page.suit = suit;
  page.acts.pick(turnOf(desk));
}

/** One card; the last one settles the trick, and until that is recorded no other is taken. */
async function play(page, player, card) {
  if (page.busy) return;
  page.suit = null;
  if (page.inHand.current !== player) page.acts.pick(player);
  page.acts.number(card);
  if (document.activeElement === document.body) document.querySelector(".suit-keys button")?.focus({ preventScroll: true });
  if (!page.amending && isWhole(page.inHand)) await record(page);
}

async function record(page) {
  if (!(await page.acts.confirm())) return;
  const { last_trick: last, phase } = page.table.view;
  if (phase !== "playing" && last) page.acts.say(ofLast(page, last));
}

/** Every card is there and the trick is not recorded: it was refused, or it is being corrected. */
function settle(page, desk) {
  const refusal = desk.preview?.refusal;
  return confirmButton({
    text: refusal ? page.refusal(refusal) : t(desk.amends ? "trick-amend" : "trick-record", { number: desk.number || page.table.view.tricks_recorded + 1 }),
    isReady: !refusal,
    isBusy: page.busy,
    onConfirm: () => record(page),
  });
}
