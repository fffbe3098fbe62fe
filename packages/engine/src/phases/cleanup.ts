import { open, seal, type Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import {
  addCounts,
  type Cards,
  type Chain,
  cardsAway,
  type Event,
  isNothing,
  kindsOf,
  type MilestoneId,
  type State,
  subtractCounts,
} from "../model/index.ts";
import type { Events, PhaseRow } from "../ruleset/index.ts";

/** R19.1: owners of a freezer who hold more than fits. */
const asked = (ruleset: Ruleset, state: State): readonly Seat[] =>
  state.turnOrder.filter((seat) => {
    const chain = state.chains[seat];
    const room = ruleset.formulas.freezerRoom(ruleset, state, seat);
    return (
      chain && !chain.bankrupt && room > 0 && ruleset.formulas.refuseKept(ruleset, state, seat, chain.stock) !== null
    );
  });

/** R19.1: what of a chain's stock does not go into a freezer is thrown away. */
const stockCleared = (ruleset: Ruleset, state: State, seat: Seat): readonly Event[] => {
  const { stage } = state;
  const chain = state.chains[seat];
  if (stage._tag !== "cleanup" || !chain) return [];
  const room = ruleset.formulas.freezerRoom(ruleset, state, seat);
  const kept = stage.kept[seat] ?? (room > 0 ? chain.stock : {});
  const thrown = subtractCounts(chain.stock, kept);
  return chain.bankrupt || isNothing(thrown) ? [] : [{ _tag: "StockCleared", seat, kept, thrown }];
};

/** Everybody but the busy; a marketeer whose campaign has just ended is in hand already (R18.6). */
const ownedAtHome = ({ atWork, beach, hand }: Chain): Cards =>
  addCounts(addCounts(atWork, beach), open(hand, "referee") ?? {});

/** R16.4, R16.5: bankrupt chains leave, the others close up. */
const chainsRemoved = (state: State): readonly Event[] => {
  let turnOrder = state.turnOrder;
  return state.turnOrder.flatMap((seat): readonly Event[] => {
    const chain = state.chains[seat];
    if (!chain?.bankrupt) return [];
    turnOrder = turnOrder.filter((each) => each !== seat);
    const employees = addCounts(ownedAtHome(chain), cardsAway(chain.busy));
    return [{ _tag: "ChainRemoved", seat, employees, turnOrder }];
  });
};

/** R19.4. */
const restaurantsOpened = (state: State): readonly Event[] => {
  const restaurants = state.chains
    .filter((chain) => !chain.bankrupt)
    .flatMap(({ seat, restaurants: all }) => all.filter((each) => !each.open).map(({ at }) => ({ seat, at })));
  return restaurants.length > 0 ? [{ _tag: "RestaurantsOpened", restaurants }] : [];
};

/** R19.3: everybody from work and beach; hands may still be looked at until phase 1 (R4.2.2). */
const handsTakenUp = (state: State): Event => ({
  _tag: "HandsTakenUp",
  hands: state.chains.map((chain) => seal("everybody", chain.bankrupt ? {} : ownedAtHome(chain))),
});

/** R19.5, R20.1.3: what anybody has gained and is not closed yet, and what nobody has gained in its last round. */
const milestonesToClose = ({ content }: Ruleset, state: State): readonly MilestoneId[] => {
  const closing: MilestoneId[] = kindsOf(content.milestones).filter(
    (milestone) =>
      state.round >= (content.milestones[milestone]?.lastRound ?? Number.POSITIVE_INFINITY) &&
      !state.milestonesGone.includes(milestone),
  );
  for (const chain of state.chains) {
    for (const { milestone } of chain.milestones) {
      if (!state.milestonesGone.includes(milestone) && !closing.includes(milestone)) closing.push(milestone);
    }
  }
  return closing;
};

const waitsFor = ({ stage }: State): readonly Seat[] =>
  stage._tag === "cleanup" ? stage.asked.filter((seat) => !stage.kept[seat]) : [];

const advance = (ruleset: Ruleset, state: State): Events => {
  if (state.stage._tag !== "cleanup" || waitsFor(state).length > 0) return [];
  if (state.stage.home) {
    // One step later than the stock, because throwing goods away may bring a milestone (R19.2).
    const milestones = milestonesToClose(ruleset, state);
    return milestones.length > 0 ? [{ _tag: "MilestonesClosed", milestones }] : [];
  }
  return [
    ...state.chains.map(
      ({ seat }) =>
        (now: State) =>
          stockCleared(ruleset, now, seat),
    ),
    chainsRemoved,
    restaurantsOpened,
    (now) => [handsTakenUp(now)],
  ];
};

/** Phase 7 (R19): only owners of a freezer who hold more than fits are asked. */
export const CLEANUP: PhaseRow = {
  id: "cleanup",
  begin: (ruleset, state) => [
    {
      _tag: "PhaseBegan",
      round: state.round,
      stage: { _tag: "cleanup", asked: asked(ruleset, state), kept: state.chains.map(() => null), home: false },
    },
  ],
  advance,
  done: (_, state) => waitsFor(state).length === 0,
  waitsFor,
  mayResubmit: (state) => {
    const { stage } = state;
    if (stage._tag !== "cleanup" || waitsFor(state).length === 0) return [];
    return stage.asked.filter((seat) => stage.kept[seat]);
  },
};
