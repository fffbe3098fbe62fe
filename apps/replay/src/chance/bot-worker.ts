import { answering, type NumberedQuestion } from "@blueplate/bot";
import { entryOf } from "@blueplate/games";
import { Result } from "effect";
import { bots } from "./bots.ts";

const answer = answering(bots, async (id, config) => {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no game ${id}`);
  return Result.getOrThrow((await entry.load()).load(config));
});

addEventListener("message", ({ data }: MessageEvent<NumberedQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
