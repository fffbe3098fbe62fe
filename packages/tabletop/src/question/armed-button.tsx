import { Button, type ButtonKind } from "@blueplate/ui";
import { createEffect, createUniqueId, onCleanup, type ParentProps, Show } from "solid-js";
import { settings } from "../settings.ts";
import { createArmed, createFollowUp } from "./armed.ts";

/** A line beside a button that has no room for what is lost by it: its id, and how the button writes it, empty for none. */
export interface LineBeside {
  readonly id: string;
  readonly write: (text: string) => void;
}

/**
 * A button that sends something, with what is lost by it below its name, or in a line beside it. Where `again` says why, it acts at its second press
 * only, unless whoever plays wants to hear nothing of slips.
 */
export const ArmedButton = (
  props: ParentProps<{
    readonly kind?: ButtonKind;
    readonly class?: string;
    readonly shortcut?: string;
    readonly title?: string;
    readonly disabled: boolean;
    /** What is left undone or given up, or null. */
    readonly left: string | null;
    /** Why a second press is asked for, or null where one is enough. */
    readonly again: string | null;
    readonly beside?: LineBeside;
    /** What the press is about: anything new in it, and the first press counts no more. */
    readonly matter: () => unknown;
    readonly onPress: () => void;
  }>,
) => {
  const id = createUniqueId();
  let button: HTMLButtonElement | undefined;
  const { armed, arm, disarm } = createArmed(() => button, props.matter);
  const isFollowUp = createFollowUp(() => button);
  const below = (): string => [armed() ? props.again : null, props.left].filter((part) => part !== null).join(" · ");
  const sayId = (): string => props.beside?.id ?? `${id}-left`;
  createEffect(() => props.beside?.write(below()));
  onCleanup(() => props.beside?.write(""));
  const press = (event: MouseEvent): void => {
    if (isFollowUp(event)) return;
    if (!armed() && settings().guard !== "quiet" && props.again !== null) return arm();
    disarm();
    props.onPress();
  };
  return (
    <Button
      ref={(element) => (button = element)}
      class={`armed-button ${props.class ?? ""}`}
      kind={props.kind ?? "plain"}
      {...(props.shortcut === undefined ? {} : { shortcut: props.shortcut, "aria-keyshortcuts": props.shortcut })}
      title={props.title}
      aria-labelledby={`${id}-name`}
      aria-describedby={below() === "" ? undefined : sayId()}
      data-armed={armed()}
      disabled={props.disabled}
      onClick={press}
    >
      <span id={`${id}-name`}>{props.children}</span>
      <Show when={!props.beside && below() !== ""}>
        {" "}
        <span id={sayId()} class="left">
          {below()}
        </span>
      </Show>
    </Button>
  );
};
