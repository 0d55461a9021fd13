/** What the server is asked; every answer comes back as `{status, body}`, a missing network as status 0. */

/** @typedef {{status: number, body: any, waitSeconds?: number}} Answer `waitSeconds`: when to come again */

/** Whether nobody answers, or a proxy says that nobody does. @param {Answer} answer */
export const isGone = ({ status }) => [0, 502, 503, 504].includes(status);

/** Whether a table can be opened on this phone alone: without the kept house nobody could come to its page. */
export const canOpenHere = () => Boolean(navigator.serviceWorker?.controller);

const ANSWERS_WITHIN_MILLISECONDS = 20_000;

/**
 * Records entries (also undo and redo): all of them or none.
 * @param {string} code of the table
 * @param {object[]} entries each with its key
 * @param {number} after the seq this phone has seen
 */
export const record = (code, entries, after) => ask("POST", `${code}/entries`, { entries, after });

/** @param {string} code @param {object} entry half typed @param {number} [amends] the seq of the entry it would replace */
export const preview = (code, entry, amends) => ask("POST", `${code}/preview`, amends ? { entry, amends } : { entry });

/** Replaces one entry of the log; `dropLater` cuts at the first later one that no longer fits. */
export const amend = (code, seq, amendment, dropLater) =>
  ask("PUT", `${code}/entries/${seq}${dropLater ? "?drop_later=true" : ""}`, amendment);

/** The table as it stands. @param {string} code */
export const table = (code) => ask("GET", code);

/** The table with its view as it was just before an entry, by what the entries say by now. @param {string} code @param {number} seq */
export const before = (code, seq) => ask("GET", `${code}?before=${seq}`);

/** Every act at the table. @param {string} code */
export const log = (code) => ask("GET", `${code}/entries`);

/** Changes the label or the names. @param {string} code @param {object} changes */
export const change = (code, changes) => ask("PATCH", code, changes);

/** The same people once more. @param {string} code @param {object} asked who, what is agreed, and the key */
export const rematch = (code, asked) => ask("POST", `${code}/rematch`, asked);

/** A new table. @param {object} asked the game, who sits where, what is agreed, and the key */
export const open = (asked) => ask("POST", "", asked);

/** The log as it is kept, from the act after `since` on. @param {string} code @param {number} since -1: from the opening on */
export const lines = (code, since) => ask("GET", `${code}/lines${since < 0 ? "" : `?since=${since}`}`);

/** A fresh key, by which the server knows an act that it has seen. */
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** A call about tables. @param {string} path below /tables @returns {Promise<Answer>} */
export const ask = (method, path, body) => call(method, `/tables${path && "/"}${path}`, body);

/** @param {string} method @param {string} path below /api/v1 @param {object} [body] @returns {Promise<Answer>} */
export async function call(method, path, body) {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout?.(ANSWERS_WITHIN_MILLISECONDS),
    });
    return { status: answer.status, body: await answer.json().catch(() => null), waitSeconds: Number(answer.headers.get("Retry-After")) || 0 };
  } catch {
    return { status: 0, body: null };
  }
}
