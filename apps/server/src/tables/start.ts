import { AlreadyStarted, Malformed, type NotStored } from "@blueplate/api";
import { beginTable, decodeEntry, LOG_VERSION, type LogHeader, openTable, type Rules } from "@blueplate/kernel";
import { PlayedRules } from "@blueplate/kernel/door";
import { EventLog, Tables } from "@blueplate/store";
import { Clock, Effect, Result } from "effect";
import { type GameCatalogue, rulesOnOffer } from "./catalogue.ts";
import { storedEntry } from "./entries.ts";
import { stored } from "../holding/actor-registry.ts";
import { nextVersion, type TableActor } from "./table-actor.ts";

/** True when nobody is missing. */
export const isFull = (owner: TableActor): boolean =>
  owner.seats.every((seat) => seat.guest !== null || seat.bot !== null);

/** The name of a bot that takes a seat on its host's word. */
export const botName = (bot: string, seat: number): string => `${bot} ${seat + 1}`;

const headerOf = (owner: TableActor, rules: Rules): LogHeader => ({
  version: LOG_VERSION,
  game: owner.record.game,
  config: rules.config,
  hash: rules.hash,
  seats: owner.seats.map((seat) => ({
    player: seat.player,
    banner: { name: seat.bannerName, colour: seat.bannerColour },
    bot: seat.bot,
  })),
});

/** The table as its game begins, and writes that it does: with its set-up, or with what was played before. */
const begun = (owner: TableActor, rules: Rules, header: LogHeader, now: number) =>
  Effect.gen(function* () {
    if (owner.before.length > 0) {
      const decoded = Result.all(owner.before.map((entry) => decodeEntry(rules.codecs.event, entry)));
      if (Result.isFailure(decoded)) {
        return yield* Effect.fail(new Malformed({ field: "ruleset", message: decoded.failure.message }));
      }
      yield* stored(Tables.use((tables) => tables.start(owner.id, header, owner.before.length - 1, now)));
      return { table: openTable(rules, owner.record.seed, decoded.success), log: owner.before };
    }
    const table = beginTable(rules, owner.record.seed, now);
    const log = table.entries.map((entry) => storedEntry(rules, entry));
    const [first] = log;
    if (!first) return yield* Effect.die("a game begins with an entry");
    const append = EventLog.use((service) => service.append(owner.id, first, { _tag: "Started", header }));
    yield* stored(Effect.catchTag(append, "SeqTaken", (taken) => Effect.die(taken)));
    return { table, log };
  });

/** Begins the game of a table whose seats are filled. Called with the owner's lock held. */
export const startGame = (
  owner: TableActor,
): Effect.Effect<void, AlreadyStarted | Malformed | NotStored, EventLog | Tables | GameCatalogue> =>
  Effect.gen(function* () {
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: owner.id }));
    const rules = yield* PlayedRules.pipe(
      Effect.provide(rulesOnOffer(owner.record.game, owner.record.config)),
      Effect.mapError(({ _tag }) => new Malformed({ field: "ruleset", message: _tag })),
    );
    const now = yield* Clock.currentTimeMillis;
    const header = headerOf(owner, rules);
    const { table, log } = yield* begun(owner, rules, header, now);
    const seq = log.length - 1;
    owner.record = { ...owner.record, status: "running", header, hash: rules.hash, seq, updatedAt: now };
    owner.table = table;
    owner.log = log;
    owner.before = [];
    owner.version = nextVersion();
    yield* Effect.logInfo("A game began", { table: owner.id, game: header.game, seats: header.seats.length });
  });
