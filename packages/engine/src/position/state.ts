import { type Envelope, seal, type Seat, seatOf } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import { campaignKindOf, type Content, perksOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { boardOf } from "../geometry/index.ts";
import {
  addCounts,
  type Campaign,
  type CampaignPlace,
  type Cards,
  type Chain,
  countList,
  type EmployeeId,
  entriesOf,
  type House,
  cardsAway,
  type State,
  type TileRows,
  totalOf,
  withCount,
} from "../model/index.ts";
import { initialStateOf } from "../rules/index.ts";
import { fullSupply } from "../phases/opening.ts";
import type { GivenPosition, GivenChain } from "./given.ts";
import { isAfterDinner } from "./position-context.ts";

/** All cards that a given chain owns. */
export const cardsOf = (chain: GivenChain): Cards => {
  const lists = [chain.hand ?? [], chain.atWork ?? [], chain.beach ?? []];
  return lists.map(countList).reduce<Cards>(addCounts, cardsAway(chain.busy ?? []));
};

/** Cards of the box that nobody owns, by kind; below 0 where more are dealt out than there are. */
export const leftInBox = (
  ruleset: Ruleset,
  head: Pick<ScenarioHead, "players">,
  given: GivenPosition,
): ReadonlyMap<EmployeeId, number> => {
  const left = new Map(entriesOf(fullSupply(ruleset.content, head.players.length).employees));
  for (const chain of Object.values(given.chains ?? {})) {
    if (!chain) continue;
    for (const [employee, count] of entriesOf(cardsOf(chain))) left.set(employee, (left.get(employee) ?? 0) - count);
  }
  return left;
};

const supplyOf = (ruleset: Ruleset, head: ScenarioHead, given: GivenPosition): State["supply"] => {
  const full = fullSupply(ruleset.content, head.players.length);
  const running = (given.campaigns ?? []).map((each) => each.campaign);
  const placed = (given.newHouses ?? []).map((each) => each.house);
  const gardens = Object.values(given.houses ?? {}).filter((each) => each.garden).length;
  let employees: Cards = {};
  for (const [employee, count] of leftInBox(ruleset, head, given)) {
    employees = withCount(employees, employee, given.supply?.[employee] ?? count);
  }
  return {
    employees,
    campaigns: full.campaigns.filter((campaign) => !running.includes(campaign)),
    houses: full.houses.filter((house) => !placed.includes(house)),
    gardens: full.gardens - gardens,
  };
};

const housesOf = (ruleset: Ruleset, given: GivenPosition, tiles: TileRows): readonly House[] => {
  const printed = boardOf(ruleset, tiles).houses.map(({ house, at }): House => {
    const more = given.houses?.[String(house)];
    return { house, at, printed: true, garden: more?.garden ?? null, demand: more?.demand ?? [] };
  });
  const placed = (given.newHouses ?? []).map(({ house, at, garden, demand }): House => ({
    house,
    at,
    printed: false,
    garden,
    demand: demand ?? [],
  }));
  return [...printed, ...placed].toSorted((a, b) => a.house - b.house);
};

/** Where a given campaign lies; null when its fields say something else than tiles of its kind do. */
export const placeOf = (
  content: Content,
  { campaign, at, turned, side, offset }: NonNullable<GivenPosition["campaigns"]>[number],
): CampaignPlace | null => {
  const { lies, bySide } = campaignKindOf(content, campaign);
  if (lies === "squares") return at && !side && offset === undefined ? { at, turned: turned ?? false } : null;
  if (at || turned !== undefined) return null;
  if (lies === "edge") return side && offset !== undefined ? { side, offset } : null;
  return offset === undefined && (side !== undefined) === (bySide === true) ? { beside: side ?? null } : null;
};

const campaignsOf = (content: Content, head: ScenarioHead, given: GivenPosition): readonly Campaign[] =>
  (given.campaigns ?? [])
    .flatMap((each): readonly Campaign[] => {
      const place = placeOf(content, each);
      const owner = seatOf(head.players.indexOf(each.owner));
      return place ? [{ campaign: each.campaign, owner, good: each.good, left: each.left, place }] : [];
    })
    .toSorted((a, b) => a.campaign - b.campaign);

/** A milestone held and not named gone was gained this round; the others in some earlier one. */
const chainOf = (given: GivenPosition, chain: GivenChain, seat: Seat, round: number, name: string): Chain => {
  const amount = given.reserves?.[name];
  const everybody = (given.breaks ?? 0) > 0;
  return {
    seat,
    cash: chain.cash ?? 0,
    restaurants: (chain.restaurants ?? []).map(({ at, entrance, comingSoon }) => ({ at, entrance, open: !comingSoon })),
    hand: seal("everybody", countList(chain.hand ?? [])),
    atWork: countList(chain.atWork ?? []),
    beach: countList(chain.beach ?? []),
    busy: chain.busy ?? [],
    stock: Object.fromEntries(entriesOf(chain.stock ?? {}).filter(([, count]) => count > 0)),
    milestones: (chain.milestones ?? []).map((milestone) => ({
      milestone,
      round: given.milestonesGone?.includes(milestone) ? round - 1 : round,
    })),
    reserve: amount === undefined ? null : seal<number>(everybody ? "everybody" : [seat], amount),
    seenReserves: null,
    recruits: { persons: 0, byManagers: 0 },
    bankrupt: chain.bankrupt ?? false,
  };
};

/** Who holds the $20 milestone has looked at the cards that still lie face down (R20.4.9). */
const withLooks = ({ content }: Ruleset, state: State): State => {
  if (state.bank.breaks > 0) return state;
  const amounts = state.chains.map((chain) => chain.reserve?.content ?? null);
  const look = (chain: Chain): Envelope<typeof amounts> | null =>
    perksOf(content, chain, "seeReserves").length > 0 ? seal([chain.seat], amounts) : null;
  return { ...state, chains: state.chains.map((chain) => ({ ...chain, seenReserves: look(chain) })) };
};

/**
 * The turn order: as the file has it, else everybody who is not bankrupt; then whoever is bankrupt and has yet to give back cards
 * or goods in the coming clean-up (R16.4, R16.5), for whom the place does not matter.
 */
const turnOrderOf = ({ players }: ScenarioHead, { chains, turnOrder, phase }: GivenPosition): State["turnOrder"] => {
  const isOut = (name: string): boolean => chains?.[name]?.bankrupt ?? false;
  const named = turnOrder ?? players.filter((name) => !isOut(name));
  const leaving = players.filter((name) => {
    const chain = chains?.[name] ?? {};
    const hasAny = totalOf(cardsOf(chain)) + totalOf(chain.stock ?? {}) > 0;
    return isOut(name) && hasAny && isAfterDinner(phase) && !named.includes(name);
  });
  return [...named, ...leaving].map((name) => seatOf(players.indexOf(name)));
};

/** The state that a file describes, but for the stage of its phase. */
export const stateOf = (ruleset: Ruleset, head: ScenarioHead, given: GivenPosition, tiles: TileRows): State => {
  const round = given.round ?? 1;
  const seats = head.players.length;
  return withLooks(ruleset, {
    ...initialStateOf(ruleset),
    round,
    stage: { _tag: "marketing", lastCampaign: 0 },
    turnOrder: turnOrderOf(head, given),
    bank: { stock: given.bank ?? ruleset.content.seats[seats]?.bank ?? 0, breaks: given.breaks ?? 0, owes: 0 },
    ceoSlots: given.ceoSlots ?? ruleset.content.constants.ceoSlots,
    supply: supplyOf(ruleset, head, given),
    town: { tiles, houses: housesOf(ruleset, given, tiles), campaigns: campaignsOf(ruleset.content, head, given) },
    chains: head.players.map((name, index) => chainOf(given, given.chains?.[name] ?? {}, seatOf(index), round, name)),
    milestonesGone: given.milestonesGone ?? [],
  });
};
