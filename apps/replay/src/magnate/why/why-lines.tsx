import { magnateWords } from "@blueplate/magnate-table";
import { shell, wordsOf } from "@blueplate/tabletop";
import { reasonLine, reasonWords } from "@blueplate/words/reason-text";
import { Show } from "solid-js";
import { replayWords } from "../../language.ts";
import { StepReasons } from "../../screen/step-reasons.tsx";
import { namesIn } from "../../session/event-text.ts";
import type { Session } from "../../session/session.ts";
import { createStepWhy } from "./step-why.ts";

/** Why the step that is shown was taken, with numbers: what speaks for it by what the chosen eyes see. */
export const WhyLines = (props: { readonly session: Session }) => {
  const { session } = props;
  const { moves, isAsking, isAsked } = createStepWhy(session);
  const lines = (): readonly string[] => {
    const page = { why: magnateWords().why, comma: shell().comma, names: namesIn(session) };
    const speech = reasonWords(page, wordsOf(session.rules.game));
    return moves().map((move) => reasonLine(speech, move));
  };
  return (
    <Show when={isAsked()}>
      <div class="why-place">
        <StepReasons
          session={session}
          lines={lines()}
          fallback={
            <Show when={isAsking()}>
              <Thinking />
            </Show>
          }
        />
      </div>
    </Show>
  );
};

/** Somebody thinks about it: seen where that takes longer than a step, and told to nobody who reads by ear at each of them. */
const Thinking = () => (
  <p class="step-why-thinking row muted">
    <span class="spinner" aria-hidden="true" /> {replayWords().replay.why}
  </p>
);
