/** One's own: who is signed in on this phone, signing out, another passphrase. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { once } from "../parts/taps.js";

/** @param {object} page */
export const mine = (page) => html`
  <section class="house-part" aria-labelledby="mine">
    <h2 id="mine">${t("house-signed-in", { name: page.me.name })}</h2>
    <div class="chips">
      <button type="button" class="button small" data-action="sign-out" @click=${once(() => signOut(page, ""))}>${t("house-sign-out")}</button>
      <button type="button" class="button small" data-action="sign-out-everywhere" @click=${once(() => signOut(page, "?everywhere=true"))}>${t("house-sign-out-everywhere")}</button>
    </div>
    <details>
      <summary class="button whole small">${t("house-change-passphrase")}</summary>
      <form class="stack house-form" data-form="passphrase" @submit=${(event) => change(page, event)}>
        <input type="text" .value=${page.me.name} autocomplete="username" hidden readonly />
        ${field("old", t("house-old-passphrase"), "current-password")} ${field("new", t("house-new-passphrase"), "new-password")}
        <p class="soft hint">${t("house-passphrase-hint")}</p>
        <p class="mistake" role="alert">${page.isChanging ? page.mistake : ""}</p>
        <button class="button main whole" data-action="change" @click=${once(() => {})}>${t("house-change")}</button>
      </form>
    </details>
  </section>
`;

const field = (name, label, complete) => html`
  <div class="field">
    <label for=${name}>${label}</label>
    <input class="input" id=${name} name=${name} type="password" maxlength="1000" required autocomplete=${complete} />
  </div>
`;

async function signOut(page, where) {
  if (await page.ask("DELETE", `/session${where}`)) location.replace("/");
}

async function change(page, event) {
  event.preventDefault();
  const form = event.currentTarget;
  page.isChanging = true;
  const done = await page.ask("PUT", "/dms/passphrase", Object.fromEntries(new FormData(form)));
  page.isChanging = false;
  if (!done) return;
  form.reset();
  page.show({ said: t("house-passphrase-changed") });
}
