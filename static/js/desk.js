/** The trick desk as a page of its own: no table needed, and no network once it was here. */
import { render } from "../vendor/lit-html/lit-html.js";
import { engine } from "./engine.js";
import { ready } from "./i18n.js";
import { remember, remembered } from "./remembered.js";
import { deskParts, newDesk } from "./screens/desk/index.js";
import { reckon } from "./screens/desk/points.js";
import { judgeAgain } from "./screens/desk/trick.js";
import "./settings.js";

const PLACE = "companion:desk";
const root = document.querySelector("#desk");

/** What lay here when the page was left. */
const kept = () => remembered(PLACE, "sessionStorage") ?? {};
const keep = ({ tab, plays, round }) => remember(PLACE, { tab, plays, round }, "sessionStorage");
const desk = newDesk({ kept: kept(), keep, draw: () => render(deskParts(desk), root) });

await ready;
root.replaceChildren();
desk.draw();
if (desk.plays.length) judgeAgain(desk);
reckon(desk);
engine().catch(() => {}); // fetched while nothing else is to do, so that the next question needs no network
