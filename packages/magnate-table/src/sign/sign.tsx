import type { JSX } from "solid-js";
import type { TableProps } from "@blueplate/tabletop";
import { bannerColours, BannerSign } from "./banner-sign.tsx";

type Table = Pick<TableProps, "facts">;

const bannerOf = (table: Table, seat: number) => table.facts.seats[seat]?.banner;

/** The colours of a seat's chain for a stylesheet: `--chain`, and `--chain-text` that reads on it. */
export const chainColours = (table: Table, seat: number): JSX.CSSProperties =>
  bannerColours({ banner: bannerOf(table, seat), seat });

/** The sign of the chain on a seat. */
export const Sign = (props: { readonly table: Table; readonly seat: number; readonly label?: string }) => (
  <BannerSign banner={bannerOf(props.table, props.seat)} seat={props.seat} label={props.label} />
);
