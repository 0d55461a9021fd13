/** Typing: the light moves from row to row, nothing is recorded yet. */
import { keep, keepCorrection } from "../../draft.js";
import { t } from "../../i18n.js";

/** @param {object} page @param {() => void} draw */
export function deskActs(page, draw) {
  let asked = 0;

  /** Asks the rules what stands so far; only the last answer counts. */
  async function look() {
    const desk = page.inHand;
    if (!desk || !page.mayWrite || !page.game.wantsPreview(desk.entry)) return;
    const mine = ++asked;
    const { status, body } = await page.ledger.preview(desk.entry, desk.amends);
    if (mine !== asked || desk.entry !== page.inHand?.entry) return;
    if (status === 200) lay({ preview: body });
    draw();
  }

  function lay(change) {
    const desk = { ...page.inHand, ...change };
    if (page.amending) page.amending = desk;
    else page.desk = desk;
  }

  function type(change) {
    lay(change);
    keepTyped();
    draw();
    look();
  }

  function keepTyped() {
    if (page.amending) keepCorrection(page.table.code, page.amending);
    else keep(page.table.code, page.table.view, page.desk);
  }

  return {
    look,
    pick(player) {
      lay({ current: player });
      keepTyped();
      page.said = null;
      draw();
    },
    number(value) {
      const { entry, current, stage } = page.inHand;
      const typed = page.game.withNumber(entry, current, value);
      const next = page.game.next(typed, stage.seats, current);
      page.said = { quiet: page.game.heard(page, typed, current, next) };
      type({ entry: typed, current: next });
    },
    bonus(player, field, value) {
      page.said = null;
      type({ entry: page.game.withBonus(page.inHand.entry, player, field, value) });
    },
    step(by) {
      const { seats } = page.inHand.stage;
      const at = seats.indexOf(page.inHand.current) + by;
      this.pick(seats[(at + seats.length) % seats.length]);
    },
    /** Records the entry, or says what is missing. */
    confirm() {
      const { entry, stage, amends, preview } = page.inHand;
      const open = page.game.missing(entry, stage.seats);
      if (open.length) {
        lay({ current: open[0] });
        page.said = { loud: t("table-still-open", { names: open.map((id) => page.shortNames[id]) }) };
        return draw();
      }
      if (preview?.refusal && page.game.wantsPreview(entry)) return this.refused(preview.refusal);
      return amends ? this.amend(amends, entry) : this.enter(entry);
    },
    /** Takes what only one can still have, and records. */
    confirmWith(player, value) {
      lay({ entry: page.game.withNumber(page.inHand.entry, player, value) });
      lay({ preview: null });
      return this.confirm();
    },
  };
}
