/** "A new version is ready", with the button that takes it: at the foot of a page, at a table in the menu. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { ready, t } from "../i18n.js";
import { once } from "../parts/taps.js";
import { moment, take } from "./moment.js";

/** Pages on which something is being put together: there nothing comes up by itself. */
const BUSY = "#table, #new-table";

/** @param {() => void} draw shows it anew */
export const versionBanner = (draw) =>
  moment.waiting || moment.isOutdated
    ? html`
        <div class="banner gold version" role="status">
          <span class="grow">
            <b>${t(moment.isOutdated ? "install-version-outdated" : "install-version-ready")}</b>
            ${moment.reason ? html`<br />${t(moment.reason.id, { count: moment.reason.count ?? 0 })}` : nothing}
          </span>
          <button type="button" class="button small" data-action="take-version" ?disabled=${moment.isTaking} @click=${once(() => take(draw))}>
            ${t("install-version-take")}
          </button>
        </div>
      `
    : nothing;

export async function showVersion() {
  const main = document.querySelector("main");
  if (!main || document.querySelector(BUSY)) return;
  await ready;
  const place = document.createElement("div");
  place.className = "notes";
  document.querySelector(".notes.of-version")?.remove();
  place.classList.add("of-version");
  main.append(place);
  const draw = () => render(versionBanner(draw), place);
  draw();
}
