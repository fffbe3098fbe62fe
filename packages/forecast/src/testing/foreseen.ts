import { type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import { type Json, seatOf, type Tagged } from "@blueplate/kernel";
import type { ForecastCheck, ForecastStatements } from "@blueplate/kernel/testing";
import {
  bankTonight,
  companiesUnder,
  dinnerOf,
  doneBy,
  dueOf,
  effectOf,
  forecastOf,
  type Lens,
  morningIfNobodyActs,
  nextRoundForecastOf,
  nextRoundStart,
  tomorrowOf,
  turnedAwayAt,
} from "../index.ts";
import { dinnerIn, only, stateIn, wholeNightIn, type EventWithState, eventsWithStates } from "./event-states.ts";

import { outOfReach, reached } from "./out-of-reach.ts";

// cast: what states and events hold is JSON.
const json = (value: unknown): Json => (value ?? null) as Json;

/** Everything but the stage, which a forecast leaves as it is. */
const withoutStage = ({ stage: _, ...rest }: State): Json => json(rest);

const bySeat = (state: State, subject: string, value: (seat: number) => Json): ForecastStatements =>
  Object.fromEntries(state.chains.map((_, seat) => [`${subject} of seat ${seat}`, value(seat)]));

const under = (ruleset: Ruleset, state: State, lens: Lens): ForecastStatements => {
  const all = companiesUnder(ruleset, state, lens);
  return {
    ...bySeat(state, `cash ${lens}`, (seat) => all[seat]?.cash ?? 0),
    ...bySeat(state, `stock ${lens}`, (seat) => json(all[seat]?.stock)),
  };
};

const holdings = (state: State, lens: Lens): ForecastStatements => ({
  ...bySeat(state, `cash ${lens}`, (seat) => state.chains[seat]?.cash ?? 0),
  ...bySeat(state, `stock ${lens}`, (seat) => json(state.chains[seat]?.stock)),
});

/** What people do and where they are in the morning. */
const peopleIn = ({ round, town, chains }: State): Json => ({
  round,
  campaigns: json(town.campaigns),
  chains: json(chains.map(({ hand, atWork, beach, busy }) => ({ hand: hand.content, atWork, beach, busy }))),
});

/** More than a bank can pay out. */
const ANY = Number.MAX_SAFE_INTEGER;

/** What the bank pays out at dinner and whether that breaks it; nothing where no bound can be given. */
const bankAhead = (ruleset: Ruleset, state: State): ForecastStatements => {
  const tonight = bankTonight(ruleset, state);
  if (!tonight) return {};
  const { low, high, breaks } = tonight;
  return {
    [`bank pays in round ${state.round}`]: { atLeast: low, atMost: high },
    [`bank breaks in round ${state.round}`]: {
      atLeast: breaks === "sure" ? 1 : 0,
      atMost: breaks === "no" ? 0 : ANY,
    },
  };
};

const bankIn = (round: number, dinner: readonly EventWithState[]): ForecastStatements => ({
  [`bank pays in round ${round}`]: only(dinner, "MoneyPaid").reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
  [`bank breaks in round ${round}`]: only(dinner, "BankBroke").length,
});

/** What is said of a campaign: what it does house by house, what each of them wants then, and what of any campaign finds no room. */
interface CampaignHouse {
  readonly house: number;
  readonly added: number;
  readonly lost: number;
  readonly basket: Json;
  readonly turnedAway: Json;
}

/** Of so many campaigns at most it is tried what the panel says: each of them asks for a dinner. */
const PANELS = 3;

const byCampaign = (
  campaigns: State["town"]["campaigns"],
  houses: (campaign: State["town"]["campaigns"][number]) => readonly CampaignHouse[],
): ForecastStatements =>
  Object.fromEntries(
    campaigns
      .slice(-PANELS)
      .map((each) => [`what campaign ${each.campaign} does`, json(houses(each).toSorted((a, b) => a.house - b.house))]),
  );

/** What the panel would say of each campaign that runs if it were only about to be launched. */
const effects = (ruleset: Ruleset, state: State): ForecastStatements =>
  byCampaign(state.town.campaigns, ({ left, ...draft }) => {
    const campaigns = state.town.campaigns.filter(({ campaign }) => campaign !== draft.campaign);
    const before = { ...state, town: { ...state.town, campaigns } };
    return effectOf(ruleset, before, draft, left).map(({ house, added, lost, basket, turnedAway }) => ({
      house,
      added,
      lost,
      basket: json(basket),
      turnedAway: json(turnedAway),
    }));
  });

/** What each campaign has done in a night. */
const done = (before: State, night: readonly EventWithState[], { town }: State): ForecastStatements => {
  const campaigns = only(night, "CampaignRan");
  return byCampaign(before.town.campaigns, ({ campaign }) =>
    doneBy(campaigns, campaign).map(({ house, added, lost }) => ({
      house,
      added,
      lost,
      basket: json(town.houses.find((each) => each.house === house)?.demand),
      turnedAway: json(turnedAwayAt(campaigns, house)),
    })),
  );
};

const foresee = (ruleset: Ruleset, state: State): ForecastStatements => {
  const dinner = dinnerOf(ruleset, state);
  const night = tomorrowOf(ruleset, state);
  return {
    ...bankAhead(ruleset, state),
    "tonight's sales": json(dinner.sittings.map(({ fact }) => fact)),
    "after dinner": withoutStage(dinner.after),
    ...under(ruleset, state, "tonight"),
    ...under(ruleset, state, "tomorrow"),
    ...bySeat(state, "salaries", (seat) => dueOf(ruleset, state, seatOf(seat), "referee")),
    "tonight's campaigns": json(night.campaigns),
    "town in the morning": json(night.state.town),
    ...effects(ruleset, state),
    "everything in the morning": withoutStage(morningIfNobodyActs(ruleset, state)),
    "people in the morning": peopleIn(nextRoundStart(ruleset, state)),
  };
};

/** True where nobody but the one who decides now acts before dinner. */
const isLastTurn = ({ stage }: State): boolean =>
  stage._tag === "working" && !stage.turn.ended && stage.queue.length === 0;

const salesIn = (dinner: readonly EventWithState[]): Json =>
  json(dinner.flatMap(({ event }) => (event._tag === "HouseServed" || event._tag === "HouseUnserved" ? [event] : [])));

const duesIn = (history: readonly EventWithState[]): ForecastStatements => {
  const gone = only(history, "Dismissed").map(({ seat }) => seat);
  const dues = only(history, "SalariesDue").filter(({ seat }) => !gone.includes(seat));
  return Object.fromEntries(dues.map(({ seat, due }) => [`salaries of seat ${seat}`, due]));
};

/** The night and the morning after it, where nobody was dismissed or asked: a dismissal is an act. */
const nightIn = (before: State, history: readonly EventWithState[]): ForecastStatements => {
  const night = wholeNightIn(history);
  const morning = night.at(-1)?.after;
  if (!morning || only(history, "Dismissed").length > 0) return {};
  const isPlain = ["CfoDismissed", "ChainRemoved", "CardsGained", "WentBankrupt"].every(
    (tag) => !history.some(({ event }) => event._tag === tag),
  );
  return {
    "tonight's campaigns": json(only(night, "CampaignRan")),
    "town in the morning": json(morning.town),
    "everything in the morning": withoutStage(morning),
    ...done(before, night, morning),
    ...(isPlain ? { "people in the morning": peopleIn(morning), ...holdings(morning, "tomorrow") } : {}),
  };
};

const happened = (state: State, history: readonly EventWithState[]): ForecastStatements => {
  const isStraight = isLastTurn(state) && history[0]?.event._tag === "TurnEnded";
  if (!isStraight && state.stage._tag !== "payday") return {};
  const dinner = dinnerIn(history);
  const end = dinner.at(-1)?.after;
  const night = { ...duesIn(history), ...nightIn(state, history) };
  if (!end) return night;
  return {
    ...night,
    "tonight's sales": salesIn(dinner),
    "after dinner": withoutStage(end),
    ...holdings(end, "tonight"),
  };
};

const demandAfter = (round: number, house: number): string => `demand of house ${house} after round ${round}`;

/** What is called sure of the dinner and the morning after it, whatever anybody may still do. */
const sure = (ruleset: Ruleset, state: State): ForecastStatements => {
  const { round } = state;
  const houses = forecastOf(ruleset, state)
    .filter(({ certainty }) => certainty === "sure")
    .map(({ house, offers }) => [`house ${house} in round ${round}`, offers[0]?.seat ?? null]);
  const morning = nextRoundForecastOf(ruleset, state)
    .filter(({ certainty }) => certainty === "sure")
    .map(({ house, stays, coming }) => [demandAfter(round, house), [...stays, ...coming]]);
  const companies = companiesUnder(ruleset, state, "tonight")
    .filter(({ certainty }) => certainty === "sure" && isDay(state))
    .flatMap(({ seat, cash, stock }) => [
      [`cash of seat ${seat} after dinner ${round}`, cash],
      [`stock of seat ${seat} after dinner ${round}`, json(stock)],
    ]);
  return {
    ...bankAhead(ruleset, state),
    ...outOfReach(ruleset, state),
    ...Object.fromEntries([...houses, ...morning, ...companies]),
  };
};

const isDay = ({ stage }: State): boolean => stage._tag === "order-of-business" || stage._tag === "working";

const decided = ({ round }: State, history: readonly EventWithState[]): ForecastStatements => {
  const dinner = dinnerIn(history);
  const end = dinner.at(-1)?.after;
  const morning = wholeNightIn(history).at(-1)?.after;
  const served = only(dinner, "HouseServed").map(({ house, seat }) => [`house ${house} in round ${round}`, seat]);
  const unserved = only(dinner, "HouseUnserved").map(({ house }) => [`house ${house} in round ${round}`, null]);
  const demand = (morning?.town.houses ?? []).map(({ house, demand: all }) => [demandAfter(round, house), all]);
  const companies = (end?.chains ?? []).flatMap(({ seat, cash, stock }) => [
    [`cash of seat ${seat} after dinner ${round}`, cash],
    [`stock of seat ${seat} after dinner ${round}`, json(stock)],
  ]);
  return {
    ...(end ? bankIn(round, dinner) : {}),
    ...reached(round, history),
    ...Object.fromEntries([...served, ...unserved, ...demand, ...companies]),
  };
};

/**
 * What the forecasts of Food Chain Magnate say, for the law that it happens: dinner house by house with its money, the bank and its
 * milestones, salaries, campaigns, demand and people in the morning, and whatever is called sure at any moment of the day.
 */
export const magnateForecast: ForecastCheck<unknown, Tagged, Tagged> = {
  foresee: (rules, state) => foresee(rulesetOf(rules), stateIn(state)),
  happened: (rules, before, events) => happened(stateIn(before), eventsWithStates(rules, before, events)),
  sure: (rules, state) => sure(rulesetOf(rules), stateIn(state)),
  decided: (rules, before, events) => decided(stateIn(before), eventsWithStates(rules, before, events)),
};
