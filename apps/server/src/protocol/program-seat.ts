import { ProgramSeat } from "@blueplate/api";
import { type Json, redact } from "@blueplate/kernel";
import type { EventLog, Tables } from "@blueplate/store";
import { Clock, Effect, Layer } from "effect";
import { CommandQueue } from "../operations/command-queue.ts";
import { WriteSwitch } from "../moderation/write-switch.ts";
import { runningTable, seatAt } from "../tables/admission.ts";
import type { GameCatalogue } from "../tables/catalogue.ts";
import { takeBackFor } from "../tables/handover.ts";
import { type TableActor, seatOfGuest } from "../tables/table-actor.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { playBatch } from "./batch.ts";
import { filledSoFar, listedForms } from "./filling.ts";
import { ProgramClocks } from "./waiting.ts";

type Needs = EventLog | Tables | GameCatalogue;

// cast: what a codec encodes, and an outcome, are JSON by their contracts.
const asJson = (value: unknown): Json => value as Json;

/** A seat with the game that it plays, as it may see it. */
const seatedAt = (actor: TableActor, bot: string) =>
  Effect.gen(function* () {
    const seat = yield* Effect.fromResult(seatAt(actor, bot));
    const table = yield* Effect.fromResult(runningTable(actor));
    return { seat, table, rules: table.rules, view: redact(table.state, seat) };
  });

type Seated = Effect.Success<ReturnType<typeof seatedAt>>;

const stateOf = (clocks: ProgramClocks["Service"], actor: TableActor, { table, seat, view }: Seated) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    const waitsFor = table.rules.waitsFor(table.state);
    const waitedSince = clocks.waitedSince(actor, seat) ?? (waitsFor.includes(seat) ? now : null);
    return {
      table: actor.id,
      seat,
      seq: table.entries.length - 1,
      hash: table.rules.hash,
      state: asJson(table.rules.codecs.state.encode(view)),
      waitsFor,
      yourTurn: waitsFor.includes(seat),
      clock: { now, waitedSince, replacedAt: waitedSince === null ? null : waitedSince + clocks.lateAfterMs },
      outcome: asJson(table.rules.outcome(table.state)),
    };
  });

/** Times that a program may be late one after the other and come back by a look alone: from then on it comes back by playing. */
const LATE_AT_MOST = 3;

/** How often a seat's program was late since it decided last. */
const timesLate = ({ log }: TableActor, seat: number): number => {
  let times = 0;
  let isReplaced = false;
  for (const entry of log) {
    if (!("seat" in entry) || entry.seat !== seat) continue;
    if (entry._tag === "ControllerChanged") {
      isReplaced = entry.bot !== null;
      if (entry.why === "late") times += 1;
    } else if (!isReplaced) times = 0;
  }
  return times;
};

/** Takes the seat back where a built-in bot played for a late program. Whoever only looks, and never plays, holds nobody up for long. */
const comeBack = (registry: TableRegistry["Service"], bot: string, table: string, isPlaying = false) =>
  Effect.gen(function* () {
    const actor = yield* registry.open(table);
    const seat = seatOfGuest(actor, bot);
    const handed = seat === null ? undefined : actor.standIns.get(seat);
    if (seat === null || !handed || handed.why === "resigned" || actor.record.status !== "running") return;
    if (!isPlaying && timesLate(actor, seat) >= LATE_AT_MOST) return;
    // Whatever keeps it from coming back, the next thing it asks will say so.
    yield* registry.change(table, (now) => Effect.ignore(takeBackFor(registry, now, seat)));
  });

const isAsked = ({ table, rules, seat }: Seated): boolean => rules.waitsFor(table.state).includes(seat);

/** An answer with the number of the last entry that it is about. */
const numbered = <A extends object>({ table }: Seated, answer: A) => ({ seq: table.entries.length - 1, ...answer });

const makeProgramSeat = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const clocks = yield* ProgramClocks;
  const store = yield* Effect.context<Needs>();
  const writes = yield* WriteSwitch;
  const { inTurn } = yield* CommandQueue;
  const back = (bot: string, table: string, isPlaying = false) =>
    writes.isOpen() ? Effect.provideContext(comeBack(registry, bot, table, isPlaying), store) : Effect.void;
  const looking = <A, E>(bot: string, table: string, look: (at: Seated, actor: TableActor) => Effect.Effect<A, E>) =>
    Effect.gen(function* () {
      yield* back(bot, table);
      const actor = yield* registry.open(table);
      return yield* look(yield* seatedAt(actor, bot), actor);
    });
  return ProgramSeat.of({
    comeBack: (bot, table) => back(bot, table),
    state: (bot, table) => looking(bot, table, (at, actor) => stateOf(clocks, actor, at)),
    forms: (bot, table) =>
      looking(bot, table, (at) => Effect.succeed(numbered(at, { yourTurn: isAsked(at), forms: listedForms(at) }))),
    next: (bot, table, filling) =>
      looking(bot, table, (at) =>
        Effect.map(Effect.fromResult(filledSoFar(at, filling)), (next) => numbered(at, next)),
      ),
    play: (bot, table, batch) => {
      const played = (actor: TableActor) =>
        Effect.flatMap(Effect.fromResult(seatAt(actor, bot)), (seat) => playBatch(registry, actor, seat, batch));
      return Effect.andThen(
        back(bot, table, true),
        registry.change(table, (actor) => inTurn(played(actor))),
      ).pipe(Effect.provideContext(store));
    },
    standIn: (table) =>
      Effect.flatMap(registry.open(table), ({ record }) => {
        const bot = clocks.standIn(record.game);
        return bot === null ? Effect.die(`no bot for ${record.game}`) : Effect.succeed(bot);
      }),
  });
});

/** Seats of programs over the registry. */
export const programSeat = Layer.effect(ProgramSeat, makeProgramSeat);
