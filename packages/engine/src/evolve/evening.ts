import {
  addCounts,
  cardsAway,
  type EventOf,
  type Good,
  type House,
  subtractCounts,
  type Cards,
  withCount,
  withoutCampaign,
  withoutMarketeers,
} from "../model/index.ts";
import { type Evolve, replaced, withChain, withStage } from "./row.ts";
import type { State } from "../model/index.ts";

const withHouseDemand = (state: State, house: number, change: (demand: readonly Good[]) => readonly Good[]): State => ({
  ...state,
  town: {
    ...state.town,
    houses: state.town.houses.map((each) => (each.house === house ? { ...each, demand: change(each.demand) } : each)),
  },
});

const houseServed: Evolve<"HouseServed"> = (state, { house, seat, goods }) =>
  withStage(
    withHouseDemand(
      withChain(state, seat, (chain) => ({ ...chain, stock: subtractCounts(chain.stock, goods) })),
      house,
      () => [],
    ),
    "dinnertime",
    (stage) => ({ ...stage, lastHouse: house }),
  );

const houseUnserved: Evolve<"HouseUnserved"> = (state, { house }) =>
  withStage(state, "dinnertime", (stage) => ({ ...stage, lastHouse: house }));

const dinnerStepBegan: Evolve<"DinnerStepBegan"> = (state, { step }) =>
  withStage(state, "dinnertime", (stage) => ({ ...stage, step }));

const moneyPaid: Evolve<"MoneyPaid"> = (state, { seat, amount, owed, cash, bank }) => {
  const paid = withChain(state, seat, (chain) => ({ ...chain, cash }));
  return withStage(
    { ...paid, bank: { ...paid.bank, stock: bank, owes: paid.bank.owes + owed } },
    "dinnertime",
    (stage) => ({ ...stage, earned: replaced(stage.earned, seat, (stage.earned[seat] ?? 0) + amount) }),
  );
};

const bankBroke: Evolve<"BankBroke"> = (state, { breaks, reserves, bank, ceoSlots }) => ({
  ...state,
  bank: { ...state.bank, stock: bank, breaks },
  ceoSlots,
  chains: state.chains.map((chain, seat) => {
    const amount = reserves[seat] ?? null;
    return amount === null ? chain : { ...chain, reserve: { _tag: "Envelope", readers: "everybody", content: amount } };
  }),
});

/** A debt that the chain was let run up to the end of dinner is money that the bank never got. */
const wentBankrupt: Evolve<"WentBankrupt"> = (state, { seat, bank }) => {
  const debt = Math.min(0, state.chains[seat]?.cash ?? 0);
  const out = withChain(state, seat, (chain) => ({ ...chain, cash: chain.cash - debt, bankrupt: true }));
  const stock = bank ?? out.bank.stock + debt;
  return { ...out, bank: { ...out.bank, stock } };
};

const backToSupply = (state: State, cards: Cards): State => ({
  ...state,
  supply: { ...state.supply, employees: addCounts(state.supply.employees, cards) },
});

const cfoDismissed: Evolve<"CfoDismissed"> = (state, { seat, employee, from }) =>
  backToSupply(
    withChain(state, seat, (chain) => ({ ...chain, [from]: withCount(chain[from], employee, -1) })),
    { [employee]: 1 },
  );

const dismissalSubmitted: Evolve<"DismissalSubmitted"> = (state, { seat, dismissal }) =>
  withStage(state, "payday", (stage) => ({ ...stage, submitted: replaced(stage.submitted, seat, dismissal) }));

const dismissed: Evolve<"Dismissed"> = (state, { seat, atWork, beach, busy }) => {
  const left = withChain(state, seat, (chain) => ({
    ...chain,
    atWork: subtractCounts(chain.atWork, atWork),
    beach: subtractCounts(chain.beach, beach),
    busy: withoutMarketeers(chain.busy, busy),
  }));
  const away = (state.chains[seat]?.busy ?? []).filter((each) => busy.includes(each.campaign));
  return backToSupply(left, addCounts(addCounts(atWork, beach), cardsAway(away)));
};

const salariesDue: Evolve<"SalariesDue"> = (state, { seat }) =>
  withStage(state, "payday", (stage) => ({ ...stage, paid: [...stage.paid, seat] }));

/** The houses with what a campaign has added; the same list where it has reached none. */
const withAdded = (all: readonly House[], { houses, good }: EventOf<"CampaignRan">): readonly House[] => {
  let now = all;
  for (const { house, added } of houses) {
    const index = now.findIndex((each) => each.house === house);
    const before = now[index];
    if (!before) continue;
    const more = Array.from({ length: added }, () => good);
    now = replaced(now, index, { ...before, demand: [...before.demand, ...more] });
  }
  return now;
};

