/** The page: the table as the server last told it, and what this phone adds to it. */
import { sentence, t } from "../i18n.js";
import { kept } from "../draft.js";
import { shortNames } from "../parts/short.js";

/** What the engine refuses besides what the rules forbid. */
const PROBLEMS = {
  nothing_to_undo: "problem-nothing_to_undo",
  nothing_to_redo: "problem-nothing_to_redo",
  no_such_act: "problem-no_such_act",
  entry_is_gone: "problem-entry_is_gone",
  game_has_begun: "problem-game_has_begun",
  name_taken: "problem-name_taken",
  name_alike: "problem-name_alike",
  ill_shaped: "problem-ill_shaped",
};

/**
 * @typedef {object} Desk the entry in work
 * @property {object} entry half typed
 * @property {string} current the player whose row has the light
 * @property {object | null} preview what the rules say of it so far
 * @property {object} stage the round it belongs to
 * @property {number} [amends] the seq of the entry that it would replace
 */

/** @param {import("../ledger.js").Ledger} ledger the table's book @param {object} game the screens of its game */
export function openPage(ledger, game) {
  const page = {
    game,
    ledger,
    panel: "round",
    dialog: null,
    desk: null,
    amending: null,
    log: null,
    said: null,
    lit: null,
    busy: false,
    refusal: ({ family, code, facts }) => sentence(family === "problem" ? PROBLEMS[code] : `violation-${code}`, facts, page.shortNames),
    seat: (id) => ({ ...page.table.view.players.find((player) => player.id === id), number: seatNumber(page.table, id) }),
    get inHand() {
      return this.amending ?? this.desk;
    },
    /** Something confirmed here waits to be judged: it is still to be seen as it was typed. */
    get isUnjudged() {
      return ledger.rows.some(({ line, refused }) => !line && !refused);
    },
  };
  adopt(page, ledger.table);
  return page;
}

/** Takes the table as it stands now; what is half typed stays where it still fits. */
export function adopt(page, table) {
  page.table = { ...page.table, ...table };
  page.names = Object.fromEntries(page.table.players.map(({ id, name }) => [id, name]));
  page.shortNames = shortNames(page.names);
  page.mayWrite = Boolean(page.table.may_write);
  page.desk = layDesk(page, page.mayWrite ? kept(page.table.code, page.table.view) : null);
}

/** @returns {Desk | null} a desk for what the game waits for, with what was half typed on it */
export function layDesk(page, draft) {
  const { view } = page.table;
  const desk = page.game.desk(view, draft);
  const isSame = page.desk && desk && JSON.stringify(page.desk.entry) === JSON.stringify(desk.entry);
  return desk && { ...desk, preview: isSame ? page.desk.preview : null };
}

/** Whether the house does not know this table yet. */
export const isUnopened = (code) => code.startsWith("new-");

/** The names of some players, joined in the language's way. */
export const namesOf = (page, ids) => ids.map((id) => page.names[id]);

/** What the page is called in the browser's list. */
export function pageTitle(page) {
  const { label, code } = page.table;
  return `${label ?? (isUnopened(code) ? t(`word-${page.table.game}`) : code)} · ${t("app-name")}`;
}

const seatNumber = (table, id) => table.players.findIndex((player) => player.id === id) + 1;
