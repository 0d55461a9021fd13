/** The table page: a function of the view. What people tap becomes an act; every act draws the page anew. */
import { render } from "../vendor/lit-html/lit-html.js";
import { movedTo } from "./books.js";
import { moveDrafts, rememberSitting } from "./draft.js";
import { listenForNews } from "./feed.js";
import { engine } from "./engine.js";
import { ready } from "./i18n.js";
import { openLedger } from "./ledger.js";
import { send } from "./outbox.js";
import { settleDialog } from "./parts/dialog.js";
import { bookActs } from "./screens/acts/book.js";
import { deskActs } from "./screens/acts/desk.js";
import { showActs } from "./screens/acts/show.js";
import { screen } from "./screens/frame.js";
import { gameOf } from "./screens/games.js";
import { listen } from "./screens/keyboard.js";
import { fetchRest } from "./screens/later.js";
import { openPage, pageTitle } from "./screens/page.js";

const ENGINE_MILLISECONDS = 4000;

const place = document.querySelector("#table");
const root = place.cloneNode();
const told = JSON.parse(document.querySelector("#table-now").textContent.trim() || "null");
const code = told?.code ?? decodeURIComponent(location.pathname.split("/")[2] ?? "");
let page = null;
let lastCurrent = null;
let lastPanel = null;

function draw() {
  render(screen(page), root);
  if (page.isBeginning) return;
  document.title = pageTitle(page);
  settleDialog(root, page.dialog !== null);
  page.acts.fade();
  page.phone?.follow();
  arrive();
  keepInSight();
}

/** A new panel begins at its top, also for those who do not see it. */
function arrive() {
  const { panel } = root.querySelector(".board").dataset;
  if (panel === lastPanel) return;
  if (lastPanel !== null) {
    scrollTo(0, 0);
    if (document.activeElement === document.body) root.querySelector("h1").focus({ preventScroll: true });
  }
  lastPanel = panel;
}

/** The row with the light is always to be seen, also where not all rows fit. */
function keepInSight() {
  const current = page.inHand?.current;
  if (current === lastCurrent) return;
  lastCurrent = current;
  root.querySelector(".seat-row.now")?.scrollIntoView({ block: "nearest" });
}

/** The book has changed; a table that has got its code has its address from then on. */
function follow() {
  const { code: now } = ledger;
  if (page.table.code !== now) {
    moveDrafts(page.table.code, now);
    history.replaceState(history.state, "", `/tables/${now}${location.hash}`);
  }
  page.acts.followBook();
}

const coming = told && gameOf(told.game);
const ledger = await openLedger(code, told, () => page && follow());
if (!ledger) (await import("./screens/nowhere.js")).showNowhere(place, code, await movedTo(code));
else await sitDown();

async function sitDown() {
  document.documentElement.dataset.game = ledger.table.game;
  const [game] = await Promise.all([coming ?? gameOf(ledger.table.game), ready]);
  page = openPage(ledger, game);
  page.isBeginning = true;
  page.draw = draw;
  page.acts = { ...showActs(page, draw), ...deskActs(page, draw), ...bookActs(page, draw) };
  page.acts.follow();
  await breath();
  takePlace();
  addEventListener("popstate", () => page.acts.follow());
  addEventListener("hashchange", () => page.acts.follow());
  listen(page);
  listenForNews(page, draw, told ? new Date() : new Date(ledger.base.last_act_at ?? Date.now()));
  await breath();
  page.acts.look();
  page.acts.correctOn();
  rememberSitting();
  send();
  attend().catch(() => {}); // cut off before that, the page goes on without it
}

/** The first drawing is made in two parts, out of sight: what the page has shown so far stays until all is there. */
function takePlace() {
  page.isBeginning = false;
  place.replaceWith(root);
  draw();
}

/** A tap may come between. */
function breath() {
  return new Promise((settle) => setTimeout(settle));
}

/** Nobody waits for this: it comes when the first screen is there, and the rules are on the phone or late. */
async function attend() {
  await Promise.race([engine().catch(() => {}), new Promise((settle) => setTimeout(settle, ENGINE_MILLISECONDS))]);
  await fetchRest(page);
  page.phone = (await import("./install/at_table.js")).attend(page, draw);
  page.phone.follow();
  document.dispatchEvent(new Event("there"));
}
