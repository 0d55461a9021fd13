/** A DM who seats people is told the house's names while typing. */
import { suggestNames } from "./parts/suggest.js";

const place = document.querySelector("#new-table");
const list = document.querySelector("#known");

place.addEventListener("focusin", ({ target }) => target.classList.contains("seat-name") && target.setAttribute("list", list.id));
suggestNames(place, list);
