/** Asking the house for a table; what it answers, or status 0 where nobody answers. */

/**
 * @param {{game: string, players: string[], options: object, label: string, key: string}} asked
 * @param {{code: string, game: string, may_write: boolean} | null} again the table whose people play once more
 * @returns {Promise<{status: number, body: any}>}
 */
export async function openTable(asked, again) {
  const { game, ...rest } = asked;
  const isRematch = again?.may_write && again.game === game;
  const address = isRematch ? `/api/v1/tables/${again.code}/rematch` : "/api/v1/tables";
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  try {
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(isRematch ? rest : asked) });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
}

/** What the house said of single seats: `[index, sentence]`. @returns {[number, string][]} */
export const refusedSeats = (body) => Object.entries(body?.errors ?? {}).flatMap(([field, sentence]) => {
  const [, at] = /^players\.(\d+)/.exec(field) ?? [];
  return at ? [[Number(at), sentence]] : [];
});
