/** One table as the engine on this phone has laid it out: the confirmed log, and on top of it what is not sent yet. */
import { engine } from "./engine.js";

const markOf = ({ seq, key }) => key ?? seq;

/** @param {() => string} code of the table */
export function judgeOf(code) {
  let asked = null;
  let laidOut = null; // a mark per line that the engine has read
  let picture = null;

  /** An engine that fails has forgotten everything. */
  async function ask(call, said) {
    try {
      asked ??= await engine();
      return await asked.ask(call, { table: code(), ...said });
    } catch (wrong) {
      asked = laidOut = null;
      throw wrong;
    }
  }

  async function layOut(game, lines) {
    picture = await ask("open", { game, lines });
    laidOut = lines.map(markOf);
  }

  async function readOn(lines) {
    if (!lines.length) return;
    picture = await ask("read", { lines });
    laidOut.push(...lines.map(markOf));
  }

  async function act(kind, body, key) {
    const said = await ask("act", { kind, body });
    if (said.refusal) return said;
    picture = said.picture;
    laidOut.push(key ?? said.line.seq);
    return said;
  }

  return {
    act,
    ask,
    /** Settles when there is an engine; rejects where it cannot run. */
    ready: () => engine(),
    forget: () => void (laidOut = null),
    /**
     * Reads what it has not read yet.
     * @returns {Promise<{picture: object, judged: {row: object, line?: object, refusal?: object}[]}>} `judged`: the rows that were not before
     */
    async follow(game, lines, rows) {
      const wanted = [...lines, ...rows].map(markOf);
      const isOn = laidOut && laidOut.length <= wanted.length && laidOut.every((mark, at) => mark === wanted[at]);
      if (!isOn) await layOut(game, lines);
      await readOn(lines.slice(laidOut.length));
      const judged = [];
      for (const row of rows.slice(laidOut.length - lines.length)) {
        const said = await act(row.call, row.body, row.key);
        judged.push({ row, ...said });
        if (said.refusal) break;
      }
      return { picture, judged };
    },
  };
}
