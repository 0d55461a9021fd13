/**
 * The house on the phone. Pages come from the house, and where it does not answer soon, as they were kept here;
 * what they are made of comes from here. Answers of the interface are never kept.
 * The server says before this script which version it is, and what a phone keeps of it.
 */
const { version, documents, files, shells } = self.house;
const NAME = `house-${version}`;
const PATIENCE_MILLISECONDS = 2500;
const AT_ONCE = 4;
const GONE = [502, 503, 504]; // a proxy that finds no server behind it
const TABLE = /^\/tables\/[^/]+$/;
const UNSENT_TABLE = /^\/tables\/new-[^/]+$/; // opened with no network: the house does not know it yet
const FILE = /^\/(static|engine|catalogue)\//;

self.addEventListener("install", (event) => event.waitUntil(keepHouse()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  if (event.data.act === "take over") self.skipWaiting();
  if (event.data.act === "look") event.waitUntil(keepLook(event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate" && request.method !== "GET") event.respondWith(sent(request));
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (FILE.test(pathname)) event.respondWith(file(request));
});

/** Fetches everything that is needed with no network, a few at a time: the page that is open goes first. */
async function keepHouse() {
  await keepDocuments();
  const named = await namedByPages();
  const left = [...files, ...named];
  const next = async () => {
    while (left.length) await keepFile(left.shift());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function keepDocuments() {
  const keeping = documents.map(async (path) => keepDocument(path, await fetch(path, { priority: "low", cache: "no-store" })));
  await Promise.allSettled(keeping);
}

/** A page of another version would ask for files that are not here. */
async function keepDocument(path, answer) {
  if (!answer.ok || answer.redirected || answer.headers.get("Companion-Version") !== version) return;
  await (await caches.open(NAME)).put(path, answer);
}

/** The catalogue of the language that is read, and the engine. */
async function namedByPages() {
  const page = (await (await kept(shells.table))?.text()) ?? "";
  return [...page.matchAll(/data-(?:catalogue|engine)="([^"]+)"/g)].map(([, address]) => address);
}

async function keepFile(address) {
  if (await kept(address)) return;
  const answer = await fetch(address, { priority: "low" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await (await caches.open(NAME)).put(address, answer);
}

/** Another language or light was chosen: the pages kept here follow. */
async function keepLook({ lang, theme }) {
  const page = (await (await kept(shells.table))?.text()) ?? "";
  const isSame = page.includes(`<html lang="${lang}"`) && (/^<html [^>]*data-theme="(\w+)"/m.exec(page)?.[1] ?? "auto") === theme;
  if (isSame) return;
  await keepDocuments();
  for (const address of await namedByPages()) await keepFile(address);
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith("house-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the house; where it is late or gone, what is kept stands in for it. */
async function page(event, pathname) {
  const shell = UNSENT_TABLE.test(pathname) && (await kept(shells.table));
  if (shell) return shell;
  const fromHouse = ask(event, pathname);
  event.waitUntil(fromHouse);
  const standIn = await kept(TABLE.test(pathname) ? shells.table : pathname);
  const answer = await (standIn ? Promise.race([fromHouse, late()]) : fromHouse);
  return answer ?? standIn ?? (await kept(shells.offline)) ?? Response.error();
}

/** A form that is sent needs the house. */
const sent = (request) => fetch(request).catch(async () => (await kept(shells.offline)) ?? Response.error());

/** @returns {Promise<Response | undefined>} nothing where the house is gone */
async function ask({ request, preloadResponse }, pathname) {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (GONE.includes(answer.status)) return undefined;
    if (documents.includes(pathname) && request.url.endsWith(pathname)) await keepDocument(pathname, answer.clone());
    return answer;
  } catch {
    return undefined;
  }
}

const late = () => new Promise((settle) => setTimeout(settle, PATIENCE_MILLISECONDS));

async function file(request) {
  const here = await kept(request.url);
  if (here) return here;
  const answer = await fetch(request);
  if (answer.ok && answer.headers.get("Cache-Control")?.includes("immutable")) {
    await (await caches.open(NAME)).put(request.url, answer.clone());
  }
  return answer;
}

const kept = (address) => caches.match(address, { cacheName: NAME, ignoreVary: true });
