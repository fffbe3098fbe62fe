import { Tooltip } from "@kobalte/core/tooltip";
import type { JSX, ParentProps } from "solid-js";

/** A thing that explains itself on hover and on focus. The thing is the button; what it does on a press is the caller's. */
export const Hint = (
  props: ParentProps<{
    readonly hint: JSX.Element;
    readonly label: string;
    readonly class?: string;
    readonly status?: string;
    readonly onClick?: () => void;
  }>,
) => (
  <Tooltip openDelay={200} closeDelay={80} gutter={6} placement="bottom">
    <Tooltip.Trigger
      type="button"
      class={props.class ?? "hinted"}
      data-status={props.status}
      aria-label={props.label}
      onClick={() => props.onClick?.()}
    >
      {props.children}
    </Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content class="hint-card panel">{props.hint}</Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip>
);
