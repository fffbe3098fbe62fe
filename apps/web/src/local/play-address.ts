/** The first games of whoever comes for the first time: at once, with bots that play like beginners, and a coach. */
export const PLAY_NOW = "/local/play?ruleset=introductory&seats=3&bot=easy";
