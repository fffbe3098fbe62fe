import type { GameFacts } from "@blueplate/api";

/** The bot that takes a seat unless another is chosen: the first that does not play by chance alone. */
export const usualBot = (game: Pick<GameFacts, "bots">): string | null =>
  game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? null;

/** Bots of a middling strength, as New table offers them. */
const MIDDLING = ["medium", "sensible"];

/** The bot that takes the seats which are still free: one as there is at the table already, else one of middling strength. */
export const fillingBot = (
  game: Pick<GameFacts, "bots">,
  seats: readonly { readonly bot: string | null }[],
): string | null => {
  const wanted = [...seats.flatMap(({ bot }) => (bot === null ? [] : [bot])), ...MIDDLING];
  return wanted.find((bot) => game.bots.includes(bot)) ?? usualBot(game);
};
