import type { Overlay, Square } from "@blueplate/city";
import { type Ruleset, type State } from "@blueplate/engine";
import { type PositionDifference, differing, squaresOfEntity } from "@blueplate/forecast";
import { Equal } from "effect";

/** A step within a line, or a flip to another line: which of the two is told by its outline. */
export type ComparisonKind = "step" | "flip";

/** The moment that is shown, the one that it is compared with, and how one came from there. */
export interface ComparedMoment {
  readonly way: ComparisonKind;
  readonly now: State;
  readonly last: State;
}

/** Where in town what differs stands at a moment: what of it stands nowhere is told by no outline. */
const placesIn = (ruleset: Ruleset, all: readonly PositionDifference[], state: State): readonly (readonly Square[])[] =>
  all.flatMap(({ thing, part }) => (part === null ? [squaresOfEntity(ruleset, state, thing)] : []));

/** What differs in town: where it stands, and, compared with another line, where it stands there and not here. */
export const changedInTown = (ruleset: Ruleset, { way, now, last }: ComparedMoment): readonly Overlay[] => {
  const here = placesIn(ruleset, differing(last, now), now);
  const there = way === "flip" ? placesIn(ruleset, differing(now, last), last) : [];
  const isHere = (squares: readonly Square[]): boolean => here.some((each) => Equal.equals(each, squares));
  const shown = [
    ...here.map((squares): Overlay => ({ kind: "changed", squares, how: way === "flip" ? "other" : "step" })),
    ...there
      .filter((squares) => !isHere(squares))
      .map((squares): Overlay => ({ kind: "changed", squares, how: "gone" })),
  ];
  return shown.filter((overlay) => "squares" in overlay && overlay.squares.length > 0);
};
