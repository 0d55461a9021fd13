/** What an entry of this game says in the log, everybody named. */
import { listed, t } from "../../i18n.js";
import { signed } from "../../parts/numbers.js";
import { cardInWords } from "../../parts/card_words.js";

/** @param {object} page @param {object} entry @param {number} round */
export function logLine(page, entry, round) {
  if (entry.type === "bids") return t("log-bids", { round, list: each(page, entry.bids, (bid, id) => withShot(bid, entry.shots?.[id])) });
  if (entry.type === "result") return [t("log-result", { round, list: each(page, entry.rows, (row) => withBonuses(page, row)) }), entry.destroyed ? t("log-destroyed", { count: entry.destroyed }) : ""].filter(Boolean).join(" ");
  if (entry.type === "trick") return t("log-trick", { round, list: entry.plays.map(({ player, card }) => t("log-number", { name: page.names[player] ?? t("trick-graybeard"), value: cardInWords(card) })) });
  if (entry.type === "harry") return t("power-harry-used", { name: page.names[entry.player], value: signed(entry.change) });
  if (entry.type === "wager") return t("power-wager-used", { name: page.names[entry.player], value: entry.points });
  return "";
}

const withShot = (bid, shot) => (shot === "cannonball" ? `${bid} (${t("shot-cannonball")})` : bid);

/** What a ruling changed. */
export function rulingLine(page, { points = {}, dealer }) {
  const moved = Object.entries(points).filter(([, by]) => by);
  const parts = moved.map(([id, by]) => t("log-number", { name: page.names[id], value: signed(by) }));
  if (dealer) parts.push(t("table-who-deals", { name: page.names[dealer] }));
  return parts.length ? t("log-ruled", { list: listed(parts) }) : "";
}

const each = (page, values, say) =>
  listed(Object.keys(page.names).filter((id) => id in values).map((id) => t("log-number", { name: page.names[id], value: String(say(values[id], id)) })));

function withBonuses(page, { tricks, fourteens = [], mermaids, pirates, skull_king: king, loot = [] }) {
  const bonuses = [
    ...fourteens.map((suit) => t("table-short-fourteen", { suit: t(`word-${suit}`) })),
    mermaids && t("table-short-mermaids", { count: mermaids }),
    pirates && t("table-short-pirates", { count: pirates }),
    king && t("table-short-skull_king"),
    loot.length && t("log-allied", { names: loot.map((id) => page.names[id]) }),
  ].filter(Boolean);
  return bonuses.length ? t("log-with-bonuses", { tricks, bonuses }) : tricks;
}
