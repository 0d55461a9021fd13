/** Own line drawings, 24 × 24, in the colour of the text. */
import { svg, html } from "../../vendor/lit-html/lit-html.js";

const drawing = (lines) => html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;

export const undo = drawing(svg`<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5" />`);
export const redo = drawing(svg`<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3.5" />`);
export const sheet = drawing(svg`<rect x="4" y="4" width="16" height="16" rx="2.5" /><path d="M4 9.5h16M10 9.5V20M15 9.5V20" />`);
export const menu = drawing(svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.4" />`);
export const help = drawing(svg`<path d="M8.7 9a3.4 3.4 0 1 1 5.300 2.800c-1.300.9-2 1.500-2 3.200M12 18.6h.01" />`);
export const close = drawing(svg`<path d="m6 6 12 12M18 6 6 18" />`);
export const back = drawing(svg`<path d="M14.5 5.5 8 12l6.5 6.5" />`);
export const on = drawing(svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />`);
export const home = drawing(svg`<path d="M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10" />`);
export const spill = drawing(svg`<path d="M7 4h10l-1.5 9h-7L7 4ZM4 20c2-2.5 4 0 6-1.5s3 1.5 5 0 3-1 5 1.5" />`);
export const gavel = drawing(svg`<path d="m13 4 6 6M10.5 6.5l6 6M14.8 5.2l-5 5M17.8 8.2l-5 5M12 11l-7.5 7.5M13 20h7" />`);
export const leave = drawing(svg`<path d="M13.5 4.5H6v15h7.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />`);
export const join = drawing(svg`<circle cx="10" cy="8" r="3.5" /><path d="M3.5 20c.4-4 3-6 6.5-6 1.8 0 3.3.5 4.4 1.5M18 14v6M15 17h6" />`);
export const end = drawing(svg`<path d="M6 21V4M6 4.5h12l-2.5 4 2.5 4H6" />`);
export const rename = drawing(svg`<path d="m5 19 .8-3.8L16 5l3 3L8.8 18.2 5 19ZM14 7l3 3" />`);
export const eye = drawing(svg`<path d="M2.5 12c2.5-4.5 5.700-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.700 6.5-9.5 6.5s-7-2-9.5-6.5Z" /><circle cx="12" cy="12" r="2.8" />`);
export const share = drawing(svg`<path d="M12 14V4M8 7.500 12 3.500l4 4M7 11H5v9.500h14V11h-2" />`);
export const me = drawing(svg`<circle cx="12" cy="8" r="3.8" /><path d="M4.500 20.500c.5-4.200 3.600-6.500 7.500-6.500s7 2.300 7.500 6.500" />`);
export const crown = drawing(svg`<path d="M4 8.5 8 12l4-6.5L16 12l4-3.5L18.5 18h-13L4 8.5Z" />`);
