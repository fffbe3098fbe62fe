import { CHAINS, SIGN_OUTLINES } from "@blueplate/city/outline";
import type { JSX } from "solid-js";
import type { TableProps } from "@blueplate/tabletop";
import { colourOf, styleOf } from "./game.ts";

type Table = Pick<TableProps, "facts">;

/** The colours of a seat's chain for a stylesheet: `--chain`, and `--chain-text` that reads on it. */
export const chainColours = (table: Table, seat: number): JSX.CSSProperties => ({
  "--chain": colourOf(table, seat),
  "--chain-text": CHAINS[styleOf(table, seat)].text,
});

/** The sign of a chain in its colours: shape and colour always together, so that neither has to be told from the other. */
export const Sign = (props: { readonly table: Table; readonly seat: number; readonly label?: string }) => (
  <span
    class="sign"
    style={chainColours(props.table, props.seat)}
    role={props.label === undefined ? undefined : "img"}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? "true" : undefined}
    title={props.label}
  >
    <svg viewBox="0 0 20 20">
      <path d={SIGN_OUTLINES[styleOf(props.table, props.seat)]} />
    </svg>
  </span>
);
