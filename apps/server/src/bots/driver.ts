import { createHash } from "node:crypto";
import type { Failure } from "@blueplate/api";
import { botQuestion, forcedCommand, pauseBefore } from "@blueplate/bot";
import { type Json, legalCommand, type Seat, type Table } from "@blueplate/kernel";
import { EventLog, type IdFilter, Tables } from "@blueplate/store";
import { Clock, Duration, Effect, FiberSet, Layer } from "effect";
import { WriteSwitch, type Writes } from "../moderation/write-switch.ts";
import type { Settings } from "../config.ts";
import { CommandQueue, type Commands } from "../operations/command-queue.ts";
import { stored } from "../actors/actor-registry.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { botAt, nextVersion, type TableActor } from "../tables/table-actor.ts";
import { submitFor } from "../tables/play.ts";
import { orderedCommand, orderId } from "../tables/conditional-orders.ts";
import { BotRunner } from "./runner.ts";
import {
  type BotMover,
  isBotToMove,
  isStillAsked,
  type Mover,
  thought,
  type ThinkingBots,
  toMove,
} from "./thinking.ts";

/** Refused commands in a row after which a seat is left alone until its table changes. */
const GIVE_UP_AFTER = 3;

/** Running tables with bots that are taken up again at a start. */
const RESUMED_AT_MOST = 10_000;

/** How long bots wait, in milliseconds: before each decision, and after a person's, so that it can be taken back. */
type Pauses = Pick<Settings, "botDelay" | "botPause">;

/** Milliseconds that bots still leave to the person who decided last. */
const pauseLeft = (actor: TableActor, { botPause }: Pauses, now: number): number => {
  const last = actor.log.at(-1);
  const byPerson = last?._tag === "Played" && botAt(actor, last.seat) === null;
  return byPerson ? Math.max(0, last.at + botPause - now) : 0;
};

/** Chance of a bot's decision: from the seed, but nothing of the seed can be learnt from it. */
const seedFor = (game: Table, seat: Seat): string =>
  createHash("sha256").update(`${game.seed}|bot|${seat}|${game.entries.length}`).digest("hex");

// cast: an encoded state or command is JSON by the codec's contract.
const asJson = (encoded: unknown): Json => encoded as Json;

/** The command that it has to give, the bot's answer, or a legal command in its place. The bot gets what its seat knows, never the state. */
const decide = (runner: BotRunner["Service"], actor: TableActor, game: Table, { seat, bot }: BotMover) => {
  const forced = forcedCommand(game, seat);
  if (forced) return Effect.succeed(asJson(game.rules.codecs.command.encode(forced)));
  return runner.decide(actor.id, botQuestion(game, seat, bot, seedFor(game, seat))).pipe(
    Effect.catchTag("BotFailed", ({ reason }) =>
      Effect.logWarning("A bot gave no command; a legal one is played for it", {
        table: actor.id,
        seat,
        bot,
        reason,
      }).pipe(Effect.as(fallback(game, seat))),
    ),
  );
};

/** What bots act with. */
interface Acting extends Pick<Commands, "inTurn"> {
  readonly registry: TableRegistry["Service"];
  readonly runner: BotRunner["Service"];
  readonly writes: Writes;
  readonly all: ThinkingBots;
}

/** A legal command found on the seat's own view. */
const fallback = (game: Table, seat: Seat): Json => {
  const command = legalCommand(game, seat);
  return command ? asJson(game.rules.codecs.command.encode(command)) : null;
};

/** Gives a bot's command, unless the seat was taken back or the game went back while the bot thought. */
const submit = (
  { registry, inTurn }: Acting,
  table: string,
  seat: Seat,
  seen: number,
  command: Json,
  attempt: number,
) =>
  registry.change(table, (actor) =>
    isBotToMove(actor, seat)
      ? Effect.asVoid(
          inTurn(submitFor(registry, actor, seat, { commandId: `bot-${seat}-${seen}-${attempt}`, seen, command })),
        )
      : Effect.void,
  );

/** One decision of one bot. A command that is refused is replaced by a legal one. */
const act = (acting: Acting, table: string, mover: BotMover) =>
  Effect.gen(function* () {
    const { registry, runner, writes, all } = acting;
    const { seat, bot } = mover;
    const actor = yield* registry.open(table);
    const game = actor.table;
    if (!game || !isBotToMove(actor, seat)) return;
    const seen = game.entries.length - 1;
    const command = yield* thought(all, { table, seen, ...mover }, decide(runner, actor, game, mover));
    if (command === undefined) return;
    // It may have thought while the switch was turned.
    yield* writes.untilOpen;
    const again = (failure: Failure) => {
      // What it decided on has changed: it looks again.
      if (failure._tag === "Refused" && failure.refusal._tag === "Stale") return Effect.void;
      return Effect.logWarning("A bot's command was refused", {
        table,
        seat,
        bot,
        why: failure._tag === "Refused" ? failure.refusal._tag : failure._tag,
      }).pipe(Effect.andThen(submit(acting, table, seat, seen, fallback(game, seat), 1)));
    };
    yield* submit(acting, table, seat, seen, command, 0).pipe(Effect.catchTag(["Refused", "Malformed"], again));
  });

