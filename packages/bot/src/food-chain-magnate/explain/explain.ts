import { type Command, type Event, type EventOf, rulesetOf, type State } from "@blueplate/engine";
import { type Json, redact, type Rules, type Seat, type Tagged, type Viewer } from "@blueplate/kernel";
import { seenCards } from "../../knowledge/food-chain-magnate/seen-cards.ts";
import type { Worths } from "../module-worth.ts";
import { campaignDollars } from "../planner/advertising.ts";
import { type Appraisal, appraisalOf } from "../planner/appraisal.ts";
import { archetypeFor } from "../planner/archetypes.ts";
import { NO_BLINKERS } from "../planner/blinkers.ts";
import { hireWorth, worthIn } from "../planner/card-worth.ts";
import { nextOfOpening } from "../planner/openings.ts";
import { type Outlook, outlookOf } from "../planner/outlook.ts";
import { tomorrowOf } from "../planner/tomorrow.ts";
import { hereOf } from "../table.ts";
import { isExplained } from "./explained.ts";
import type { ExplainedMove, MoveReason } from "./move-reason.ts";
import { priceReason } from "./price-change.ts";
import { searchReason } from "./search-reason.ts";
import { siteReason } from "./site-reason.ts";

/** A position as those see it who are told why something was done in it: reasons come from nothing else. */
export interface SeenPosition {
  readonly rules: Rules;
  readonly state: unknown;
  /** Who is told: of what is closed to these eyes nothing is looked at. */
  readonly reader: Viewer;
  /** What everybody has seen and the state shows no longer, as the recall of the game keeps it. */
  readonly seen: Json;
  /** Seats whose players search: what a search finds for their moves is told too. It takes as long as a decision of theirs. */
  readonly searching?: readonly Seat[];
}

interface Explaining extends SeenPosition {
  readonly state: State;
  readonly worths: Worths;
}

const outlookFor = ({ rules, state, seen, worths }: Explaining, seat: Seat): Outlook => {
  // cast: the position is one of this game.
  const played = rules as unknown as Rules<State, Command>;
  const here = hereOf(state, seat, played, { seed: "why", work: 1 }, worths);
  const { hands } = seenCards(seen);
  return outlookOf({ ...here, hands, blinkers: NO_BLINKERS, archetype: archetypeFor(state, seat) });
};

const hired = (appraisal: Appraisal, { employee }: EventOf<"Hired">): readonly MoveReason[] => {
  const { here } = appraisal;
  const asked = nextOfOpening(here, [employee]) === employee;
  const dollars = hireWorth(appraisal, employee);
  return [
    ...(asked ? [{ _tag: "OpeningAsks", archetype: here.archetype.id, employee } as const] : []),
    ...(dollars >= 1 ? [{ _tag: "CardPays", employee, dollars } as const] : []),
  ];
};

const trained = (appraisal: Appraisal, { employee, to }: EventOf<"Trained">): readonly MoveReason[] => {
  const dollars = worthIn(appraisal, to) - Math.max(0, worthIn(appraisal, employee));
  return dollars >= 1 ? [{ _tag: "LessonPays", employee, to, dollars }] : [];
};

const launched = (here: Outlook, event: EventOf<"CampaignLaunched">): readonly MoveReason[] => {
  const { ruleset, state } = here;
  const { campaign, place, good, left } = event;
  const houses = ruleset.formulas.recipients(ruleset, state, { campaign, place, good, left, owner: event.seat });
  const reached = houses.map((house) => state.town.houses.findIndex((each) => each.house === house));
  const dinners = Math.max(1, Math.floor(here.roundsLeft - 0.5));
  const runs = left === "endless" ? dinners : Math.min(left, dinners);
  const dollars = campaignDollars(tomorrowOf(here), { campaign, place, reached }, good, runs);
  return dollars >= 1 ? [{ _tag: "CampaignPays", good, houses, dollars }] : [];
};

const placed = ({ rules, state }: Explaining, after: State, seat: Seat): readonly MoveReason[] => {
  const reason = siteReason(rulesetOf(rules), state, after, seat);
  return reason ? [reason] : [];
};

/** Why one fact may have been brought about by its seat; nothing where nothing is known to speak for it. */
const reasonsFor = (explaining: Explaining, event: Event, after: State): readonly MoveReason[] => {
  if (event._tag === "Hired") return hired(appraisalOf(outlookFor(explaining, event.seat)), event);
  if (event._tag === "Trained") return trained(appraisalOf(outlookFor(explaining, event.seat)), event);
  if (event._tag === "CampaignLaunched") return launched(outlookFor(explaining, event.seat), event);
  const isSite =
    event._tag === "FirstRestaurantPlaced" || event._tag === "RestaurantPlaced" || event._tag === "RestaurantMoved";
  return isSite ? placed(explaining, after, event.seat) : [];
};

/** What a search found, where the player of the seat searches. */
const found = (
  { rules, state, seen, worths, searching = [] }: Explaining,
  event: Event,
  seat: Seat,
): readonly MoveReason[] => {
  if (!searching.includes(seat)) return [];
  // cast: the position is one of this game.
  const reason = searchReason({ rules: rules as unknown as Rules<State, Command>, state, seen, seat }, event, worths);
  return reason ? [reason] : [];
};

/** The prices of all who have just turned up their structures, at the dinner as everybody can foresee it now. */
const pricesAfter = (explaining: Explaining): readonly ExplainedMove[] =>
  explaining.state.chains.flatMap(({ seat, bankrupt }) => {
    const reason = bankrupt ? null : priceReason(outlookFor(explaining, seat));
    return reason ? [{ seat, reason }] : [];
  });

/**
 * Why what happened in a position of Food Chain Magnate may be good for those who did it. Everything is told from the position as the reader
 * sees it: of a bot that knew more, or of a person, it is what speaks for the move, and nobody's secret is in it.
 */
export const explainEvents = (
  position: SeenPosition,
  events: readonly Tagged[],
  worths: Worths,
): readonly ExplainedMove[] => {
  // cast: position and facts are those of this game.
  let state = redact(position.state, position.reader) as State;
  // cast: the same.
  const rules = position.rules as unknown as Rules<State, Command, Event>;
  const moves: ExplainedMove[] = [];
  // cast: the same.
  for (const event of redact(events, position.reader) as readonly Event[]) {
    const after = rules.evolve(state, event);
    if ("seat" in event && isExplained(position.rules, [event])) {
      const { seat } = event;
      const explaining = { ...position, state, worths };
      moves.push(
        ...[...found(explaining, event, seat), ...reasonsFor(explaining, event, after)].map((reason) => ({
          seat,
          reason,
        })),
      );
    }
    state = after;
  }
  const revealed = events.some(({ _tag }) => _tag === "StructuresRevealed");
  return revealed ? [...moves, ...pricesAfter({ ...position, state, worths })] : moves;
};
