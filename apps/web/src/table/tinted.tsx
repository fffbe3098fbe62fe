import { type ParentProps, Show } from "solid-js";

/** A value with the colour of its thing beside it, where the game has one. */
export const Tinted = (props: ParentProps<{ readonly colour: string | null }>) => (
  <span class="tinted number">
    <Show when={props.colour}>
      {(colour) => <span class="swatch" style={{ background: colour() }} aria-hidden="true" />}
    </Show>
    {props.children}
  </span>
);
