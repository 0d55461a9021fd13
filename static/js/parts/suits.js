/** Own marks for Skull King's suits and characters, 24 × 24: shape first, colour second. */
import { html, svg } from "../../vendor/lit-html/lit-html.js";

const mark = (name, shape) => html`<svg class="mark ${name}" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;

const MARKS = {
  // A parrot's head with its hooked beak.
  green: svg`<path d="M13 2.500c-5 0-8.5 3.6-8.5 8.7 0 4.5 2.2 7.2 2.6 10.300h7.800c-.3-2.7.2-4.5 1.3-6.3 2.3.9 4.1-.1 4.3-2.2.1-1.2-.8-2-.6-3.300C20.3 5.5 17.2 2.5 13 2.500Z" /><circle class="hole" cx="13.6" cy="8.4" r="1.7" />`,
  // A folded map with its cross.
  purple: svg`<path d="m2.5 5.5 6-2.5 7 2.5 6-2.500v15.500l-6 2.5-7-2.5-6 2.500V5.500Z" /><path class="cut" d="M8.5 3v15.500M15.5 5.500V21M10.3 9.800l3.4 3.400m0-3.4-3.4 3.4" />`,
  // A chest with its lock.
  yellow: svg`<path d="M3 10.500C3 6.4 5.2 4.5 8 4.500h8c2.8 0 5 1.9 5 6V20H3v-9.500Z" /><path class="cut" d="M3 11.500h6m6 0h6" /><rect class="hole" x="9.7" y="9.5" width="4.6" height="5.5" rx="1.2" />`,
  // The Jolly Roger on its pole.
  black: svg`<path d="M4 2.500h1.800V4H21l-2 5.5 2 5.500H5.800v6.500H4v-19Z" /><path class="hole" d="M12.2 6c-2 0-3.3 1.3-3.3 3 0 1 .5 1.7 1.2 2.100v1.700h4.200v-1.700c.7-.4 1.2-1.1 1.2-2.1 0-1.7-1.3-3-3.3-3Z" />`,
  mermaid: svg`<path d="M12 2.500c2 3.8 3.3 6.5 3.3 9.3 0 2-.9 3.5-2.2 5 2.2-.4 4.4.4 6.4 3.2-2.9.8-5.6.6-7.5-1.2-1.9 1.8-4.6 2-7.5 1.2 2-2.8 4.2-3.6 6.4-3.2-1.3-1.5-2.2-3-2.2-5 0-2.8 1.3-5.5 3.3-9.300Z" />`,
  pirate: svg`<path d="M3 4c8 .5 12.3 4.8 13.4 11l2.1-2.1 1.4 1.4-2.6 2.6 3 3-1.4 1.4-3-3-2.6 2.6-1.4-1.4 2.2-2.200C8 16.5 3.8 12 3 4Z" />`,
  king: svg`<path d="M3.5 5.5 7.5 9 12 3.5 16.5 9l4-3.500L19 15H5L3.5 5.500Z" /><path d="M5 17h14v3.500H5z" />`,
};

/** @param {"green" | "purple" | "yellow" | "black" | "mermaid" | "pirate" | "king"} name */
export const suitMark = (name) => mark(name, MARKS[name]);
