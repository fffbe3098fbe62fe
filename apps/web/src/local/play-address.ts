/** The first games of whoever comes for the first time: at once, with bots that play like beginners, and a coach. */
export const PLAY_NOW = "/local/play?ruleset=introductory&seats=3&bot=easy";

/** A game at once against bots, as it is usually played. */
export const playNow = (game: string): string => `/local/play?game=${encodeURIComponent(game)}`;
