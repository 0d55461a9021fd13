/** Styles of what is not on the first screen, fetched when it is opened. */

const asked = new Map();

/** @param {string} name of a file in static/css @returns {Promise<void>} settled once it is there, or could not be had */
export function wantStyle(name) {
  if (!asked.has(name)) asked.set(name, fetched(name));
  return asked.get(name);
}

function fetched(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../../css/${name}.css`, import.meta.url).href;
  document.head.append(link);
  return new Promise((settle) => {
    link.addEventListener("load", () => settle());
    link.addEventListener("error", () => settle());
  });
}
