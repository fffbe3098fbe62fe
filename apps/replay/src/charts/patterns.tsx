import { For } from "solid-js";

/** Patterns over the colours, so that parts are told apart without them. */
export const PATTERNS = [
  "",
  "M0 8L8 0",
  "M4 4h.1",
  "M0 4H8",
  "M0 0L8 8",
  "M4 0V8",
  "M0 4H8M4 0V8",
  "M0 8L8 0M0 0L8 8",
  "M2 2h.1M6 6h.1",
];

export const Patterns = (props: { readonly id: string }) => (
  <defs>
    <For each={PATTERNS}>
      {(d, index) => (
        <pattern id={`${props.id}-${index()}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path class="pattern" d={d} />
        </pattern>
      )}
    </For>
  </defs>
);
