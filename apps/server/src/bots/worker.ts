import { parentPort, workerData } from "node:worker_threads";
import type { Bot, NumberedQuestion } from "@blueplate/bot";
import type { Game } from "@blueplate/kernel";
import { loadQuickly } from "../loading.ts";

loadQuickly();
const { answering } = await import("@blueplate/bot");
const { collectWhenIdle } = await import("@blueplate/store/idle-memory");
const { Result } = await import("effect");
// cast: the server names a module that exports these; whoever starts the worker wrote it.
const { games, bots }: { games: readonly Game[]; bots: readonly Bot[] } = await import(String(workerData));

const answer = answering(bots, async (id, config) => {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return Result.getOrThrow(game.load(config));
});

parentPort?.on("message", (question: NumberedQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
collectWhenIdle();
parentPort?.postMessage("ready");
