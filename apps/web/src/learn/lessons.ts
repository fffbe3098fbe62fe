import type { Event, State } from "@blueplate/engine";
import type { ShellWords } from "@blueplate/words";

/** The id of a lesson, as the words and the address call it. */
export type LessonId = keyof ShellWords["learn"]["lessons"];

/** What a lesson has seen so far: the facts since its beginning, and where the town stands. */
export interface Seen {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What ends a step: something that happens; null for a step that is only read. */
type Goal = ((seen: Seen) => boolean) | null;

/** A lesson: its position as a scenario file, and the goal of each of its steps. */
export interface Lesson {
  readonly id: LessonId;
  readonly scenario: () => Promise<{ readonly default: string }>;
  readonly goals: readonly Goal[];
}

/** The seat of whoever learns. */
export const ME = 0;

const mine = (event: Event): boolean => "seat" in event && event.seat === ME;
const happened =
  (tag: Event["_tag"], times = 1): Goal =>
  ({ events }) =>
    events.filter((event) => event._tag === tag && mine(event)).length >= times;
const serves =
  (house: number): Goal =>
  ({ events }) =>
    events.some((event) => event._tag === "HouseServed" && event.house === house && mine(event));
const wants =
  (house: number): Goal =>
  ({ state }) =>
    state.town.houses.some(({ house: number, demand }) => number === house && demand.length > 0);

/** The lessons in the order in which they are offered. Their positions are scenario files that the tests run. */
export const LESSONS: readonly Lesson[] = [
  {
    id: "first-dinner",
    scenario: () => import("../../../../scenarios/lessons/l-1-first-dinner.json?raw"),
    goals: [
      happened("Produced"),
      serves(2),
      happened("StructureSubmitted"),
      happened("CampaignLaunched"),
      wants(10),
      null,
    ],
  },
  {
    id: "borders",
    scenario: () => import("../../../../scenarios/lessons/l-2-borders.json?raw"),
    goals: [null, ({ state }) => state.chains[ME]?.restaurants.some(({ at }) => at[0] >= 10) ?? false, null],
  },
  {
    id: "all-or-nothing",
    scenario: () => import("../../../../scenarios/lessons/l-3-all-or-nothing.json?raw"),
    goals: [null, serves(2), null],
  },
  {
    id: "price-plus-distance",
    scenario: () => import("../../../../scenarios/lessons/l-4-price-plus-distance.json?raw"),
    goals: [null, happened("StructureSubmitted"), serves(10), null],
  },
  {
    id: "train",
    scenario: () => import("../../../../scenarios/lessons/l-5-train.json?raw"),
    goals: [happened("Trained"), happened("TurnEnded"), happened("StructureSubmitted"), serves(2), null],
  },
  {
    id: "marketeers-stay-away",
    scenario: () => import("../../../../scenarios/lessons/l-6-marketeers-stay-away.json?raw"),
    goals: [happened("CampaignLaunched"), wants(10), null],
  },
  {
    id: "milestones-close",
    scenario: () => import("../../../../scenarios/lessons/l-7-milestones-close.json?raw"),
    goals: [null, happened("MilestoneGained"), ({ state }) => state.milestonesGone.includes("first-train"), null],
  },
];

/** The lesson that an address names. */
export const lessonNamed = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);
