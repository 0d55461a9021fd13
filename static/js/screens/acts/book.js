/** What is written into the table's log: one act after the other, each at most once. */
import * as api from "../../api.js";
import { forget, keep, moment } from "../../draft.js";
import { sentence, t } from "../../i18n.js";
import { plain } from "../../parts/numbers.js";
import { adopt, layDesk } from "../page.js";

/** What happens beside the round: what is half typed of it stays. */
const BESIDE = ["ruling", "join", "leave"];
const UNSENT = [0, 429, 500, 502, 503, 504];

/** @param {object} page @param {() => void} draw */
export function bookActs(page, draw) {
  let sending = Promise.resolve();
  let unanswered = null;

  /** Sends one act after those under way. `call` gets the seq seen so far. @returns {Promise<object | null>} */
  function send(call) {
    const run = async () => {
      page.busy = true;
      page.unsent = null;
      draw();
      const answer = await call(page.table.seq);
      page.busy = false;
      return answer;
    };
    sending = sending.then(run, run);
    return sending;
  }

  /** Sends, and takes the answer in: true when it is written. What failed stays typed and can be sent again. */
  async function write(call) {
    const { status, body } = await send(call);
    if (UNSENT.includes(status)) page.unsent = { again: () => write(call) };
    else answered(status, body);
    draw();
    return status >= 200 && status < 300 ? body : null;
  }

  function answered(status, body) {
    unanswered = null;
    if (status >= 400) return refuse(status, body);
    page.dialog = null;
    return takeIn(body);
  }

  /** A sheet that belongs to what was before closes. */
  function takeIn(body) {
    const before = moment(page.table.view);
    adopt(page, body);
    if (moment(page.table.view) !== before) page.dialog = null;
    page.log = null;
    page.acts.look();
    if (page.panel === "log") page.acts.readLog();
  }

  function refuse(status, body) {
    if (status === 412) {
      takeIn({ ...body, code: page.table.code });
      page.said = { loud: t("table-stale") };
    } else if (body?.code === "later_entry_breaks") {
      page.dialog = { kind: "breaks", facts: body.facts };
    } else if (page.game.explains?.(body)) {
      page.game.refuse(page, body);
    } else {
      page.said = { loud: body?.detail ?? t("table-failed") };
      page.errors = body?.errors ?? {};
    }
  }

  /** The same said again, while nobody knows whether it has arrived, keeps its key. */
  const entering = (entries) => {
    const said = JSON.stringify(entries);
    if (said !== unanswered?.said) unanswered = { said, keyed: entries.map((entry) => ({ ...entry, key: api.newKey() })) };
    const { keyed } = unanswered;
    return (seq) => api.record(page.table.code, keyed, seq);
  };

  return {
    /** @returns {Promise<boolean>} whether it is recorded */
    async enter(entry) {
      if (page.busy) return false;
      const { code, view } = page.table;
      const done = await write(entering([entry]));
      if (!done) return false;
      if (!BESIDE.includes(entry.type) || moment(page.table.view) !== moment(view)) forget(code, view);
      page.said = confirmed(page, entry, view.round);
      draw();
      return true;
    },
    async undo() {
      const seq = page.table.undo;
      if (seq == null) return;
      const done = await write(entering([{ type: "undo" }]));
      if (!done) return;
      page.amending = null;
      await layBack(page, seq);
      draw();
      page.acts.look();
    },
    async redo() {
      if (page.table.redo == null) return;
      const done = await write(entering([{ type: "redo" }]));
      if (done) page.said = { loud: t("table-brought-back") };
      draw();
    },
    async amend(seq, entry, dropLater = false) {
      if (page.busy) return;
      const key = api.newKey();
      const done = await write((after) => api.amend(page.table.code, seq, { entry, key, after }, dropLater));
      if (!done) return;
      page.amending = null;
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
      const key = api.newKey();
      await write((after) => api.change(page.table.code, { ...changes, key, after }));
    },
    async rematch() {
      const key = api.newKey();
      const { status, body } = await send(() => api.rematch(page.table.code, key));
      if (status === 200 || status === 201) location.assign(`/tables/${body.code}`);
      else if (UNSENT.includes(status)) page.unsent = { again: () => page.acts.rematch() };
      else refuse(status, body);
      draw();
    },
    /** Looks whether anything is new at the table. */
    async refresh() {
      if (page.busy || page.amending || document.hidden) return;
      const { status, body } = await api.table(page.table.code);
      if (status !== 200 || page.busy || body.seq === page.table.seq) return;
      takeIn(body);
      draw();
    },
  };
}

/** What happens every round is seen in the rows; the rest is said. */
function confirmed(page, entry, round) {
  if (![...BESIDE, "void_round"].includes(entry.type)) return { quiet: t("table-recorded") };
  const facts = { ...entry, round, total: plain(entry.total ?? 0) };
  return { loud: sentence(`log-${entry.type}`, facts, page.names) };
}

/** After an undo what was taken back lies on the desk again as it was typed, ready to be put right. */
async function layBack(page, seq) {
  const { status, body } = await api.log(page.table.code);
  const line = status === 200 ? body.entries.find((act) => act.seq === seq) : null;
  page.said = { loud: t("table-taken-back") };
  if (!line?.entry) return;
  page.said = { loud: t("table-taken-back-what", { what: sentence(`table-act-${line.kind === "amend" ? "amend" : line.entry.type}`, { round: line.round ?? page.table.view.round }) }) };
  if (line.kind !== "entry" || line.entry.type !== page.desk?.entry.type) return;
  const draft = { entry: line.entry, current: page.desk.current };
  keep(page.table.code, page.table.view, draft);
  page.desk = layDesk(page, draft);
}