const campaignRan: Evolve<"CampaignRan"> = (state, event) => {
  const { campaign, left } = event;
  const { houses, campaigns } = state.town;
  const index = campaigns.findIndex((each) => each.campaign === campaign);
  const running = campaigns[index];
  const town = {
    ...state.town,
    houses: withAdded(houses, event),
    campaigns: running ? replaced(campaigns, index, { ...running, left }) : campaigns,
  };
  return withStage({ ...state, town }, "marketing", (stage) => ({ ...stage, lastCampaign: campaign }));
};

const marketingPassBegan: Evolve<"MarketingPassBegan"> = (state, { pass }) =>
  withStage(state, "marketing", (stage) => ({ ...stage, lastCampaign: 0, pass }));

const campaignEnded: Evolve<"CampaignEnded"> = (state, { campaign, seat, employee }) => {
  const ended: State = {
    ...state,
    supply: {
      ...state.supply,
      campaigns: [...state.supply.campaigns, campaign].toSorted((a, b) => a - b),
    },
    town: { ...state.town, campaigns: state.town.campaigns.filter((each) => each.campaign !== campaign) },
  };
  const ran = withChain(ended, seat, (chain) => ({ ...chain, busy: withoutCampaign(chain.busy, campaign) }));
  if (employee === null) return ran;
  return withChain(ran, seat, (chain) => ({
    ...chain,
    hand: { ...chain.hand, content: withCount(chain.hand.content ?? {}, employee, 1) },
  }));
};

const stockChosen: Evolve<"StockChosen"> = (state, { seat, stock }) =>
  withStage(state, "cleanup", (stage) => ({ ...stage, kept: replaced(stage.kept, seat, stock) }));

const stockCleared: Evolve<"StockCleared"> = (state, { seat, kept }) =>
  withChain(state, seat, (chain) => ({ ...chain, stock: kept }));

const handsTakenUp: Evolve<"HandsTakenUp"> = (state, { hands }) =>
  withStage(
    {
      ...state,
      chains: state.chains.map((chain, seat) => ({ ...chain, hand: hands[seat] ?? chain.hand, atWork: {}, beach: {} })),
    },
    "cleanup",
    (stage) => ({ ...stage, home: true }),
  );

const restaurantsOpened: Evolve<"RestaurantsOpened"> = (state, { restaurants }) => {
  let next = state;
  for (const { seat, at } of restaurants) {
    next = withChain(next, seat, (chain) => ({
      ...chain,
      restaurants: chain.restaurants.map((each) =>
        each.at[0] === at[0] && each.at[1] === at[1] ? { ...each, open: true } : each,
      ),
    }));
  }
  return next;
};

const milestonesClosed: Evolve<"MilestonesClosed"> = (state, { milestones }) => ({
  ...state,
  milestonesGone: [...state.milestonesGone, ...milestones],
});

const chainRemoved: Evolve<"ChainRemoved"> = (state, { seat, employees, turnOrder }) => {
  const emptied = withChain(state, seat, (chain) => ({ ...chain, atWork: {}, beach: {}, busy: [], stock: {} }));
  return backToSupply({ ...emptied, turnOrder }, employees);
};

const gameEnded: Evolve<"GameEnded"> = (state, { winner, ranking }) => ({
  ...state,
  stage: { _tag: "over", winner, ranking },
});

/** Facts of dinnertime, payday, marketing and clean-up. */
export const EVENING_EVOLVE = {
  HouseServed: houseServed,
  HouseUnserved: houseUnserved,
  DinnerStepBegan: dinnerStepBegan,
  MoneyPaid: moneyPaid,
  BankBroke: bankBroke,
  WentBankrupt: wentBankrupt,
  CfoDismissed: cfoDismissed,
  DismissalSubmitted: dismissalSubmitted,
  Dismissed: dismissed,
  SalariesDue: salariesDue,
  CampaignRan: campaignRan,
  MarketingPassBegan: marketingPassBegan,
  CampaignEnded: campaignEnded,
  StockChosen: stockChosen,
  StockCleared: stockCleared,
  HandsTakenUp: handsTakenUp,
  RestaurantsOpened: restaurantsOpened,
  MilestonesClosed: milestonesClosed,
  ChainRemoved: chainRemoved,
  GameEnded: gameEnded,
} as const;
