/** Asks the rules about a trick or a round's points: on this phone where it can, else the house. */
import { call } from "../../api.js";
import { engine, engineIsReady } from "../../engine.js";

/**
 * @param {"trick" | "score"} what
 * @param {object} asked
 * @returns {Promise<{answer: object} | {refusal: {code: string, facts: object}} | {isAway: true}>}
 */
export async function ask(what, asked) {
  if (engineIsReady()) return (await here(what, asked)) ?? there(what, asked);
  const said = await there(what, asked);
  return said.isAway ? ((await here(what, asked)) ?? said) : said;
}

async function here(what, asked) {
  try {
    const answer = await (await engine()).ask("desk", { what, asked });
    return answer.refusal ? { refusal: answer.refusal } : { answer };
  } catch {
    return null;
  }
}

async function there(what, asked) {
  const { status, body } = await call("POST", `/desk/skull-king/${what}`, asked);
  if (status === 200 && body) return { answer: body };
  return status === 409 && body?.code ? { refusal: body } : { isAway: true };
}
