import { Result } from "effect";
import { openForms } from "../filling.ts";
import type { PickedFields } from "../form.ts";
import type { Rules } from "../rules.ts";
import type { Json, Tagged } from "../json.ts";
import type { TablePly } from "../match/match.ts";
import { listOffers } from "../offers.ts";
import { redact } from "../envelope.ts";
import { check } from "../play.ts";
import { type Seat, seatsOf } from "../seat.ts";
import { difference } from "./difference.ts";
import { near, type ValuePools, remember } from "./near.ts";
import { isOffered } from "./offered.ts";
import { rngOf } from "./random-game.ts";
import { actingSeats, encoded, type Law, type LawsSetup, NEIGHBOURS, OFFERS_AT_MOST, viewersOf } from "./setup.ts";

const jsonText = (value: unknown): string => JSON.stringify(value);

/** Whatever the slots offer is accepted, and its facts can be folded. */
export const offeredIsAccepted = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "what is offered is accepted",
  costly: true,
  look: ({ before: { rules, state } }, setup) => {
    for (const seat of actingSeats(rules, state)) {
      for (const offer of listOffers(rules, state, seat, setup.offersAtMost ?? OFFERS_AT_MOST)) {
        const refused = check(rules, state, seat, offer);
        if (refused) return `${jsonText(offer)} of seat ${seat} is offered but refused: ${jsonText(refused)}`;
      }
    }
    return null;
  },
});

/** Commands just beside legal ones that fit the schema, with their JSON. */
const neighbours = <S, C extends Tagged, E extends Tagged>(
  moment: TablePly<S, C, E>,
  setup: LawsSetup<S, C, E>,
  pools: ValuePools,
): readonly { readonly command: C; readonly json: Json }[] => {
  const { rules, state, entries } = moment.before;
  const rng = rngOf(`${moment.before.seed}/${entries.length}`);
  const base = encoded(rules, moment.command);
  remember(pools, base, rng);
  const offers = [...listOffers(rules, state, moment.seat, 30)].map((offer) => encoded(rules, offer));
  for (const offer of offers) remember(pools, offer, rng);
  const found: { command: C; json: Json }[] = [];
  for (let count = setup.neighbours ?? NEIGHBOURS; count > 0; count--) {
    let json = near(offers[rng(offers.length * 2)] ?? base, pools, rng);
    while (rng(3) === 0) json = near(json, pools, rng);
    const decoded = rules.codecs.command.decode(json);
    if (Result.isSuccess(decoded)) found.push({ command: decoded.success, json });
  }
  return found;
};

// cast: a command that was decoded is an object.
const fieldsOf = (json: Json): PickedFields => json as PickedFields;

/** Whatever is accepted is offered, or something with the same facts is: tried with neighbours of what is offered. */
export const acceptedIsOffered = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const pools: ValuePools = new Map();
  return {
    name: "what is accepted is offered",
    costly: true,
    look: (moment, setup) => {
      const { rules, state } = moment.before;
      for (const { command, json } of neighbours(moment, setup, pools)) {
        for (const seat of seatsOf(rules.config.seats)) {
          if (check(rules, state, seat, command) !== null) continue;
          const atMost = setup.offersAtMost ?? OFFERS_AT_MOST;
          const offered = isOffered(rules, state, seat, command, fieldsOf(json), atMost, setup.alike);
          if (offered === "no") return `${jsonText(json)} of seat ${seat} is accepted but nothing equal is offered`;
        }
      }
      return null;
    },
  };
};

/** Whatever the rules refuse cites a paragraph, also what nobody may do at this moment. */
export const refusalsCite = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const pools: ValuePools = new Map();
  return {
    name: "a refusal cites a paragraph",
    costly: true,
    look: (moment, setup) => {
      const { rules, state } = moment.before;
      for (const { command, json } of neighbours(moment, setup, pools)) {
        for (const seat of seatsOf(rules.config.seats)) {
          const refused = check(rules, state, seat, command);
          if (refused?.rule === "")
            return `${jsonText(json)} of seat ${seat} is refused ${refused._tag} by no paragraph`;
        }
      }
      return null;
    },
  };
};

const legalityDiffers = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  commands: readonly C[],
  atMost: number,
): string | null => {
  const view = redact(state, seat);
  const tags = (of: S): readonly string[] => openForms(rules, of, seat).map((form) => form.tag);
  const offers = [...listOffers(rules, state, seat, atMost)];
  const onForms = difference(tags(state), tags(view), "open forms");
  if (onForms) return onForms;
  const onOffers = difference(offers, [...listOffers(rules, view, seat, atMost)], "offers");
  if (onOffers) return onOffers;
  for (const command of [...commands, ...offers]) {
    const found = difference(check(rules, state, seat, command), check(rules, view, seat, command), "check");
    if (found) return `${jsonText(command)}: ${found}`;
  }
  return null;
};

/** A seat's forms, offers and refusals on its own view are those on the full state; everybody sees who must decide. */
export const viewIsEnough = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const pools: ValuePools = new Map();
  return {
    name: "a seat's own view is enough",
    costly: true,
    look: (moment, setup) => {
      const { rules, state } = moment.before;
      const commands = neighbours(moment, setup, pools).map(({ command }) => command);
      for (const viewer of viewersOf(rules.config.seats)) {
        const view = redact(state, viewer);
        const course = (of: S) => [rules.waitsFor(of), rules.mayResubmit(of), rules.outcome(of)];
        const onCourse = difference(course(state), course(view), "who must decide");
        if (onCourse) return `view of ${viewer}: ${onCourse}`;
        if (typeof viewer === "string") continue;
        const found = legalityDiffers(rules, state, viewer, commands, setup.offersAtMost ?? OFFERS_AT_MOST);
        if (found) return `seat ${viewer}: ${found}`;
      }
      return null;
    },
  };
};
