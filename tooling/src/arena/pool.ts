import type { GameConfig } from "@blueplate/kernel";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { rulesOf } from "../games.ts";
import { frozenLog } from "../playing/frozen.ts";
import { type Player, type PlayerSpec, playerOf, specName } from "../playing/players.ts";
import { type ArenaGame, playArenaGame } from "./game.ts";
import type { ArenaGamePlan } from "./seating.ts";

/** What all games of an arena share. It is sent to threads. */
export interface ArenaSetup {
  readonly game: string;
  readonly config: GameConfig;
  readonly players: readonly PlayerSpec[];
  /** The folder that the log of each game is written into. */
  readonly trace?: string;
}

/** A game that is to be played, with players of its own where they are not those of the arena. */
export interface ArenaJob {
  readonly plan: ArenaGamePlan;
  readonly players?: readonly PlayerSpec[];
}

type PlayJob = (job: ArenaJob) => Promise<ArenaGame>;

/** What plays the games of an arena, one after the other, in this thread. */
export const arenaTable = (setup: ArenaSetup): PlayJob => {
  const rules = rulesOf(setup.game, setup.config);
  const known = new Map<string, Promise<Player>>();
  const playerFor = (spec: PlayerSpec): Promise<Player> => {
    if (typeof spec !== "string") return playerOf(spec, setup.game);
    const player = known.get(spec) ?? playerOf(spec, setup.game);
    known.set(spec, player);
    return player;
  };
  const { trace } = setup;
  if (trace !== undefined) mkdirSync(trace, { recursive: true });
  return async ({ plan, players = setup.players }) => {
    const { game, table } = playArenaGame(rules, await Promise.all(players.map(playerFor)), plan);
    if (trace !== undefined) {
      const bots = plan.seats.flatMap((place) => players[place] ?? []).map(specName);
      const log = frozenLog({ rules, game: setup.game, config: setup.config, bots, seed: plan.seed, table });
      writeFileSync(join(trace, `game-${plan.nth}.jsonl`), log);
    }
    return game;
  };
};

/** Threads that play games, until they are let go. */
export interface ArenaPool {
  /** Plays all of these; told of each as it ends, in any order. */
  readonly play: (jobs: readonly ArenaJob[], onGame: (game: ArenaGame, job: ArenaJob) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A thread that plays one game at a time. */
const threadFor = (setup: ArenaSetup): { readonly play: PlayJob; readonly close: () => Promise<unknown> } => {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData: setup });
  const play = (job: ArenaJob): Promise<ArenaGame> =>
    new Promise((done, failed) => {
      worker.once("error", failed);
      worker.once("message", (game: ArenaGame) => {
        worker.off("error", failed);
        done(game);
      });
      worker.postMessage(job);
    });
  return { play, close: () => worker.terminate() };
};

/** So many threads that play, or this one where one is enough. */
export const arenaPool = (setup: ArenaSetup, workers: number): ArenaPool => {
  const threads =
    workers > 1
      ? Array.from({ length: workers }, () => threadFor(setup))
      : [{ play: arenaTable(setup), close: () => Promise.resolve() }];
  return {
    play: async (jobs, onGame) => {
      const waiting = jobs.values();
      // All threads take from the same jobs: whoever is done takes the next one.
      await Promise.all(
        threads.map(async ({ play }) => {
          for (const job of waiting) onGame(await play(job), job);
        }),
      );
    },
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()));
    },
  };
};
