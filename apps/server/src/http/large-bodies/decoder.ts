import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { MalformedInput } from "@blueplate/api";
import type { Json } from "@blueplate/kernel";
import { TRPCError } from "@trpc/server";
import type { BodyFault, DecodeRequest, DecoderAnswer, DecoderQuestion } from "./messages.ts";
import { assembling } from "./pieces.ts";

/** What the threads that decode may use. */
export interface DecoderRules {
  readonly threads: number;
  /**
   * Megabytes that one may hold: several times of what the largest body that is let through comes to. It is a last resort: where one call of
   * the engine outgrows it, as the parsing of a text may, the whole process ends and not the thread alone.
   */
  readonly memoryMb: number;
  /** Milliseconds for one answer, with the start of the thread. */
  readonly answerWithinMs: number;
  /** Milliseconds after which a thread that nobody needs ends. */
  readonly idleMs: number;
}

export const DECODER_RULES: DecoderRules = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  memoryMb: 384,
  answerWithinMs: 30_000,
  idleMs: 60_000,
};

/** Decodes large bodies beside the thread that everybody waits for: the input, or why it does not fit. */
export type LargeBodyDecoder = (
  request: DecodeRequest,
) => Promise<{ readonly value: Json } | { readonly fault: TRPCError }>;

const faultOf = (fault: BodyFault): TRPCError => {
  if (fault._tag === "NoJson") return new TRPCError({ code: "PARSE_ERROR", message: "The body is not JSON" });
  const cause = new MalformedInput({ field: fault.field, message: fault.message });
  return new TRPCError({ code: "BAD_REQUEST", message: fault.message, cause });
};

/** The answer to a question; null when the thread ends or takes too long. */
const asking = (worker: Worker, question: DecoderQuestion, withinMs: number): Promise<DecoderAnswer | null> =>
  new Promise((resolve) => {
    const done = (answer: DecoderAnswer | null): void => {
      clearTimeout(late);
      worker.off("message", done).off("exit", gone);
      resolve(answer);
    };
    const gone = () => done(null);
    const late = setTimeout(gone, withinMs);
    worker.on("message", done).once("exit", gone);
    // The bytes are handed over, not copied: nobody else reads them.
    worker.postMessage(question, question === "next" ? [] : [question.bytes.buffer]);
  });

const newWorker = (memoryMb: number): Worker => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  // One that runs out of memory ends, which whoever waits for it hears.
  worker.on("error", () => undefined).unref();
  return worker;
};

/** What the thread found, taken in piece by piece: between two of them others have their turn. */
export const answered = async (
  worker: Worker,
  request: DecodeRequest,
  { answerWithinMs }: Pick<DecoderRules, "answerWithinMs">,
) => {
  const input = assembling();
  let question: DecoderQuestion = request;
  for (;;) {
    const answer: DecoderAnswer | null = await asking(worker, question, answerWithinMs);
    if (!answer || answer._tag === "Fault") return answer;
    input.take(answer.piece);
    if (answer.isLast) return { value: input.whole() };
    question = "next";
    await nextTurn();
  }
};

/** Threads that are started when they are needed, and end when they are not; whoever comes while all are busy waits. */
const makePool = ({ threads, memoryMb, idleMs }: DecoderRules) => {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let count = 0;
  const start = (): Worker => {
    count += 1;
    return newWorker(memoryMb).once("exit", () => (count -= 1));
  };
  const give = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) return next(worker);
    idle.push(worker);
    const end = () => {
      const at = idle.indexOf(worker);
      if (at < 0) return;
      idle.splice(at, 1);
      void worker.terminate();
    };
    setTimeout(end, idleMs).unref();
  };
  return {
    take: async (): Promise<Worker> => {
      const worker = idle.pop() ?? (count < threads ? start() : null);
      return worker ?? new Promise((resolve) => waiting.push(resolve));
    },
    give,
    /** A thread that has not answered is replaced. */
    replace: async (worker: Worker): Promise<void> => {
      await worker.terminate();
      if (waiting.length > 0) give(start());
    },
  };
};

/** A decoder with threads of its own. */
export const largeBodyDecoder = (rules: DecoderRules): LargeBodyDecoder => {
  const pool = makePool(rules);
  return async (request) => {
    const worker = await pool.take();
    const found = await answered(worker, request, rules);
    if (!found) {
      await pool.replace(worker);
      return { fault: new TRPCError({ code: "PAYLOAD_TOO_LARGE", message: "The body takes too much to decode" }) };
    }
    pool.give(worker);
    return "value" in found ? found : { fault: faultOf(found.fault) };
  };
};
