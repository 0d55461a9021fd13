/** Own line drawings for the seats, 24 × 24, in the colour of the text. */
import { html, svg } from "../../vendor/lit-html/lit-html.js";

const drawing = (lines) => html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;

export const cards = drawing(svg`<rect x="9.5" y="5" width="9.5" height="14" rx="2" transform="rotate(9 14 12)" /><path d="M8 17.5 5.3 17a1.5 1.5 0 0 1-1.2-1.8l1.7-8.7a1.5 1.5 0 0 1 1.8-1.2l1 .2" />`);
export const disc = drawing(svg`<circle cx="12" cy="12" r="8.2" /><path d="M12 8.2v7.6M8.7 10.1l6.6 3.8M15.3 10.1l-6.6 3.8" />`);
export const grip = drawing(svg`<path d="M7 9h10M7 15h10" />`);
export const up = drawing(svg`<path d="m6 13.5 6-6 6 6" />`);
export const down = drawing(svg`<path d="m6 10.5 6 6 6-6" />`);
export const cross = drawing(svg`<path d="m7.5 7.5 9 9M16.5 7.5l-9 9" />`);
export const plus = drawing(svg`<path d="M12 6v12M6 12h12" />`);
