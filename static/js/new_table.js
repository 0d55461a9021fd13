/** Opening a table: who sits where, who deals, and off to the first bids. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { canOpenHere, isGone, newKey } from "./api.js";
import { ready, sentence, t } from "./i18n.js";
import { agreed, optionsFold } from "./parts/options.js";
import { nameChips, seatRows } from "./parts/seats.js";
import { closedUp, mistakeIn, moved, seat, seatsOf, taken, withPlaces } from "./parts/seats_list.js";
import { openTable, refusedSeats } from "./parts/seats_opening.js";
import { sounds } from "./parts/sounds.js";
import { distinct, draft, dropDraft, keepDraft, lastTable, names, rememberNames, rememberTable } from "./parts/seats_memory.js";
import { once } from "./parts/taps.js";

const CHIPS_AT_FIRST = 8;
const BOUNCE = 300; // milliseconds

const start = JSON.parse(document.getElementById("start").textContent);
const root = document.getElementById("new-table");
const before = start.again ?? start.last ?? lastTable();
const of = start.again?.code ?? "";

const table = { ...asBefore(), ...draft(of), ...named() };
const page = { moving: null, allNames: false, shed: [], said: "", refusal: "", refused: {}, isBusy: false, removedAt: -BOUNCE };

const game = () => start.games.find(({ slug }) => slug === table.game) ?? start.games[0];
const limits = () => ({ fewest: game().seats[0], most: game().seats[1] });
const seated = () => taken(table.seats);
/** Who deals or starts: the seat chosen, else the first one taken. */
const first = () => seated().find(({ id }) => id === table.first) ?? seated()[0];

function asBefore() {
  const seats = seatsOf(before?.players ?? []);
  return { game: before?.game ?? start.games[0].slug, seats, first: seats[before?.first]?.id, options: before?.options ?? {}, label: start.again?.label ?? "" };
}

/** The game that a shortcut on the home screen names. */
function named() {
  const game = new URLSearchParams(location.search).get("game");
  return start.games.some(({ slug }) => slug === game) ? { game } : {};
}

/** Changes the table, keeps it on this phone, and shows it. */
function change(changes) {
  Object.assign(table, changes);
  Object.assign(page, { refusal: "", refused: {} });
  keepDraft(of, table);
  show();
}

function show(changes = {}) {
  Object.assign(page, changes);
  table.seats = withPlaces(table.seats, limits());
  render(screen(), root);
}

const screen = () => html`
  <form class="stack" data-game=${game().slug} novalidate @submit=${submit}>
    ${start.games.length > 1 ? gameChoice() : nothing}
    <section class="new-part" aria-labelledby="seats-title">
      <div class="new-part-head">
        <h2 id="seats-title">${t("new-seats")}</h2>
        ${seated().length ? html`<button type="button" class="button quiet small" @click=${once(clear)}>${t("new-other-people")}</button>` : nothing}
      </div>
      <p class="soft">${t("new-seats-hint", { min: limits().fewest, max: limits().most })}</p>
      ${seatRows(desk())}
      <p class="unseen" role="status">${page.said}</p>
      ${whoIsFirst()}
      ${known()}
    </section>
    ${game().options.length ? optionsFold(agreement()) : nothing}
    <div class="field">
      <label for="label">${t("new-label")}</label>
      <input class="input" id="label" aria-describedby="label-hint" maxlength="60" autocomplete="off" enterkeyhint="go"
        .value=${table.label} @input=${(event) => change({ label: event.target.value })}>
      <span class="hint" id="label-hint">${t("new-label-hint")}</span>
    </div>
    <div class="new-foot">
      ${page.refusal ? html`<p class="banner bad" role="alert">${page.refusal}</p>` : nothing}
      ${startButton()}
    </div>
  </form>
`;

