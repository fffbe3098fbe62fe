import {
  addCounts,
  billAfter,
  type Cards,
  cardsAway,
  type Chain,
  copiesInGame,
  costsSalary,
  countList,
  countOf,
  type Dismissal,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  listCounts,
  type Ruleset,
  rulesetOf,
  type State,
  structureOf,
} from "@blueplate/engine";
import { type Dice, type Envelope, mayRead, open, seal, type Seat, seatOf } from "@blueplate/kernel";
import type { SeenCards } from "./seen-cards.ts";

/** Draws of one sample: each has a label of its own. */
interface Draws {
  readonly dice: Dice;
  readonly label: string;
}

/** The envelope with what `fill` says in it where it is closed to the seat; as it is where the seat has read it. */
const filled = <T>(envelope: Envelope<T>, seat: Seat, fill: () => T): Envelope<T> =>
  mayRead(envelope, seat) && envelope.content !== null ? envelope : seal(envelope.readers, fill());

/** Cards that nobody sees anywhere: what hands hold that were never seen. */
const unseenCards = (ruleset: Ruleset, view: State, seat: Seat, hands: SeenCards["hands"]): readonly EmployeeId[] => {
  const seen = view.chains.reduce<Cards>((sum, chain) => {
    const hand = open(chain.hand, seat) ?? hands[chain.seat] ?? {};
    return [chain.atWork, chain.beach, cardsAway(chain.busy), hand].reduce(addCounts, sum);
  }, view.supply.employees);
  return kindsOf(ruleset.content.employees).flatMap((kind) => {
    const left = copiesInGame(ruleset.content, kind, view.chains.length) - countOf(seen, kind);
    return Array.from({ length: Math.max(0, left) }, () => kind);
  });
};

const isUnseen = (chain: Chain, seat: Seat, hands: SeenCards["hands"]): boolean =>
  open(chain.hand, seat) === null && (hands[chain.seat] ?? null) === null;

/** Deals what nobody has seen to the hands that nobody has seen. */
const dealt = (
  ruleset: Ruleset,
  view: State,
  seat: Seat,
  hands: SeenCards["hands"],
  { dice, label }: Draws,
): ReadonlyMap<Seat, Cards> => {
  const closed = view.chains.filter((chain) => isUnseen(chain, seat, hands));
  if (closed.length === 0) return new Map();
  const cards = dice.shuffle(`${label}/hands`, unseenCards(ruleset, view, seat, hands));
  return new Map(
    closed.map((chain, nth) => [chain.seat, countList(cards.filter((_, at) => at % closed.length === nth))]),
  );
};

/** A structure that the cards allow, filled up by chance. */
const structureFrom = (
  ruleset: Ruleset,
  view: State,
  cards: Cards,
  label: string,
  dice: Dice,
): readonly EmployeeId[] => {
  let chosen: readonly EmployeeId[] = [];
  for (const kind of dice.shuffle(label, listCounts(cards))) {
    const more = [...chosen, kind];
    if (isLegalStructure(structureOf(ruleset, countList(more)), view.ceoSlots)) chosen = more;
  }
  return chosen;
};

/** Nobody is let go, or as many as cannot be paid. */
const dismissalOf = (ruleset: Ruleset, state: State, seat: Seat): Dismissal => {
  const chain = state.chains[seat];
  if (!chain) return { employees: [], busy: [] };
  const costly = listCounts(addCounts(chain.atWork, chain.beach)).filter((kind) => costsSalary(ruleset, chain, kind));
  for (let count = 0; count <= costly.length; count++) {
    const employees = costly.slice(0, count);
    if (billAfter(ruleset, state, seat, employees).due <= chain.cash) return { employees, busy: [] };
  }
  return { employees: costly, busy: [] };
};

/** What others have handed in and nobody has seen yet. */
const stageOf = (ruleset: Ruleset, state: State, seat: Seat, { dice, label }: Draws): State["stage"] => {
  const { stage } = state;
  if (stage._tag === "restructuring") {
    const submitted = stage.submitted.map((envelope, at) => {
      const hand = state.chains[at]?.hand.content ?? {};
      const structure = () => structureFrom(ruleset, state, hand, `${label}/structure ${at}`, dice);
      return envelope && filled(envelope, seat, structure);
    });
    return { ...stage, submitted };
  }
  if (stage._tag !== "payday") return stage;
  const submitted = stage.submitted.map(
    (envelope, at) => envelope && filled(envelope, seat, () => dismissalOf(ruleset, state, seatOf(at))),
  );
  return { ...stage, submitted };
};

/** The view with other hands as they were seen, and with reserve cards and structures that nobody else has seen by chance. */
export const sampled = (
  rules: { readonly game: string },
  view: State,
  seat: Seat,
  { hands, reserves }: SeenCards,
  dice: Dice,
  label: string,
): State => {
  const ruleset = rulesetOf(rules);
  const faces = ruleset.content.reserves.map(({ face }) => face);
  const looked = view.chains[seat]?.seenReserves ?? null;
  const known = looked && open(looked, seat);
  const deals = dealt(ruleset, view, seat, hands, { dice, label });
  const faceOf = (of: Seat): number =>
    reserves[of] ?? known?.[of] ?? faces[dice.int(`${label}/reserve ${of}`, Math.max(1, faces.length))] ?? 0;
  const chains = view.chains.map((chain) => ({
    ...chain,
    hand: filled(chain.hand, seat, () => hands[chain.seat] ?? deals.get(chain.seat) ?? {}),
    reserve: chain.reserve && filled(chain.reserve, seat, () => faceOf(chain.seat)),
  }));
  const laid = chains.map(({ reserve }) => reserve?.content ?? null);
  const looking = chains.map((chain) => ({
    ...chain,
    seenReserves: chain.seenReserves && filled(chain.seenReserves, seat, () => laid),
  }));
  const full = { ...view, chains: looking };
  return { ...full, stage: stageOf(ruleset, full, seat, { dice, label }) };
};