/** Plays what a seat's standing orders lead to now; nothing when that has changed meanwhile. */
const obey = ({ registry, inTurn }: Acting, table: string, seat: Seat) =>
  registry.change(table, (actor) =>
    Effect.gen(function* () {
      const game = actor.table;
      const command = orderedCommand(actor, seat);
      if (!game || !command) return;
      const seq = game.entries.length;
      const encoded = asJson(game.rules.codecs.command.encode(command));
      const request = { commandId: orderId(actor, seat, seq), seen: seq - 1, command: encoded };
      yield* inTurn(submitFor(registry, actor, seat, request));
      // Its own person is told which entry it was.
      actor.version = nextVersion();
      registry.announce(actor.id);
    }),
  );

/** Waits as long as bots and orders wait, and longer when a person decides anew meanwhile. */
const waitTurn = (
  registry: TableRegistry["Service"],
  pauses: Pauses,
  table: string,
  { seat, bot }: Mover,
): Effect.Effect<void, Failure> =>
  Effect.gen(function* () {
    const { table: game } = yield* registry.open(table);
    const paced = game && bot !== null ? pauseBefore(game, seat, pauses.botDelay) : pauses.botDelay;
    yield* Effect.sleep(paced);
    for (;;) {
      const left = pauseLeft(yield* registry.open(table), pauses, yield* Clock.currentTimeMillis);
      if (left === 0) return;
      yield* Effect.sleep(left);
    }
  });

/** One turn of a bot or of standing orders, when it is time and changes are taken; false where it came to nothing, which is logged. */
const takeTurn = (acting: Acting, pauses: Pauses, table: string, { seat, bot }: Mover) => {
  const { registry, writes } = acting;
  return waitTurn(registry, pauses, table, { seat, bot }).pipe(
    Effect.andThen(writes.untilOpen),
    Effect.andThen(bot === null ? obey(acting, table, seat) : act(acting, table, { seat, bot })),
    // The queue takes no more for now: it is asked again, as by a page.
    Effect.catchTag("Overloaded", ({ retryAfter }) => Effect.sleep(Duration.seconds(retryAfter))),
    Effect.as(true),
    Effect.catchCause((cause) =>
      Effect.as(Effect.logError("A bot or a standing order could not act", { table, seat, bot, cause }), false),
    ),
  );
};

const makeDriver = (pauses: Pauses) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const runner = yield* BotRunner;
    const writes = yield* WriteSwitch;
    const { inTurn } = yield* CommandQueue;
    const fork = yield* FiberSet.makeRuntime<EventLog>();
    const busy = new Map<string, number>();
    const all: ThinkingBots = new Set();
    const drive = (table: string, mover: Mover, failures: number): void => {
      const key = `${table}/${mover.seat}`;
      if (busy.has(key)) return;
      busy.set(key, failures);
      const turn = takeTurn({ registry, runner, writes, all, inTurn }, pauses, table, mover).pipe(
        Effect.map((isGood) => {
          const failed = isGood ? 0 : failures + 1;
          busy.delete(key);
          if (failed < GIVE_UP_AFTER) poke(table, failed);
        }),
      );
      fork(turn);
    };
    const poke = (table: string, failures = 0): void => {
      // Its owner's bots act.
      if (!registry.isOwned(table)) return;
      const look = Effect.map(registry.open(table), (actor) => {
        for (const each of all) if (each.table === table && !isStillAsked(actor, each)) each.giveUp();
        for (const mover of toMove(actor)) drive(table, mover, failures);
      });
      fork(Effect.ignore(look));
    };
    registry.listen((table) => poke(table));
    const tables = yield* Tables;
    const resume = (isMeant: IdFilter) =>
      Effect.map(stored(tables.list({ _tag: "Driven" }, RESUMED_AT_MOST)), (resumed) => {
        for (const { id } of resumed) if (isMeant(id)) poke(id);
      });
    registry.onTaken((isTaken) => void fork(Effect.ignore(resume(isTaken))));
    yield* resume(registry.isOwned);
  });

/**
 * Lets bots act whenever their table waits for them, also after a restart, in place of a person who is away too; and standing
 * orders, which leave people the same time to take a decision back.
 */
export const botDriver = (pauses: Pauses) => Layer.effectDiscard(makeDriver(pauses));
