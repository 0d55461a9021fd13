/** What somebody switched off on this phone; everything is on until then. */

const place = (name) => `companion:${name}`;

/** @param {"awake" | "haptic" | "home-screen"} name @returns {boolean} */
export function isOn(name) {
  try {
    return localStorage.getItem(place(name)) !== "off";
  } catch {
    return true;
  }
}

/** @param {"awake" | "haptic" | "home-screen"} name @param {boolean} on */
export function choose(name, on) {
  try {
    if (on) localStorage.removeItem(place(name));
    else localStorage.setItem(place(name), "off");
  } catch {
    // Private windows may refuse to store: then it is on again with the next page.
  }
}
