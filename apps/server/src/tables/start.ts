import { AlreadyStarted, MalformedInput, type NotStored } from "@blueplate/api";
import { beginTable, decodeEntry, LOG_VERSION, type LogHeader, openTable, type Rules } from "@blueplate/kernel";
import { PlayedRules } from "@blueplate/kernel/door";
import { EventLog, Tables } from "@blueplate/store";
import { Clock, Effect, Result } from "effect";
import { type GameCatalogue, rulesOnOffer } from "./catalogue.ts";
import { storedEntry } from "./entries.ts";
import { stored } from "../actors/actor-registry.ts";
import { nextVersion, type TableActor } from "./table-actor.ts";

/** True when nobody is missing. */
export const isFull = (actor: TableActor): boolean =>
  actor.seats.every((seat) => seat.guest !== null || seat.bot !== null);

const headerOf = (actor: TableActor, rules: Rules): LogHeader => ({
  version: LOG_VERSION,
  game: actor.record.game,
  config: rules.config,
  hash: rules.hash,
  seats: actor.seats.map((seat) => ({
    player: seat.player,
    banner: { name: seat.bannerName, colour: seat.bannerColour },
    bot: seat.bot,
  })),
});

/** The table as its game begins, and writes that it does: with its set-up, or with what was played before. */
const begun = (actor: TableActor, rules: Rules, header: LogHeader, now: number) =>
  Effect.gen(function* () {
    if (actor.before.length > 0) {
      const decoded = Result.all(actor.before.map((entry) => decodeEntry(rules.codecs.event, entry)));
      if (Result.isFailure(decoded)) {
        return yield* Effect.fail(new MalformedInput({ field: "ruleset", message: decoded.failure.message }));
      }
      yield* stored(Tables.use((tables) => tables.start(actor.id, header, actor.before.length - 1, now)));
      return { table: openTable(rules, actor.record.seed, decoded.success), log: actor.before };
    }
    const table = beginTable(rules, actor.record.seed, now);
    const log = table.entries.map((entry) => storedEntry(rules, entry));
    const [first] = log;
    if (!first) return yield* Effect.die("a game begins with an entry");
    const append = EventLog.use((service) => service.append(actor.id, [first], { _tag: "Started", header }));
    yield* stored(Effect.catchTag(append, "SeqTaken", (taken) => Effect.die(taken)));
    return { table, log };
  });

/** Begins the game of a table whose seats are filled. Called with the actor's lock held. */
export const startGame = (
  actor: TableActor,
): Effect.Effect<void, AlreadyStarted | MalformedInput | NotStored, EventLog | Tables | GameCatalogue> =>
  Effect.gen(function* () {
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: actor.id }));
    const rules = yield* PlayedRules.pipe(
      Effect.provide(rulesOnOffer(actor.record.game, actor.record.config)),
      Effect.mapError(({ _tag }) => new MalformedInput({ field: "ruleset", message: _tag })),
    );
    const now = yield* Clock.currentTimeMillis;
    const header = headerOf(actor, rules);
    const { table, log } = yield* begun(actor, rules, header, now);
    const seq = log.length - 1;
    actor.record = { ...actor.record, status: "running", header, hash: rules.hash, seq, updatedAt: now };
    actor.table = table;
    actor.log = log;
    actor.before = [];
    actor.version = nextVersion();
    yield* Effect.logInfo("A game began", { table: actor.id, game: header.game, seats: header.seats.length });
  });
