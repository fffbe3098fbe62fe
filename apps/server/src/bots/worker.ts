import { parentPort, workerData } from "node:worker_threads";
import { type Bot, knowledgeOf } from "@blueplate/bot";
import { type Game, type Json, type Rules, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import type { BotQuestion, Reply } from "./question.ts";

// cast: the server names a module that exports these; whoever starts the worker wrote it.
const { games, bots }: { games: readonly Game[]; bots: readonly Bot[] } = await import(String(workerData));

const loaded = new Map<string, Rules>();

const rulesFor = (question: BotQuestion): Rules => {
  const key = JSON.stringify([question.game, question.config]);
  const known = loaded.get(key);
  if (known) return known;
  const game = games.find((one) => one.id === question.game);
  if (!game) throw new Error(`no game ${question.game}`);
  const rules = Result.getOrThrow(game.load(question.config));
  loaded.set(key, rules);
  return rules;
};

const decide = (question: BotQuestion): Json => {
  const rules = rulesFor(question);
  const bot = bots.find((one) => one.id === question.bot && one.game === question.game);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  const view = Result.getOrThrow(rules.codecs.state.decode(question.view));
  const known = knowledgeOf(rules, view, seatOf(question.seat), question.seen);
  const { command } = bot.decide(known, rules, { seed: question.seed, work: 1 });
  // cast: an encoded command is JSON by the codec's contract.
  return rules.codecs.command.encode(command) as Json;
};

const reply = (question: BotQuestion): Reply => {
  try {
    return { id: question.id, command: decide(question) };
  } catch (error) {
    return { id: question.id, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on("message", (question: BotQuestion) => parentPort?.postMessage(reply(question)));
parentPort?.postMessage("ready");
