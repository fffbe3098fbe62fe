import type { PlayoutTally } from "@blueplate/bot";
import type { PlayoutBatch, WorkerReply, PlayoutSetup, WorkerRequest } from "./question.ts";

/** As much of a worker as the pool uses. */
export interface PlayoutWorker {
  readonly send: (message: WorkerRequest) => void;
  readonly end: () => void;
}

/** Starts a worker; `hear` gets each of its answers, the loss of the worker among them. */
export type Spawn = (hear: (reply: WorkerReply) => void) => PlayoutWorker;

/** What the pool is told to do, and whom it tells. */
export interface PoolListener {
  readonly opening: PlayoutSetup;
  /** The most important batch that nobody has yet, or null when there is none. */
  readonly next: () => PlayoutBatch | null;
  readonly onTally: (batch: PlayoutBatch, tally: PlayoutTally) => void;
  /** A worker could not go on; all of them have been stopped, and these batches were lost with them. */
  readonly onFail: (message: string, lost: readonly PlayoutBatch[]) => void;
}

/** Workers that play batches, as many at a time as there are workers. */
export interface Pool {
  /** There is work again: whoever is idle takes some. */
  readonly wake: () => void;
  /** Ends all workers at once; the answer are the batches that were lost with them. */
  readonly stop: () => readonly PlayoutBatch[];
}

/** Cores that may be spent on playing on: one is left to the page. */
export const workersFor = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

/** Starts a worker of this browser. */
export const spawnWorker: Spawn = (hear) => {
  const worker = new Worker(new URL("../../chance/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => hear(data));
  worker.addEventListener("error", ({ message }) => hear({ _tag: "Failed", message }));
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

/** Workers start when there is work for them, and stay until they are stopped. */
export const createPool = (employer: PoolListener, workers: number, spawn: Spawn): Pool => {
  const busy = new Map<PlayoutWorker, PlayoutBatch>();
  const idle: PlayoutWorker[] = [];
  const all = new Set<PlayoutWorker>();
  const stop = (): readonly PlayoutBatch[] => {
    const lost = [...busy.values()];
    for (const hand of all) hand.end();
    busy.clear();
    all.clear();
    idle.length = 0;
    return lost;
  };
  const hear = (hand: PlayoutWorker, reply: WorkerReply): void => {
    if (!all.has(hand)) return;
    if (reply._tag === "Failed") return employer.onFail(reply.message, stop());
    const batch = busy.get(hand);
    if (!batch) return;
    busy.delete(hand);
    idle.push(hand);
    employer.onTally(batch, reply.tally);
    wake();
  };
  const hire = (): PlayoutWorker => {
    const hand = spawn((reply) => hear(hand, reply));
    all.add(hand);
    hand.send({ _tag: "Open", opening: employer.opening });
    return hand;
  };
  const wake = (): void => {
    while (idle.length > 0 || all.size < workers) {
      const batch = employer.next();
      if (!batch) return;
      const hand = idle.pop() ?? hire();
      busy.set(hand, batch);
      hand.send({ _tag: "Play", batch });
    }
  };
  return { wake, stop };
};
