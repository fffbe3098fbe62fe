import type { Chain, Event, State } from "@blueplate/engine";
import { mainline, type Json } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import type { ChainStyle } from "@blueplate/city";
import { chainStyle } from "./sign/chain-style.ts";

/** The look of a seat's chain. */
export const styleOf = (props: Pick<TableProps, "facts">, seat: number): ChainStyle =>
  chainStyle(props.facts.seats[seat]?.banner.colour, seat);

/** The colour of a seat's chain. */
export const colourOf = (props: Pick<TableProps, "facts">, seat: number): string =>
  props.facts.seats[seat]?.banner.colour ?? "#857864";

/** The state of this game. */
// cast: the table was loaded by this game's own rules, whose states these are.
export const stateOf = (props: Pick<TableProps, "state">): State => props.state as State;

/** The company of whoever looks, if they sit. */
export const ownChain = (props: Pick<TableProps, "state" | "seat">): Chain | undefined =>
  props.seat === null ? undefined : stateOf(props).chains[props.seat];

/** Everything that has happened at a table and was not taken back. */
// cast: the facts of a table of this game have its own schemas.
export const factsOf = ({ entries }: Pick<TableProps, "entries">): readonly Event[] =>
  mainline(entries).flatMap((entry) => entry.events) as unknown as readonly Event[];

/** A picked square, or null. */
export const squareOf = (value: Json | undefined): readonly [number, number] | null =>
  Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number" ? [value[0], value[1]] : null;
