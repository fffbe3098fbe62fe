import { Consent, type NotYourSeat } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import type { EventLog, Tables } from "@blueplate/store";
import { Duration, Effect, Layer } from "effect";
import type { GameCatalogue } from "./catalogue.ts";
import { factsFor } from "./facts.ts";
import { answerFor, askFor, withdrawFor } from "./rollback.ts";
import { handOverFor, resignFor, takeBackFor } from "./handover.ts";
import { TableRegistry } from "./table-registry.ts";
import type { TableActor } from "./table-actor.ts";
import { seatAt } from "./admission.ts";
import { nudgeFor } from "./nudges.ts";
import { answerRulesFor } from "./rules-change.ts";

type Needs = EventLog | Tables | GameCatalogue;

const makeConsent = (awayAfter: Duration.Duration) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const store = yield* Effect.context<Needs>();
    const seated = <A, E>(
      guest: string,
      table: string,
      act: (actor: TableActor, seat: Seat) => Effect.Effect<A, E | NotYourSeat, Needs>,
    ) =>
      registry
        .change(table, (actor) => Effect.flatMap(Effect.fromResult(seatAt(actor, guest)), (seat) => act(actor, seat)))
        .pipe(Effect.provideContext(store));
    const handed = <E>(
      guest: string,
      table: string,
      act: (actor: TableActor, seat: Seat) => Effect.Effect<void, E, Needs>,
    ) => seated(guest, table, (actor, seat) => Effect.map(act(actor, seat), () => factsFor(actor, guest)));
    const numbered = Effect.map((seq: number | null) => ({ seq }));
    return Consent.of({
      ask: (guest, wish) => numbered(seated(guest, wish.table, (actor, seat) => askFor(registry, actor, seat, wish))),
      answer: (guest, wish) =>
        numbered(seated(guest, wish.table, (actor, seat) => answerFor(registry, actor, seat, wish))),
      withdraw: (guest, wish) => seated(guest, wish.table, (actor, seat) => withdrawFor(registry, actor, seat, wish)),
      answerRules: (guest, wish) =>
        numbered(seated(guest, wish.table, (actor, seat) => answerRulesFor(registry, actor, seat, wish))),
      resign: (guest, { table, bot }) => handed(guest, table, (actor, seat) => resignFor(registry, actor, seat, bot)),
      handOver: (guest, wish) =>
        handed(guest, wish.table, (actor, seat) => handOverFor(registry, actor, seat, wish, awayAfter)),
      awayAfter: Math.ceil(Duration.toSeconds(awayAfter)),
      nudge: (guest, wish) => seated(guest, wish.table, (actor, seat) => nudgeFor(registry, actor, seat, wish)),
      takeBack: (guest, table) => handed(guest, table, (actor, seat) => takeBackFor(registry, actor, seat)),
    });
  });

/** Requests to go back and who plays for whom, over the registry. */
export const consent = (awayAfter: Duration.Duration) => Layer.effect(Consent, makeConsent(awayAfter));
