import { createHash } from "node:crypto";
import type { Failure } from "@blueplate/api";
import { firstCommand, type Json, redact, type Seat, seatOf, type Table } from "@blueplate/kernel";
import { EventLog, Tables } from "@blueplate/store";
import { Effect, FiberSet, Layer } from "effect";
import { Hall, stored } from "../tables/hall.ts";
import type { Owner } from "../tables/owner.ts";
import { submitFor } from "../tables/play.ts";
import { BotRunner } from "./runner.ts";

/** Refused commands in a row after which a seat is left alone until its table changes. */
const GIVE_UP_AFTER = 3;

/** Running tables with bots that are taken up again at a start. */
const RESUMED_AT_MOST = 10_000;

/** Bots whose turn it is. */
const botsToMove = (owner: Owner): readonly { readonly seat: Seat; readonly bot: string }[] => {
  const game = owner.table;
  if (!game) return [];
  const waiting = game.rules.waitsFor(game.state);
  return owner.seats.flatMap(({ seat, bot }) =>
    bot !== null && waiting.includes(seatOf(seat)) ? [{ seat: seatOf(seat), bot }] : [],
  );
};

/** Chance of a bot's decision: from the seed, but nothing of the seed can be learnt from it. */
const seedFor = (game: Table, seat: Seat): string =>
  createHash("sha256").update(`${game.seed}|bot|${seat}|${game.entries.length}`).digest("hex");

// cast: an encoded state or command is JSON by the codec's contract.
const asJson = (encoded: unknown): Json => encoded as Json;

/** The bot's answer, or a legal command in its place. It gets its seat's view, never the state. */
const decide = (runner: BotRunner["Service"], owner: Owner, game: Table, seat: Seat, bot: string) => {
  const { rules, state } = game;
  const view = redact(state, seat);
  const question = {
    game: rules.game,
    config: rules.config,
    bot,
    seat,
    view: asJson(rules.codecs.state.encode(view)),
    seed: seedFor(game, seat),
  };
  return runner.decide(question).pipe(
    Effect.catchTag("BotFailed", ({ reason }) =>
      Effect.logWarning("A bot gave no command; a legal one is played for it", {
        table: owner.id,
        seat,
        bot,
        reason,
      }).pipe(Effect.as(fallback(game, seat))),
    ),
  );
};

/** A legal command found on the seat's own view. */
const fallback = (game: Table, seat: Seat): Json => {
  const command = firstCommand(game.rules, redact(game.state, seat), seat);
  return command ? asJson(game.rules.codecs.command.encode(command)) : null;
};

const submit = (hall: Hall["Service"], table: string, seat: Seat, seen: number, command: Json, attempt: number) =>
  hall.change(table, (owner) =>
    submitFor(hall, owner, seat, { commandId: `bot-${seat}-${seen}-${attempt}`, seen, command }),
  );

/** One decision of one bot. A command that is refused is replaced by a legal one. */
const act = (hall: Hall["Service"], runner: BotRunner["Service"], table: string, seat: Seat, bot: string) =>
  Effect.gen(function* () {
    const owner = yield* hall.open(table);
    const game = owner.table;
    if (!game || !botsToMove(owner).some((one) => one.seat === seat)) return;
    const seen = game.entries.length - 1;
    const command = yield* decide(runner, owner, game, seat, bot);
    const again = (failure: Failure) =>
      Effect.logWarning("A bot's command was refused", {
        table,
        seat,
        bot,
        why: failure._tag === "Refused" ? failure.refusal._tag : failure._tag,
      }).pipe(Effect.andThen(submit(hall, table, seat, seen, fallback(game, seat), 1)));
    yield* submit(hall, table, seat, seen, command, 0).pipe(Effect.catchTag(["Refused", "Malformed"], again));
  });

const makeDriver = (delayMs: number) =>
  Effect.gen(function* () {
    const hall = yield* Hall;
    const runner = yield* BotRunner;
    const fork = yield* FiberSet.makeRuntime<EventLog>();
    const busy = new Map<string, number>();
    const drive = (table: string, seat: Seat, bot: string, failures: number): void => {
      const key = `${table}/${seat}`;
      if (busy.has(key)) return;
      busy.set(key, failures);
      const turn = Effect.sleep(delayMs).pipe(
        Effect.andThen(act(hall, runner, table, seat, bot)),
        Effect.as(0),
        Effect.catchCause((cause) =>
          Effect.as(Effect.logError("A bot could not act", { table, seat, bot, cause }), failures + 1),
        ),
        Effect.map((failed) => {
          busy.delete(key);
          if (failed < GIVE_UP_AFTER) poke(table, failed);
        }),
      );
      fork(turn);
    };
    const poke = (table: string, failures = 0): void => {
      const look = Effect.map(hall.open(table), (owner) => {
        for (const { seat, bot } of botsToMove(owner)) drive(table, seat, bot, failures);
      });
      fork(Effect.ignore(look));
    };
    hall.listen((table) => poke(table));
    const resumed = yield* stored(Tables.use((tables) => tables.list({ _tag: "WithBots" }, RESUMED_AT_MOST)));
    for (const { id } of resumed) poke(id);
  });

/** Lets bots act whenever their table waits for them, also after a restart. `delayMs` pass before each decision. */
export const botDriver = (delayMs: number) => Layer.effectDiscard(makeDriver(delayMs));
