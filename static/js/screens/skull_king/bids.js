/** Everyone's bid, one tap each; before the first, the round before is explained in the same rows. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { plain } from "../../parts/numbers.js";
import { confirmButton, pad } from "../../parts/pad.js";
import { missing, typed } from "./entry.js";
import { inShort } from "./lines.js";
import { box, pointsButton, rowList, total } from "./rows.js";
import { role } from "./stage.js";
import { tieInShort } from "./tie.js";

const USUAL = "grapeshot";
const OTHER = "cannonball";

/** @param {object} page @param {object} desk the entry in work, null for those who only watch */
export function bidsScreen(page, desk) {
  const { entry, stage, amends } = desk;
  const isUntouched = !amends && missing(entry, stage.seats).length === stage.seats.length;
  const before = isUntouched ? page.table.view.rounds.at(-1) : null;
  const rows = stage.seats.map((player) => bidRow(page, desk, player, before));
  return html`${rowList(rows, t("table-players"))}${page.mayWrite ? foot(page, desk) : nothing}`;
}

/** How the bids stand against the tricks: “bids 7 for 5 tricks”. */
export function bidProgress({ entry, stage }) {
  const bids = Object.values(entry.bids).reduce((sum, bid) => sum + bid, 0);
  return t("table-bids-for-tricks", { bids, cards: stage.cards });
}

function bidRow(page, desk, player, before) {
  const { entry, current } = desk;
  const value = typed(entry, player);
  const isNow = page.mayWrite && player === current;
  const seen = page.seat(player);
  return {
    player,
    name: page.names[player],
    seat: seen.number,
    now: isNow,
    state: value === undefined ? "open" : "decided",
    onPick: page.mayWrite ? () => page.acts.pick(player) : null,
    ...(before && !before.rows[player] ? {} : before ? afterRound(page, before, player) : {}),
    ...(before?.rows[player] ? {} : whileBidding(desk, player, value, isNow)),
  };
}

const whileBidding = ({ entry, stage }, player, value, isNow) => ({
  sub: [role(stage, player), entry.shots?.[player] === OTHER ? t("shot-cannonball") : ""].filter(Boolean).join(" · "),
  points: html`<span class="total soft">${plain(stage.totals[player])}</span>`,
  end: box(value, { now: isNow }),
  heard: value === undefined ? t("table-no-bid-yet") : t("table-heard-bid", { bid: value }),
});

function afterRound(page, before, player) {
  const row = before.rows[player];
  const { rank, total: points } = page.seat(player);
  return {
    sub: inShort(row),
    points: pointsButton({
      points: row.points,
      label: t("table-explain", { name: page.names[player], round: before.round, points: plain(row.points) }),
      onOpen: () => page.acts.open({ kind: "row", player, round: before.round }),
    }),
    end: total(plain(points), rank),
    heard: t("table-heard-total", { total: plain(points), rank }),
  };
}

function foot(page, desk) {
  return html`<div class="foot">${bidPad(page, desk)}${confirmBids(page, desk)}</div>`;
}

function bidPad(page, { entry, stage, current }) {
  const name = page.names[current];
  const value = typed(entry, current);
  const open = missing(entry, stage.seats).length;
  return pad({
    title: t("table-bids-now", { name }),
    aside: open ? t("table-to-go", { count: open }) : "",
    keys: [
      ...Array.from({ length: stage.cards + 1 }, (_, bid) => ({
        value: bid,
        label: t("table-key-bid", { name, count: bid }),
        pressed: bid === value,
      })),
      ...shotKey(entry, current, name),
    ],
    onKey: (key) => (key.shot ? page.acts.bonus(current, "shot", key.shot) : page.acts.number(key.value)),
  });
}

/** One tap more for a cannonball, before the bid or after it; grapeshot is what everybody has. */
function shotKey({ shots }, player, name) {
  if (!shots) return [];
  const isOther = shots[player] === OTHER;
  return [{ value: OTHER, text: t("shot-cannonball"), label: t("shot-key", { name }), isWide: true, pressed: isOther, shot: isOther ? USUAL : OTHER }];
}

function confirmBids(page, { entry, stage, amends }) {
  const open = missing(entry, stage.seats);
  const text = open.length ? noBid(page, stage, open) : amends ? t("table-amend", { round: stage.round }) : t("table-record-bids");
  return confirmButton({ text, isReady: !open.length, isBusy: page.busy, onConfirm: () => page.acts.confirm() });
}

function noBid(page, stage, open) {
  if (open.length === stage.seats.length) return tieInShort(page) || t("table-nobody-bid");
  return t(open.length > 3 ? "table-many-have-not-bid" : "table-have-not-bid", { names: open.map((player) => page.names[player]) });
}
