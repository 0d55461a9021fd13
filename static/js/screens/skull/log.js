/** What an entry of Skull says in the log, everybody named. */
import { listed, t } from "../../i18n.js";

/** @param {object} page @param {object} entry */
export function logLine(page, entry) {
  const { type } = entry;
  if (!(type in LINES)) return "";
  return LINES[type](entry, (player) => page.names[player]);
}

const LINES = {
  place: ({ player, last_chance: isLent }, name) => t(isLent ? "skull-log-place-last-chance" : "skull-log-place", { name: name(player) }),
  place_all: () => t("skull-log-place_all"),
  bid: ({ player, count }, name) => t("skull-log-bid", { name: name(player), count }),
  pass: ({ player }, name) => t("skull-log-pass", { name: name(player) }),
  reveal: ({ owner, face }, name) => t(`skull-log-${face}`, { name: name(owner) }),
  lose_disc: () => t("skull-log-lose_disc"),
  choose_starter: ({ player }, name) => t("skull-log-choose_starter", { name: name(player) }),
  challenge: (entry, name) => told(entry, name),
};

function told({ challenger, count, skull_owner: owner }, name) {
  const outcome = owner === null ? "success" : owner === challenger ? "own" : "others";
  return t(`skull-log-told-${outcome}`, { name: name(challenger), count, owner: owner ? name(owner) : "" });
}

/** What a ruling changed. @param {object} page */
export function rulingLine(page, { discs = {}, successes = {}, starter }) {
  const parts = [
    ...Object.entries(discs).map(([id, count]) => t("skull-log-discs", { name: page.names[id], count })),
    ...Object.entries(successes).map(([id, count]) => t("skull-log-successes", { name: page.names[id], count })),
    ...(starter ? [t("skull-starts-ruling", { name: page.names[starter] })] : []),
  ];
  return parts.length ? listed(parts) : "";
}
