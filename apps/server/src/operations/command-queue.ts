import { Overloaded } from "@blueplate/api";
import { Context, Effect, Layer } from "effect";

/** How much is done at a time, and when too much waits. */
export interface CommandQueueRules {
  /** So many commands are decided and stored at a time, each at another table. */
  readonly atOnce: number;
  /** Milliseconds: where the first of those that wait has waited for so long, no more are taken, and none has its turn after twice of it. */
  readonly longestWaitMs: number;
}

/** Enough to keep the database busy while others are decided; so few that none of them takes long where the processor is what lacks. */
const AT_ONCE = 32;

/** What is refused comes again after one of these numbers of seconds, by turns, so that not all of it comes at the same moment. */
const AGAIN_AFTER = [1, 2, 3] as const;

/** Commands of people, programs, bots and standing orders, in the order in which they came. */
export interface Commands {
  /** Why no command is taken now, or null. */
  readonly overload: () => Overloaded | null;
  /** Does a command's work in its turn. Fails before it has begun where too much waits: nothing has happened then. */
  readonly inTurn: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Overloaded, R>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
  /** How long commands took in the mean from coming to being stored, in milliseconds, since this was asked last. */
  readonly meanMs: () => number;
}

/** One that waits for its turn: told whether it has it, or has waited for too long. */
interface Waiting {
  readonly since: number;
  readonly begin: (hasTurn: boolean) => void;
}

/** Those that wait, the first one first, and how many are being worked on. */
const turns = ({ atOnce, longestWaitMs }: CommandQueueRules, now: () => number) => {
  const waiting: Waiting[] = [];
  let working = 0;
  const giveBack = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Of many that came in one moment the last ones have waited for too long when it is their turn.
      const hasTurn = now() - next.since < 2 * longestWaitMs;
      next.begin(hasTurn);
      if (hasTurn) return;
    }
    working -= 1;
  };
  return {
    waiting: (): number => waiting.length,
    isFull: (): boolean => {
      const [first] = waiting;
      return first !== undefined && now() - first.since >= longestWaitMs;
    },
    /** False where it took too long. Whoever waits is not interrupted: a change of a table never is. */
    taken: Effect.callback<boolean>((resume) => {
      const begin = (hasTurn: boolean): void => resume(Effect.succeed(hasTurn));
      if (working >= atOnce) return void waiting.push({ since: now(), begin });
      working += 1;
      begin(true);
    }),
    givenBack: Effect.sync(giveBack),
  };
};

/** What things took, until the mean is asked for. */
const meanTime = () => {
  let [sum, count] = [0, 0];
  return {
    note: (ms: number): void => {
      sum += ms;
      count += 1;
    },
    take: (): number => {
      const mean = count === 0 ? 0 : sum / count;
      [sum, count] = [0, 0];
      return mean;
    },
  };
};

/**
 * A queue for commands. One that waits holds its table's lock, so that a table has one place in it, however much is sent there; what comes
 * beyond capacity is refused before it is looked at, and costs those that are taken no time.
 */
export const commandQueue = (rules: CommandQueueRules, now: () => number = () => performance.now()): Commands => {
  const { waiting, isFull, taken, givenBack } = turns(rules, now);
  const { note, take } = meanTime();
  let refused = 0;
  const refusal = () => new Overloaded({ retryAfter: AGAIN_AFTER[refused++ % AGAIN_AFTER.length] ?? 1 });
  const overload = () => (isFull() ? refusal() : null);
  return {
    overload,
    waiting,
    inTurn: (work) =>
      Effect.gen(function* () {
        const full = overload();
        if (full) return yield* full;
        const came = now();
        if (!(yield* taken)) return yield* refusal();
        return yield* Effect.ensuring(
          work,
          Effect.andThen(
            givenBack,
            Effect.sync(() => note(now() - came)),
          ),
        );
      }),
    meanMs: take,
  };
};

/** The queue of this server; one that refuses nothing where none is set up. */
export const CommandQueue: Context.Reference<Commands> = Context.Reference<Commands>("server/CommandQueue", {
  defaultValue: () => commandQueue({ atOnce: AT_ONCE, longestWaitMs: Number.POSITIVE_INFINITY }),
});

/**
 * A queue whose first command waits at most for half of what may be late on the whole: the other half is for being decided, stored and told.
 * With 0 nothing is refused.
 */
export const commandQueueFor = (overloadDelay: number) =>
  Layer.sync(CommandQueue, () =>
    commandQueue({
      atOnce: AT_ONCE,
      longestWaitMs: overloadDelay === 0 ? Number.POSITIVE_INFINITY : overloadDelay / 2,
    }),
  );
