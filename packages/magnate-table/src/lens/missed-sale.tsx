import type { Offer } from "@blueplate/engine";
import { seatOf } from "@blueplate/kernel";
import { type TableProps } from "@blueplate/tabletop";
import { Show } from "solid-js";
import { missedSaid } from "./dinner-text.ts";
import { magnateWords } from "../language.ts";

/** A chip at a house that the viewer had the goods for and does not serve: by how little. */
export const MissedPanel = (props: { readonly table: Pick<TableProps, "seat">; readonly offers: readonly Offer[] }) => {
  const seat = () => (props.table.seat === null ? null : seatOf(props.table.seat));
  return (
    <Show when={missedSaid({ words: magnateWords().lens }, props.offers, seat())}>
      {(text) => <span class="chip missed number">{text()}</span>}
    </Show>
  );
};
