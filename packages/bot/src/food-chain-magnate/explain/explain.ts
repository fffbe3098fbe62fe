import { type Command, countList, type Event, type EventOf, type State } from "@blueplate/engine";
import { type Json, open, redact, type Rules, type Seat, type Tagged, type Viewer } from "@blueplate/kernel";
import { seenCards } from "../../knowledge/food-chain-magnate/seen-cards.ts";
import type { ReasonsByModule } from "../module-reason.ts";
import type { Worths } from "../module-worth.ts";
import { archetypeFor } from "../planner/archetypes.ts";
import { NO_BLINKERS } from "../planner/blinkers.ts";
import { type Outlook, outlookOf } from "../planner/outlook.ts";
import { hereOf } from "../table.ts";
import { reasonsOfAct } from "./act-reasons.ts";
import { isExplainedFact } from "./explained.ts";
import {
  isModuleFact,
  moduleCompanyReasons,
  moduleFactReasons,
  moduleMilestoneReasons,
  sealedModuleReasons,
} from "./module-says.ts";
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

/** What modules make of it: what their rows are worth, and what they say. */
export interface ExplainingModules {
  readonly worths: Worths;
  readonly reasons: ReasonsByModule;
}

interface Explaining extends SeenPosition, ExplainingModules {
  readonly state: State;
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
  const [outlook, cards] = [outlookFor(explaining, event.seat), countList(employees)];
  return [
    ...listed(found(explaining, event, event.seat)),
    ...listed(sealedStructureReason(outlook, cards)),
    ...sealedModuleReasons(outlook, explaining, cards),
  ];
};

/** What speaks for a good only where nothing else does: a module that knows who eats it tonight knows better. */
const isMakeshift = ({ _tag }: MoveReason): boolean => _tag === "KeepsForLater" || _tag === "LeftForMilestone";

/** Why one fact may have been brought about by its seat; nothing where nothing is known to speak for it. */
const reasonsFor = (explaining: Explaining, event: SeatEvent, after: State): readonly MoveReason[] => {
  if (event._tag === "StructureSubmitted") return submitted(explaining, event);
  const isOwn = isModuleFact(explaining.rules, explaining, event);
  if (!isOwn && !isExplainedFact(event)) return [];
  const outlook = outlookFor(explaining, event.seat);
  const acts = isExplainedFact(event) ? reasonsOfAct(outlook, event, after) : [];
  const said = isOwn ? moduleFactReasons(outlook, explaining, event, after) : [];
  return [
    ...listed(found(explaining, event, event.seat)),
    ...(said.length > 0 ? acts.filter((reason) => !isMakeshift(reason)) : acts),
    ...said,
  ];
};

/** The companies of all who have just turned up their structures, and their prices, at the dinner as everybody can foresee it now. */
const companiesAfter = (explaining: Explaining): readonly ExplainedMove[] =>
  explaining.state.chains.flatMap(({ seat, bankrupt }) => {
    if (bankrupt) return [];
    const outlook = outlookFor(explaining, seat);
    const reasons = [...listed(priceReason(outlook)), ...listed(structureReason(outlook))];
    return [...reasons, ...moduleCompanyReasons(outlook, explaining)].map((reason) => ({ seat, reason }));
  });

/** A milestone that came of what a seat did right before, as what speaks for it. */
const milestoneReasons = (explaining: Explaining, event: Event, acting: Seat | null, after: State) => {
  if (event._tag !== "MilestoneGained" || event.seat !== acting) return [];
  const { milestone } = event;
  const said = moduleMilestoneReasons(() => outlookFor(explaining, acting), explaining, milestone, after);
  return [{ _tag: "BringsMilestone", milestone } as const, ...said];
};

/** A fact that somebody at the table has brought about. */
type SeatEvent = Event & { readonly seat: Seat };

const isOfSeat = (event: Event): event is SeatEvent => "seat" in event && event.seat !== null;

/** What a step of the day ends with: what comes behind it was not brought about by it alone. */
const ENDS: ReadonlySet<string> = new Set<Event["_tag"]>(["PhaseBegan", "TurnEnded", "Dismissed", "StockChosen"]);

/** True for what is said of a sealed structure, and said again of all once they lie open. */
const isOfStructure = ({ reason }: ExplainedMove): boolean =>
  reason._tag === "StructureBrings" || (reason._tag === "ModuleSays" && reason.isTogether);

/**
 * Why what happened in a position of Food Chain Magnate may be good for those who did it. Everything is told from the position as the reader
 * sees it: of a bot that knew more, or of a person, it is what speaks for the move, and nobody's secret is in it.
 */
export const explainEvents = (
  position: SeenPosition,
  events: readonly Tagged[],
  modules: ExplainingModules,
): readonly ExplainedMove[] => {
  // cast: position and facts are those of this game.
  let state = redact(position.state, position.reader) as State;
  // cast: the same.
  const rules = position.rules as unknown as Rules<State, Command, Event>;
  const moves: ExplainedMove[] = [];
  let acting: Seat | null = null;
  // cast: the same.
  for (const event of redact(events, position.reader) as readonly Event[]) {
    const explaining = { ...position, ...modules, state };
    const after = rules.evolve(state, event);
    const isAct = isExplainedFact(event) || isModuleFact(rules, modules, event);
    if (isOfSeat(event)) {
      const { seat } = event;
      const reasons = [...milestoneReasons(explaining, event, acting, after), ...reasonsFor(explaining, event, after)];
      moves.push(...reasons.map((reason) => ({ seat, reason })));
      if (isAct) acting = seat;
    }
    if (ENDS.has(event._tag)) acting = null;
    state = after;
  }
  if (!events.some(({ _tag }) => _tag === "StructuresRevealed")) return moves;
  // The rivals have come as they are now.
  const said = moves.filter((move) => !isOfStructure(move));
  return [...said, ...companiesAfter({ ...position, ...modules, state })];
};
