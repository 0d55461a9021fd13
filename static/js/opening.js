/** A table opened on this phone, where the house cannot be reached: it is played at once, and gets its code later. */
import { openBook } from "./books.js";
import { engine } from "./engine.js";

/**
 * @param {{game: string, players: string[], options: object, label: string | null, key: string}} asked
 * @param {string | null} of the table whose people play once more
 * @returns {Promise<{code?: string, refusal?: object}>} neither where the rules do not run on this phone
 */
export async function openHere({ key, ...asked }, of = null) {
  const code = `new-${key}`;
  const { ask } = await engine();
  const { line, refusal } = await ask("new", asked);
  if (refusal) return { refusal };
  const picture = await ask("open", { table: code, game: asked.game, lines: [line] });
  const now = new Date().toISOString();
  const { game, ...rest } = asked;
  const row = { code, key, call: of ? "rematch" : "open", body: of ? { of, ...rest } : asked, after: -1, line, made_at: Date.now() };
  await openBook({ code, base: { ...picture, code, may_write: true, started_at: now, last_act_at: now }, lines: [{ ...line, at: now }] }, row);
  return { code };
}
