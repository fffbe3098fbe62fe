import { type Bot, estimators, playouts, type PlayoutTally } from "@blueplate/bot";
import { entryOf } from "@blueplate/games";
import type { Rules } from "@blueplate/kernel";
import { Result } from "effect";
import type { PlayoutBatch, WorkerReply, PlayoutSetup, WorkerRequest } from "../analysis/chance/question.ts";
import { bots } from "./bots.ts";

interface Opened {
  readonly rules: Rules;
  readonly bots: readonly Bot[];
  readonly seed: string;
}

const botOf = (game: string, id: string): Bot => {
  const found = bots.find((bot) => bot.game === game && bot.id === id);
  if (!found) throw new Error(`no bot ${id} plays ${game}`);
  return found;
};

const open = async ({ game, config, hash, bots: ids, seed }: PlayoutSetup): Promise<Opened> => {
  // Nothing is drawn here: the rules are all that is needed of a game.
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  const rules = Result.getOrThrow((await entry.load()).load(config));
  if (rules.hash !== hash) throw new Error(`rules ${rules.hash}, not ${hash}`);
  return { rules, bots: estimators(ids.map((id) => botOf(game, id))), seed };
};

const played = (
  { rules, bots: lineup, seed }: Opened,
  { state: encoded, turn, first, count }: PlayoutBatch,
): PlayoutTally => {
  const state = Result.getOrThrow(rules.codecs.state.decode(encoded));
  const started = performance.now();
  const tally = playouts({ rules, state, turn }, { bots: lineup, seed }, first, count);
  return { ...tally, ms: performance.now() - started };
};

let opened: Opened | null = null;

const answer = async (message: WorkerRequest): Promise<WorkerReply | null> => {
  try {
    if (message._tag === "Open") {
      opened = await open(message.opening);
      return null;
    }
    return opened
      ? { _tag: "Played", tally: played(opened, message.batch) }
      : { _tag: "Failed", message: "not opened" };
  } catch (error) {
    return { _tag: "Failed", message: error instanceof Error ? error.message : String(error) };
  }
};

// One after the other: what is to be played waits until the game is open.
let turn: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  turn = turn.then(async () => {
    const reply = await answer(data);
    if (reply) postMessage(reply);
  });
});
