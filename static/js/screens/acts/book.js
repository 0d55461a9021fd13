/** What is written into the table's log: one act after the other, each at most once. */
import * as api from "../../api.js";
import { forgetTold } from "../../books.js";
import { forget, keep, moment } from "../../draft.js";
import { sentence, t } from "../../i18n.js";
import { isSame } from "../../ledger.js";
import { plain } from "../../parts/numbers.js";
import { sounds } from "../../parts/sounds.js";
import { keeping } from "../../store.js";
import { adopt, layDesk } from "../page.js";

const SIGN_MILLISECONDS = 1600; // by then an act that is not sent is shown as such
/** What happens beside the round, and what Pirates change of it: what is half typed of it stays. */
const BESIDE = ["ruling", "join", "leave"];
const POWERS = ["harry", "wager"];

/** @param {object} page @param {() => void} draw */
export function bookActs(page, draw) {
  let unanswered = null;
  let shownFor = null;
  let writing = Promise.resolve();

  /** Writes an act after the one that is being written: true when it stands in the book. */
  const write = (...act) => (writing = writing.catch(() => {}).then(() => writeNow(...act)));

  /** What could not be judged yet stays typed. */
  async function writeNow(kind, body, key = api.newKey()) {
    page.busy = true;
    if (!page.ledger.isJudging) draw();
    const said = await judged(kind, body, key).finally(() => (page.busy = false));
    if (!said.isWaiting) unanswered = null;
    if (said.isTaken) page.dialog = null;
    if (said.isTaken || said.isStale) takeIn();
    if (said.isStale) page.said = { loud: t("table-stale") };
    if (said.refusal) refuse(said.refusal);
    if (said.isTaken) page.phone?.tick();
    if (said.isStale || said.refusal) page.phone?.stutter();
    draw();
    if (page.ledger.rows.length) setTimeout(draw, SIGN_MILLISECONDS);
    return Boolean(said.isTaken);
  }

  const judged = async (kind, body, key) => alike(page, body) ?? page.ledger.write(kind, body, key);

  /** A sheet that belongs to what was before closes. */
  function takeIn() {
    const before = moment(page.table.view);
    adopt(page, page.ledger.table);
    if (page.dialog && moment(page.table.view) !== before && !stays(page.dialog, page.table.view)) page.dialog = null;
    page.log = null;
    page.acts.look();
    if (page.panel === "log") page.acts.readLog();
  }

  function refuse(refusal) {
    if (refusal.code === "not_yours") page.acts.refresh();
    if (refusal.code === "later_entry_breaks") {
      page.dialog = { kind: "breaks", facts: refusal.facts };
    } else if (page.game.explains?.(refusal)) {
      page.game.refuse(page, refusal);
    } else {
      page.said = { loud: refusal.detail ?? (refusal.code ? page.refusal(refusal) : t("table-failed")), rule: refusal.family ? undefined : refusal.code };
      page.errors = refusal.errors ?? {};
    }
  }

  /** The same said again, while nobody knows whether it has arrived, keeps its key. */
  function keyFor(entry) {
    const said = JSON.stringify(entry);
    if (said !== unanswered?.said) unanswered = { said, key: api.newKey() };
    return unanswered.key;
  }

  return {
    /** @returns {Promise<boolean>} whether it is recorded */
    async enter(entry) {
      if (page.busy) return false;
      const { code, view } = page.table;
      if (!(await write("entry", { entry }, keyFor(entry)))) return false;
      if (![...BESIDE, ...POWERS].includes(entry.type) || moment(page.table.view) !== moment(view)) forget(code, view);
      page.said = confirmed(page, entry, view.round);
      draw();
      return true;
    },
    async undo() {
      await writing.catch(() => {});
      const seq = page.table.undo;
      if (seq == null && !page.isUnjudged) return;
      const isUnjudged = page.isUnjudged;
      if (!(await write("undo", {}))) return;
      page.acts.leaveCorrection();
      if (isUnjudged) page.said = { loud: t("table-taken-back") };
      else await layBack(page, seq);
      draw();
      page.acts.look();
    },
    async redo() {
      await writing.catch(() => {});
      if (page.table.redo == null) return;
      if (await write("redo", {})) page.said = { loud: t("table-brought-back") };
      draw();
    },
    async amend(seq, entry, dropLater = false) {
      if (page.busy || !(await write("amend", { seq, entry, drop_later: dropLater }))) return;
      page.acts.leaveCorrection();
      page.said = { loud: t("table-amended") };
      page.acts.show("sheet");
    },
    /** The correction once more, cutting off what no longer fits. */
    cutLater() {
      const { amends, entry } = page.amending;
      page.dialog = null;
      return this.amend(amends, entry, true);
    },
    async change(changes) {
      if (!page.busy) await write("patch", changes);
    },
    async rematch() {
      if (page.busy) return;
      page.busy = true;
      draw();
      const { status, body } = await page.ledger.rematch(api.newKey()).finally(() => (page.busy = false));
      if (status === 200 || status === 201) return location.assign(`/tables/${body.code}`);
      refuse(body ?? { detail: t("table-no-rematch") });
      draw();
    },
    /** Looks whether anything is new at the table. */
    async refresh() {
      if (page.busy || document.hidden) return;
      const { status, body } = await api.table(page.table.code);
      if (status === 200) await page.acts.news(body);
    },
    /** Takes in what the house tells of the table. @param {object} picture */
    news: (picture) => page.ledger.news(picture),
    /** The house has less than this phone was told: what is kept here of it goes, but for what is not sent yet. */
    async beginAnew() {
      await forgetTold(page.ledger.code).catch(() => {});
      location.reload();
    },
    /** Shows the book as it stands by now; what is half typed stays where it still fits. */
    followBook() {
      const { table } = page.ledger;
      const isMoved = table.seq !== page.table.seq || !isSame(table.view, page.table.view);
      if (isMoved && !page.busy) takeIn();
      else if (!page.busy) adopt(page, table);
      if (!isMoved && !page.inHand?.preview) page.acts.look();
      draw();
      const first = page.ledger.rows[0];
      if (first?.refused && first.key !== shownFor && !page.dialog && !page.busy) page.acts.decide();
    },
    /** Shows what does not fit, and the ways on. */
    async decide() {
      shownFor = page.ledger.rows[0]?.key;
      const [{ conflict }] = await Promise.all([import("../conflict/index.js"), page.acts.readLog()]);
      page.acts.open({ kind: "conflict", make: conflict, isLasting: true });
    },
    understood() {
      page.toldOfKeeping = keeping.trouble;
      keeping.isDamaged = false;
      draw();
    },
  };
}

