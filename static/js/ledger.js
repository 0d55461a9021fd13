/**
 * The book of the table on this page: what the house has confirmed, and on top of it what this phone has judged and
 * not sent yet. Where the engine does not run (yet), the house judges.
 */
import * as api from "./api.js";
import { bookOf, keepTold, noteJudged, replaceRows } from "./books.js";
import { judgeOf } from "./judge.js";
import { onChange, post, send } from "./outbox.js";

/**
 * @typedef {object} Ledger
 * @property {string} code of the table, `new-…` until the house has given it one
 * @property {object} base the table as the house told it last
 * @property {object} table as it stands here, with what is not sent yet
 * @property {import("./books.js").Row[]} rows what is not sent yet, the oldest first
 * @property {boolean} isJudging whether acts are judged on this phone by now
 */

/**
 * @param {string} code
 * @param {object | null} told the table as the page brought it
 * @param {() => void} changed is called when something changed that nobody here waits for
 * @returns {Promise<Ledger | null>} null where nobody knows the table
 */
export async function openLedger(code, told, changed) {
  const ledger = { code, base: told, lines: [], rows: [], table: told, isJudging: false };
  const judge = judgeOf(() => ledger.code);
  let isStarted = false;
  let working = Promise.resolve();

  const inTurn = (work) => {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  };
  const isWhole = () => ledger.lines.length === ledger.base.seq + 1;
  const keep = () => keepTold(ledger.code, ledger);

  /** What is kept here; what the page brought is newer where nothing waits. */
  async function read() {
    const { table, rows } = await bookOf(ledger.code);
    ledger.rows = rows;
    if (table && (rows.length || !ledger.base || ledger.base.seq <= table.base.seq)) ledger.base = table.base;
    if (!ledger.base) return;
    ledger.lines = (table?.lines ?? []).filter(({ seq }) => seq <= ledger.base.seq);
    ledger.table = { ...ledger.base, ...(rows.length && table?.shown), code: ledger.code };
  }

  /** A key may have been handed over, or taken back, since this phone last kept the table. */
  function believe(may_write) {
    ledger.base = { ...ledger.base, may_write };
    ledger.table = { ...ledger.table, may_write };
  }

  /** Fetches what is missing of the log. @returns {Promise<boolean>} whether it is whole */
  async function complete() {
    if (isWhole() || !ledger.base.may_write) return isWhole();
    const { status, body } = await api.lines(ledger.code, ledger.lines.length - 1);
    for (const line of status === 200 ? body.lines : []) {
      if (line.seq === ledger.lines.length && line.seq <= ledger.base.seq) ledger.lines.push(line);
    }
    if (status === 200) await keep();
    return isWhole();
  }

  /** Lets the engine read what is new; with the whole log, and only then, it judges. */
  async function follow() {
    ledger.isJudging = false;
    if (!isStarted || !isWhole()) return;
    const { picture, judged } = await judge.follow(ledger.base.game, ledger.lines, ledger.rows.filter(isOnTable));
    ledger.isJudging = !judged.at(-1)?.refusal;
    if (judged.length) await keepJudged(judged);
    const isAsTold = ledger.rows.length || isSame(picture.view, ledger.base.view);
    if (ledger.rows.length) ledger.table = { ...ledger.base, ...picture };
    if (!isAsTold) await startOver();
  }

  /** What was written down before anybody had judged it. */
  async function keepJudged(judged) {
    const notes = judged.filter(({ row, refusal }) => !row.line || refusal).map(({ row, line, refusal }) => [row.key, noteOf(row, line, refusal)]);
    if (!notes.length) return;
    const noted = new Map(notes);
    ledger.rows = ledger.rows.map((row) => ({ ...row, ...noted.get(row.key) }));
    await noteJudged(noted);
  }

  /** The house has the last word: where it sees the game otherwise, its log is read anew, and it judges. */
  async function startOver() {
    judge.forget();
    ledger.isJudging = false;
    ledger.lines = [];
    if (!(await complete())) return;
    const { picture } = await judge.follow(ledger.base.game, ledger.lines, []);
    ledger.isJudging = isSame(picture.view, ledger.base.view);
  }

  const reread = async () => {
    await read();
    await follow().catch(() => {});
  };

  /** Goes on with what is new: shown at once, judged as soon as the log is whole. */
  async function goOn() {
    await inTurn(reread);
    changed();
    if (ledger.isJudging || !isStarted || !(await complete())) return;
    await inTurn(() => follow().catch(() => {}));
    changed();
  }

  function start() {
    if (isStarted || !(ledger.base.may_write || ledger.rows.length)) return;
    complete().catch(() => {});
    judge.ready().then(() => ((isStarted = true), goOn())).catch(() => {});
  }

  /** Judged here, kept, and then sent. */
  async function writeHere(kind, body, key) {
    const said = await judge.act(kind, body, key);
    if (said.refusal) return { refusal: said.refusal };
    const line = { ...said.line, key, at: new Date().toISOString() };
    const row = await post({ code: ledger.code, key, call: kind, body, after: line.seq - 1, line, made_at: Date.now() }, said.picture);
    if (!row) return judge.forget(), reread().then(() => ({ isStale: true }));
    ledger.rows.push(row);
    ledger.table = { ...ledger.base, ...said.picture };
    return { isTaken: true };
  }

  /** Kept, sent, and judged by the house. What it refuses was never shown as taken, and stays with whoever typed it. */
  async function writeThere(kind, body, key) {
    if (kind === "undo" && ledger.rows.some(({ line }) => !line)) return takeBackUnjudged();
    const after = ledger.rows.filter((row) => row.line && isOnTable(row)).length + ledger.base.seq;
    await post({ code: ledger.code, key, call: kind, body, after, line: null, made_at: Date.now() });
    await send();
    await inTurn(reread);
    const row = ledger.rows.find((one) => one.key === key);
    if (!row) return { isTaken: true };
    if (row.line) return { isTaken: true };
    if (!row.refused || row.refused.status === 412) return { isWaiting: true };
    await replaceRows(ledger.code, ledger.rows.filter((one) => one !== row), {});
    await inTurn(reread);
    return { refusal: row.refused.body ?? {} };
  }

  /** What nobody has judged yet is taken back by not sending it. */
  async function takeBackUnjudged() {
    await replaceRows(ledger.code, ledger.rows.filter(({ line }) => line), {});
    await inTurn(reread);
    return { isTaken: true };
  }

  const here = (call, said) => (ledger.isJudging ? inTurn(() => judge.ask(call, said)).catch(() => null) : null);

  /** The engine's answer as the house would give it; null where it gives none. */
  async function askHere(call, said) {
    const body = await here(call, said);
    return body && (body.refusal?.family ? { status: 409, body: body.refusal } : { status: 200, body });
  }

  onChange((of, newCode) => {
    if (of !== ledger.code) return;
    if (newCode) ledger.code = newCode;
    if (newCode) judge.forget();
    goOn();
  });

  await read();
  if (!ledger.base) return null;
  if (told) believe(told.may_write);
  await keep();
  start();

  return Object.assign(ledger, {
    /**
     * Writes one act into the book.
     * @returns {Promise<{isTaken?: boolean, refusal?: object, isStale?: boolean, isWaiting?: boolean}>}
     */
    async write(kind, body, key) {
      const done = ledger.isJudging && (await inTurn(() => (ledger.isJudging ? writeHere(kind, body, key) : null)).catch(() => null));
      return done || writeThere(kind, body, key);
    },
    /** Takes in what the house tells; while something waits, sending finds out. @returns {Promise<void>} */
    async news(picture) {
      if (ledger.rows.length) return void send();
      if (picture.seq <= ledger.base.seq && picture.may_write === ledger.base.may_write) return;
      await inTurn(() => {
        if (!ledger.rows.length) ledger.base = { ...ledger.base, ...picture, code: ledger.code };
        return keep();
      });
      start();
      await goOn();
    },
    preview: async (entry, amends) => (await askHere("preview", { entry, ...(amends && { amends }) })) ?? api.preview(ledger.code, entry, amends),
    before: async (seq) => (await askHere("before", { seq })) ?? api.before(ledger.code, seq),
    async log() {
      const acts = await here("log", {});
      return acts ? { status: 200, body: { entries: acts.map((act) => signed(ledger, act)) } } : api.log(ledger.code);
    },
    /** The next table of the same people; where the house cannot be reached it is opened here. */
    async rematch(key) {
      await send();
      const isSent = !ledger.rows.length;
      const answer = isSent ? await api.rematch(ledger.code, { key }) : { status: 0, body: null };
      if (!api.isGone(answer) || !ledger.isJudging || !api.canOpenHere()) return answer;
      const { openHere } = await import("./opening.js");
      const asked = await askHere("rematch", {});
      const opened = await openHere({ ...asked.body, key }, ledger.code);
      return { status: opened.code ? 201 : 409, body: opened.refusal ?? { code: opened.code } };
    },
    goOn,
  });
}

const noteOf = (row, line, refusal) =>
  refusal ? { refused: row.refused ?? { status: 409, body: refusal } } : { line: { ...line, key: row.key, at: new Date(row.made_at).toISOString() } };

/** The opening itself is no act at the table. */
const isOnTable = ({ call }) => call !== "open" && call !== "rematch";

/** An act with who wrote it and when, as far as this phone knows. */
function signed({ base, lines, rows }, act) {
  const stamp = ({ seq }) => {
    const { at, who } = lines[seq] ?? rows.find(({ line }) => line?.seq === seq)?.line ?? {};
    return { at, who };
  };
  const done = (by) => by && { ...by, ...stamp(by) };
  return { ...act, ...stamp(act), isUnsent: act.seq > base.seq, undone: done(act.undone), amended: done(act.amended) };
}

/** The order of an object's fields says nothing. */
export function isSame(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => isSame(one[field], other[field]));
}
