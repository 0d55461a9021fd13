/** How many cards the rounds deal: a schedule of the rulebook by its name, or a list typed in. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { tick } from "./tick.js";

const OWN = "own";

/** @param {string | number[]} schedule */
export const scheduleName = (schedule) => (Array.isArray(schedule) ? t("new-schedule-own-sizes", { sizes: sizes(schedule) }) : t(`new-schedule-${schedule}`));

/** @param {import("./options.js").Desk} desk */
export function scheduleChoice({ seats, choose }, option, now) {
  const isOwn = Array.isArray(now);
  return html`
    <fieldset class="option">
      <legend>${t("new-schedule")}</legend>
      ${option.words.map((word) => tick({ type: "radio", name: "schedule", value: word, isOn: now === word, title: t(`new-schedule-${word}`), hint: sizes(option.dealt[seats][word]), onChange: () => choose("schedule", word) }))}
      ${tick({ type: "radio", name: "schedule", value: OWN, isOn: isOwn, title: t("new-schedule-own"), hint: t("new-schedule-own-hint"), onChange: () => choose("schedule", []) })}
      ${isOwn ? typedList(now, option.most[seats], { seats, choose }) : nothing}
    </fieldset>
  `;
}

const typedList = (typed, most, { seats, choose }) => html`
  <div class="field own-sizes">
    <label class="unseen" for="own-sizes">${t("new-schedule-own")}</label>
    <input class="input" id="own-sizes" inputmode="text" autocomplete="off" enterkeyhint="done" placeholder="2 4 6 8 10" aria-describedby="own-sizes-hint"
      .defaultValue=${typed.join(" ")} @input=${(event) => choose("schedule", numbersIn(event.target.value))}>
    <span class="hint" id="own-sizes-hint">${most < Math.max(0, ...typed) ? t("new-schedule-capped", { seats, most }) : t("new-schedule-most", { seats, most })}</span>
  </div>
`;

const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);
const sizes = (list) => list.join(" ");
