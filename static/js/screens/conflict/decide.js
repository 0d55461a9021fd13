/** What can become of acts that the house did not take: nothing of it happens by itself. */
import * as api from "../../api.js";
import { replaceRows } from "../../books.js";
import { t } from "../../i18n.js";
import { isSame } from "../../ledger.js";
import { saidUpon, send, tell } from "../../outbox.js";
import { isCopied } from "../../parts/give.js";
import { layOnDesk } from "../acts/book.js";

/** Lets go of what was said here: all of it where others were faster, else the one act that was refused. */
export async function dropMine(page) {
  const { code, rows } = page.ledger;
  const [first, ...rest] = rows;
  if (first.refused.status === 412) await replaceRows(code, [], await asTold(code));
  else await replaceRows(code, saidUpon(rest, first.after), isShutOut(first) ? await asTold(code) : {});
  await goOn(page);
  if (first.call === "entry" && page.mayWrite) layOnDesk(page, first.body.entry);
  page.acts.say(t("conflict-dropped"));
  page.acts.look();
}

/** The key was taken back: this phone only watches from now on, and the house tells it so. */
export const isShutOut = ({ refused: { status } }) => status === 401 || status === 403;

async function asTold(code) {
  const { status, body } = await api.table(code);
  return status === 200 ? { base: body } : {};
}

/** Lays what was refused on the desk, to be said anew. */
export async function putRight(page) {
  await dropMine(page);
  page.acts.show("round");
}

/** Takes back what the others did, and says what was said here: in one request, all or none. */
export async function keepMine(page) {
  const { code } = page.ledger;
  const [table, log] = await Promise.all([api.table(code), api.log(code)]);
  const steps = table.status === 200 && log.status === 200 ? stepsBack(log.body.entries, page.ledger.base.seq) : null;
  if (!steps) return page.acts.say(t("table-failed"));
  const back = steps.map((entry) => ({ code, key: api.newKey(), call: entry.type === "undo" || entry.type === "redo" ? entry.type : "entry", body: { entry }, after: 0, line: null, made_at: Date.now() }));
  await replaceRows(code, saidUpon([...back, ...page.ledger.rows], table.body.seq), { base: table.body });
  await goOn(page);
  return undefined;
}

/** Perhaps it goes by now. */
export async function tryAgain(page) {
  const { code, rows } = page.ledger;
  await replaceRows(code, rows.map(({ refused: _, ...row }) => row), {});
  await goOn(page);
}

/** Keeps what was said here as text. @param {object} page @param {{text: string}[]} lines */
export async function copyMine(page, lines) {
  const text = lines.map((line) => line.text).join("\n");
  page.acts.say((await isCopied(text)) ? t("conflict-copied") : text);
}

async function goOn(page) {
  page.dialog = null;
  tell(page.ledger.code);
  await page.ledger.goOn();
  await send();
}

/** Whether others have said the very same. */
export function isTheSame(page) {
  const found = page.ledger.rows[0].refused.theirs.filter(({ kind }) => kind !== "patch");
  const own = page.ledger.rows.filter(({ call }) => call !== "patch");
  const entryOf = ({ call, body }) => (call === "undo" || call === "redo" ? { type: call } : body.entry);
  return found.length === own.length && found.every(({ entry }, at) => isSame(entry, entryOf(own[at])));
}

/** Whether what the others did can be taken back by undoing and entering alone. */
export const wayBack = (page) => {
  const shared = (page.log ?? []).filter(({ seq }) => seq <= page.ledger.base.seq);
  return stepsBack([...shared, ...page.ledger.rows[0].refused.theirs], page.ledger.base.seq) !== null;
};

/**
 * The undos, and what was taken away entered again, that lead back to how the log stood after act `seq`.
 * @returns {object[] | null} null where a correction that was taken away would be needed again
 */
export function stepsBack(acts, seq) {
  const before = live(acts.filter((act) => act.seq <= seq));
  const now = live(acts);
  const end = before.findIndex((act, at) => act.seq !== now[at]?.seq);
  const common = end < 0 ? before.length : end;
  const missing = before.slice(common);
  if (missing.some(({ kind }) => kind === "amend")) return null;
  return [...now.slice(common).map(() => ({ type: "undo" })), ...missing.map(({ entry }) => entry)];
}

/** The acts that an undo would take back, one after the other. */
function live(acts) {
  const standing = [];
  const undone = [];
  for (const act of acts) {
    if (act.kind === "undo") undone.push(standing.pop());
    else if (act.kind === "redo") standing.push(undone.pop());
    else if (act.kind === "entry" || act.kind === "amend") standing.push(act);
  }
  return standing;
}