const gameChoice = () => html`
  <fieldset class="new-part">
    <legend>${t("new-game")}</legend>
    <div class="chips">
      ${start.games.map(({ slug }) => html`
        <label class="chip" data-game=${slug}>
          <input type="radio" name="game" .checked=${slug === table.game} @change=${() => change({ game: slug })}>${t(`word-${slug}`)}
        </label>`)}
    </div>
  </fieldset>
`;

/** What is agreed on, as far as anything was; with a seat still empty, for the fewest who can play. */
const agreement = () => ({
  options: game().options,
  chosen: table.options ?? {},
  seats: Math.min(Math.max(seated().length, limits().fewest), limits().most),
  choose: (name, value) => change({ options: { ...table.options, [name]: value } }),
});

function whoIsFirst() {
  if (seated().length < limits().fewest) return nothing;
  const left = seated()[(seated().indexOf(first()) + 1) % seated().length];
  return html`
    <p class="who-first" aria-live="polite">${withNames(`new-${game().first}-sentence`, { name: first().name.trim(), left: left.name.trim() })}</p>
    <p class="soft">${t(`new-${game().first}-hint`)}</p>
  `;
}

/** A sentence with its names in bold, wherever the language puts them. */
function withNames(id, said) {
  const marks = Object.keys(said);
  const marked = t(id, Object.fromEntries(marks.map((mark) => [mark, `\u0000${mark}\u0000`])));
  return marked.split("\u0000").map((part, at) => (at % 2 ? html`<b>${said[part]}</b>` : part));
}

function known() {
  const here = new Set(seated().map(({ name }) => sounds(name)));
  const absent = distinct([...page.shed, ...(before?.players ?? []), ...names()]).filter((name) => !here.has(sounds(name)));
  if (!absent.length) return nothing;
  const more = page.allNames ? 0 : absent.length - CHIPS_AT_FIRST;
  return html`
    <h3>${t("new-recent")}</h3>
    <div class="chips names">
      ${nameChips(more > 1 ? absent.slice(0, CHIPS_AT_FIRST) : absent, { seat: sit, isFull: isFull() })}
      ${more > 1 ? html`<button type="button" class="button quiet small" @click=${() => show({ allNames: true })}>${t("new-recent-more", { count: more })}</button>` : nothing}
    </div>
    ${isFull() ? html`<p class="soft">${t("new-full", { max: limits().most })}</p>` : nothing}
  `;
}

function startButton() {
  const missing = limits().fewest - seated().length;
  return html`
    <button class="button whole ${missing > 0 ? "waiting" : "main"}" id="start-game" aria-busy=${page.isBusy}>
      ${missing > 0 ? t("new-start-waiting", { missing }) : t("new-start")}
    </button>
  `;
}

const desk = () => ({
  seats: table.seats,
  first: first()?.id, firstIs: game().first,
  moving: page.moving,
  refused: page.refused,
  rename: (id, name) => change({ seats: table.seats.map((one) => (one.id === id ? { ...one, name } : one)) }),
  renamed: () => change({ seats: closedUp(table.seats) }),
  next,
  move,
  remove,
  goFirst: (id) => change({ first: id }),
  showArrows: (id) => show({ moving: page.moving === id ? null : id }),
});

const isFull = () => seated().length >= limits().most;

function sit(name) {
  if (!isFull()) change({ seats: seat(closedUp(table.seats), name) });
}

function next(id) {
  const at = table.seats.findIndex((one) => one.id === id);
  const on = table.seats[at].name.trim() ? table.seats[at + 1] : table.seats.slice(0, at).find(({ name }) => !name.trim());
  (on ? fieldOf(on.id) : root.querySelector("#start-game")).focus();
}

function move(id, to) {
  const seats = closedUp(table.seats);
  const at = Math.min(to, seated().length - 1);
  if (at < 0 || seats[at].id === id) return;
  const hadFocus = document.activeElement;
  change({ seats: moved(seats, id, at), first: first().id });
  show({ said: t("new-moved", { name: table.seats[at].name.trim(), seat: at + 1 }) });
  if (root.contains(hadFocus)) hadFocus.focus(); // moving a row in the page takes the focus away
}

