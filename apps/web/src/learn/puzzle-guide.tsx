import { rulesetOf } from "@blueplate/engine";
import type { GameConfig } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, Show } from "solid-js";
import type { LocalTableActor } from "../local/table-actor.ts";
import { Onward } from "./guide.tsx";
import { lessonProgress } from "./steps.ts";
import { solve } from "./progress.ts";
import type { Puzzle } from "./puzzles.ts";
import "./guide.css";
import { learnWords } from "./language.ts";

const words = () => learnWords().puzzles;

/** The voice of a puzzle: the question, a hint for whoever asks, and what was right or wrong about an attempt. */
export const PuzzleGuide = (props: {
  readonly puzzle: Puzzle;
  readonly owner: LocalTableActor;
  readonly config: GameConfig;
  readonly onAgain: () => void;
}) => {
  const ruleset = rulesetOf(props.owner.table().rules);
  const [hinted, setHinted] = createSignal(false);
  const verdict = createMemo(() => props.puzzle.verdict({ ...lessonProgress(props.owner), ruleset }));
  const texts = () => words().each[props.puzzle.id];
  const why = (reason: string): string => {
    const wrong: Readonly<Record<string, string>> = texts().wrong;
    return reason === "right" ? texts().right : (wrong[reason] ?? "");
  };
  const title = (): string => words().of(learnWords().learn.lessons[props.puzzle.id].title);
  createEffect(() => {
    if (verdict() === "right") solve(props.puzzle.id);
  });
  return (
    <aside class="guide panel" aria-label={title()} data-verdict={verdict() === "right"}>
      <header class="row">
        <b>{title()}</b>
        <a href="/learn">{learnWords().learn.leave}</a>
      </header>
      <div aria-live="polite">
        <Show when={verdict()} fallback={<p>{texts().ask}</p>}>
          {(reason) => (
            <p>
              <b>{reason() === "right" ? words().right : words().wrong}</b> {why(reason())}
            </p>
          )}
        </Show>
        <Show when={hinted() && verdict() === null}>
          <p class="muted">{texts().hint}</p>
        </Show>
      </div>
      <div class="row">
        <Show when={verdict() === null && !hinted()}>
          <Button onClick={() => setHinted(true)}>{words().hint}</Button>
        </Show>
        <Show when={verdict()}>
          {(reason) => (
            <Button {...(reason() === "right" ? {} : { kind: "main" })} onClick={props.onAgain}>
              {reason() === "right" ? words().once : words().tryAgain}
            </Button>
          )}
        </Show>
        <Show when={verdict() === "right"}>
          <Onward lesson={props.puzzle.id} isMain />
        </Show>
      </div>
    </aside>
  );
};
