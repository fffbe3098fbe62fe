import type { Overlay, Square } from "@blueplate/city";
import { type Ruleset } from "@blueplate/engine";
import { sourceAt } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import { stateOf } from "../game.ts";

/** A demanded source that nobody passes, with the reason in short. */
interface Refused {
  readonly at: Square;
  readonly text: string;
}

/** Drink sources that somebody demands by clicks on the map while a question of drinks listens. */
export interface Demands {
  /** In the order in which they were named. */
  readonly sources: () => readonly Square[];
  /** Demands a source, or no longer. */
  readonly toggle: (at: Square) => void;
  /** Takes the clicks on the map for as long as the caller lives; what was demanded goes with it. */
  readonly listen: () => void;
  /** Says on the map which of them nobody passes. */
  readonly refuse: (refused: readonly Refused[]) => void;
}

const isSame = ([x, y]: Square, [column, row]: Square): boolean => x === column && y === row;

/** A demanded source, and below it, so that what lies there stays to be seen, why nobody passes it. */
const markOf = (at: Square, refused: readonly Refused[]): readonly Overlay[] => {
  const why = refused.find((each) => isSame(each.at, at));
  const selection: Overlay = { kind: "selection", squares: [at] };
  return why
    ? [selection, { kind: "chips", chips: [{ at: [at[0], at[1] + 1], text: why.text, tone: "refused" }] }]
    : [selection];
};

/** The demands of one table, with what the map is told and what it tells. */
export const createDemands = (props: TableProps, ruleset: Ruleset) => {
  const [open, setOpen] = createSignal(false);
  const [sources, setSources] = createSignal<readonly Square[]>([]);
  const [refused, refuse] = createSignal<readonly Refused[]>([]);
  const clear = (): void => {
    setSources([]);
    refuse([]);
  };
  // Whoever has driven has done what was demanded.
  createEffect(on(() => props.entries.length, clear, { defer: true }));
  const toggle = (at: Square): void =>
    void setSources((before) =>
      before.some((each) => isSame(each, at)) ? before.filter((each) => !isSame(each, at)) : [...before, at],
    );
  const demands: Demands = {
    sources,
    toggle,
    refuse,
    listen: () => {
      setOpen(true);
      onCleanup(() => {
        setOpen(false);
        clear();
      });
    },
  };
  return {
    demands,
    pick: (square: Square): void => {
      const source = open() ? sourceAt(ruleset, stateOf(props), square) : null;
      if (source) toggle(source.at);
    },
    overlays: () => sources().flatMap((at) => markOf(at, refused())),
  };
};
