/** One running table in the list: what is played, how it stands, how long, when touched, who looks after it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { listed, t } from "../i18n.js";
import { menu } from "../parts/icons.js";
import { plain } from "../parts/numbers.js";
import { once } from "../parts/taps.js";
import { long, minutesSince } from "./times.js";

export const UNTOUCHED_MINUTES = 30;
export const FORGOTTEN_MINUTES = 3 * 60;

/** What a table is called here. */
export const title = ({ label, game }) => label ?? t(`word-${game}`);

/** @param {object} page @param {object} table @param {() => void} open opens what can be done with it */
export const tableRow = (page, table, open) => html`
  <li class="house-table">
    <a class="row home-table" href="/tables/${table.code}" data-game=${table.game}>
      <span class="grow">
        <b class="name">${title(table)}</b>
        <span class="home-people">${listed(table.players.map(({ name }) => name))}</span>
      </span>
      <span class="number code">${table.code}</span>
      <span class="home-facts">${facts(page, table)}</span>
    </a>
    <button type="button" class="icon" data-action="more" aria-label=${t("house-more", { name: title(table) })} @click=${once(open)}>${menu}</button>
  </li>
`;

function facts(page, table) {
  const said = [
    table.label ? t(`word-${table.game}`) : "",
    t("home-round", { round: table.round }),
    leads(table),
    runs(table),
  ];
  return [...said.filter(Boolean).map((fact) => html`<span>${fact}</span>`), touched(table), html`<span>${lookedAfter(page, table)}</span>`];
}

function runs({ started_at: at }) {
  const minutes = minutesSince(at);
  return minutes < 1 ? t("home-minutes", { minutes }) : t("house-runs", { time: long(minutes) });
}

function touched({ last_act_at: at }) {
  const minutes = minutesSince(at);
  if (minutes < 1) return html`<span>${t("house-just-touched")}</span>`;
  const said = t("house-touched", { time: long(minutes) });
  return html`<span>${minutes < UNTOUCHED_MINUTES ? said : html`<span class="untouched">${said}</span>`}</span>`;
}

/** Nobody leads where all are level. */
function leads({ players, standings }) {
  const first = standings.filter(({ rank }) => rank === 1);
  if (!first.length || first.length === standings.length) return "";
  const names = first.map(({ player }) => players.find(({ id }) => id === player)?.name ?? player);
  const { total } = first[0];
  return total === undefined ? t("house-leads", { names }) : t("house-leads-with", { names, total: plain(total) });
}

function lookedAfter({ me }, { dm }) {
  if (!dm) return t("house-nobodys");
  return dm.id === me.id ? t("house-mine") : t("house-dms-own", { name: dm.name });
}

/** @param {unknown[]} rows */
export const part = (id, heading, rows) => (rows.length ? html`<section class="house-part" aria-labelledby=${id}><h2 id=${id}>${heading}</h2><ul class="rows house-tables">${rows}</ul></section>` : nothing);
