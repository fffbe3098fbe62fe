import { type Bot, bots, estimators, playouts, type Tally } from "@blueplate/bot";
import { foodChainMagnate } from "@blueplate/engine";
import type { Game, Rules } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import type { Batch, FromWorker, Opening, ToWorker } from "./question.ts";

const GAMES: readonly Game[] = [foodChainMagnate, trickNChef];

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

const open = ({ game, config, hash, bots: ids, seed }: Opening): Opened => {
  const known = GAMES.find(({ id }) => id === game);
  if (!known) throw new Error(`no game ${game}`);
  const rules = Result.getOrThrow(known.load(config));
  if (rules.hash !== hash) throw new Error(`rules ${rules.hash}, not ${hash}`);
  return { rules, bots: estimators(ids.map((id) => botOf(game, id))), seed };
};

const played = ({ rules, bots: lineup, seed }: Opened, { state: encoded, turn, first, count }: Batch): Tally => {
  const state = Result.getOrThrow(rules.codecs.state.decode(encoded));
  const started = performance.now();
  const tally = playouts({ rules, state, turn }, { bots: lineup, seed }, first, count);
  return { ...tally, ms: performance.now() - started };
};

let opened: Opened | null = null;

const answer = (message: ToWorker): FromWorker | null => {
  try {
    if (message._tag === "Open") {
      opened = open(message.opening);
      return null;
    }
    return opened
      ? { _tag: "Played", tally: played(opened, message.batch) }
      : { _tag: "Failed", message: "not opened" };
  } catch (error) {
    return { _tag: "Failed", message: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const reply = answer(data);
  if (reply) postMessage(reply);
});
