import type { Corner, EmployeeId, Good, MilestoneId, Side, Square } from "@blueplate/engine";
import { type GivenPosition, type GivenChain, isAfterDinner, settledIn } from "@blueplate/engine/scenario";
import { chainIn, orderIn, type ValidPosition, type PositionFile } from "./position-file.ts";

/** A change of a file; whether the position can be is asked afterwards. */
export type PositionEdit = (file: PositionFile) => PositionFile;

type Campaigns = NonNullable<GivenPosition["campaigns"]>;
type NewHouses = NonNullable<GivenPosition["newHouses"]>;
/** Where a card of a chain lies in a file. */
export type CardPlace = "hand" | "atWork" | "beach";

/** Changes fields of the position. */
export const withGiven =
  (change: (given: GivenPosition, file: PositionFile) => Partial<GivenPosition>): PositionEdit =>
  (file) => ({ ...file, given: { ...file.given, ...change(file.given, file) } });

/** Changes fields of one chain. */
export const withChain = (name: string, change: (chain: GivenChain) => Partial<GivenChain>): PositionEdit =>
  withGiven((given, file) => {
    const chain = chainIn(file, name);
    return { chains: { ...given.chains, [name]: { ...chain, ...change(chain) } } };
  });

/** One change after the other. */
export const both =
  (...changes: readonly PositionEdit[]): PositionEdit =>
  (file) =>
    changes.reduce((before, change) => change(before), file);

/**
 * A change, and what follows from it for bank and CEO slots: cash comes from the bank, a break brings the reserve cards. Where that
 * cannot be, the change alone, so that its own reason is told.
 */
export const settling = (
  { ruleset }: Pick<ValidPosition, "ruleset">,
  change: PositionEdit,
): readonly PositionEdit[] => [
  both(
    change,
    withGiven((given, head) => settledIn({ ruleset: ruleset, head, given })),
  ),
  change,
];

/** At the start of restructuring all cards are in hand, otherwise none is: they go with the phase. */
const cardsFor = (phase: GivenPosition["phase"], chain: GivenChain): GivenChain => {
  const { hand = [], atWork = [], beach = [], ...rest } = chain;
  return phase === "restructuring"
    ? { ...rest, hand: [...hand, ...atWork, ...beach] }
    : { ...rest, atWork, beach: [...beach, ...hand] };
};

/** A company that has left keeps its restaurants and milestones, and nothing else (R16.4). */
const emptied = ({ hand: _hand, atWork: _atWork, beach: _beach, busy: _busy, stock: _stock, ...rest }: GivenChain) =>
  rest;

/** Bankrupt companies leave once the round is over, with them their names in the turn order (R16.4, R16.5). */
const leaving: PositionEdit = (file) =>
  isAfterDinner(file.given.phase)
    ? file
    : withGiven((given) => ({
        turnOrder: orderIn(file).filter((name) => !chainIn(file, name).bankrupt),
        chains: Object.fromEntries(
          Object.entries(given.chains ?? {}).map(([name, chain]) => [name, chain.bankrupt ? emptied(chain) : chain]),
        ),
      }))(file);

/** Another phase. Cards in hand go to the beach, or back from everywhere. */
export const toPhase = (phase: GivenPosition["phase"]): PositionEdit =>
  both(
    withGiven((given) => ({
      phase,
      chains: Object.fromEntries(
        Object.entries(given.chains ?? {}).map(([name, chain]) => [name, cardsFor(phase, chain)]),
      ),
    })),
    leaving,
  );

/** A company goes bankrupt with all its money, or is in the game again, as the last in turn order. */
export const withBankrupt = (name: string, isBankrupt: boolean): PositionEdit =>
  both(
    withChain(name, () => ({ bankrupt: isBankrupt, ...(isBankrupt ? { cash: 0 } : {}) })),
    withGiven((_, file) => {
      const order = orderIn(file);
      return { turnOrder: isBankrupt || order.includes(name) ? order : [...order, name] };
    }),
    leaving,
  );

/** Moves a player one place forward in turn order. */
export const earlier = (name: string): PositionEdit =>
  withGiven((_, file) => {
    const order = [...orderIn(file)];
    const at = order.indexOf(name);
    if (at > 0) order.splice(at - 1, 2, name, order[at - 1] ?? name);
    return { turnOrder: order };
  });

/** The reserve card of a player, or none. */
export const withReserve = (name: string, amount: number | null): PositionEdit =>
  withGiven((given) => {
    const { [name]: _, ...others } = given.reserves ?? {};
    return { reserves: amount === null ? others : { ...others, [name]: amount } };
  });

/** A pile of the supply holds so many cards, or with `null` all that the companies have left of the box. */
export const withPile = (employee: EmployeeId, count: number | null): PositionEdit =>
  withGiven((given) => {
    const { [employee]: _, ...others } = given.supply ?? {};
    return { supply: count === null ? others : { ...others, [employee]: count } };
  });

