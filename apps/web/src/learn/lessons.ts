import {
  type BasePhase,
  cornerSquare,
  countOf,
  type EmployeeId,
  type Event,
  type Restaurant,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import { housesReachedBy } from "@blueplate/forecast";
import { type LessonPlan, type LessonStep, ME } from "./lesson.ts";

/** What a lesson has seen so far: the facts since its beginning, and where the town stands. */
export interface LessonProgress {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What has come of an attempt so far, with the rules that say what it reaches. */
export interface LessonAttempt extends LessonProgress {
  readonly ruleset: Ruleset;
}

type Step = LessonStep<LessonAttempt>;

const mine = (event: Event): boolean => "seat" in event && event.seat === ME;
type Reached = (attempt: LessonAttempt) => boolean;
const happened =
  (tag: Event["_tag"]): Reached =>
  ({ events }) =>
    events.some((event) => event._tag === tag && mine(event));
const serves =
  (house: number): Reached =>
  ({ events }) =>
    events.some((event) => event._tag === "HouseServed" && event.house === house && mine(event));
const wants =
  (house: number): Reached =>
  ({ state }) =>
    state.town.houses.some(({ house: number, demand }) => number === house && demand.length > 0);
/** The facts of the day that is on: since the last morning, or since the lesson's beginning. */
const dayOf = ({ events }: LessonProgress): readonly Event[] =>
  events.slice(
    events.findLastIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "restructuring") + 1,
  );
/** Whoever learns has more money than anybody else. */
const isAhead: Reached = ({ state }) =>
  state.chains.every(({ cash }, seat) => seat === ME || cash < (state.chains[ME]?.cash ?? 0));
/** A campaign that reaches the house; one that reaches others only has missed it, while it can still be taken back. */
const advertisesTo = (house: number, round: number): Step => {
  const own = ({ events }: LessonProgress) =>
    events.flatMap((event) => (event._tag === "CampaignLaunched" && mine(event) ? [event] : []));
  return {
    goal: (seen) =>
      own(seen).some(({ seat: owner, campaign, good, place }) =>
        housesReachedBy(seen.ruleset, seen.state, { campaign, owner, good, place }).includes(house),
      ),
    missed: (seen) => own(seen).length > 0 || newRounds(seen) >= round,
  };
};
/** On the lesson's so many-th morning all of these are sent to work, and perhaps others too; who forgets one has missed it. */
const sendsOn = (morning: number, ...employees: readonly EmployeeId[]): Step => {
  const revealed = ({ events }: LessonProgress) =>
    events.flatMap((event) => (event._tag === "StructuresRevealed" ? [event.structures] : []));
  return {
    goal: (seen) =>
      revealed(seen)[morning - 1]?.some(
        ({ seat, atWork }) => seat === ME && employees.every((employee) => countOf(atWork, employee) > 0),
      ) ?? false,
    missed: (seen) => revealed(seen).length >= morning,
  };
};
const sends = (...employees: readonly EmployeeId[]): Step => sendsOn(1, ...employees);
/** Hires one of these on the lesson's so many-th day; somebody else in their place has missed it, and so has whoever goes on to a campaign. */
const hires = (employee: EmployeeId, round: number): Step => {
  const hired = (seen: LessonProgress) =>
    dayOf(seen).flatMap((event) => (event._tag === "Hired" && mine(event) ? [event.employee] : []));
  return {
    goal: (seen) => hired(seen).includes(employee),
    missed: (seen) =>
      hired(seen).length > 0 || dayOf(seen).some(({ _tag }) => _tag === "CampaignLaunched") || newRounds(seen) >= round,
  };
};
/** The order of the round is settled, by a choice or because the others left one place. */
const ORDER: Step = {
  goal: ({ state }) => state.stage._tag !== "restructuring" && state.stage._tag !== "order-of-business",
  missed: () => false,
  isBeside: true,
};
/** Whoever learns has chosen a place in the order themselves: the last one, whom one place is left, is not asked (R6). */
const hasChosenOrder: Reached = ({ events }) =>
  events.some((event, at) => event._tag === "PositionChosen" && mine(event) && events[at + 1]?._tag !== "TurnOrderSet");
/** The order again; who is asked for the first time is told what the earlier step would have said. */
const orderAgain = (earlier: number): Step => ({
  ...ORDER,
  saidAs: (seen) => (hasChosenOrder(seen) ? null : earlier),
});

/** The column in which a restaurant is entered, which decides the tile that its distances are counted from (R14.2). */
export const entranceColumn = ({ at, entrance }: Restaurant): number => cornerSquare(at, entrance)[0];

/** Rounds that have begun since the lesson did. */
const newRounds = ({ events }: LessonProgress): number =>
  events.filter((event) => event._tag === "PhaseBegan" && event.stage._tag === "restructuring").length;

/** Phases that mostly run by themselves: who is asked again stands behind them already. */
const BY_THEMSELVES = new Set<BasePhase>(["dinnertime", "marketing", "cleanup"]);

/** A phase of the base game: there is nothing to say of those that modules bring. */
const baseOf = ({ _tag }: State["stage"]): readonly BasePhase[] => (_tag === "module-phase" ? [] : [_tag]);

/** The phases there is something to say of, in their order and each once: those that ran by themselves, and the one that is on. */
export const phasesOf = ({ events, state }: LessonProgress): readonly BasePhase[] => {
  const begun = events.flatMap((event) => (event._tag === "PhaseBegan" ? baseOf(event.stage) : []));
  return [...new Set([...begun.filter((phase) => BY_THEMSELVES.has(phase)), ...baseOf(state.stage)])];
};

const READ: Step = { goal: null, missed: () => false };
/** A goal for the lesson's so many-th round: with the next one it is missed. */
const inRound = (round: number, goal: Reached): Step => ({ goal, missed: (seen) => newRounds(seen) >= round });
const today = (goal: Reached): Step => inRound(1, goal);
const tomorrow = (goal: Reached): Step => inRound(2, goal);
const onThirdDay = (goal: Reached): Step => inRound(3, goal);

/** The lessons of Food Chain Magnate in their order. Their positions are scenario files that the tests run. */
export const LESSONS: readonly LessonPlan<LessonAttempt>[] = [
  {
    id: "first-dinner",
    scenario: () => import("../../../../scenarios/lessons/l-1-first-dinner.json?raw"),
    after: 1,
    steps: [
      today(happened("Produced")),
      today(serves(2)),
      sends("burger-cook", "marketing-trainee"),
      ORDER,
      hires("waitress", 2),
      advertisesTo(10, 2),
      tomorrow(wants(10)),
      sendsOn(2, "burger-cook", "waitress"),
      orderAgain(3),
      onThirdDay((seen) => dayOf(seen).some((event) => event._tag === "Produced" && mine(event))),
      onThirdDay((seen) => serves(10)(seen) && isAhead(seen)),
      READ,
    ],
    isRewarded: true,
  },
  {
    id: "borders",
    scenario: () => import("../../../../scenarios/lessons/l-2-borders.json?raw"),
    picture: {
      around: [7.5, 2.5, 15],
      notes: [
        [2.5, 2.5, "2"],
        [7.5, 2.5, "1"],
        [12.5, 2.5, "0"],
      ],
    },
    steps: [
      READ,
      {
        goal: ({ state }) => state.chains[ME]?.restaurants.some((each) => entranceColumn(each) >= 10) ?? false,
        missed: happened("FirstRestaurantPlaced"),
      },
      READ,
    ],
  },
  {
    id: "all-or-nothing",
    scenario: () => import("../../../../scenarios/lessons/l-3-all-or-nothing.json?raw"),
    picture: { around: [2.9, 3.2, 5.8], cards: [["burger-cook"], ["errand-boy"]] },
    steps: [READ, today(serves(2)), READ],
  },
  {
    id: "price-plus-distance",
    scenario: () => import("../../../../scenarios/lessons/l-4-price-plus-distance.json?raw"),
    picture: {
      around: [5.6, 2.25, 9],
      notes: [
        [4.1, 2.55, "7 + 1 = 8"],
        [8.7, 2.55, "10 + 0 = 10"],
      ],
    },
    steps: [READ, sends("discount-manager", "burger-cook"), ORDER, today(serves(10)), READ],
  },
  {
    id: "train",
    scenario: () => import("../../../../scenarios/lessons/l-5-train.json?raw"),
    after: 1,
    picture: { hasNoBoard: true, cards: [["trainer"], ["kitchen-trainee", "burger-cook"]] },
    steps: [
      today(happened("Trained")),
      today(happened("TurnEnded")),
      sends("burger-cook"),
      ORDER,
      tomorrow(serves(2)),
      READ,
    ],
  },
  {
    id: "marketeers-stay-away",
    scenario: () => import("../../../../scenarios/lessons/l-6-marketeers-stay-away.json?raw"),
    picture: { around: [5, 1.6, 6], cards: [["marketing-trainee"]], after: 1 },
    steps: [advertisesTo(10, 1), today(wants(10)), READ],
  },
  {
    id: "milestones-close",
    scenario: () => import("../../../../scenarios/lessons/l-7-milestones-close.json?raw"),
    after: 1,
    picture: { hasNoBoard: true, milestones: ["first-train", "first-hire-3", "first-billboard"] },
    steps: [
      READ,
      today(happened("MilestoneGained")),
      { goal: ({ state }) => state.milestonesGone.includes("first-train"), missed: () => false },
      READ,
    ],
  },
];
