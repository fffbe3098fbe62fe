import type { Json } from "@blueplate/kernel";
import { playerAt, type ScenarioHead } from "@blueplate/kernel/scenario";
import type { Ruleset } from "../ruleset/index.ts";
import { type Campaign, type Chain, countOf, entriesOf, type House, listCounts, type State } from "../model/index.ts";
import { type GivenPosition, type GivenChain, leftInBox } from "../position/index.ts";

const chainOf = (state: State, chain: Chain): GivenChain => ({
  cash: chain.cash,
  ...(chain.bankrupt ? { bankrupt: true } : {}),
  restaurants: chain.restaurants.map(({ at, entrance, open }) => ({
    at,
    entrance,
    ...(open ? {} : { comingSoon: true }),
  })),
  ...(state.stage._tag === "restructuring"
    ? { hand: listCounts(chain.hand.content ?? {}) }
    : { atWork: listCounts(chain.atWork), beach: listCounts(chain.beach) }),
  busy: chain.busy,
  stock: chain.stock,
  milestones: chain.milestones.map((each) => each.milestone),
});

const housesOf = (houses: readonly House[]): NonNullable<GivenPosition["houses"]> =>
  Object.fromEntries(
    houses
      .filter((house) => house.printed && (house.garden !== null || house.demand.length > 0))
      .map(({ house, garden, demand }) => [String(house), { demand, ...(garden === null ? {} : { garden }) }]),
  );

const newHousesOf = (houses: readonly House[]): NonNullable<GivenPosition["newHouses"]> =>
  houses.flatMap(({ house, at, printed, garden, demand }) =>
    printed || garden === null ? [] : [{ house, at, garden, demand }],
  );

const campaignOf = (
  head: ScenarioHead,
  { campaign, owner, good, left, place }: Campaign,
): NonNullable<GivenPosition["campaigns"]>[number] => {
  const fields = { campaign, owner: playerAt(head, owner), good, left };
  if ("side" in place) return { ...fields, side: place.side, offset: place.offset };
  if ("beside" in place) return place.beside === null ? fields : { ...fields, side: place.beside };
  return { ...fields, at: place.at, ...(place.turned ? { turned: true } : {}) };
};

const reservesOf = (head: ScenarioHead, state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    state.chains.flatMap(({ seat, reserve }) =>
      reserve?.content === undefined || reserve.content === null ? [] : [[playerAt(head, seat), reserve.content]],
    ),
  );

/** The piles that hold something else than what the chains have left of the box. */
const suppliesOf = (
  ruleset: Ruleset,
  head: ScenarioHead,
  given: GivenPosition,
  state: State,
): GivenPosition["supply"] =>
  Object.fromEntries(
    [...leftInBox(ruleset, head, given)].flatMap(([employee, left]) => {
      const pile = countOf(state.supply.employees, employee);
      return pile === left ? [] : [[employee, pile]];
    }),
  );

/**
 * The fields of a scenario file for a state, as if it stood at the start of its phase: the inverse of `open`. What has been
 * decided in the phase is no part of them.
 */
export const fieldsOf = (ruleset: Ruleset, head: ScenarioHead, state: State): Readonly<Record<string, Json>> | null => {
  if (state.stage._tag === "over" || state.stage._tag === "module-phase") return null;
  const { houses, campaigns, tiles } = state.town;
  const given: GivenPosition = {
    round: state.round,
    phase: state.stage._tag,
    turnOrder: state.turnOrder.map((seat) => playerAt(head, seat)),
    bank: state.bank.stock,
    chains: Object.fromEntries(state.chains.map((chain) => [playerAt(head, chain.seat), chainOf(state, chain)])),
    houses: housesOf(houses),
    newHouses: newHousesOf(houses),
    campaigns: campaigns.map((campaign) => campaignOf(head, campaign)),
    milestonesGone: state.milestonesGone,
  };
  const more = {
    breaks: state.bank.breaks,
    ceoSlots: state.ceoSlots,
    reserves: reservesOf(head, state),
    supply: Object.fromEntries(entriesOf(suppliesOf(ruleset, head, given, state) ?? {})),
  };
  const brought = Object.entries(ruleset.scenario.given).map(([field, entry]) => [
    field,
    entry.write(state, head.players),
  ]);
  // A file is JSON text in the end: what is not there is not written.
  return {
    map: tiles.map((row) => row.join(" ")),
    given: JSON.parse(JSON.stringify({ ...given, ...more, ...Object.fromEntries(brought) })),
  };
};

/** A look at cards that are not there, or lie open by now, tells nobody anything. */
const lookOf = (state: State, { seenReserves }: Chain): Chain["seenReserves"] =>
  state.bank.breaks > 0 || !seenReserves?.content?.some((amount) => amount !== null) ? null : seenReserves;

/** The hand of a chain that has left is empty: who may look at it tells nobody anything. */
const handOf = ({ turnOrder }: State, { seat, hand }: Chain): Chain["hand"] =>
  turnOrder.includes(seat) ? hand : { ...hand, readers: "everybody" };

/** In an earlier round or in this one is all that counts of when a milestone was gained. */
export const expressibleStateOf = (state: State): State => ({
  ...state,
  chains: state.chains.map((chain) => ({
    ...chain,
    hand: handOf(state, chain),
    seenReserves: lookOf(state, chain),
    milestones: chain.milestones.map((each) => ({ ...each, round: each.round < state.round ? 0 : state.round })),
  })),
});
