import { type Event, rulesetOf, type State } from "@blueplate/engine";
import type { Rules, SeatInfo, Tagged } from "@blueplate/kernel";
import { playerName } from "@blueplate/tabletop";
import type { GameWords } from "@blueplate/words";
import { PLAY_NOW, playNow } from "../local/play-address.ts";
import { CHEF_LESSONS, type ChefProgress } from "./chef-lessons.ts";
import { type LessonId, type LessonPlan, type LessonStep, ME } from "./lesson.ts";
import { type LessonAttempt, LESSONS } from "./lessons.ts";
import { learnWords } from "./language.ts";

/** What has happened since a lesson began, as any game has it. */
export interface LessonFacts {
  readonly rules: Rules;
  readonly events: readonly Tagged[];
  readonly state: unknown;
}

/** A game that is taught: who sits at its lessons, whoever learns first, and the first game that they lead to. */
export interface TaughtGame {
  readonly game: string;
  readonly seats: (words: GameWords) => readonly SeatInfo[];
  readonly firstGame: { readonly href: string; readonly text: () => string };
  /** Where a first game with the coach begins at once; the first game's own address in a game that nobody coaches. */
  readonly coached?: string;
}

/** A lesson of any game. */
export interface Lesson extends LessonPlan<LessonFacts> {
  readonly taught: TaughtGame;
}

const TOWN: TaughtGame = {
  game: "food-chain-magnate",
  seats: () => [
    { player: learnWords().learn.you, banner: { name: "Comet", colour: "#d33e2c" }, bot: null },
    { player: learnWords().learn.rival, banner: { name: "Silver Rail", colour: "#3873d3" }, bot: "steady" },
  ],
  firstGame: { href: "/local/new?ruleset=introductory&coach=1", text: () => learnWords().learn.allDone },
  coached: PLAY_NOW,
};

const CARDS: TaughtGame = {
  game: "trick-n-chef",
  // The regular guests in their order. Whoever learns is one of them or has a name: of "You" the log would say that he plays.
  seats: ({ banners }) =>
    banners.slice(0, GUESTS).map((banner, seat) => ({
      player: (seat === ME && playerName()) || banner.name,
      banner,
      bot: seat === ME ? null : "sensible",
    })),
  firstGame: { href: playNow("trick-n-chef"), text: () => learnWords().learn.playTricks },
};
const GUESTS = 3;

/** A lesson whose steps look at attempts as their game has them. */
const taughtIn = <Attempt>(
  taught: TaughtGame,
  attemptOf: (facts: LessonFacts) => Attempt,
  { steps, ...plan }: LessonPlan<Attempt>,
): Lesson => ({
  ...plan,
  taught,
  steps: steps.map(({ goal, missed, saidAs, ...step }): LessonStep<LessonFacts> => ({
    ...step,
    goal: goal && ((facts) => goal(attemptOf(facts))),
    missed: (facts) => missed(attemptOf(facts)),
    ...(saidAs && { saidAs: (facts) => saidAs(attemptOf(facts)) }),
  })),
});

// cast: a lesson is opened with its own game's rules, whose events and states these are.
const townAttempt = ({ rules, events, state }: LessonFacts): LessonAttempt => ({
  events: events as readonly unknown[] as readonly Event[],
  state: state as State,
  ruleset: rulesetOf(rules),
});

// cast: as above.
const cardAttempt = ({ events, state }: LessonFacts): ChefProgress => ({ events, state }) as unknown as ChefProgress;

/** Every lesson, game by game, in the order in which they are offered. */
export const ALL_LESSONS: readonly Lesson[] = [
  ...LESSONS.map((plan) => taughtIn(TOWN, townAttempt, plan)),
  ...CHEF_LESSONS.map((plan) => taughtIn(CARDS, cardAttempt, plan)),
];

/** The games that are taught. */
export const TAUGHT_GAMES: readonly TaughtGame[] = [TOWN, CARDS];

/** The lessons of a game. */
export const lessonsOf = (taught: TaughtGame): readonly Lesson[] =>
  ALL_LESSONS.filter((lesson) => lesson.taught === taught);

/** The lesson that an address names. */
export const lessonNamed = (id: string): Lesson | undefined => ALL_LESSONS.find((lesson) => lesson.id === id);

/** The game of a lesson. */
export const taughtBy = (id: LessonId): TaughtGame => lessonNamed(id)?.taught ?? TOWN;
