import { type GameConfig, LOG_VERSION, type Rules, type Table, writeLog } from "@blueplate/kernel";

const COLOURS = ["tomato", "mustard", "mint", "cobalt", "plum"];

/** A game that bots have played. */
export interface FrozenGame {
  readonly rules: Rules;
  readonly game: string;
  readonly config: GameConfig;
  /** Who plays, around the table again and again. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly table: Pick<Table, "entries">;
}

/** The whole log of such a game, as a file has it. */
export const frozenLog = ({ rules, game, config, bots, seed, table }: FrozenGame): string => {
  const header = {
    version: LOG_VERSION,
    game,
    config,
    hash: rules.hash,
    seats: Array.from({ length: config.seats }, (_, seat) => {
      const player = bots[seat % bots.length] ?? "random";
      return {
        // A name has 100 characters at most; the end of a path says which file it is.
        player: player.slice(-100),
        banner: { name: `Chain ${seat + 1}`, colour: COLOURS[seat % COLOURS.length] ?? "tomato" },
        bot: player,
      };
    }),
  };
  return writeLog(rules.codecs.event, { header, seed, entries: table.entries });
};
