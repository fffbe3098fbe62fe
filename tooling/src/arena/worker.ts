import { parentPort, workerData } from "node:worker_threads";
import { type ArenaJob, type ArenaSetup, arenaTable } from "./pool.ts";

// cast: only the pool starts this file, with this data.
const play = arenaTable(workerData as ArenaSetup);
parentPort?.on("message", (job: ArenaJob) => {
  play(job).then(
    (game) => parentPort?.postMessage(game),
    (error: unknown) => {
      // Out of the promise, so that the thread fails and the pool hears of it.
      queueMicrotask(() => {
        throw error;
      });
    },
  );
});
