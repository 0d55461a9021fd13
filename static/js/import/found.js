/** What is in a file, and what is wrong with it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";

const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });

/** @param {object} told as POST /imports tells it */
export const found = (told) => html`
  ${facts(told).length ? html`<ul class="import-facts" data-facts>${facts(told).map((words) => html`<li>${words}</li>`)}</ul>` : nothing}
  ${told.games.length ? games(told) : nothing}
`;

/** @param {object} told */
export const wrong = (told) =>
  told.trouble_count
    ? html`
        <section class="banner bad import-wrong" role="alert" aria-label=${t("import-troubles", { count: told.trouble_count })}>
          <b>${t("import-troubles", { count: told.trouble_count })}</b>
          <ul class="stack" data-troubles>${told.troubles.map(({ detail }) => html`<li>${detail}</li>`)}</ul>
          ${told.troubles.length < told.trouble_count ? html`<small>${t("import-troubles-more", { count: told.troubles.length })}</small>` : nothing}
          <p>${t(consequence(told))}</p>
        </section>
      `
    : nothing;

function consequence({ broken, new: fresh, besides }) {
  if (broken) return "import-troubles-file";
  return fresh || besides.length ? "import-troubles-games" : "import-troubles-all";
}

function facts(told) {
  if (told.broken || (told.trouble_count && !told.source)) return [];
  const { new: fresh, known, deleted, people, aside, besides, source } = told;
  return [
    t(source ? `import-source-${source}` : "import-source-none"),
    fresh && t("import-new", { count: fresh }),
    known && t("import-known", { count: known }),
    deleted && t("import-deleted", { count: deleted }),
    people.new_count && t("import-people-new", { count: people.new_count, names: some(people.new, people.new_count) }),
    people.known_count && t("import-people-known", { count: people.known_count, names: some(people.known.map(called), people.known_count) }),
    ...besides.map(({ kind, count }) => t(`import-besides-${kind}`, { count })),
    ...aside.map(({ code, count }) => t(`import-aside-${code}`, { count })),
  ].filter(Boolean);
}

const FEW = 20;

const some = (names, count) => (count > FEW ? t("import-people-more", { names: names.slice(0, FEW) }) : names);

const called = ({ name, known_as: here }) => (name === here ? name : t("import-person-as", { name, known_as: here }));

const games = (told) => html`
  <details ?open=${told.games.length <= 12}>
    <summary>${t("import-games")}</summary>
    <ol class="rows">${told.games.map(row)}</ol>
    ${told.games.length < told.new + told.known + told.deleted ? html`<p class="soft">${t("import-games-more", { count: told.games.length })}</p>` : nothing}
  </details>
`;

const row = (game) => html`
  <li class="row" data-state=${game.state}>
    <span class="grow">
      <b class="name">${t(`word-${game.game}`)}</b>
      <span class="home-people">${t("history-names", { names: game.players })}</span>
      <span class="home-facts">${[game.label, game.ended_at && day.format(new Date(game.ended_at)), game.ended_early && t("players-figure-early")].filter(Boolean).map((fact) => html`<span>${fact}</span>`)}</span>
    </span>
    ${game.code ? html`<a class="button small quiet" href="/history/${game.code}">${t(`import-state-${game.state}`)}</a>` : html`<small>${t(`import-state-${game.state}`)}</small>`}
  </li>
`;
