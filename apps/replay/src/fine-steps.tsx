import { Button, Icon } from "@blueplate/ui";
import { Show } from "solid-js";
import { namesIn } from "./session/event-text.ts";
import type { Session } from "./session/session.ts";
import { leapsOf, ownSeat } from "./transport.tsx";
import { replayWords } from "./language.ts";

const words = () => replayWords().replay;

interface StepsProps {
  readonly text: string;
  readonly onGo: (direction: 1 | -1) => void;
}

/** One back and one on of something. */
const Steps = (props: StepsProps) => (
  <span class="row" role="group" aria-label={props.text}>
    <Button aria-label={`${words().back}: ${props.text}`} onClick={() => props.onGo(-1)}>
      <Icon name="caret-left" />
    </Button>
    {props.text}
    <Button aria-label={`${words().forward}: ${props.text}`} onClick={() => props.onGo(1)}>
      <Icon name="caret-right" />
    </Button>
  </span>
);

/** The steps that have keys alone elsewhere, for fingers: by single events, and by one's own decisions. */
export const FineSteps = (props: { readonly session: Session }) => {
  const { session } = props;
  const leaps = leapsOf(session);
  const decides = (): string | null => {
    const seat = ownSeat(session);
    return seat === null ? null : words().decides(namesIn(session)(seat));
  };
  return (
    <p class="fine-steps row">
      <Steps text={words().event} onGo={(direction) => session.stepFact(direction)} />
      <Show when={decides()}>
        {(text) => <Steps text={text()} onGo={(direction) => session.step(leaps.own(direction) - session.at())} />}
      </Show>
    </p>
  );
};
