import type { Event, State } from "@blueplate/trick-n-chef";
import { ME, type LessonPlan } from "./lesson.ts";

/** What a lesson of Trick-n-Chef has seen so far. */
export interface ChefProgress {
  readonly events: readonly Event[];
  readonly state: State;
}

type Reached = (seen: ChefProgress) => boolean;

const tricksIn = ({ events }: ChefProgress) => events.filter((event) => event._tag === "TrickWon");

const chefsOf = ({ events }: ChefProgress) =>
  events.flatMap((event) => (event._tag === "ChefTaken" && event.seat === ME ? [event.suit] : []));

const winsOne: Reached = (seen) => tricksIn(seen).some(({ winner }) => winner === ME);

const isScored: Reached = ({ events }) => events.some(({ _tag }) => _tag === "RoundScored");

/** The lessons of Trick-n-Chef; their positions are scenario files that the tests run. */
export const CHEF_LESSONS: readonly LessonPlan<ChefProgress>[] = [
  {
    id: "first-tricks",
    scenario: () => import("../../../../scenarios/lessons/l-8-first-tricks.json?raw"),
    steps: [
      // To lose the trick on purpose: the lowest card takes a chef.
      {
        goal: (seen) => tricksIn(seen)[0]?.chefTaker === ME,
        missed: (seen) => tricksIn(seen).length > 0,
      },
      // Of three suits that are all trump one is left.
      {
        goal: (seen) => chefsOf(seen)[0] === "yellow",
        missed: (seen) => chefsOf(seen).length > 0,
      },
      { goal: winsOne, missed: (seen) => tricksIn(seen).length > 1 },
      { goal: (seen) => chefsOf(seen).length > 1, missed: (seen) => tricksIn(seen).length > 2 },
      {
        goal: ({ events }) =>
          events.some((event) => event._tag === "CardPlayed" && event.seat === ME && event.coins > 0),
        missed: isScored,
      },
      { goal: isScored, missed: () => false },
      { goal: null, missed: () => false },
    ],
  },
];
