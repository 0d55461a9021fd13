/**
 * News of the table: a stream while the page is seen; where none comes through, the house is asked from time to time.
 * A stream that is open beats, so that silence means something.
 */
import * as api from "./api.js";

const TICK_MILLISECONDS = 1000;
const SILENT_MILLISECONDS = 18_000; // the house beats every 15 seconds
const STALE_MILLISECONDS = 20_000;
const ASK_MILLISECONDS = 5000;
const NO_STREAM_MILLISECONDS = 60_000;
const MOST_FAILURES = 3;

/**
 * @typedef {object} Live
 * @property {"live" | "polling" | "stale"} state
 * @property {Date} since when something was heard last
 */

/**
 * Keeps `page.live`, and gives every picture of the table that comes to `page.acts.news`.
 * @param {object} page with its `table`, and with its `ledger` where it has one
 * @param {() => void} draw
 * @param {Date} [since] when the house told what the page shows
 */
export function listenForNews(page, draw, since = new Date()) {
  const now = { stream: null, code: null, failures: 0, isAsking: false, isAnswered: true, shown: 0, opened: 0, asked: 0, streamAfter: 0 };
  let ticking = 0;
  page.live = { state: "live", since };

  const hasPassed = (milliseconds, moment) => Date.now() - moment >= milliseconds;
  const base = () => page.ledger?.base ?? page.table;
  const isKnownThere = () => !base().code.startsWith("new-");

  function say(state, since = page.live.since) {
    const isOther = page.live.state !== state;
    page.live = { state, since };
    if (isOther) draw();
  }

  function heard(event) {
    now.failures = 0;
    now.streamAfter = 0;
    say("live", new Date());
    if (event.type !== "message") return;
    const picture = JSON.parse(event.data);
    if (picture.seq > base().seq) page.acts.news(picture);
    else if (picture.seq < base().seq) ask("live"); // own acts are answered, sometimes sooner than they are told
  }

  function openStream() {
    closeStream();
    now.code = base().code;
    now.opened = Date.now();
    const stream = new EventSource(`/api/v1/tables/${now.code}/events?after=${base().seq}`);
    stream.onmessage = heard;
    stream.addEventListener("beat", heard);
    stream.onerror = () => stream === now.stream && failed(stream.readyState === EventSource.CLOSED);
    now.stream = stream;
  }

  function closeStream() {
    now.stream?.close();
    now.stream = null;
  }

  /** The browser comes back by itself, unless it was sent away; it is not let try for ever. */
  function failed(isSentAway) {
    now.failures += 1;
    if (isSentAway || now.failures >= MOST_FAILURES) askInstead();
  }

  function askInstead() {
    closeStream();
    now.streamAfter = Date.now() + NO_STREAM_MILLISECONDS;
    ask();
  }

  async function ask(state = "polling") {
    if (now.isAsking) return;
    now.isAsking = true;
    now.asked = Date.now();
    const known = base().seq;
    const { status, body } = await api.table(base().code);
    now.isAsking = false;
    const isBack = status === 200 && !now.isAnswered;
    now.isAnswered = status === 200;
    if (!now.isAnswered) return;
    if (isBack) now.streamAfter = 0;
    say(state, new Date());
    if (body.seq < known) return page.acts.beginAnew(); // a backup was put back in the house
    page.acts.news(body);
  }

  function tick() {
    if (!isKnownThere()) return;
    if (now.stream && now.code !== base().code) openStream();
    if (now.stream && hasPassed(SILENT_MILLISECONDS, Math.max(now.opened, page.live.since))) askInstead();
    if (!now.stream && Date.now() >= now.streamAfter) openStream();
    if (now.streamAfter && hasPassed(ASK_MILLISECONDS, now.asked)) ask();
    if (hasPassed(STALE_MILLISECONDS, Math.max(now.shown, page.live.since))) say("stale");
  }

  /** Begins anew, and hears at once how the table stands. */
  function begin() {
    rest();
    now.shown = Date.now();
    ticking = setInterval(tick, TICK_MILLISECONDS);
    if (now.streamAfter) ask();
    tick();
  }

  /** A page that nobody sees leaves its place to others. */
  function rest() {
    clearInterval(ticking);
    closeStream();
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : begin()));
  addEventListener("online", () => document.hidden || begin());
  if (!document.hidden) begin();
}
