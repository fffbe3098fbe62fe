import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { BotQuestion, NumberedAnswer, NumberedQuestion } from "@blueplate/bot";
import type { Json } from "@blueplate/kernel";
import { Context, Data, Duration, Effect, Layer, flow } from "effect";
import { GameCatalogue } from "../tables/catalogue.ts";
import { createFairPlaces, type FairPlaces } from "./fair-places.ts";

/** A bot gave no command. */
export class BotFailed extends Data.TaggedError("BotFailed")<{ readonly reason: string }> {}

/** Asks bots in worker threads. A question that is interrupted leaves the queue, or its worker is ended. */
export class BotRunner extends Context.Service<
  BotRunner,
  {
    decide(table: string, question: BotQuestion): Effect.Effect<Json, BotFailed>;
    /** How many bots think now, and how many wait for a place to. */
    readonly load: () => { readonly inside: number; readonly waiting: number };
  }
>()("server/BotRunner") {}

/** How long a worker may take to load the games and bots. */
const READY_WITHIN = Duration.seconds(60);

type Resume<A> = (answer: Effect.Effect<A, BotFailed>) => void;

/** Listens to a worker, then does `first`; `take` resumes with what it was waiting for, the worker's end with a failure. */
const hear = <A>(worker: Worker, first: () => void, take: (message: unknown, resume: Resume<A>) => void) =>
  Effect.callback<A, BotFailed>((done) => {
    const deaf = () => worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    const resume: Resume<A> = (answer) => {
      deaf();
      done(answer);
    };
    const fail = (reason: string) => resume(Effect.fail(new BotFailed({ reason })));
    const onMessage = (message: unknown) => take(message, resume);
    const onError = (error: Error) => fail(`the worker crashed: ${error.message}`);
    const onExit = () => fail("the worker ended");
    worker.on("message", onMessage).once("error", onError).once("exit", onExit);
    first();
    return Effect.sync(deaf);
  });

const within = <A>(answer: Effect.Effect<A, BotFailed>, duration: Duration.Input, reason: string) =>
  Effect.timeoutOrElse(answer, { duration, orElse: () => Effect.fail(new BotFailed({ reason })) });

/** A bot that takes longer than `timeOutMs` is given up, and its worker with it. */
const ask = (worker: Worker, question: NumberedQuestion, timeOutMs: number) => {
  const send = () => worker.postMessage(question);
  const answer = hear<Json>(worker, send, (message, resume) => {
    // cast: our own worker says nothing else after its first word.
    const reply = message as NumberedAnswer;
    if (reply?.id !== question.id) return;
    resume("error" in reply ? Effect.fail(new BotFailed({ reason: reply.error })) : Effect.succeed(reply.command));
  });
  return within(answer, timeOutMs, "took too long");
};

/** The time that loading takes is not the bot's. */
const ready = (worker: Worker) => {
  const firstWord = hear<void>(
    worker,
    () => undefined,
    (_, resume) => resume(Effect.void),
  );
  return within(firstWord, READY_WITHIN, "the worker did not start");
};

const end = (worker: Worker) => Effect.promise(() => worker.terminate());

/** Does something once the table has a place for it, and leaves the place whatever comes of it. */
const withPlace = <A, E>(places: FairPlaces, table: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.suspend(() => {
    let leave = (): void => undefined;
    const entered = Effect.callback<void>((resume) => {
      leave = places.enter(table, () => resume(Effect.void));
    });
    return Effect.ensuring(
      Effect.andThen(entered, work),
      Effect.sync(() => leave()),
    );
  });

/** How long a decision takes, with the wait for a place in it. Whether it failed is in the log. */
const traced = flow(
  Effect.exit<Json, BotFailed, never>,
  Effect.withSpan("bot decision", { root: true }),
  Effect.flatten,
);

/** Workers at rest; one that failed is ended and another takes its place when it is needed. */
const makeRunner = Effect.fnUntraced(function* (timeOutMs: number) {
  const { module } = yield* GameCatalogue;
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const places = createFairPlaces(Math.max(1, availableParallelism() - 1));
  let asked = 0;
  const spawn = () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: module });
    const left = () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    };
    all.add(worker.on("exit", left).on("error", () => undefined));
    worker.unref();
    return worker;
  };
  const start = Effect.suspend(() => {
    const worker = spawn();
    return Effect.onError(Effect.as(ready(worker), worker), () => end(worker));
  });
  yield* Effect.addFinalizer(() => Effect.forEach([...all], end, { discard: true }));
  const decide = (question: BotQuestion) =>
    Effect.acquireUseRelease(
      Effect.suspend(() => {
        const worker = idle.pop();
        return worker ? Effect.succeed(worker) : start;
      }),
      (worker) => ask(worker, { ...question, id: ++asked }, timeOutMs),
      (worker, exit) => (exit._tag === "Success" ? Effect.sync(() => idle.push(worker)) : end(worker)),
    );
  return BotRunner.of({
    decide: (table, question) => traced(withPlace(places, table, decide(question))),
    load: places.load,
  });
});

/** The runner with as many workers as there are cores to spare. */
export const botRunner = (timeOutMs: number) => Layer.effect(BotRunner, makeRunner(timeOutMs));
