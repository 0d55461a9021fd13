/** This browser's own database; where it cannot keep anything, the same in memory, as long as the page lives. */
import { openDB } from "../vendor/idb/index.js";

const STORES = ["tables", "outbox"];
const OPENS_WITHIN_MILLISECONDS = 3000;

/** What is wrong: `blocked` or `full` while nothing more is kept here, and whether something damaged was dropped. */
export const keeping = { trouble: null, isDamaged: false };

let database = open().catch(() => inMemory("blocked"));

/**
 * Does some work in one transaction: all of it is kept, or nothing.
 * @template Done
 * @param {"readonly" | "readwrite"} mode
 * @param {(tables: object, outbox: object) => Promise<Done>} work may wait for nothing but the two stores
 * @returns {Promise<Done>}
 */
export async function within(mode, work) {
  const opened = await database;
  try {
    return await inside(opened, mode, work);
  } catch (wrong) {
    if (opened.isMemory) throw wrong;
    if (isFull(wrong)) database = inMemory("full", opened);
    else database = open().then(async (again) => (await inside(again, "readonly", all), again)).catch(() => inMemory("blocked", opened));
    return inside(await database, mode, work);
  }
}

async function inside(opened, mode, work) {
  const transaction = opened.transaction(STORES, mode);
  transaction.done.catch(() => {});
  const done = await work(transaction.objectStore("tables"), transaction.objectStore("outbox"));
  await transaction.done;
  return done;
}

const isFull = ({ name, inner }) => [name, inner?.name].includes("QuotaExceededError");

async function open() {
  const opening = openDB("companion", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("tables", { keyPath: "code" });
      fresh.createObjectStore("outbox", { keyPath: "id", autoIncrement: true });
    },
  });
  const late = new Promise((_, reject) => setTimeout(reject, OPENS_WITHIN_MILLISECONDS, new Error("The database does not open.")));
  return Promise.race([opening, late]);
}

const all = async (tables, outbox) => [await tables.getAll(), await outbox.getAll()];

/** What can still be read is taken along. */
async function inMemory(trouble, before = null) {
  keeping.trouble = trouble;
  const [tables, rows] = before ? await inside(before, "readonly", all).catch(() => [[], []]) : [[], []];
  const shelves = { tables: shelf("code", tables), outbox: shelf("id", rows) };
  return { isMemory: true, transaction: () => ({ done: Promise.resolve(), objectStore: (name) => shelves[name] }) };
}

/** The little of an object store that is used here. */
function shelf(keyPath, values) {
  const kept = new Map(values.map((value) => [value[keyPath], value]));
  let last = Math.max(0, ...[...kept.keys()].filter(Number.isInteger));
  return {
    get: async (key) => structuredClone(kept.get(key)),
    getAll: async () => structuredClone([...kept.values()]),
    delete: async (key) => void kept.delete(key),
    async put(value) {
      const key = value[keyPath] ?? ++last;
      kept.set(key, structuredClone({ ...value, [keyPath]: key }));
      return key;
    },
  };
}