/** The next row comes up under the finger: a tap that bounces must not take that one away as well. */
function remove(id) {
  if (performance.now() - page.removedAt < BOUNCE) return;
  page.removedAt = performance.now();
  const { name } = table.seats.find((one) => one.id === id);
  const at = table.seats.findIndex((one) => one.id === id);
  shed([name]);
  change({ seats: closedUp(table.seats.filter((one) => one.id !== id)) });
  show({ said: t("new-removed", { name: name.trim() }) });
  root.querySelectorAll("[data-name]")[Math.min(at, seated().length)]?.closest("li").querySelector("button, input").focus();
}

function clear() {
  shed(seated().map(({ name }) => name));
  change({ seats: [], first: undefined });
  fieldOf(table.seats[0].id).focus();
}

const shed = (gone) => Object.assign(page, { shed: distinct([...gone.map((name) => name.trim()), ...page.shed]), moving: null });

const fieldOf = (id) => root.querySelector(`[data-seat="${id}"] [data-name]`);

async function submit(event) {
  event.preventDefault();
  if (page.isBusy) return;
  change({ seats: closedUp(table.seats) });
  const stuck = seated().find((one) => mistakeIn(table.seats, one)) ?? (seated().length < limits().fewest && table.seats[seated().length]);
  if (stuck) return fieldOf(stuck.id).focus();
  show({ isBusy: true });
  const answer = await orHere(await openTable(asked(), start.again));
  if (answer.status === 200 || answer.status === 201) return go(answer.body.code);
  show({ isBusy: false, ...refusalIn(answer) });
  const wrong = Object.keys(page.refused)[0];
  if (wrong) fieldOf(Number(wrong)).focus();
}

/** Where the house cannot be reached the table is opened on this phone, if that can be. */
async function orHere(answer) {
  if (!isGone(answer) || !canOpenHere()) return answer;
  const { openHere } = await import("./opening.js");
  const { again } = start;
  const isRematch = again?.may_write && again.game === table.game;
  const { code, refusal } = await openHere(asked(), isRematch ? again.code : null).catch(() => ({}));
  if (code) return { status: 201, body: { code } };
  return refusal ? { status: 409, body: { detail: sentence(`${refusal.family}-${refusal.code}`, refusal.facts) } } : answer;
}

/** What is asked for; the same table asked for again carries the same key. */
function asked() {
  const wanted = {
    game: game().slug,
    players: seated().map(({ name }) => name.trim()),
    options: { [game().first]: `p${seated().indexOf(first()) + 1}`, ...agreed(agreement()) },
    label: table.label.trim(),
  };
  const said = JSON.stringify(wanted);
  if (table.said !== said) change({ said, key: newKey() });
  return { ...wanted, key: table.key };
}

/** What the house said: of a seat at that seat, everything else above the button. */
function refusalIn({ status, body }) {
  if (!status) return { refusal: t("new-offline"), refused: {} };
  const refused = Object.fromEntries(refusedSeats(body).map(([at, sentence]) => [seated()[at].id, sentence]));
  return { refusal: Object.keys(refused).length ? "" : body?.detail ?? t("new-refused"), refused };
}

function go(code) {
  rememberNames(seated().map(({ name }) => name.trim()));
  rememberTable({ game: table.game, players: seated().map(({ name }) => name.trim()), first: seated().indexOf(first()), options: table.options });
  dropDraft();
  location.assign(`/tables/${code}`);
}

// Coming back to a page that the browser kept: people and tables have changed since.
addEventListener("pageshow", (event) => event.persisted && location.reload());

await ready;
show();
if (!seated().length && matchMedia("(hover: hover)").matches) root.querySelector("[data-name]").focus();
