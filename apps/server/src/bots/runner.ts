import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Json } from "@blueplate/kernel";
import { Context, Data, Effect, Layer, Semaphore } from "effect";
import { Catalogue } from "../tables/catalogue.ts";
import type { Question, Reply } from "./question.ts";

/** A bot gave no command. */
export class BotFailed extends Data.TaggedError("BotFailed")<{ readonly reason: string }> {}

/** Asks bots in worker threads. */
export class BotRunner extends Context.Service<
  BotRunner,
  { decide(question: Omit<Question, "id">): Effect.Effect<Json, BotFailed> }
>()("server/BotRunner") {}

/** A bot that takes longer than `timeOutMs` is given up, and its worker with it. */
const ask = (worker: Worker, question: Question, timeOutMs: number) =>
  Effect.callback<Json, BotFailed>((resume) => {
    const fail = (reason: string) => resume(Effect.fail(new BotFailed({ reason })));
    const onMessage = (reply: Reply) => {
      if (reply.id !== question.id) return;
      if ("error" in reply) fail(reply.error);
      else resume(Effect.succeed(reply.command));
    };
    const onError = (error: Error) => fail(`the worker crashed: ${error.message}`);
    const onExit = () => fail("the worker ended");
    worker.on("message", onMessage).once("error", onError).once("exit", onExit);
    worker.postMessage(question);
    return Effect.sync(() => worker.off("message", onMessage).off("error", onError).off("exit", onExit));
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeOutMs,
      orElse: () => Effect.fail(new BotFailed({ reason: "took too long" })),
    }),
  );

/** Workers at rest; one that failed is ended and another takes its place when it is needed. */
const makeRunner = Effect.fnUntraced(function* (timeOutMs: number) {
  const { module } = yield* Catalogue;
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const places = Semaphore.makeUnsafe(Math.max(1, availableParallelism() - 1));
  let asked = 0;
  const spawn = () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: module });
    all.add(worker.on("exit", () => all.delete(worker)).on("error", () => undefined));
    worker.unref();
    return worker;
  };
  const end = (worker: Worker) => Effect.promise(() => worker.terminate());
  yield* Effect.addFinalizer(() => Effect.forEach([...all], end, { discard: true }));
  const decide = (question: Omit<Question, "id">) =>
    Effect.acquireUseRelease(
      Effect.sync(() => idle.pop() ?? spawn()),
      (worker) => ask(worker, { ...question, id: ++asked }, timeOutMs),
      (worker, exit) => (exit._tag === "Success" ? Effect.sync(() => idle.push(worker)) : end(worker)),
    );
  return BotRunner.of({ decide: (question) => places.withPermits(1)(decide(question)) });
});

/** The runner with as many workers as there are cores to spare. */
export const botRunner = (timeOutMs: number) => Layer.effect(BotRunner, makeRunner(timeOutMs));
