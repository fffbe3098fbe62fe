import { Show } from "solid-js";
import type { MORE_ICON_PATHS } from "./more-paths.ts";
import { ICON_PATHS } from "./paths.ts";

export type IconName = keyof typeof ICON_PATHS | keyof typeof MORE_ICON_PATHS;

type Outlines = Partial<Record<IconName, string>>;

const first: Outlines = ICON_PATHS;
/** What has come since: a first screen waits for no outlines that it does not show. */
let more: Outlines = {};

/** Adds outlines to those that icons are drawn from; what is drawn already stays as it is. */
export const addIcons = (outlines: Outlines): void => {
  more = outlines;
};

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
    <path d={first[props.name] ?? more[props.name]} fill="currentColor" />
  </svg>
);
