import { Button } from "@blueplate/ui";
import { createSignal, type JSX, Show } from "solid-js";

/** What cannot be taken back is asked twice: `ask` is the button that comes first, given what it does. */
export const SecondThought = (props: {
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly ask: (begin: () => void) => JSX.Element;
  readonly onYes: () => void;
}) => {
  const [asking, setAsking] = createSignal(false);
  return (
    <Show when={asking()} fallback={props.ask(() => setAsking(true))}>
      <span class="row" role="group" aria-label={props.sure}>
        {props.sure}
        <Button
          onClick={() => {
            setAsking(false);
            props.onYes();
          }}
        >
          {props.yes}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {props.no}
        </Button>
      </span>
    </Show>
  );
};
