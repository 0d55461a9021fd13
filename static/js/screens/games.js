/** Which screens belong to which game. The frame around them knows no rules and no game. */
import { skullKing } from "./skull_king/index.js";

/** @type {Record<string, typeof skullKing>} */
export const GAMES = { "skull-king": skullKing };
