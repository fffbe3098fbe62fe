import type { GameLine } from "@blueplate/bot";
import { entryOf } from "@blueplate/games";
import type { Rules } from "@blueplate/kernel";
import { Result } from "effect";
import type { EncodedLine } from "./encoded-line.ts";

/** The rules of a line that was sent; it fails where they come to others than those it was sent by. */
export const rulesOf = async ({ game, config, hash }: EncodedLine): Promise<Rules> => {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  const rules = Result.getOrThrow((await entry.load()).load(config));
  if (rules.hash !== hash) throw new Error(`rules ${rules.hash}, not ${hash}`);
  return rules;
};

/** A line as it was sent, decoded by its rules. */
export const decodedLine = (rules: Rules, { start, steps }: EncodedLine): GameLine => {
  const { state, command: commands, event: events } = rules.codecs;
  return {
    rules,
    start: Result.getOrThrow(state.decode(start)),
    steps: steps.map((step) => ({
      seat: step.seat,
      command: Result.getOrElse(commands.decode(step.command), () => null),
      events: step.events.map((event) => Result.getOrThrow(events.decode(event))),
    })),
  };
};

/** Answers every message by `answer`; what goes wrong is said, as a reason that only programmers understand. */
export const answerMessages = (answer: (request: never) => Promise<void>): void =>
  addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // cast: a worker is asked by its own game.
    answer(data as never).catch((error: unknown) =>
      postMessage({ _tag: "Failed", message: error instanceof Error ? error.message : String(error) }),
    );
  });
