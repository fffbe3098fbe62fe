import { Button, Icon, type IconName } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

interface SureProps {
  readonly text: string;
  /** Stands for the text where there is little room: the text is then the button's name and its tooltip. */
  readonly sign?: IconName;
  /** What it is about, where the same button stands beside several. */
  readonly of?: string;
  readonly question: string;
  readonly disabled?: boolean;
  readonly onYes: () => void;
}

/** The focus goes to what has just appeared. */
const focused = (element: HTMLElement): void => queueMicrotask(() => element.focus());

/** A button for what cannot be undone: it asks once more. Whoever goes by keyboard is led to the question, and back from it. */
export const Sure = (props: SureProps) => {
  const [asked, setAsked] = createSignal<boolean | null>(null);
  const answer = (yes: boolean): void => {
    setAsked(false);
    if (yes) props.onYes();
  };
  const name = (): string | undefined => {
    if (props.of !== undefined) return `${props.text}: ${props.of}`;
    return props.sign && props.text;
  };
  return (
    <Show
      when={asked()}
      fallback={
        <Button
          kind="quiet"
          disabled={props.disabled}
          aria-label={name()}
          title={props.sign && props.text}
          // Not before it was ever asked: the page has its focus elsewhere.
          ref={(element) => asked() !== null && focused(element)}
          onClick={() => setAsked(true)}
        >
          <Show when={props.sign} fallback={props.text}>
            {(sign) => <Icon name={sign()} />}
          </Show>
        </Button>
      }
    >
      <span class="sure row" role="group" tabindex={-1} ref={focused} aria-label={props.question}>
        {props.question}
        <Button onClick={() => answer(true)}>{words().yes}</Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {words().no}
        </Button>
      </span>
    </Show>
  );
};
