/** The table with its seats and its middle, and under it what to do. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { foot } from "./foot.js";
import { middle } from "./middle.js";
import { sceneOf } from "./scene.js";
import { seats } from "./seats.js";

/** @param {object} page @param {object} desk the entry in work */
export function round(page, desk) {
  const scene = sceneOf(page, desk);
  return html`
    <section class="stage" data-seats=${scene.view.players.length}>
      <div class="round-table"><div class="around-it"><div class="felt" aria-hidden="true"></div>${middle(scene)}${seats(scene)}</div></div>
    </section>
    ${foot(scene)}
  `;
}

