import { createEffect, createMemo, createSignal, on } from "solid-js";
import type { CardSceneProps } from "../card-props.ts";
import { type ScoredRound, scoredRoundsIn } from "../reading.ts";

/** Which of the rounds that are over lies open on a bill. */
export interface RoundChoice {
  readonly rounds: () => readonly ScoredRound[];
  readonly shown: () => ScoredRound | null;
  /** Opens a round until it is pressed again, or the next one is over. */
  readonly press: (round: number) => void;
  /** Shows a round while a mouse rests on its number; not where the numbers would move away under it. */
  readonly point: ((round: number | null) => void) | null;
}

interface ChoiceOptions {
  /** The round that lies open unless another is chosen, or null. */
  readonly first: () => number | null;
  readonly byPointing: boolean;
}

/** The rounds of a table as one may open them. */
export const createRoundChoice = (
  { table, rows }: CardSceneProps,
  { first, byPointing }: ChoiceOptions,
): RoundChoice => {
  const rounds = createMemo(() => scoredRoundsIn(rows, table.entries));
  const [pressed, setPressed] = createSignal<number | null>(null);
  const [pointed, point] = createSignal<number | null>(null);
  createEffect(
    on(
      () => rounds().length,
      () => setPressed(null),
      { defer: true },
    ),
  );
  const found = (round: number | null) => rounds().find((each) => each.round === round);
  return {
    rounds,
    shown: () => found(pointed()) ?? found(pressed()) ?? found(first()) ?? null,
    press: (round) => {
      // What was pressed is what is seen: the mouse that rests there shows nothing else.
      point(null);
      setPressed(pressed() === round ? null : round);
    },
    point: byPointing ? point : null,
  };
};
