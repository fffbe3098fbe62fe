import type { Overlay, Square } from "@blueplate/city";
import { type Ruleset } from "@blueplate/engine";
import { squaresOfEntity, entityAt } from "@blueplate/forecast";
import { createPointing, regionKeys, type TableProps, type NamedEntity } from "@blueplate/tabletop";
import { createEffect, createMemo, on } from "solid-js";
import { stateOf } from "./game.ts";
import { houseKey } from "./house-key.ts";

/** Where a thing that somebody asks for is shown. */
export interface EntityPlacement {
  readonly city: () => void;
  readonly open: (what: "supply" | "milestones") => void;
  /** Opens the card of a house or campaign, where there is one. */
  readonly card?: (thing: NamedEntity) => void;
}

/** What is lit in town, and where the thing stands that somebody asked for last. */
const inTown = (
  lit: () => NamedEntity | null,
  shown: () => NamedEntity | null,
  squares: (thing: NamedEntity | null) => readonly Square[],
) => ({
  lights: createMemo((): readonly Overlay[] => {
    const found = squares(lit());
    return found.length > 0 ? [{ kind: "selection", squares: found }] : [];
  }),
  place: createMemo(
    // Only asking moves the camera: what happens in town afterwards does not ask again.
    on(shown, (thing): Square | null => squares(thing)[0] ?? null),
    null,
    { equals: false },
  ),
});

/** Pointing at the things of this table: on the map, in the rails, in log and chat it is the same thing that is lit. */
export const createThings = (props: TableProps, ruleset: Ruleset, showing: EntityPlacement) => {
  const { lit, point, show, pulse, shown, attach } = createPointing();
  const squares = (thing: NamedEntity | null): readonly Square[] =>
    thing ? squaresOfEntity(ruleset, stateOf(props), thing) : [];
  let root: HTMLElement | undefined;
  regionKeys(() => root);
  houseKey((number) => ask({ kind: "house", id: String(number) }));
  const open = (thing: NamedEntity | null): void => {
    // What stands in town is looked at there, a card in the supply, a milestone among the milestones.
    if (squares(thing).length > 0) showing.city();
    else if (thing?.kind === "employee") showing.open("supply");
    else if (thing?.kind === "milestone") showing.open("milestones");
  };
  const ask = (thing: NamedEntity): void => {
    show(thing);
    showing.card?.(thing);
  };
  createEffect(on(shown, open, { defer: true }));
  return {
    lit,
    point,
    ...inTown(lit, shown, squares),
    pulse,
    hover: (square: Square | null): void => point(square && entityAt(ruleset, stateOf(props), square)),
    /** A house or campaign that is clicked opens its card. */
    pick: (square: Square): void => {
      const thing = entityAt(ruleset, stateOf(props), square);
      if (thing && thing.kind !== "seat") showing.card?.(thing);
    },
    attach: (element: HTMLElement): void => {
      root = element;
      attach(element);
    },
  };
};
