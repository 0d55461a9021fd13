/** What the page shows: panels, dialogs, the words said last. Nothing here is recorded. */
import * as api from "../../api.js";
import { t } from "../../i18n.js";

const TOAST_MILLISECONDS = 6000;

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
      if (location.hash !== hash) history.pushState(null, "", hash || location.pathname);
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
      const { status, body } = await api.log(page.table.code);
      if (status === 200) page.log = body.entries;
      else page.said = { loud: t("table-failed") };
      draw();
    },
    say(words) {
      page.said = words ? { loud: words } : null;
      draw();
    },
    refused(refusal) {
      page.said = { loud: page.refusal(refusal) };
      draw();
    },
    light(player) {
      page.lit = page.lit === player ? null : player;
      draw();
    },
    /** Puts an earlier entry of a round on the desk, to be corrected. */
    async correct(round, player, type) {
      if (!page.log) await this.readLog();
      const desk = page.log && (await page.game.amendDesk(page, round, player, type));
      if (!desk) return;
      page.amending = desk;
      await this.look();
      draw();
    },
    leaveAsItWas() {
      page.amending = null;
      page.dialog = null;
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
      }, TOAST_MILLISECONDS);
    },
  };
}
