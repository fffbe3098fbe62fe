import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";

const words = () => shell().studies;

/** A button for what cannot be undone: it asks once more. */
export const Sure = (props: {
  readonly text: string;
  /** What it is about, where the same button stands beside several. */
  readonly of?: string;
  readonly question: string;
  readonly disabled?: boolean;
  readonly onYes: () => void;
}) => {
  const [asked, setAsked] = createSignal(false);
  const answer = (yes: boolean): void => {
    setAsked(false);
    if (yes) props.onYes();
  };
  return (
    <Show
      when={asked()}
      fallback={
        <Button
          kind="quiet"
          disabled={props.disabled}
          aria-label={props.of === undefined ? undefined : `${props.text}: ${props.of}`}
          onClick={() => setAsked(true)}
        >
          {props.text}
        </Button>
      }
    >
      <span class="row" role="group" aria-label={props.question}>
        {props.question}
        <Button onClick={() => answer(true)}>{words().yes}</Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {words().no}
        </Button>
      </span>
    </Show>
  );
};
