import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { LOG_VERSION, type SeatInfo } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { LocalTableStart } from "../local/table-actor.ts";
import { failureText, ownFailure } from "../server/failure.ts";
import { learnWords } from "./language.ts";

const BANNERS = [
  { name: "Comet", colour: "#d33e2c" },
  { name: "Silver Rail", colour: "#3873d3" },
] as const;

/** Whoever learns sits first; a bot plays the rival. */
const seatsOf = (): readonly SeatInfo[] => {
  const { you, rival } = learnWords().learn;
  return [
    { player: you, banner: BANNERS[0], bot: null },
    { player: rival, banner: BANNERS[1], bot: "steady" },
  ];
};

/** The position of a lesson or a puzzle. */
export interface LessonPosition {
  readonly name: string;
  /** What the dice of its table hang on. */
  readonly seed: string;
  readonly scenario: () => Promise<{ readonly default: string }>;
}

/** A position as a table on this device: its log begins there, not with a set-up. */
export const openPosition = async (at: LessonPosition): Promise<LocalTableStart & { readonly name: string }> => {
  const file: unknown = JSON.parse((await at.scenario()).default);
  const opened = openScenario(foodChainMagnateScenarios, file);
  if (Result.isFailure(opened)) throw new Error(failureText(ownFailure("Malformed", opened.failure.field)));
  const { rules, state } = opened.success.position;
  return {
    name: at.name,
    header: { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats: seatsOf() },
    rules: { ...rules, initialState: state },
    seed: at.seed,
    entries: [{ _tag: "GameStarted", seq: 0, events: [], at: Date.now() }],
  };
};
