/**
 * The tables that this phone keeps, and the acts the house has not confirmed yet. Every change is one transaction.
 *
 * @typedef {object} Book a table on this phone
 * @property {string} code `new-…` until the house has given it one
 * @property {object} base the table as the house told it last
 * @property {object[]} lines its log up to there, as far as it was fetched
 * @property {object} [shown] the table with what is not sent yet
 * @property {string} [score_key]
 * @property {number} seen when it was last looked at
 *
 * @typedef {object} Row an act to send
 * @property {number} id
 * @property {string} code of its table
 * @property {string} key
 * @property {"entry" | "undo" | "redo" | "amend" | "patch" | "open" | "rematch"} call
 * @property {object} body
 * @property {number} after the seq it was said upon
 * @property {object | null} line as it was judged here; null: not judged yet
 * @property {number} made_at
 * @property {{status: number, body: object, theirs?: object[]}} [refused] why it stays here until somebody decides
 */
import { keeping, within } from "./store.js";

const CALLS = ["entry", "undo", "redo", "amend", "patch", "open", "rematch"];
const ENDED_KEPT_MILLISECONDS = 12 * 60 * 60 * 1000;

/** @returns {Promise<{table: Book | null, rows: Row[]}>} */
export const bookOf = (code) => within("readwrite", async (tables, outbox) => ({ table: await soundTable(tables, code), rows: (await soundRows(outbox)).filter((row) => row.code === code) }));

/** @returns {Promise<Row[]>} everything to send, the oldest first */
export const allRows = () => within("readwrite", (_, outbox) => soundRows(outbox));

/** @returns {Promise<{tables: Book[], rows: Row[]}>} */
export const everything = () =>
  within("readonly", async (tables, outbox) => ({ tables: (await tables.getAll()).filter(isBook), rows: (await outbox.getAll()).filter(isRow) }));

/**
 * Keeps a table as the house has told it: never an older one than is kept, and no newer one while something waits,
 * for that was said upon what was told before.
 */
export const keepTold = (code, { base, lines }) =>
  within("readwrite", async (tables, outbox) => {
    const known = await tables.get(code);
    const isFree = !known || (base.seq > known.base.seq && !(await outbox.getAll()).some((row) => row.code === code));
    const isSameMoment = known?.base.seq === base.seq;
    await tables.put({ ...known, ...((isFree || isSameMoment) && { base, lines }), code, seen: Date.now() });
  });

/** Forgets what the house told of a table; what waits to be sent there stays. */
export const forgetTold = (code) => within("readwrite", (tables) => tables.delete(code));

/**
 * Puts an act into the outbox, on top of those that wait.
 * @returns {Promise<Row | null>} null where another tab was faster
 */
export const addRow = (row, shown) =>
  within("readwrite", async (tables, outbox) => {
    const table = await tables.get(row.code);
    const waiting = (await outbox.getAll()).filter((other) => other.code === row.code);
    const head = waiting.at(-1)?.line?.seq ?? (waiting.length ? null : table?.base?.seq);
    if (row.line && head !== row.after) return null;
    if (!row.line) for (const other of waiting.filter(({ line }) => !line)) await outbox.delete(other.id);
    const id = await outbox.put(row);
    if (shown && table) await tables.put({ ...table, shown, seen: Date.now() });
    return { ...row, id };
  });

/** Keeps a table that the house does not know yet, and that it is to be opened there. @param {Book} book @param {Row} row */
export const openBook = (book, row) =>
  within("readwrite", async (tables, outbox) => {
    await tables.put({ ...book, seen: Date.now() });
    await outbox.put(row);
  });

/** These acts are in the house's log now, and this is how the table stands there. They may have been judged meanwhile. */
export const confirm = (code, sent, base) =>
  within("readwrite", async (tables, outbox) => {
    const keys = new Set(sent.map(({ key }) => key));
    const table = (await tables.get(code)) ?? { code, lines: [] };
    const lines = [...table.lines];
    for (const { id, key, line } of await outbox.getAll()) {
      if (!keys.has(key)) continue;
      await outbox.delete(id);
      if (line?.seq === lines.length) lines.push(line);
    }
    await tables.put({ ...table, lines, base });
  });

