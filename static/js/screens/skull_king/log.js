/** What an entry of this game says in the log, everybody named. */
import { listed, t } from "../../i18n.js";
import { signed } from "../../parts/numbers.js";

/** @param {object} page @param {object} entry @param {number} round */
export function logLine(page, entry, round) {
  if (entry.type === "bids") return t("log-bids", { round, list: each(page, entry.bids, (bid) => bid) });
  if (entry.type === "result") return t("log-result", { round, list: each(page, entry.rows, withBonuses) });
  return "";
}

/** What a ruling changed. */
export function rulingLine(page, { points = {}, dealer }) {
  const moved = Object.entries(points).filter(([, by]) => by);
  const parts = moved.map(([id, by]) => t("log-number", { name: page.names[id], value: signed(by) }));
  if (dealer) parts.push(t("table-who-deals", { name: page.names[dealer] }));
  return parts.length ? t("log-ruled", { list: listed(parts) }) : "";
}

const each = (page, values, say) =>
  listed(Object.keys(page.names).filter((id) => id in values).map((id) => t("log-number", { name: page.names[id], value: String(say(values[id])) })));

function withBonuses({ tricks, fourteens = [], mermaids, pirates, skull_king: king }) {
  const bonuses = [
    ...fourteens.map((suit) => t("table-short-fourteen", { suit: t(`word-${suit}`) })),
    mermaids && t("table-short-mermaids", { count: mermaids }),
    pirates && t("table-short-pirates", { count: pirates }),
    king && t("table-short-skull_king"),
  ].filter(Boolean);
  return bonuses.length ? t("log-with-bonuses", { tricks, bonuses }) : tricks;
}
