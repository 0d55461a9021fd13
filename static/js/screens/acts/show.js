/** What the page shows: panels, dialogs, the words said last. Nothing here is recorded. */
import { forgetCorrection, keptCorrection } from "../../draft.js";
import { t } from "../../i18n.js";

const TOAST_MILLISECONDS = 4000;
const RULE_MILLISECONDS = 6000; // time to reach for the rule

/** @param {object} page @param {() => void} draw */
export function showActs(page, draw) {
  let fading = 0;

  return {
    open(dialog) {
      page.dialog = dialog;
      page.errors = {};
      page.said = null;
      draw();
    },
    close() {
      if (!page.dialog) return;
      page.dialog = null;
      page.errors = {};
      draw();
    },
    /** @param {"round" | "sheet" | "log"} panel */
    show(panel) {
      const hash = panel === "round" ? "" : `#${panel}`;
      if (history.state?.correcting) history.replaceState(null, "", hash || location.pathname);
      else if (location.hash !== hash) history.pushState(null, "", hash || location.pathname);
      this.follow();
    },
    /** Shows the panel that the address names. */
    follow() {
      const named = location.hash.slice(1);
      page.panel = ["sheet", "log"].includes(named) ? named : "round";
      page.amending = null;
      draw();
      if (page.panel !== "round") this.readLog();
    },
    async readLog() {
      const { status, body } = await page.ledger.log();
      if (status === 200) page.log = body.entries;
      else page.said = { loud: t("table-failed") };
      draw();
    },
    say(words) {
      page.said = words ? { loud: words } : null;
      draw();
    },
    refused(refusal) {
      page.said = { loud: page.refusal(refusal), rule: refusal.code };
      page.phone?.stutter();
      draw();
    },
    light(player) {
      page.lit = page.lit === player ? null : player;
      draw();
    },
    /** Puts an earlier entry of a round on the desk, to be corrected; “back” leads to where it was chosen. */
    async correct(...which) {
      if (!page.log) await this.readLog();
      const desk = page.log && (await page.game.amendDesk(page, ...which));
      if (!desk) return;
      if (history.state?.correcting) history.replaceState({ correcting: which }, "");
      else history.pushState({ correcting: which }, "");
      page.amending = desk;
      await this.look();
      draw();
    },
    /** After a reload: the correction that was in work, as it was typed. */
    async correctOn() {
      const which = history.state?.correcting;
      if (!which) return;
      await this.correct(...which);
      const kept = keptCorrection(page.table.code);
      if (page.amending && kept?.amends === page.amending.amends) page.amending = { ...page.amending, entry: kept.entry, current: kept.current };
      await this.look();
      draw();
    },
    /** The correction is done with, whatever became of it. */
    leaveCorrection() {
      forgetCorrection(page.table.code);
      page.amending = null;
    },
    leaveAsItWas() {
      this.leaveCorrection();
      page.dialog = null;
      if (history.state?.correcting) history.back();
      draw();
    },
    /** Lets the toast go after a while. */
    fade() {
      clearTimeout(fading);
      if (!page.said?.loud) return;
      const said = page.said;
      fading = setTimeout(() => {
        if (page.said !== said) return;
        page.said = null;
        draw();
      }, said.rule ? RULE_MILLISECONDS : TOAST_MILLISECONDS);
    },
  };
}