/** A name that nobody can tell from another one is refused at once: of all scripts the browser knows more than the engine. */
function alike({ names }, { entry, names: renamed }) {
  const given = entry?.type === "join" ? { joins: entry.name } : renamed;
  if (!given) return null;
  const all = Object.values({ ...names, ...given });
  const name = Object.values(given).find((one) => all.filter((other) => sounds(other) === sounds(one)).length > 1);
  return name === undefined ? null : { refusal: { family: "problem", code: "name_taken", facts: { name }, errors: { name: "name_taken" } } };
}

/** What a sheet is about can still be done, or it is about nothing that passes. */
function stays({ kind, isLasting }, { allowed }) {
  if ([...BESIDE, "end"].includes(kind)) return allowed.some(({ type }) => type === kind);
  return isLasting || ["menu", "names"].includes(kind);
}

/** What happens every round is seen in the rows; the rest is said. */
function confirmed(page, entry, round) {
  if (![...BESIDE, "void_round"].includes(entry.type)) return { quiet: t("table-recorded") };
  const facts = { ...entry, round, total: plain(entry.total ?? 0) };
  return { loud: sentence(`log-${entry.type}`, facts, page.names) };
}

/** After an undo what was taken back lies on the desk again as it was typed, ready to be put right. */
async function layBack(page, seq) {
  const { status, body } = await page.ledger.log();
  const line = status === 200 ? body.entries.find((act) => act.seq === seq) : null;
  page.said = { loud: t("table-taken-back") };
  if (!line?.entry) return;
  page.said = { loud: t("table-taken-back-what", { what: sentence(`table-act-${line.kind === "amend" ? "amend" : line.entry.type}`, { round: line.round ?? page.table.view.round }) }) };
  if (line.kind === "entry") layOnDesk(page, line.entry);
}

/** Lays an entry on the desk as if it were half typed, where the game waits for such a one. @returns {boolean} */
export function layOnDesk(page, said) {
  const entry = page.game.laidBack?.(said) ?? said;
  if (entry.type !== page.desk?.entry.type && !page.game.mayLie?.(page, entry)) return false;
  const draft = { entry, current: page.desk.current };
  keep(page.table.code, page.table.view, draft);
  page.desk = layDesk(page, draft);
  return true;
}
