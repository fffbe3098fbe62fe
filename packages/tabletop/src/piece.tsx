import type { ValueLook, ShownValue } from "@blueplate/words";
import { Match, Show, Switch } from "solid-js";
import { OUTLINES } from "./outlines.ts";

/** The shape of a look in its colour. */
export const Mark = (props: { readonly look: ValueLook }) => (
  <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d={OUTLINES[props.look.shape]} fill={props.look.colour} />
  </svg>
);

/** A value on the table: a card with its face, a token with its name, or text. A colour always has its shape beside it. */
export const ValuePiece = (props: { readonly value: ShownValue }) => (
  <Show when={props.value.look} fallback={<span class="number">{props.value.text}</span>}>
    {(look) => (
      <Switch>
        <Match when={look().piece === "card"}>
          <span class="piece-card" title={props.value.text} style={{ "--tint": look().colour }}>
            <b class="number" aria-hidden="true">
              {look().face}
            </b>
            <Mark look={look()} />
            <span class="hidden">{props.value.text}</span>
          </span>
        </Match>
        <Match when={look().piece === "token"}>
          <span class="piece-token">
            <Mark look={look()} />
            {props.value.text}
          </span>
        </Match>
      </Switch>
    )}
  </Show>
);
