/** The board for the television: a function of the view, like the table page, with nothing to tap. */
import { render } from "../vendor/lit-html/lit-html.js";
import { stayAwake } from "./awake.js";
import { frame } from "./board/frame.js";
import { listenForNews } from "./feed.js";
import { ready, t } from "./i18n.js";

const GAMES = {
  skull: async () => (await import("./board/skull.js")).skull,
  "skull-king": async () => (await import("./board/skull_king.js")).skullKing,
};

const root = document.querySelector("#board");
const table = JSON.parse(document.querySelector("#table-now").textContent);
const [game] = await Promise.all([GAMES[table.game](), ready]);
const page = { game, address: root.dataset.address, mayWrite: false, live: null, acts: { news, beginAnew: () => location.reload() } };
adopt(table);

function adopt(now) {
  page.table = { ...page.table, ...now };
  page.names = Object.fromEntries(page.table.players.map(({ id, name }) => [id, name]));
  page.seat = (id) => page.table.view.players.find((player) => player.id === id);
}

/** @param {object} picture the table as it stands now */
function news(picture) {
  if (picture.seq < page.table.seq) return;
  adopt(picture);
  draw();
}

/** When the same people play again, the board goes with them. */
function draw() {
  const { label, code, view, rematch } = page.table;
  if (rematch && view.ended) return location.replace(`/tables/${rematch}/board`);
  render(frame(page), root);
  document.title = `${label ?? code} · ${t("share-board")} · ${t("app-name")}`;
  return stayAwake(!view.ended);
}

draw();
listenForNews(page, draw);
