/** Asking the house for a table; what it answers, or status 0 where nobody answers. */
import { open, rematch } from "../api.js";

/**
 * @param {{game: string, players: string[], options: object, label: string, key: string}} asked
 * @param {{code: string, game: string, may_write: boolean} | null} again the table whose people play once more
 * @returns {Promise<{status: number, body: any}>}
 */
export async function openTable(asked, again) {
  const { game, ...rest } = asked;
  const isRematch = again?.may_write && again.game === game;
  const answer = await (isRematch ? rematch(again.code, rest) : open(asked));
  return answer.body ? answer : { status: 0, body: null };
}

/** What the house said of single seats: `[index, sentence]`. @returns {[number, string][]} */
export const refusedSeats = (body) => Object.entries(body?.errors ?? {}).flatMap(([field, sentence]) => {
  const [, at] = /^players\.(\d+)/.exec(field) ?? [];
  return at ? [[Number(at), sentence]] : [];
});
