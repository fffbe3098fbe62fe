import { Worker } from "node:worker_threads";
import { Duration, Effect, Semaphore } from "effect";
import type { SimulationQuestion, SimulationReply } from "./simulation.ts";

/** How long one line may take, and how long the worker may take to load the games. */
const LINE_WITHIN = Duration.seconds(2);
const READY_WITHIN = Duration.seconds(60);

/** Lines that wait for the worker at most: whoever comes later is told so at once. */
const WAITING_AT_MOST = 20;

type Line = Omit<SimulationQuestion, "id">;

/** Waits for what a worker says next; its end is an answer too. */
const nextWord = (worker: Worker, first: () => void) =>
  Effect.callback<unknown>((resume) => {
    const heard = (word: unknown) => done(word);
    const ended = () => done(null);
    const deaf = () => worker.off("message", heard).off("error", ended).off("exit", ended);
    const done = (word: unknown) => {
      deaf();
      resume(Effect.succeed(word));
    };
    worker.on("message", heard).once("error", ended).once("exit", ended);
    first();
    return Effect.sync(deaf);
  });

/** The worker that there is, or a new one, once it has loaded the games. */
const holder = (module: string) => {
  let worker: Worker | null = null;
  const end = Effect.promise(async () => {
    const old = worker;
    worker = null;
    await old?.terminate();
  });
  const started = Effect.suspend(() => {
    if (worker) return Effect.succeed(worker);
    const fresh = new Worker(new URL("./simulation-worker.ts", import.meta.url), { workerData: module });
    worker = fresh.on("error", () => undefined);
    fresh.unref();
    return Effect.as(
      Effect.timeoutOption(
        nextWord(fresh, () => undefined),
        READY_WITHIN,
      ),
      fresh,
    );
  });
  return { started, end };
};

const ask = ({ started, end }: ReturnType<typeof holder>, question: SimulationQuestion) =>
  Effect.gen(function* () {
    const running = yield* started;
    const word = yield* Effect.timeoutOrElse(
      nextWord(running, () => running.postMessage(question)),
      { duration: LINE_WITHIN, orElse: () => Effect.succeed(null) },
    );
    // cast: our own worker says nothing else after its first word.
    if (word !== null) return word as SimulationReply;
    yield* end;
    return { id: question.id, error: "the line took too long" } satisfies SimulationReply;
  });

/** A worker for lines on states that anybody made up: none of them keeps the server waiting. */
export const makeSimulator = (module: string) =>
  Effect.gen(function* () {
    const place = Semaphore.makeUnsafe(1);
    const held = holder(module);
    let waiting = 0;
    let asked = 0;
    yield* Effect.addFinalizer(() => held.end);
    return (line: Line): Effect.Effect<SimulationReply | "busy"> =>
      Effect.suspend((): Effect.Effect<SimulationReply | "busy"> => {
        if (waiting >= WAITING_AT_MOST) return Effect.succeed("busy");
        waiting += 1;
        const answer = Effect.suspend(() => ask(held, { ...line, id: ++asked }));
        const over = Effect.sync(() => void (waiting -= 1));
        return Effect.ensuring(Effect.uninterruptible(place.withPermits(1)(answer)), over);
      });
  });
