/** Skull at the table: everything on the page that knows this game. */
import { t } from "../../i18n.js";
import { choices } from "./choices.js";
import { finalWords, verdictWords } from "./end.js";
import { logLine, rulingLine } from "./log.js";
import { proved, refuse } from "./refused.js";
import { round } from "./stage.js";
import { menuItems, switchWay } from "./ways.js";

/** A desk for what the game waits for; null when it waits for nothing. */
function desk(view, draft) {
  if (view.ended) return null;
  const isOpen = ["first_placement", "placement"].includes(view.phase);
  const { skull_owner: _, ...kept } = draft?.entry ?? {};
  const entry = isOpen ? { type: "challenge", ...kept } : { type: view.phase === "bidding" ? "bid" : view.phase };
  return {
    entry,
    isTold: isOpen && Boolean(choices().isTold),
    current: draft?.entry.owner ?? draft?.current ?? null,
    stage: { seats: seatsToTap(view), round: view.round },
  };
}

/** Whose stack may be turned: the arrows go from one to the next. */
const seatsToTap = (view) => view.allowed.filter((offer) => offer.type === "reveal").map((offer) => offer.owner);

function headline(page, panel) {
  const { view } = page.table;
  if (panel === "amend") return { title: t("table-round", { round: page.amending.stage.round }), small: t("table-correcting") };
  if (panel === "end") return { title: t("end-title"), small: t("end-rounds", { count: view.rounds.length }) };
  return { title: t("word-skull"), small: t("skull-round", { round: view.round }) };
}

/** Refusals that name the earlier entry which proves them. */
const PROVED = ["skull_is_gone", "skull_is_among_them", "last_chance_is_flower"];

/** What this game says in its own words. */
const words = Object.fromEntries(["void-hint", "leave-hint", "menu-void_round-hint", "menu-ruling-hint"].map((id) => [id, `skull-${id}`]));

export const skull = {
  screen: (page) => round(page, page.desk),
  desk,
  headline,
  heard: (page, entry) => t("skull-key-bid", { name: page.names[entry.challenger], count: entry.count }),
  chartLines: () => [],
  wantsPreview: (entry) => entry.type === "challenge" && Boolean(choices().isTold || entry.challenger),
  withNumber: (entry, _player, count) => ({ ...entry, count }),
  withBonus: (entry, _player, field, value) => ({ ...entry, [field]: value }),
  missing: () => [],
  next: (_entry, _seats, from) => from,
  amendDesk: async (page, seq) => (await import("./amend.js")).amendDesk(page, seq),
  fetchRest: async () => (await import("./rest.js")).add(skull),
  logLine,
  rulingLine,
  refuse,
  explains: (refusal) => refusal?.facts?.seq != null && PROVED.includes(refusal.code),
  menuItems,
  switchWay,
  verdictWords,
  finalWords,
  words,
  voidReasons: ["spilt", "seen", "misplaced"],
  dialogs: { proved },
};
