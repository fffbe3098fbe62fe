import { type Definition, type Event, loadDefinition, type State } from "@blueplate/engine";
import { effectiveLine, type Json, type Rules } from "@blueplate/kernel";
import { Result } from "effect";
import type { TableProps } from "@blueplate/tabletop";
import type { ChainStyle } from "@blueplate/city";
import { chainStyle } from "./chain-style.ts";

/** The look of a seat's chain. */
export const styleOf = (props: Pick<TableProps, "facts">, seat: number): ChainStyle =>
  chainStyle(props.facts.seats[seat]?.banner.colour, seat);

/** The colour of a seat's chain. */
export const colourOf = (props: Pick<TableProps, "facts">, seat: number): string =>
  props.facts.seats[seat]?.banner.colour ?? "#857864";

/** The state of this game. */
// cast: the table was loaded by this game's own rules, whose states these are.
export const stateOf = (props: Pick<TableProps, "state">): State => props.state as State;

/** Everything that has happened at a table and was not taken back. */
// cast: the facts of a table of this game have its own schemas.
export const factsOf = ({ entries }: Pick<TableProps, "entries">): readonly Event[] =>
  effectiveLine(entries).flatMap((entry) => entry.events) as unknown as readonly Event[];

/** The rules as rows and formulas, for looking at what they would say. */
export const definitionOf = (rules: Rules): Definition => {
  const loaded = loadDefinition(rules.config);
  if (Result.isFailure(loaded)) throw new Error(loaded.failure.message);
  return loaded.success;
};

/** A picked square, or null. */
export const squareOf = (value: Json | undefined): readonly [number, number] | null =>
  Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number" ? [value[0], value[1]] : null;
