/** The trick desk over a running game: this table's people, the trick that lies there, and back to where one was. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { wantStyle } from "../../parts/style.js";
import { deskMark } from "./ways.js";

/** The menu's line for it. @param {object} page */
export const deskItem = (page) => html`
  <li><button type="button" class="row" data-action="trick-desk" @click=${once(() => openDesk(page))}>
    ${deskMark}<span class="grow"><span class="name">${t("desk-title")}</span><small>${t("desk-menu-hint")}</small></span>
  </button></li>
`;

async function openDesk(page) {
  try {
    const [{ deskParts, newDesk }, { judgeAgain }] = await Promise.all([import("../desk/index.js"), import("../desk/trick.js"), wantStyle("desk")]);
    const desk = newDesk(begun(page));
    page.acts.open({ kind: "desk", isLasting: true, make: () => ({ title: t("desk-title"), content: deskParts(desk) }) });
    if (desk.plays.length) judgeAgain(desk);
  } catch {
    page.acts.say(t("table-failed"));
  }
}

function begun(page) {
  const { view } = page.table;
  const seats = seatsAt(page);
  const plays = page.desk?.entry.type === "trick" ? lyingCards(page) : [];
  return {
    seats,
    plays,
    leader: Math.max(0, seats.findIndex(({ id }) => id === (plays[0]?.player ?? view.next_leader))),
    modules: view.options.modules_now,
    round: { cards: view.cards, scoring: view.options.scoring },
    take: page.mayWrite && page.desk?.entry.type === "result" ? (answer) => takeOver(page, answer) : null,
    draw: () => page.dialog?.kind === "desk" && page.draw(),
  };
}

/** In the order of play of this round: Graybeard sits between the two. */
function seatsAt(page) {
  const order = page.table.view.allowed.find((offer) => offer.type === "trick")?.order;
  const ids = order ?? page.table.view.players.filter(({ left }) => !left).map(({ id }) => id);
  return ids.map((id) => ({ id, name: page.names[id] ?? t("trick-graybeard") }));
}

/** The cards of the running trick, else those of the last one. */
const lyingCards = (page) => (page.desk.entry.plays.length ? page.desk.entry.plays : page.table.view.tricks.at(-1)?.plays ?? []);

/** What the winner has captured goes into the row that is being entered. */
function takeOver(page, { winner, row, alliances }) {
  page.acts.close();
  page.acts.bonus(winner, "captures", { row, alliances });
  page.acts.pick(winner);
  page.acts.say(t("desk-taken", { name: page.names[winner] }));
}
