/** Days and times of a page, as they are read here; the house keeps them in UTC. */

const SHOWN = {
  day: { dateStyle: "medium" },
  minute: { dateStyle: "medium", timeStyle: "short" },
};

/** @param {ParentNode} [within] */
export function readTimes(within = document) {
  for (const time of within.querySelectorAll("time[data-time]")) {
    time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, SHOWN[time.dataset.time]).format(new Date(time.dateTime));
  }
}

/** The day it is here, as fields for days write it. */
export const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
