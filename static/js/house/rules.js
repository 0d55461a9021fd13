/** What the owner decides about the house: its name, the language offered first, who opens tables. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { once } from "../parts/taps.js";

const LANGUAGES = { en: ["en", "English"], zh: ["zh-Hans", "简体中文"], ja: ["ja", "日本語"] };

/** @param {object} page */
export const houseForm = (page) => html`
  <section class="house-part" aria-labelledby="the-house">
    <h2 id="the-house">${t("house-the-house")}</h2>
    <form class="house-add" data-form="house" @submit=${(event) => rename(page, event)}>
      <div class="field">
        <label for="house-name">${t("house-name")}</label>
        <input class="input" id="house-name" name="name" maxlength="60" required .defaultValue=${page.house.name ?? ""} autocomplete="off" />
      </div>
      <button class="button" data-action="name-house" @click=${once(() => {})}>${t("house-rename")}</button>
    </form>
    <fieldset>
      <legend>${t("house-first-language")}</legend>
      <div class="chips">${Object.keys(LANGUAGES).map((code) => language(page, code))}</div>
    </fieldset>
    <div class="chips">
      <button type="button" class="chip" role="switch" data-action="only-dms" aria-checked=${String(page.house.only_dms_open)} aria-describedby="only-dms-hint"
        @click=${once(() => change(page, { only_dms_open: !page.house.only_dms_open }))}>${t("house-only-dms")}</button>
    </div>
    <p class="soft hint" id="only-dms-hint">${t("house-only-dms-hint")}</p>
  </section>
`;

function language(page, code) {
  const [lang, name] = LANGUAGES[code];
  const isFirst = page.house.languages[0] === code;
  return html`<button type="button" class="chip" lang=${lang} aria-pressed=${String(isFirst)} @click=${once(() => change(page, { languages: [code] }))}>${name}</button>`;
}

function rename(page, event) {
  event.preventDefault();
  change(page, Object.fromEntries(new FormData(event.currentTarget)));
}

async function change(page, changes) {
  const house = await page.ask("PATCH", "/house", changes);
  if (house) page.show({ house, said: t("house-changed") });
  else page.show({});
}
