/** The DMs of the house: one's own phone and passphrase; for the owner the others, their links, and the house's rules. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { call } from "./api.js";
import { dmSheet, invitation } from "./house/dm.js";
import { houseForm } from "./house/rules.js";
import { mine } from "./house/mine.js";
import { ready, t } from "./i18n.js";
import { dialogFrame, settleDialog } from "./parts/dialog.js";
import { menu } from "./parts/icons.js";
import { once } from "./parts/taps.js";

const root = document.querySelector("#house");
const page = { ...JSON.parse(document.querySelector("#start").textContent), open: null, invited: null, mistake: "", errors: {}, said: "", show, ask, close };

function draw() {
  const dm = page.dms.find(({ id }) => id === page.open);
  render(
    html`
      ${mine(page)}
      <section class="house-part" aria-labelledby="dms">
        <h2 id="dms">${t("house-dms")}</h2>
        <ul class="rows">${page.dms.map(row)}</ul>
        ${page.me.owner ? add() : nothing}
        ${page.invited && !dm ? invitation(page) : nothing}
      </section>
      ${page.me.owner ? houseForm(page) : nothing}
      <p role="status" aria-live="polite" class="banner" data-said>${page.said}</p>
      ${dialogFrame(dm ? dmSheet(page, dm) : nothing, close)}
    `,
    root,
  );
  settleDialog(root, Boolean(dm));
}

const row = (dm) => html`
  <li class="row house-dm" data-state=${dm.state}>
    <span class="grow"><span class="name">${dm.name}</span><small>${state(dm)}</small></span>
    ${page.me.owner && dm.state !== "retired" ? html`<button type="button" class="icon bare" data-action="dm" aria-label=${t("house-more", { name: dm.name })} @click=${once(() => show({ open: dm.id, invited: null, mistake: "", errors: {}, said: "" }))}>${menu}</button>` : nothing}
  </li>
`;

function state(dm) {
  if (dm.state !== "active") return t(`house-state-${dm.state}`);
  return [dm.owner ? t("house-state-owner") : "", t(dm.signed_in ? "house-state-signed-in" : "house-state-signed-out")].filter(Boolean).join(" · ");
}

const add = () => html`
  <form class="house-add" data-form="add" @submit=${sendAdd}>
    <div class="field">
      <label for="new-dm">${t("house-add-name")}</label>
      <input class="input" id="new-dm" name="name" maxlength="40" required autocomplete="off" autocapitalize="words" />
    </div>
    <button class="button" data-action="add" @click=${once(() => {})}>${t("house-add")}</button>
  </form>
  ${page.open === null ? html`<p class="mistake" role="alert">${page.mistake}</p>` : nothing}
`;

async function sendAdd(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const invited = await ask("POST", "/dms", Object.fromEntries(new FormData(form)));
  if (!invited) return;
  form.reset();
  show({ invited });
}

function show(changes) {
  Object.assign(page, changes);
  draw();
}

function close() {
  if (page.open !== null) show({ open: null, invited: null, mistake: "", errors: {} });
}

/** Asks the house, and how everybody stands afterwards. @returns {Promise<any>} the answer, null where it was refused */
async function ask(method, path, body) {
  const answer = await call(method, path, body);
  if (answer.status === 0 || answer.status >= 400) {
    const { detail, errors = {} } = answer.body ?? {};
    show({ mistake: [errors.name ?? errors.new ?? detail ?? t("house-offline")].join(" "), errors, said: "" });
    return null;
  }
  const dms = await call("GET", "/dms");
  show({ ...(dms.status === 200 && { dms: dms.body }), mistake: "", errors: {}, said: "" });
  return answer.body ?? {};
}

await ready;
root.replaceChildren();
draw();
