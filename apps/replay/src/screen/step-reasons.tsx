import { For, type JSX, Show } from "solid-js";
import { replayWords } from "../language.ts";
import { seatsIn } from "../session/seats.ts";
import type { Session } from "../session/session.ts";
import "./step-reasons.css";

const words = () => replayWords().replay;

interface StepReasonsProps {
  readonly session: Session;
  readonly lines: readonly string[];
  /** What stands here while nothing is known. */
  readonly fallback?: JSX.Element;
}

/** What speaks for the step that is shown: why a bot took it, or what somebody may have thought. */
export const StepReasons = (props: StepReasonsProps) => {
  const isBots = (): boolean => {
    const { seat } = props.session.node();
    return seat !== null && (seatsIn(props.session)[seat]?.bot ?? null) !== null;
  };
  return (
    <Show when={props.lines.length > 0} fallback={props.fallback}>
      <section class="step-why" aria-label={words().why}>
        <h3>{isBots() ? words().why : words().speaksFor}</h3>
        <ul>
          <For each={props.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
    </Show>
  );
};
