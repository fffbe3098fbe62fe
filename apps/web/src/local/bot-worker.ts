import { answering, botsWith, type NumberedQuestion } from "@blueplate/bot";
import { entryOf, gameIds } from "@blueplate/games";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";

const answer = answering(botsWith(WORTHS, gameIds), async (id, config) => {
  // Nothing is drawn here: the rules are all that is needed of a game.
  const entry = entryOf(id);
  if (!entry) throw new Error(`no game ${id}`);
  return Result.getOrThrow((await entry.load()).load(config));
});

addEventListener("message", ({ data }: MessageEvent<NumberedQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
