/** Why there is no answer, with the way to the rule that says so. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { ruleLink } from "../rules_link.js";

/** @param {{wrong: string, rule?: string}} desk `rule` is the refusal's code, none where nobody could be asked */
export const cannotBe = ({ wrong, rule }) => html`<p class="banner bad"><span>${wrong} ${ruleLink("skull-king", rule)}</span></p>`;
