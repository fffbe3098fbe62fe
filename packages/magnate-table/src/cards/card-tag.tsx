import { Show } from "solid-js";
import type { Stack } from "./stacks.ts";

/** A kind of card as a word in the colour of its function, with how many; `thing` where it can be pointed at and asked about. */
export const CardTag = (props: { readonly stack: Stack; readonly thing?: boolean }) => (
  <span
    class="card-tag"
    data-family={props.stack.family}
    data-thing={props.thing ? `employee:${props.stack.employee}` : undefined}
  >
    {props.stack.name} <Show when={props.stack.count > 1}>×{props.stack.count}</Show>
  </span>
);
