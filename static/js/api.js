/** What the server is asked; every answer comes back as `{status, body}`, a missing network as status 0. */

/** @typedef {{status: number, body: any}} Answer */

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

/** The same people once more. @param {string} code */
export const rematch = (code, key) => ask("POST", `${code}/rematch`, { key });

/** A fresh key, by which the server knows an act that it has seen. */
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** @returns {Promise<Answer>} */
export async function ask(method, path, body) {
  try {
    const answer = await fetch(`/api/v1/tables/${path}`, {
      method,
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
}
