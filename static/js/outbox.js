/** Sends what is not sent yet: in order, each act once, as soon as the house can be reached; one tab for all of them. */
import * as api from "./api.js";
import { addRow, allRows, bookOf, confirm, giveCode, refuse, replaceRows } from "./books.js";

const MOST_AT_ONCE = 100;
const WAIT_MILLISECONDS = { least: 1000, most: 30_000 };
const LATER = [0, 429, 500, 502, 503, 504];
const IN_ONE = ["entry", "undo", "redo"];

const listeners = new Set();
const tabs = typeof BroadcastChannel === "function" ? new BroadcastChannel("companion") : null;
let passing = Promise.resolve();
let coming = null;
let timer = 0;
let failures = 0;

/** @returns {Promise<number>} how many acts of this phone the house has not confirmed */
export const unsentCount = async () => (await allRows()).length;

/** Says whenever something changed about a table in the outbox, here or in another tab. @param {(code: string, newCode?: string) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
}

/** @returns {Promise<import("./books.js").Row | null>} the act as it is kept; null where another tab was faster */
export async function post(row, shown) {
  const kept = await addRow(row, shown);
  if (kept) tabs?.postMessage({ code: row.code });
  send();
  return kept;
}

/** Sends what can be sent by now; settles when nothing more can go out. */
export function send() {
  coming ??= passing.then(() => {
    coming = null;
    passing = alone(pass).catch((wrong) => later() && reportError(wrong));
    return passing;
  });
  return coming;
}

/** Says that a table has changed, in this tab and in the others. */
export function tell(code, newCode) {
  tabs?.postMessage({ code, newCode });
  for (const listener of listeners) listener(code, newCode);
}

const alone = (work) => (navigator.locks ? navigator.locks.request("companion-outbox", work) : work());

/** One round through everything that waits. A table that waits for a decision does not hold up the others. */
async function pass() {
  clearTimeout(timer);
  const stuck = new Set();
  const singly = new Set();
  for (;;) {
    const rows = await allRows();
    const first = rows.find((row) => !stuck.has(row.code));
    if (!first) break;
    if (first.refused || stuck.has(first.body.of)) {
      stuck.add(first.code);
      continue;
    }
    const group = together(rows.filter(({ code }) => code === first.code), singly.has(first.code));
    const outcome = await sendNow(group);
    if (outcome === "singly") singly.add(first.code);
    if (outcome === "stuck") stuck.add(first.code);
    if (outcome === "gone") return;
  }
  if (!stuck.size) failures = 0;
}

/** The acts at the front that can go in one request. */
function together(rows, isSingly) {
  const end = rows.findIndex(({ call }) => !IN_ONE.includes(call));
  return rows.slice(0, isSingly || end === 0 ? 1 : Math.min(end < 0 ? rows.length : end, MOST_AT_ONCE));
}

const CALLS = {
  amend: ({ code, key, after, body: { seq, entry, drop_later } }) => api.amend(code, seq, { entry, key, after }, drop_later),
  patch: ({ code, key, after, body }) => api.change(code, { ...body, key, after }),
  open: ({ key, body }) => api.open({ ...body, key }),
  rematch: ({ key, body: { of, ...asked } }) => api.rematch(of, { ...asked, key }),
};

const entries = (rows) => api.record(rows[0].code, rows.map(({ call, body, key }) => ({ ...(call === "entry" ? body.entry : { type: call }), key })), rows[0].after);

/** @returns {Promise<"sent" | "singly" | "stuck" | "gone">} what came of it; `gone`: nobody answers */
async function sendNow(rows) {
  const [{ code, call, key }] = rows;
  const answer = await (CALLS[call] ? CALLS[call](rows[0]) : entries(rows));
  const { status, body } = answer;
  if (LATER.includes(status) || (status < 300 && !body?.view)) return later(answer.waitSeconds) && status ? "stuck" : "gone";
  failures = 0;
  if (status === 412) return settle(code, rows, body);
  if (status >= 400 && rows.length > 1) return "singly";
  if (status >= 400) await refuse(key, { status, body });
  else if (call === "open" || call === "rematch") await giveCode(code, body, rows[0]);
  else await confirm(code, rows, body);
  const isOpened = status < 400 && (call === "open" || call === "rematch"); // a refusal's code is none of a table
  tell(code, isOpened ? body?.code : undefined);
  return status >= 400 ? "stuck" : "sent";
}

/** Tries again by itself, each time a little later. */
function later(seconds = 0) {
  clearTimeout(timer);
  const wait = Math.min(WAIT_MILLISECONDS.least * 2 ** failures++, WAIT_MILLISECONDS.most) * (0.75 + Math.random() / 2);
  timer = setTimeout(send, Math.max(wait, 1000 * seconds));
  return true;
}

/**
 * The table has moved on. What of it is this phone's own counts as sent; where the rest is about other things
 * (names, notes), what waits is said upon it; else somebody has to decide.
 */
async function settle(code, sent, { view, ...head }) {
  const { table, rows } = await bookOf(code);
  const since = Math.min(table?.base.seq ?? sent[0].after, sent[0].after);
  const answer = await api.lines(code, since);
  if (answer.status !== 200) return later(answer.waitSeconds) && "stuck";
  const fresh = answer.body.lines.filter(({ seq }) => seq <= head.seq);
  const left = rows.filter(({ key }) => !fresh.some((line) => line.key === key));
  const theirs = fresh.filter(({ key }) => !key || !rows.some((row) => row.key === key));
  if (theirs.some(isOfTheGame) && left.some(isOfTheGame)) {
    const log = await api.log(code);
    await refuse(left[0].key, { status: 412, body: null, theirs: log.body?.entries?.filter(({ seq }) => theirs.some((line) => line.seq === seq)) ?? [] });
    tell(code);
    return "stuck";
  }
  await replaceRows(code, saidUpon(left, head.seq), { base: pictureOf(code, head, view), lines: table && [...table.lines, ...fresh.filter(({ seq }) => seq >= table.lines.length)] });
  tell(code);
  return "sent";
}

/** Names, labels, notes and the next table never get into anybody's way. */
const isOfTheGame = ({ kind, call, body }) => {
  const what = kind ?? call;
  return what !== "rematch" && !(what === "patch" && !("players" in body) && !("options" in body));
};

/** A refusal says more than the table; the table alone is kept. */
export function pictureOf(code, head, view) {
  const { type, title, status, detail, facts, errors, ...picture } = head;
  return { ...picture, code, view, may_write: true };
}

/** The same acts, in the same order, said upon another act than before. @param {import("./books.js").Row[]} rows @param {number} seq */
export function saidUpon(rows, seq) {
  const moved = new Map(rows.map((row, at) => [row.line?.seq, seq + 1 + at]));
  const at = (old) => moved.get(old) ?? old;
  return rows.map(({ refused, ...row }, nth) => {
    const line = row.line && { ...row.line, seq: seq + 1 + nth };
    if (row.call !== "amend") return { ...row, line, after: seq + nth };
    const said = line && { ...line, body: { ...line.body, seq: at(line.body.seq), ...(line.body.cut && { cut: at(line.body.cut) }) } };
    return { ...row, line: said, body: { ...row.body, seq: at(row.body.seq) }, after: seq + nth };
  });
}

tabs?.addEventListener("message", ({ data: { code, newCode } }) => {
  for (const listener of listeners) listener(code, newCode);
});
addEventListener("online", send);
document.addEventListener("visibilitychange", () => document.hidden || send());
