import { Show } from "solid-js";
import { ICON_PATHS } from "./paths.ts";

export type IconName = keyof typeof ICON_PATHS;

/** An icon in the colour of the text around it; named only where no words stand beside it. */
export const Icon = (props: { readonly name: IconName; readonly label?: string | undefined }) => (
  <svg
    class="icon"
    viewBox="0 0 256 256"
    role={props.label === undefined ? undefined : "img"}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? "true" : undefined}
  >
    <Show when={props.label}>
      <title>{props.label}</title>
    </Show>
    <path d={ICON_PATHS[props.name]} fill="currentColor" />
  </svg>
);
