/** Taking in a file: what is in it is shown first, then one tap takes it in. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { ready, t } from "./i18n.js";
import { found, wrong } from "./import/found.js";
import { ask, LARGEST_BYTES } from "./import/sending.js";
import { once } from "./parts/taps.js";

const root = document.querySelector("#import");
const page = { step: "choose", file: null, told: null, mistake: "" };

function show(change) {
  Object.assign(page, change);
  draw();
}

const draw = () => render(drawn[page.step](), root);

const drawn = {
  choose: () => html`${chooser()}${mistake()}`,
  reading: () => html`<p role="status" class="import-file">${t("import-reading", { name: page.file.name })}</p>`,
  shown: () => html`<p class="import-file"><b>${page.file.name}</b></p>${found(page.told)}${wrong(page.told)}${mistake()}${ways()}`,
  taking: () => html`<p role="status">${t("import-taking")}</p>`,
  done: () => html`
    <p class="banner" role="status">${t("import-done", { count: page.told.codes.length })}</p>
    ${page.told.codes.length ? html`<p class="soft">${t("import-undo")}</p>` : nothing}
    <a class="button main whole" href="/history">${t("import-show")}</a>
    ${another()}
  `,
};

const mistake = () => html`<p class="mistake" role="alert">${page.mistake}</p>`;

const chooser = () => html`
  <label class="import-drop" @dragover=${drag(true)} @dragleave=${drag(false)} @drop=${drop}>
    <b>${t("import-choose")}</b><small class="soft">${t("import-drop")}</small>
    <input type="file" accept=".json,.bgsplay,.csv,.tsv,.txt,application/json,text/csv" @change=${({ target }) => choose(target.files[0])} />
  </label>
`;

const another = () => html`<button type="button" class="button whole" data-action="another" @click=${once(() => show({ step: "choose", file: null, told: null, mistake: "" }))}>${t("import-another")}</button>`;

function ways() {
  const { broken, trouble_count: troubles } = page.told;
  return html`${broken ? nothing : take(troubles > 0)}${another()}`;
}

function take(leavesOut) {
  const { new: count, besides } = page.told;
  if (!count && !besides.length) return leavesOut ? nothing : html`<p class="soft">${t("import-nothing")}</p>`;
  const words = !count ? t("import-take-besides") : t(leavesOut ? "import-take-rest" : "import-take", { count });
  return html`<button type="button" class="button whole ${leavesOut ? "" : "main"}" data-action="take" @click=${once(() => takeIn(leavesOut))}>${words}</button>`;
}

const drag = (isOver) => (event) => {
  event.preventDefault();
  event.currentTarget.classList.toggle("over", isOver);
};

/** @param {DragEvent} event */
function drop(event) {
  drag(false)(event);
  choose(event.dataTransfer.files[0]);
}

async function choose(file) {
  if (!file) return;
  if (file.size > LARGEST_BYTES) return show({ mistake: t("import-large", { name: file.name }) });
  show({ step: "reading", file, mistake: "" });
  settle(await ask(file, { preview: true }), "shown", "choose");
}

async function takeIn(leavesOut) {
  show({ step: "taking", mistake: "" });
  settle(await ask(page.file, { leave_out: leavesOut }), "done", "shown");
}

function settle({ status, body }, then, otherwise) {
  if (status === 200 || status === 201) return show({ step: then, told: body });
  show({ step: otherwise, mistake: status === 0 ? t("import-unreachable") : (body?.detail ?? t("table-failed")) });
}

await ready;
draw();
