import type { Command, State } from "@blueplate/trick-n-chef";
import { narrow } from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { replayWords } from "../language.ts";
import { StepReasons } from "../screen/step-reasons.tsx";
import type { Session } from "../session/session.ts";
import { playReasonOf } from "./play-reason.ts";
import { toldAt } from "./review/looked-at.ts";

/** On a phone the panel that it stands in is low; a desk has it whole below what happened, whose head would be cut through. */
const createBringing = () => {
  const isPhone = narrow();
  return (section: HTMLElement): void =>
    queueMicrotask(() => isPhone() && section.scrollIntoView({ block: "nearest" }));
};

/** Why the card was played that is shown, or the chef taken. */
export const ChefWhy = (props: { readonly session: Session }) => {
  const { session } = props;
  const bringIntoView = createBringing();
  const lines = createMemo((): readonly string[] => {
    const { seat, command } = session.node();
    if (seat === null || command === null || session.fact() !== null || session.scrubbing()) return [];
    // cast: the screen shows this for games of Trick-n-Chef alone.
    const step = { rules: session.rules, before: session.openState(session.at() - 1) as State, seat };
    const reason = playReasonOf(session.viewpoint(), { ...step, command: command as Command });
    return reason === null ? [] : [replayWords().cardReasons[reason]];
  });
  return (
    <>
      <StepReasons session={session} lines={lines()} />
      <Show when={toldAt(session)}>
        {(told) => (
          <section class="step-why found-here" aria-label={told().title} ref={bringIntoView}>
            <h3>{told().title}</h3>
            <p>{told().played}</p>
            <p>
              <b>{told().better}</b>
            </p>
          </section>
        )}
      </Show>
    </>
  );
};
