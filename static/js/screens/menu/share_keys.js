/** A second scorekeeper: a key that is handed over once, who has one, and taking it back. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { ask, newKey } from "../../api.js";
import { t } from "../../i18n.js";
import { clock } from "../../parts/clock.js";
import { once } from "../../parts/taps.js";
import { formOf } from "./form.js";
import { giveOn } from "./share_link.js";

const LOOK_MILLISECONDS = 3000;

/** What the house said last: all keys, the one just made, and why something was refused. */
const known = { keys: null, made: null, refusal: "" };
let tries = newKey();
let looking = 0;
let ticking = 0;

const isOpen = (page) => page.dialog?.kind === "share";

/** Reads who may write, when the sheet is opened; a key that still waits is shown again. @param {object} page */
export async function readKeys(page) {
  Object.assign(known, { keys: null, refusal: "" });
  await look(page);
  show(page);
  watchOver(page);
}

async function look(page) {
  const before = JSON.stringify(known);
  const { status, body } = await ask("GET", `${page.table.code}/keys`);
  if (status === 200) known.keys = body;
  else known.refusal = body?.detail ?? t("share-offline");
  if (JSON.stringify(known) !== before) show(page);
}

function show(page) {
  if (isOpen(page)) page.acts.open(page.dialog);
  tick();
}

/** As long as the key waits and the sheet is open: how long it is still good, and whether it was handed over. */
function watchOver(page) {
  stopWatching();
  const during = (act) => () => (isOpen(page) && isWaiting() ? act() : stopWatching());
  ticking = setInterval(during(tick), 1000);
  looking = setInterval(during(() => look(page)), LOOK_MILLISECONDS);
}

function stopWatching() {
  clearInterval(ticking);
  clearInterval(looking);
}

function tick() {
  for (const place of document.querySelectorAll("[data-until]")) place.textContent = left(known.made.expires_at);
}

/** @param {object} page */
export function keysPart(page) {
  const own = known.keys?.find((key) => key.mine);
  return html`
    <section class="share-part">
      <h3>${t("share-keys")}</h3>
      ${known.refusal ? html`<p class="mistake" role="alert">${known.refusal}</p>` : nothing}
      ${own?.first_hand ? (isWaiting() ? made(page) : invitation(page)) : nothing}
      ${own && !own.first_hand ? html`<p class="soft">${t("share-second-hand")}</p>` : nothing}
      ${known.keys ? html`<ul class="rows share-keys">${known.keys.filter(isShown).map((key) => html`<li>${keyRow(page, key, own)}</li>`)}</ul>` : nothing}
    </section>
  `;
}

const isShown = ({ state }) => state !== "expired";
const isWaiting = () => Boolean(known.made) && known.keys?.find(({ id }) => id === known.made.id)?.state === "waiting";

const invitation = (page) => html`
  <p class="soft">${t("share-invite-hint")}</p>
  <form class="share-invite" @submit=${formOf((typed) => invite(page, typed.name.trim()))}>
    <div class="field">
      <label for="share-name">${t("share-invite-name")}</label>
      <input class="input" id="share-name" name="name" maxlength="40" autocomplete="off" />
    </div>
    <button class="button main" data-action="invite">${t("share-invite")}</button>
  </form>
`;

const made = (page) => html`
  <div class="share-made">
    <img class="qr" src=${known.made.qr} width="168" height="168" alt=${t("share-join-qr")} />
    <div class="share-way">
      <p>${t("share-made-hint")}</p>
      <p class="share-code number" data-share="secret" aria-label=${[...known.made.secret].join(" ")}>${known.made.secret.slice(0, 4)} ${known.made.secret.slice(4)}</p>
      <p class="soft">${t("share-still-good")} <b class="number" data-until></b></p>
      <div class="share-do">${giveOn(page, known.made.link)}</div>
    </div>
  </div>
`;

function keyRow(page, key, own) {
  const name = key.name ?? t(key.first_hand ? "share-first" : "share-second");
  return html`
    <div class="row" data-key=${key.id} data-state=${key.state}>
      <span class="grow"><span class="name">${name}</span>${key.mine ? html` <span class="you">${t("share-this-phone")}</span>` : nothing}<small>${said(key)}</small></span>
      ${own?.first_hand && !key.mine && key.state !== "revoked" ? html`<button type="button" class="button small" data-action="revoke" aria-label=${t("share-revoke-of", { name })} @click=${once(() => revoke(page, key))}>${t("share-revoke")}</button>` : nothing}
    </div>
  `;
}

function said({ state, last_act_at: last }) {
  if (state === "in_use" && last) return t("share-last-act", { time: clock(last) });
  return t(`share-state-${state}`);
}

async function invite(page, name) {
  const { status, body } = await ask("POST", `${page.table.code}/keys`, { name: name || null, key: tries });
  if (status !== 200 && status !== 201) return refused(page, body);
  Object.assign(known, { made: body, refusal: "" });
  tries = newKey();
  await look(page);
  show(page);
  return watchOver(page);
}

async function revoke(page, { id }) {
  const { status, body } = await ask("DELETE", `${page.table.code}/keys/${id}`);
  if (status !== 204) return refused(page, body);
  known.refusal = "";
  if (known.made?.id === id) known.made = null;
  return look(page);
}

function refused(page, body) {
  known.refusal = body?.detail ?? t("share-offline");
  show(page);
}

/** How long until a moment: “14:59”. */
function left(until) {
  const seconds = Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
