/** Which screens belong to which game; only those of the table's game are fetched. The frame around them knows no game. */

const GAMES = {
  skull: async () => (await import("./skull/index.js")).skull,
  "skull-king": async () => (await import("./skull_king/index.js")).skullKing,
};

/** @param {string} slug @returns {Promise<object>} everything on the page that knows this game */
export const gameOf = (slug) => GAMES[slug]();
