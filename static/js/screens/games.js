/** Which screens belong to which game. The frame around them knows no rules and no game. */
import { skull } from "./skull/index.js";
import { skullKing } from "./skull_king/index.js";

/** @type {Record<string, typeof skullKing | typeof skull>} */
export const GAMES = { skull, "skull-king": skullKing };