/** A pile that was set by hand goes along with the cards that companies take from it and give back. */
const pileBy = (employee: EmployeeId, by: number): PositionEdit => {
  const same: PositionEdit = (file) => file;
  return (file) => {
    const pile = file.given.supply?.[employee];
    return (pile === undefined ? same : withPile(employee, Math.max(0, pile + by)))(file);
  };
};

/** One more card of a kind in a place. */
export const addCard = (name: string, place: CardPlace, employee: EmployeeId): PositionEdit =>
  both(
    withChain(name, (chain) => ({ [place]: [...(chain[place] ?? []), employee] })),
    pileBy(employee, -1),
  );

/** One card of a kind less in a place. */
export const removeCard = (name: string, place: CardPlace, employee: EmployeeId): PositionEdit =>
  both(
    withChain(name, (chain) => {
      const cards = [...(chain[place] ?? [])];
      const at = cards.lastIndexOf(employee);
      return { [place]: cards.filter((_, index) => index !== at) };
    }),
    pileBy(employee, 1),
  );

/** How many of a good a chain has in stock. */
export const withStock = (name: string, good: Good, count: number): PositionEdit =>
  withChain(name, (chain) => ({ stock: { ...chain.stock, [good]: count } }));

/** A milestone that a chain holds: gained this round, or in an earlier one, and then nobody gains it any more (R19.5). */
export const withMilestone = (name: string, milestone: MilestoneId, held: "no" | "now" | "earlier"): PositionEdit =>
  both(
    withChain(name, ({ milestones = [] }) => {
      const others = milestones.filter((each) => each !== milestone);
      return { milestones: held === "no" ? others : [...others, milestone] };
    }),
    withGiven((given, file) => {
      const others = (given.milestonesGone ?? []).filter((each) => each !== milestone);
      const kept = file.players.some((each) => each !== name && chainIn(file, each).milestones?.includes(milestone));
      const gone = held === "earlier" || (held === "no" && kept && others.length < (given.milestonesGone ?? []).length);
      return { milestonesGone: gone ? [...others, milestone] : others };
    }),
  );

/** One more restaurant. */
export const addRestaurant = (name: string, at: Square, entrance: Corner, comingSoon: boolean): PositionEdit =>
  withChain(name, ({ restaurants = [] }) => ({
    restaurants: [...restaurants, { at, entrance, ...(comingSoon ? { comingSoon } : {}) }],
  }));

/** A house tile on the map. */
export const addHouse = (house: NewHouses[number]): PositionEdit =>
  withGiven(({ newHouses = [] }) => ({ newHouses: [...newHouses, house] }));

/** A house of the file, printed or placed. */
const withHouse = (
  house: number,
  change: (
    demand: readonly Good[],
    garden: Side | undefined,
  ) => { readonly demand: readonly Good[]; readonly garden: Side | undefined },
): PositionEdit =>
  withGiven(({ houses = {}, newHouses = [] }) => {
    const placed = newHouses.findIndex((each) => each.house === house);
    if (placed >= 0) {
      return {
        newHouses: newHouses.map((each, index) => {
          if (index !== placed) return each;
          const { demand, garden } = change(each.demand ?? [], each.garden);
          return { ...each, demand, garden: garden ?? each.garden };
        }),
      };
    }
    const before = houses[String(house)];
    const { demand, garden } = change(before?.demand ?? [], before?.garden);
    return { houses: { ...houses, [String(house)]: { demand, ...(garden === undefined ? {} : { garden }) } } };
  });

/** The garden of a house, or none. */
export const withGarden = (house: number, side: Side | undefined): PositionEdit =>
  withHouse(house, (demand) => ({ demand, garden: side }));

/** One more token on a house. */
export const addDemand = (house: number, good: Good): PositionEdit =>
  withHouse(house, (demand, garden) => ({ demand: [...demand, good], garden }));

/** The last token of a house taken away. */
export const removeDemand = (house: number): PositionEdit =>
  withHouse(house, (demand, garden) => ({ demand: demand.slice(0, -1), garden }));

/** A campaign on the board, with the card of its owner that it keeps busy, if any. */
export const addCampaign = (campaign: Campaigns[number], busy: EmployeeId | null): PositionEdit =>
  both(
    withGiven(({ campaigns = [] }) => ({ campaigns: [...campaigns, campaign] })),
    busy === null
      ? (file) => file
      : withChain(campaign.owner, (chain) => ({
          busy: [...(chain.busy ?? []), { employee: busy, campaign: campaign.campaign }],
        })),
  );

/** Takes a campaign off the board; its card leaves the chain with it. */
export const removeCampaign = (campaign: number): PositionEdit =>
  both(
    withGiven(({ campaigns = [] }) => ({ campaigns: campaigns.filter((each) => each.campaign !== campaign) })),
    (file) =>
      both(
        ...file.players.map((name) =>
          withChain(name, ({ busy = [] }) => ({ busy: busy.filter((each) => each.campaign !== campaign) })),
        ),
      )(file),
  );

/** Another campaign in place of the one with its number. */
export const withCampaign = (campaign: Campaigns[number]): PositionEdit =>
  withGiven(({ campaigns = [] }) => ({
    campaigns: campaigns.map((each) => (each.campaign === campaign.campaign ? campaign : each)),
  }));
