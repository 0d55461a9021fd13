/** What is agreed before a game, folded away; the fold says what stands. What can be agreed on says the house. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { listed, sentence, t } from "../i18n.js";
import { scheduleChoice, scheduleName } from "./options_schedule.js";
import { tick } from "./tick.js";

/**
 * @typedef {object} Option one thing to agree on, as the house says it
 * @property {string} name
 * @property {"switch" | "choice" | "several" | "schedule"} kind
 * @property {string[]} [words]
 * @property {Record<string, string>} [needs] a switch: what another option must say
 * @property {Record<number, Record<string, object>>} [refused] several: by seats, the words that cannot be had, and why
 *
 * @typedef {object} Desk
 * @property {Option[]} options
 * @property {Record<string, any>} chosen as far as anything was chosen
 * @property {number} seats
 * @property {(name: string, value: unknown) => void} choose
 */

/** What is played: what was chosen as far as it can be had with these seats, else what is usual. @param {Desk} desk */
export const agreed = ({ options, chosen, seats }) =>
  Object.fromEntries(options.map((option) => [option.name, VALUES[option.kind](option, chosen, seats)]));

const VALUES = {
  switch: ({ name, needs }, chosen) => Boolean(chosen[name]) && isMet(needs, chosen),
  choice: ({ name, words }, chosen) => (words.includes(chosen[name]) ? chosen[name] : words[0]),
  several: ({ name, words, refused }, chosen, seats) => words.filter((word) => chosen[name]?.includes(word) && !refused[seats]?.[word]),
  schedule: ({ name, words }, chosen) => (Array.isArray(chosen[name]) || words.includes(chosen[name]) ? chosen[name] : words[0]),
};

const isMet = (needs, chosen) => Object.entries(needs).every(([other, word]) => chosen[other] === word);

/** @param {Desk} desk */
export const optionsFold = (desk) => html`
  <details class="new-options">
    <summary><span class="name">${t("new-options")}</span> <span class="soft">${inShort(desk)}</span></summary>
    ${desk.options.map((option) => FIELDS[option.kind](desk, option, agreed(desk)[option.name]))}
  </details>
`;

function inShort(desk) {
  const all = agreed(desk);
  return desk.options.flatMap((option) => SHORT[option.kind](option, all[option.name], desk)).join(" · ");
}

const SHORT = {
  switch: ({ name, needs }, isOn, { chosen }) => (isMet(needs, chosen) ? [t(`new-${name}-${isOn ? "on" : "off"}`)] : []),
  choice: ({ name }, word) => [t(`new-${name}-${word}`)],
  several: ({ name }, words) => [words.length ? listed(words.map((word) => t(`new-${name}-${word}`))) : t(`new-${name}-none`)],
  schedule: (_, schedule) => [scheduleName(schedule)],
};

const FIELDS = {
  switch: ({ choose, chosen }, { name, needs }, isOn) =>
    isMet(needs, chosen) ? tick({ type: "checkbox", name, isOn, title: t(`new-${name}`), hint: t(`new-${name}-hint`), onChange: (event) => choose(name, event.target.checked) }) : nothing,
  choice: ({ choose }, { name, words }, now) => html`
    <fieldset class="option">
      <legend>${t(`new-${name}`)}</legend>
      ${words.map((word) => tick({ type: "radio", name, value: word, isOn: word === now, title: t(`new-${name}-${word}`), hint: t(`new-${name}-${word}-hint`), onChange: () => choose(name, word) }))}
    </fieldset>
  `,
  several: (desk, option) => html`
    <fieldset class="option">
      <legend>${t(`new-${option.name}`)}</legend>
      ${option.words.map((word) => one(desk, option, word))}
    </fieldset>
  `,
  schedule: scheduleChoice,
};

function one({ chosen, seats, choose }, { name, words, refused }, word) {
  const no = refused[seats]?.[word];
  const before = chosen[name] ?? [];
  const withIt = (isOn) => words.filter((other) => (other === word ? isOn : before.includes(other)));
  return tick({
    type: "checkbox",
    name: `${name}-${word}`,
    isOn: before.includes(word) && !no,
    title: t(`new-${name}-${word}`),
    hint: no ? sentence(`violation-${no.code}`, no.facts) : t(`new-${name}-${word}-hint`),
    isOff: Boolean(no),
    onChange: (event) => choose(name, withIt(event.target.checked)),
  });
}
