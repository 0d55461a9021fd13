/** Void the round, somebody leaves, somebody joins, closing time. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { formOf, mistake, offer, send, textField, wordOf } from "./form.js";

const REASONS = ["misdeal", "spilt", "exposed", "miscounted"];

/** Back to the start of the round: one tap on the reason, or the reason typed. */
export function voidRound(page) {
  const enter = (note) => page.acts.enter({ type: "void_round", note });
  return {
    title: t("menu-void_round"),
    content: html`
      <p class="soft">${t(wordOf(page, "void-hint"), { round: page.table.view.round })}</p>
      <div class="chips reasons">
        ${(page.game.voidReasons ?? REASONS).map((reason) => html`<button type="button" class="chip" data-value=${reason} @click=${once(() => enter(t(`void-${reason}`)))}>${t(`void-${reason}`)}</button>`)}
      </div>
      <form class="stack" @submit=${formOf((typed) => enter(typed.note.trim()))}>
        ${textField(page, { name: "note", label: t("void-other"), most: offer(page, "void_round").note.max, isNeeded: true })}
        ${send(page, t("void-do"))}
      </form>
    `,
  };
}

/** A tap on the one who goes home; the rest play on. */
export function leave(page) {
  const { player: players } = offer(page, "leave");
  return {
    title: t("menu-leave"),
    content: html`
      <p class="soft">${t(wordOf(page, page.table.view.phase === "playing" ? "leave-hint-playing" : "leave-hint"))}</p>
      <ul class="rows">
        ${players.map((player) => html`<li><button type="button" class="row" data-player=${player} @click=${once(() => page.acts.enter({ type: "leave", player }))}>
          <span class="seat" aria-hidden="true">${page.seat(player).number}</span><span class="grow name">${t("leave-do", { name: page.names[player] })}</span></button></li>`)}
      </ul>
      ${mistake(page)}
    `,
  };
}

/** One seat more, at the end of the order. */
export function join(page) {
  const { total } = offer(page, "join");
  const enter = (typed) => page.acts.enter({ type: "join", name: typed.name.trim(), total: Number(typed.total || 0) });
  return {
    title: t("menu-join"),
    content: html`
      <p class="soft">${t("join-hint", { round: page.table.view.round })}</p>
      <form class="stack" @submit=${formOf(enter)}>
        ${textField(page, { name: "name", label: t("join-name"), most: 40, isNeeded: true })}
        ${textField(page, { name: "total", label: t("join-total"), type: "number", value: 0, min: total.min, max: total.max })}
        ${send(page, t("join-do"))}
      </form>
    `,
  };
}

/** Closing time: as it stands, without a winner. */
export function end(page) {
  const enter = (typed) => page.acts.enter({ type: "end", ...(typed.note.trim() && { note: typed.note.trim() }) });
  return {
    title: t("menu-end"),
    content: html`
      <p class="soft">${t("end-hint")}</p>
      <form class="stack" @submit=${formOf(enter)}>
        ${textField(page, { name: "note", label: t("end-note"), most: offer(page, "end").note.max })}
        ${send(page, t("end-do"))}
      </form>
    `,
  };
}
