import { HandedOver, MalformedInput, NotWaited, NudgedAlready, type NudgeSeat } from "@blueplate/api";
import { type Seat, seatOf } from "@blueplate/kernel";
import { Effect } from "effect";
import { playedByPerson, runningTable } from "./admission.ts";
import type { TableRegistry } from "./table-registry.ts";
import { type TableActor, peopleOf } from "./table-actor.ts";
import { addNudge, awaited, nudged } from "./questions.ts";

/**
 * A word of `by` to somebody for whom `by` waits: one for each time of waiting, so that nobody is pestered. Whoever is waited
 * for as well waits for nobody. Called with the actor's lock held.
 */
export const nudgeFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  by: Seat,
  wish: Pick<NudgeSeat, "seat">,
) =>
  Effect.gen(function* () {
    const seat = seatOf(wish.seat);
    yield* Effect.fromResult(runningTable(actor));
    yield* Effect.fromResult(playedByPerson(actor, by));
    if (!actor.seats[seat]) return yield* Effect.fail(new MalformedInput({ field: "seat", message: "no such seat" }));
    if (!peopleOf(actor).includes(seat)) return yield* Effect.fail(new HandedOver({ table: actor.id }));
    const waited = awaited(actor);
    if (!waited.includes(seat) || waited.includes(by)) return yield* Effect.fail(new NotWaited({ table: actor.id }));
    if (nudged(actor).some((one) => one.seat === seat)) {
      return yield* Effect.fail(new NudgedAlready({ table: actor.id }));
    }
    yield* addNudge(registry, actor, seat, by);
    return { nudged: wish.seat };
  });
