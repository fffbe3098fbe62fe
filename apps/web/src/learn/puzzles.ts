import { countOf, type Event, type EventOf, type EventTag } from "@blueplate/engine";
import { nearnessOf } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { ME } from "./lesson.ts";
import { type LessonAttempt, entranceColumn, type LessonProgress } from "./lessons.ts";
import type { LearnWords } from "@blueplate/words/learn";

type Texts = LearnWords["puzzles"]["each"];

/** The lessons that end with a puzzle. */
export type PuzzleId = keyof Texts;

/** Why attempts at a puzzle, or at any of some puzzles, go wrong. */
type WrongIn<P extends PuzzleId> = P extends PuzzleId ? keyof Texts[P]["wrong"] : never;

/** How an attempt ended: right, or wrong for a reason that is explained; null while it is not decided. */
type Verdict<P extends PuzzleId> = "right" | WrongIn<P> | null;

/** A puzzle: its position as a scenario file, whose steps are one solution, and what decides an attempt. */
export interface Puzzle<P extends PuzzleId = PuzzleId> {
  readonly id: P;
  readonly scenario: () => Promise<{ readonly default: string }>;
  readonly verdict: (attempt: LessonAttempt) => Verdict<P>;
}

const mine = <T extends EventTag>({ events }: LessonProgress, tag: T): readonly EventOf<T>[] =>
  events.filter(
    (event): event is EventOf<T> & Event => event._tag === tag && "seat" in event && event.seat === seatOf(ME),
  );

const isServed = (seen: LessonProgress, number: number): boolean =>
  mine(seen, "HouseServed").some(({ house }) => house === number);

/** True once the house has had its turn at a dinner, served or not. */
const isDinnerOver = ({ events }: LessonProgress, number: number): boolean =>
  events.some((event) => (event._tag === "HouseServed" || event._tag === "HouseUnserved") && event.house === number);

/** The columns of the middle tile. */
const MIDDLE = { from: 5, to: 9 } as const;

const borders = (attempt: LessonAttempt): Verdict<"borders"> => {
  const { state, ruleset } = attempt;
  if (mine(attempt, "FirstRestaurantPlaced").length === 0) return null;
  const own = state.chains[ME]?.restaurants[0];
  const column = own ? entranceColumn(own) : 0;
  if (column < MIDDLE.from || column > MIDDLE.to) return "tile";
  const house = state.town.houses.find((each) => each.house === 2);
  const way = house && nearnessOf(ruleset, state, house, true).find(({ seat }) => seat === ME);
  return way?.distance === 1 ? "right" : "no-road";
};

const allOrNothing = (attempt: LessonAttempt): Verdict<"all-or-nothing"> => {
  if (isServed(attempt, 10)) return "right";
  if (!isDinnerOver(attempt, 10)) return null;
  return isServed(attempt, 2) ? "small" : "nothing";
};

/** What the best sale brings: $9 for the burger, $3 for the waitress. */
const BEST_EVENING = 12;

const pricePlusDistance = (attempt: LessonAttempt): Verdict<"price-plus-distance"> => {
  if (!attempt.events.some((event) => event._tag === "DinnerStepBegan" && event.step === "end")) return null;
  if (isServed(attempt, 10)) return (attempt.state.chains[ME]?.cash ?? 0) >= BEST_EVENING ? "right" : "cheap";
  const offers = attempt.events.flatMap((event) => (event._tag === "HouseServed" ? event.offers : []));
  const [own] = offers.filter(({ seat }) => seat === ME);
  const [best] = offers;
  if (!own || !best) return "no-burger";
  return own.unitPrice + own.distance === best.unitPrice + best.distance ? "tie" : "dear";
};

const train = (attempt: LessonAttempt): Verdict<"train"> => {
  const revealed = attempt.events.flatMap((event) => (event._tag === "StructuresRevealed" ? event.structures : []));
  const atWork = revealed.find(({ seat }) => seat === ME)?.atWork;
  if (atWork && countOf(atWork, "trainer") === 0) return "no-trainer";
  if (atWork && countOf(atWork, "kitchen-trainee") > 1) return "both";
  if (!isDinnerOver(attempt, 2)) return null;
  if (mine(attempt, "Trained").length === 0) return "untrained";
  return isServed(attempt, 2) ? "right" : "unserved";
};

const marketeers = (attempt: LessonAttempt): Verdict<"marketeers-stay-away"> => {
  const { events, state } = attempt;
  if (!events.some((event) => event._tag === "PhaseBegan" && event.stage._tag === "restructuring")) return null;
  if (mine(attempt, "CampaignLaunched").length === 0) return "none";
  const hungry = state.town.houses.some(({ house, demand }) => house === 10 && demand.length > 0);
  if (!hungry) return "missed";
  return (state.chains[ME]?.busy.length ?? 0) === 0 ? "right" : "away";
};

const milestones = (attempt: LessonAttempt): Verdict<"milestones-close"> => {
  if (mine(attempt, "MilestoneGained").some(({ milestone }) => milestone === "first-pizza-produced")) return "right";
  if (mine(attempt, "Produced").length > 0) return "closed";
  return mine(attempt, "TurnEnded").length > 0 ? "idle" : null;
};

type Puzzles = { readonly [P in PuzzleId]: Puzzle<P> };

/** The puzzle of each lesson that has one. Their positions are scenario files that the tests run. */
export const PUZZLES: Puzzles = {
  borders: {
    id: "borders",
    scenario: () => import("../../../../scenarios/lessons/p-2-borders.json?raw"),
    verdict: borders,
  },
  "all-or-nothing": {
    id: "all-or-nothing",
    scenario: () => import("../../../../scenarios/lessons/p-3-all-or-nothing.json?raw"),
    verdict: allOrNothing,
  },
  "price-plus-distance": {
    id: "price-plus-distance",
    scenario: () => import("../../../../scenarios/lessons/p-4-price-plus-distance.json?raw"),
    verdict: pricePlusDistance,
  },
  train: {
    id: "train",
    scenario: () => import("../../../../scenarios/lessons/p-5-train.json?raw"),
    verdict: train,
  },
  "marketeers-stay-away": {
    id: "marketeers-stay-away",
    scenario: () => import("../../../../scenarios/lessons/p-6-marketeers-stay-away.json?raw"),
    verdict: marketeers,
  },
  "milestones-close": {
    id: "milestones-close",
    scenario: () => import("../../../../scenarios/lessons/p-7-milestones-close.json?raw"),
    verdict: milestones,
  },
};

const isPuzzle = (id: string): id is PuzzleId => id in PUZZLES;

/** The puzzle that ends a lesson, if it has one. */
export const puzzleOf = (lesson: string): Puzzle | undefined => (isPuzzle(lesson) ? PUZZLES[lesson] : undefined);
