import { magnateWords } from "@blueplate/magnate-table";
import { shell, wordsOf } from "@blueplate/tabletop";
import { reasonLine } from "@blueplate/words/reason-text";
import { For, Show } from "solid-js";
import { replayWords } from "../../language.ts";
import { namesIn } from "../../session/event-text.ts";
import { seatsIn } from "../../session/seats.ts";
import type { Session } from "../../session/session.ts";
import { createStepWhy } from "./step-why.ts";
import "./why.css";

/** Why the step that is shown was taken, with numbers: what speaks for it by what the chosen eyes see. */
export const WhyLines = (props: { readonly session: Session }) => {
  const { session } = props;
  const { moves, isAsking } = createStepWhy(session);
  const lines = (): readonly string[] => {
    const words = wordsOf(session.rules.game);
    const nameOf = (id: string): string => words.nameOf(id) ?? id;
    const speech = { why: magnateWords().why, comma: shell().comma, nameOf, names: namesIn(session) };
    return moves().map((move) => reasonLine(speech, move));
  };
  const isBots = (): boolean => {
    const { seat } = session.node();
    return seat !== null && (seatsIn(session)[seat]?.bot ?? null) !== null;
  };
  return (
    <Show
      when={lines().length > 0}
      fallback={
        <Show when={isAsking()}>
          <Thinking />
        </Show>
      }
    >
      <section class="step-why" aria-label={replayWords().replay.why}>
        <h3>{isBots() ? replayWords().replay.why : replayWords().replay.speaksFor}</h3>
        <ul>
          <For each={lines()}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
    </Show>
  );
};

/** Somebody thinks about it: seen where that takes longer than a step, and told to nobody who reads by ear at each of them. */
const Thinking = () => (
  <p class="step-why-thinking row muted">
    <span class="spinner" aria-hidden="true" /> {replayWords().replay.why}
  </p>
);
