import { Consent, type NotYourSeat } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import type { EventLog, Tables } from "@blueplate/store";
import { Duration, Effect, Layer } from "effect";
import type { GameCatalogue } from "./catalogue.ts";
import { factsFor } from "./facts.ts";
import { answerFor, askFor, withdrawFor } from "./going-back.ts";
import { handOverFor, resignFor, takeBackFor } from "./handing.ts";
import { TableRegistry } from "./table-registry.ts";
import type { TableActor } from "./table-actor.ts";
import { seatAt } from "./admission.ts";
import { nudgeFor } from "./nudging.ts";
import { answerRulesFor } from "./rules-change.ts";

type Needs = EventLog | Tables | GameCatalogue;

const makeConsent = (awayAfter: Duration.Duration) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const store = yield* Effect.context<Needs>();
    const seated = <A, E>(
      guest: string,
      table: string,
      act: (owner: TableActor, seat: Seat) => Effect.Effect<A, E | NotYourSeat, Needs>,
    ) =>
      registry
        .change(table, (owner) => Effect.flatMap(Effect.fromResult(seatAt(owner, guest)), (seat) => act(owner, seat)))
        .pipe(Effect.provideContext(store));
    const handed = <E>(
      guest: string,
      table: string,
      act: (owner: TableActor, seat: Seat) => Effect.Effect<void, E, Needs>,
    ) => seated(guest, table, (owner, seat) => Effect.map(act(owner, seat), () => factsFor(owner, guest)));
    const numbered = Effect.map((seq: number | null) => ({ seq }));
    return Consent.of({
      ask: (guest, wish) => numbered(seated(guest, wish.table, (owner, seat) => askFor(registry, owner, seat, wish))),
      answer: (guest, wish) =>
        numbered(seated(guest, wish.table, (owner, seat) => answerFor(registry, owner, seat, wish))),
      withdraw: (guest, wish) => seated(guest, wish.table, (owner, seat) => withdrawFor(registry, owner, seat, wish)),
      answerRules: (guest, wish) =>
        numbered(seated(guest, wish.table, (owner, seat) => answerRulesFor(registry, owner, seat, wish))),
      resign: (guest, { table, bot }) => handed(guest, table, (owner, seat) => resignFor(registry, owner, seat, bot)),
      handOver: (guest, wish) =>
        handed(guest, wish.table, (owner, seat) => handOverFor(registry, owner, seat, wish, awayAfter)),
      awayAfter: Math.ceil(Duration.toSeconds(awayAfter)),
      nudge: (guest, wish) => seated(guest, wish.table, (owner, seat) => nudgeFor(registry, owner, seat, wish)),
      takeBack: (guest, table) => handed(guest, table, (owner, seat) => takeBackFor(registry, owner, seat)),
    });
  });

/** Requests to go back and who plays for whom, over the registry. */
export const consent = (awayAfter: Duration.Duration) => Layer.effect(Consent, makeConsent(awayAfter));
