/** Numbers as the score sheet writes them. */

const MINUS = "−";

/** @param {number} points @returns {string} “+70”, “−10”, “0” */
export const signed = (points) => (points > 0 ? `+${points}` : plain(points));

/** @param {number} points @returns {string} “70”, “−10” with a true minus */
export const plain = (points) => (points < 0 ? `${MINUS}${-points}` : `${points}`);

/** @param {number} points @returns {string} the class of its colour */
export const tone = (points) => (points > 0 ? "up" : points < 0 ? "down" : "soft");
