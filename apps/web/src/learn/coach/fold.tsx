import type { BasePhase } from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { learnWords } from "../language.ts";

const words = () => learnWords().learn;

/**
 * Whether the coach is unfolded on a phone: while there is something to read and no act is filled in, which needs the room; unless
 * somebody has said otherwise, until the next act is begun or done.
 */
export const createFold = (isTelling: () => boolean, isFilling: () => boolean) => {
  const [wish, setWish] = createSignal<boolean | null>(null);
  const isOpen = (): boolean => wish() ?? (isTelling() && !isFilling());
  createEffect(on(createMemo(isFilling), () => setWish(null), { defer: true }));
  return {
    isOpen,
    turn: (): void => void setWish(!isOpen()),
    open: (): void => void setWish(true),
    /** Makes room for what is filled in. */
    rest: (): void => void setWish(null),
  };
};

const foldName = (phase: BasePhase | null): string =>
  phase === null ? words().coach : foodChainMagnate().phases[phase].name;

/** Folds the coach on a phone, where every line is taken from the town; a dot and its name tell of a phase that is to be read. */
export const FoldButton = (props: {
  readonly isOpen: boolean;
  readonly phase: BasePhase | null;
  readonly said: string;
  readonly onTurn: () => void;
}) => (
  <Button
    kind="quiet"
    class="guide-fold"
    aria-expanded={props.isOpen}
    aria-controls={props.said}
    aria-label={foldName(props.phase)}
    onClick={props.onTurn}
  >
    <Icon name={props.isOpen ? "caret-down" : "caret-right"} />
    <Show when={!props.isOpen}>
      <Show when={props.phase}>
        <i aria-hidden="true">●</i>
      </Show>
      <span>{foldName(props.phase)}</span>
    </Show>
  </Button>
);
