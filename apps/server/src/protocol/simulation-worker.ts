import { parentPort, workerData } from "node:worker_threads";
import type { Game, Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { simulated, type SimulationQuestion, type SimulationReply } from "./simulation.ts";

// cast: the server names a module that exports these; whoever starts the worker wrote it.
const { games }: { games: readonly Game[] } = await import(String(workerData));

const loaded = new Map<string, Rules>();

const rulesFor = ({ game, config }: SimulationQuestion): Rules => {
  const key = JSON.stringify([game, config]);
  const known = loaded.get(key);
  if (known) return known;
  const found = games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  const rules = Result.getOrThrow(found.load(config));
  if (loaded.size >= 50) loaded.clear();
  loaded.set(key, rules);
  return rules;
};

const reply = (question: SimulationQuestion): SimulationReply => {
  try {
    return simulated(rulesFor(question), question);
  } catch {
    // Rules that meet a closed envelope, or a state that no game leads to, end like this.
    return { id: question.id, error: "the state does not tell all that the rules need, or no game leads to it" };
  }
};

parentPort?.on("message", (question: SimulationQuestion) => parentPort?.postMessage(reply(question)));
parentPort?.postMessage("ready");
