/** What everyone took: “made it” or another number; what cannot be is grey and says why. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { confirmButton, pad } from "../../parts/pad.js";
import { plain } from "../../parts/numbers.js";
import { missing, typed, withBonus } from "./entry.js";
import { bonusesInShort } from "./lines.js";
import { mayEarnBonus } from "./bonus.js";
import { role } from "./stage.js";
import { box, pointsButton, rowList } from "./rows.js";
import { powersButton, wayButton } from "./ways.js";

/** @param {object} page @param {object} desk the entry in work */
export function resultScreen(page, desk) {
  const rows = desk.stage.seats.map((player) => resultRow(page, desk, player));
  return html`
    ${rowList(rows, t("table-players"))}
    ${page.mayWrite ? html`<div class="foot">${resultPad(page, desk)}<div class="record-line">${desk.amends ? nothing : html`${wayButton(page, "trick")}${powersButton(page)}`}${confirmResult(page, desk)}</div></div>` : nothing}
  `;
}

/** How far the tricks are given out. */
export const resultProgress = (desk) => t("table-tricks-of", { tricks: desk.stage.cards - left(desk), cards: desk.stage.cards });

/** The tricks that only one can still have taken, as the preview suggests. */
const suggested = (desk, player) =>
  typed(desk.entry, player) === undefined ? desk.preview?.suggestion?.[player] : undefined;

function resultRow(page, desk, player) {
  const { entry, stage, current, preview } = desk;
  const value = typed(entry, player);
  const suggestion = page.mayWrite ? suggested(desk, player) : undefined;
  const isNow = page.mayWrite && player === current;
  return {
    player,
    name: page.names[player],
    seat: page.seat(player).number,
    now: isNow,
    state: value !== undefined ? "decided" : suggestion !== undefined ? "suggested" : "open",
    sub: page.mayWrite ? resultSub(page, desk, player, suggestion) : role(stage, player),
    points: points(page, desk, player),
    end: page.mayWrite ? box(value, { now: isNow, suggestion }) : bidShown(stage.bids[player]),
    heard: !page.mayWrite ? t("table-bid", { bid: stage.bids[player] }) : value === undefined ? t("table-no-tricks-yet") : t("table-heard-tricks", { tricks: value }),
    onPick: page.mayWrite ? () => page.acts.pick(player) : null,
  };
}

/** What those see who only watch: the bid, and that it is one. */
const bidShown = (bid) => html`<span class="total"><span class="number">${bid}</span><small>${t("table-bid-word")}</small></span>`;

function resultSub(page, { stage, amends, preview }, player, suggestion) {
  const said = [t("table-bid", { bid: stage.bids[player] })];
  const won = amends ? 0 : page.seat(player).won?.tricks;
  if (stage.shots?.[player] === "cannonball") said.push(t("shot-cannonball"));
  if (won) said.push(t("trick-won-so-far", { tricks: won }));
  if (suggestion !== undefined) said.push(t("table-left-over", { tricks: suggestion }));
  return [...said, ...bonusesInShort(preview?.rows?.[player]?.lines ?? [])].join(" · ");
}

function points(page, desk, player) {
  const seen = desk.preview?.rows?.[player];
  if (typed(desk.entry, player) === undefined || seen?.points == null || seen.tricks !== typed(desk.entry, player)) {
    return page.mayWrite ? nothing : html`<span class="total soft">${plain(desk.stage.totals[player])}</span>`;
  }
  const hint = mayEarnBonus(seen) ? t("table-bonus") : "";
  return pointsButton({
    points: seen.points,
    hint,
    label: t(hint ? "table-explain-or-bonus" : "table-explain", { name: page.names[player], round: desk.stage.round, points: plain(seen.points) }),
    onOpen: () => page.acts.open({ kind: "row", player, round: desk.stage.round, isTyped: true }),
  });
}

