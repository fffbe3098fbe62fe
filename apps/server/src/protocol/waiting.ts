import { type Seat, seatOf } from "@blueplate/kernel";
import { type EventLog, type IdFilter, isProgram, Tables } from "@blueplate/store";
import { Clock, Context, Duration, Effect, FiberMap, Layer } from "effect";
import { WriteSwitch } from "../moderation/write-switch.ts";
import { stored } from "../actors/actor-registry.ts";
import { GameCatalogue } from "../tables/catalogue.ts";
import { handing } from "../tables/handover.ts";
import { awaited } from "../tables/questions.ts";
import { botAt, type TableActor } from "../tables/table-actor.ts";
import { TableRegistry } from "../tables/table-registry.ts";

/** Since when each program from outside is waited for, and when it is replaced. */
export class ProgramClocks extends Context.Service<
  ProgramClocks,
  {
    /** Milliseconds since 1970, null while the seat is not waited for. */
    waitedSince(actor: TableActor, seat: Seat): number | null;
    readonly lateAfterMs: number;
    /** The built-in bot that takes a program's place in a game: the first that is offered for it. */
    standIn(game: string): string | null;
  }
>()("server/ProgramClocks") {}

/** Tables that are looked at when the server starts. */
const LOOKED_AT = 10_000;

interface Wait {
  readonly since: number;
  /** The number of the seat's last entry when it began to be waited for. */
  readonly own: number;
}

const keyOf = (table: string, seat: number) => `${table}/${seat}`;

const lastOwn = (actor: TableActor, seat: Seat): number =>
  actor.log.findLastIndex((entry) => "seat" in entry && entry.seat === seat);

/** The programs from outside for which a table waits. */
const waitedPrograms = (actor: TableActor): readonly Seat[] =>
  awaited(actor).filter((seat) => isProgram(actor.seats[seat]?.guest ?? null) && botAt(actor, seat) === null);

/** A built-in bot takes the place of a program that has not decided, if it is still the same decision. */
const replaceLate = (
  registry: TableRegistry["Service"],
  table: string,
  seat: Seat,
  bot: string,
  isSame: (actor: TableActor) => boolean,
) =>
  registry.change(table, (actor) =>
    waitedPrograms(actor).includes(seat) && isSame(actor)
      ? handing(registry, actor, seat, { bot, why: "late" })
      : Effect.void,
  );

type Needs = EventLog | Tables | GameCatalogue;

/** Who is waited for, with a timer each that replaces whoever is late. */
const makeWaits = (lateAfterMs: number) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const { bots } = yield* GameCatalogue;
    const writes = yield* WriteSwitch;
    const waits = new Map<string, Wait>();
    const timers = yield* FiberMap.make<string>();
    const run = yield* FiberMap.runtime(timers)<Needs>();
    const standIn = (game: string) => bots.find((bot) => bot.game === game)?.id ?? null;
    const begin = (actor: TableActor, seat: Seat, now: number): void => {
      const key = keyOf(actor.id, seat);
      const own = lastOwn(actor, seat);
      if (waits.get(key)?.own === own) return;
      waits.set(key, { since: now, own });
      const bot = standIn(actor.record.game);
      if (bot === null) return;
      const isSame = (later: TableActor) => waits.get(key)?.own === lastOwn(later, seat);
      const replace = Effect.andThen(
        writes.untilOpen,
        Effect.ignore(replaceLate(registry, actor.id, seat, bot, isSame)),
      );
      run(key, Effect.delay(replace, Duration.millis(lateAfterMs)));
    };
    const end = (key: string) => (waits.delete(key) ? FiberMap.remove(timers, key) : Effect.void);
    return { begin, end, standIn, since: (key: string) => waits.get(key)?.since ?? null };
  });

const makeClocks = (lateAfterMs: number) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const waits = yield* makeWaits(lateAfterMs);
    const fork = Effect.runForkWith(yield* Effect.context<Needs>());
    const look = (table: string) =>
      Effect.gen(function* () {
        // Its owner's clocks run.
        if (!registry.isOwned(table)) return;
        const actor = yield* registry.open(table);
        const now = yield* Clock.currentTimeMillis;
        const waited = waitedPrograms(actor);
        for (const { seat } of actor.seats) {
          if (waited.includes(seatOf(seat))) waits.begin(actor, seatOf(seat), now);
          else yield* waits.end(keyOf(table, seat));
        }
      }).pipe(Effect.ignore);
    registry.listen((table) => fork(look(table)));
    const tables = yield* Tables;
    const resume = (isMeant: IdFilter) =>
      Effect.map(stored(tables.list({ _tag: "Driven" }, LOOKED_AT)), (resumed) => {
        for (const { id } of resumed) if (isMeant(id)) fork(look(id));
      });
    registry.onTaken((isTaken) => void fork(Effect.ignore(resume(isTaken))));
    yield* resume(registry.isOwned);
    return ProgramClocks.of({
      lateAfterMs,
      standIn: waits.standIn,
      waitedSince: (actor, seat) => (waitedPrograms(actor).includes(seat) ? waits.since(keyOf(actor.id, seat)) : null),
    });
  });

/** Watches over programs from outside: a late one is replaced until it comes back. */
export const programClocks = (lateAfter: Duration.Duration) =>
  Layer.effect(ProgramClocks, makeClocks(Duration.toMillis(lateAfter)));
