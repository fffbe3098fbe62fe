import type { ValueLook } from "@blueplate/words";
import { Show } from "solid-js";
import { Mark } from "../piece.tsx";

/** The face of a card at the size of a stamp: its rank and shape; what it is called is said for those who hear. */
export const StampFace = (props: { readonly look: ValueLook | null; readonly text: string }) => (
  <>
    <span class="hidden">{props.text}</span>
    <b class="number" aria-hidden="true">
      {props.look?.face}
    </b>
    <Show when={props.look}>{(look) => <Mark look={look()} />}</Show>
  </>
);
