/** The result of a game of the history, asked for when its place is opened. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { ready } from "./i18n.js";
import { askResult, resultParts } from "./parts/result.js";

const place = document.querySelector("#share-result");
const root = place.querySelector("div");
const { code, logged } = place.dataset;
const isLogged = logged !== undefined;
let result;
let said = "";

place.addEventListener("toggle", () => place.open && !result && ask());

async function ask() {
  result = undefined;
  draw();
  await ready;
  result = await askResult(`/history/${code}`);
  draw();
}

function draw() {
  const files = isLogged ? null : `/api/v1/tables/${code}`;
  render(html`${resultParts(result, { files, say, again: ask })}<p class="soft" role="status">${said}</p>`, root);
}

function say(words) {
  said = words;
  draw();
}