function resultPad(page, desk) {
  const { stage, current } = desk;
  const name = page.names[current];
  const fields = desk.preview?.rows?.[current]?.fields?.tricks ?? [];
  const bid = stage.bids[current];
  const values = Array.from({ length: stage.cards + 1 }, (_, tricks) => tricks).filter((tricks) => tricks !== bid);
  return pad({
    title: t("table-took-now", { name }),
    aside: t("table-tricks-left", { count: left(desk) }),
    keys: [...[bid, ...values].map((tricks) => trickKey(desk, name, tricks, fields[tricks]?.refusal)), ...destroyedKey(desk)],
    onKey: (key) => (key.refusal ? page.acts.refused(key.refusal) : key.isDestroyed ? page.acts.bonus(null, "destroyed", key.next) : page.acts.number(key.value)),
  });
}

/** Tricks that are given out: everybody’s, and those that nobody won. */
const left = ({ entry, stage, preview }) =>
  stage.cards - stage.seats.reduce((sum, player) => sum + (typed(entry, player) ?? 0), 0) - nobodys(entry, preview);

/** Tricks that nobody won: as was said, else those that were recorded. */
const nobodys = (entry, preview) => entry.destroyed ?? preview?.destroyed?.least ?? 0;

/** How many tricks nobody won, where there can be such: each tap is one more, then none again. */
function destroyedKey({ entry, preview }) {
  const { values = [] } = preview?.destroyed ?? {};
  if (values.length < 2) return [];
  const now = nobodys(entry, preview);
  const possible = values.filter(({ refusal }) => !refusal).map((one) => one.value);
  const next = possible.find((one) => one > now) ?? possible[0];
  const refusal = next === undefined || next === now ? values.find((one) => one.refusal)?.refusal : null;
  return [{
    value: "destroyed",
    text: t("destroyed-key", { count: now }),
    label: t("destroyed-key-label", { count: now, next: next ?? 0 }),
    isWide: true,
    pressed: Boolean(now),
    isDestroyed: true,
    next,
    refused: Boolean(refusal),
    refusal,
  }];
}

function trickKey({ entry, stage, current, ...desk }, name, tricks, refusal) {
  const isBid = tricks === stage.bids[current];
  const suggestion = suggested({ entry, ...desk }, current);
  return {
    value: tricks,
    label: t(isBid ? "table-key-made" : "table-key-took", { name, count: tricks }),
    caption: isBid ? t("table-made-it") : "",
    main: isBid && !refusal,
    isWide: isBid,
    isSuggested: suggestion === tricks,
    pressed: tricks === typed(entry, current),
    refused: Boolean(refusal),
    refusal,
  };
}

function confirmResult(page, desk) {
  const open = missing(desk.entry, desk.stage.seats);
  const rest = open.length === 1 ? suggested(desk, open[0]) : undefined;
  const lost = open.length ? null : desk.preview?.destroyed?.suggestion;
  const refusal = open.length || lost ? null : desk.preview?.refusal;
  return confirmButton({
    text: lost ? t("destroyed-record", { count: lost }) : confirmText(page, desk, open, rest, refusal),
    isReady: (!open.length && !refusal) || rest !== undefined,
    isBusy: page.busy,
    onConfirm: () => (lost ? recordWithLost(page, lost) : refusal ? page.acts.refused(refusal) : rest !== undefined ? page.acts.confirmWith(open[0], rest) : page.acts.confirm()),
  });
}

/** What is left over with all rows in can only be tricks that nobody won. */
function recordWithLost(page, lost) {
  const { amends, entry } = page.inHand;
  const whole = withBonus(entry, null, "destroyed", lost);
  return amends ? page.acts.amend(amends, whole) : page.acts.enter(whole);
}

function confirmText(page, { stage, amends }, open, rest, refusal) {
  if (refusal) return page.refusal(refusal);
  if (rest !== undefined) return t("table-record-with-rest", { name: page.names[open[0]], tricks: rest });
  if (open.length) return t(open.length > 3 ? "table-many-tricks-missing" : "table-tricks-missing", { names: open.map((player) => page.names[player]) });
  return amends ? t("table-amend", { round: stage.round }) : t("table-record-result", { round: stage.round });
}
