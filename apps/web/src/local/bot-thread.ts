import type { NumberedAnswer, SpawnBotWorker } from "@blueplate/bot";

/** Starts a worker of this browser in which bots decide. */
export const spawnBotWorker: SpawnBotWorker = (hear) => {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<NumberedAnswer>) => hear(data));
  // Its script could not be fetched, or it has run out of memory.
  worker.addEventListener("error", () => hear(null));
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};
