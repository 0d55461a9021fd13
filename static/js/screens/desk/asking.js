/** Asks the rules about a trick or a round's points: on this phone where it can, else the house. */
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
  try {
    const answer = await fetch(`/api/v1/desk/skull-king/${what}`, {
      method: "POST",
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang, "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    });
    const body = await answer.json();
    if (answer.ok) return { answer: body };
    return body.code && answer.status === 409 ? { refusal: body } : { isAway: true };
  } catch {
    return { isAway: true };
  }
}
