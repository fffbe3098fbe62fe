import { type Command, countList, type Event, type EventOf, type State } from "@blueplate/engine";
import { type Json, open, redact, type Rules, type Seat, type Tagged, type Viewer } from "@blueplate/kernel";
import { seenCards } from "../../knowledge/food-chain-magnate/seen-cards.ts";
import type { Worths } from "../module-worth.ts";
import { archetypeFor } from "../planner/archetypes.ts";
import { NO_BLINKERS } from "../planner/blinkers.ts";
import { type Outlook, outlookOf } from "../planner/outlook.ts";
import { hereOf } from "../table.ts";
import { reasonsOfAct } from "./act-reasons.ts";
import { isExplainedFact } from "./explained.ts";
import type { ExplainedMove, MoveReason } from "./move-reason.ts";
import { priceReason } from "./price-change.ts";
import { searchReason } from "./search-reason.ts";
import { sealedStructureReason, structureReason } from "./structure-reason.ts";

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

const listed = (reason: MoveReason | null): readonly MoveReason[] => (reason ? [reason] : []);

/** What a search found, where the player of the seat searches. */
const found = ({ rules, worths, searching = [], ...seen }: Explaining, event: Event, seat: Seat) => {
  if (!searching.includes(seat)) return null;
  // cast: the position is one of this game.
  return searchReason({ ...seen, rules: rules as unknown as Rules<State, Command>, seat }, event, worths);
};

/** Why a structure is handed in, to whoever may read it. */
const submitted = (explaining: Explaining, event: EventOf<"StructureSubmitted">): readonly MoveReason[] => {
  const employees = open(event.employees, explaining.reader);
  if (!employees) return [];
  const brings = sealedStructureReason(outlookFor(explaining, event.seat), countList(employees));
  return [...listed(found(explaining, event, event.seat)), ...listed(brings)];
};

/** Why one fact may have been brought about by its seat; nothing where nothing is known to speak for it. */
const reasonsFor = (explaining: Explaining, event: Event, after: State): readonly MoveReason[] => {
  if (event._tag === "StructureSubmitted") return submitted(explaining, event);
  if (!isExplainedFact(event)) return [];
  return [
    ...listed(found(explaining, event, event.seat)),
    ...reasonsOfAct(outlookFor(explaining, event.seat), event, after),
  ];
};

/** The companies of all who have just turned up their structures, and their prices, at the dinner as everybody can foresee it now. */
const companiesAfter = (explaining: Explaining): readonly ExplainedMove[] =>
  explaining.state.chains.flatMap(({ seat, bankrupt }) => {
    if (bankrupt) return [];
    const outlook = outlookFor(explaining, seat);
    return [...listed(priceReason(outlook)), ...listed(structureReason(outlook))].map((reason) => ({ seat, reason }));
  });

/** Milestones that came of what a seat did right before, as what speaks for it. */
const milestoneOf = (event: Event, acting: Seat | null): readonly ExplainedMove[] =>
  event._tag === "MilestoneGained" && event.seat === acting
    ? [{ seat: acting, reason: { _tag: "BringsMilestone", milestone: event.milestone } }]
    : [];

/** What a step of the day ends with: what comes behind it was not brought about by it alone. */
const ENDS: ReadonlySet<string> = new Set<Event["_tag"]>(["PhaseBegan", "TurnEnded", "Dismissed", "StockChosen"]);

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
  let acting: Seat | null = null;
  // cast: the same.
  for (const event of redact(events, position.reader) as readonly Event[]) {
    const after = rules.evolve(state, event);
    moves.push(...milestoneOf(event, acting));
    if ("seat" in event && event.seat !== null) {
      const { seat } = event;
      moves.push(...reasonsFor({ ...position, state, worths }, event, after).map((reason) => ({ seat, reason })));
      if (isExplainedFact(event)) acting = seat;
    }
    if (ENDS.has(event._tag)) acting = null;
    state = after;
  }
  if (!events.some(({ _tag }) => _tag === "StructuresRevealed")) return moves;
  // What was said of a sealed one is said again of all, with the rivals as they have come.
  const said = moves.filter(({ reason }) => reason._tag !== "StructureBrings");
  return [...said, ...companiesAfter({ ...position, state, worths })];
};