/** Says of one act why it cannot be sent. */
export const refuse = (key, refused) =>
  within("readwrite", async (_, outbox) => {
    const row = (await outbox.getAll()).find((one) => one.key === key);
    if (row) await outbox.put({ ...row, refused });
  });

/** Notes of acts that wait, and only of those that still do, how they were judged. @param {Map<string, object>} notes by key */
export const noteJudged = (notes) =>
  within("readwrite", async (_, outbox) => {
    for (const row of await outbox.getAll()) if (notes.has(row.key)) await outbox.put({ ...row, ...notes.get(row.key) });
  });

/** Puts these acts, and no others, into the place of all that wait at a table; `base` and `lines` are what they are said upon. */
export const replaceRows = (code, rows, { base, lines }) =>
  within("readwrite", async (tables, outbox) => {
    const before = (await outbox.getAll()).filter((row) => row.code === code);
    for (const { id } of before) await outbox.delete(id);
    const isInOrder = rows.every(({ id }, at) => id > (rows[at - 1]?.id ?? 0));
    for (const { id, ...row } of rows) await outbox.put(isInOrder ? { id, ...row } : row);
    const table = (await tables.get(code)) ?? { code, lines: [] };
    const { shown: __, ...kept } = table;
    await tables.put({ ...kept, ...(base && { base }), ...(lines && { lines }) });
  });

/** The house has given a table its code: everything of it moves there, and the old name leads there. */
export const giveCode = (from, opened, { key, line }) =>
  within("readwrite", async (tables, outbox) => {
    const { score_key, ...base } = opened;
    const { code } = base;
    const table = (await tables.get(from)) ?? { lines: [] };
    for (const row of await outbox.getAll()) if (row.key === key) await outbox.delete(row.id);
    await tables.put({ ...table, code, base, score_key, lines: table.lines.length ? table.lines : [line].filter(Boolean) });
    await tables.put({ code: from, moved_to: code, seen: Date.now() });
    for (const row of await outbox.getAll()) {
      if (row.code === from) await outbox.put({ ...row, code });
      if (row.body?.of === from) await outbox.put({ ...row, body: { ...row.body, of: code } });
    }
  });

/** @returns {Promise<string | null>} the code that a table opened without the house has by now */
export const movedTo = (code) => within("readonly", async (tables) => (await tables.get(code))?.moved_to ?? null);

/** Lets go of tables that are over since yesterday and wholly sent. */
export const tidyUp = () =>
  within("readwrite", async (tables, outbox) => {
    const waiting = new Set((await outbox.getAll()).map(({ code }) => code));
    const old = Date.now() - ENDED_KEPT_MILLISECONDS;
    for (const table of await tables.getAll()) {
      const isOver = table.moved_to || table.base?.view?.ended || table.base?.may_write === false;
      const last = Math.max(table.seen ?? 0, Date.parse(table.base?.last_act_at) || 0);
      if (isOver && last < old && !waiting.has(table.code)) await tables.delete(table.code);
    }
  });

async function soundTable(tables, code) {
  const table = (await tables.get(code)) ?? null;
  if (!table || table.moved_to || isBook(table)) return table?.moved_to ? null : table;
  await tables.delete(code);
  keeping.isDamaged = true;
  return null;
}

async function soundRows(outbox) {
  const rows = await outbox.getAll();
  for (const row of rows.filter((one) => !isRow(one))) {
    await outbox.delete(row.id);
    keeping.isDamaged = true;
  }
  return rows.filter(isRow);
}

const isRow = (row) => typeof row.code === "string" && typeof row.key === "string" && CALLS.includes(row.call) && isObject(row.body) && Number.isInteger(row.after);

const isBook = (table) => isPicture(table.base) && (!table.shown || isPicture(table.shown)) && Array.isArray(table.lines) && table.lines.every(isLine);

const isLine = (line, at) => line?.seq === at && typeof line.kind === "string" && isObject(line.body);

const isPicture = (base) => Number.isInteger(base?.seq) && typeof base.game === "string" && Array.isArray(base.players) && Array.isArray(base.view?.allowed) && Array.isArray(base.view.players);

const isObject = (value) => typeof value === "object" && value !== null;
