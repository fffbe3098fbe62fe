import { Button, Empty, Notice } from "@blueplate/ui";
import { afterDrawing } from "@blueplate/ui/after-drawing";
import { createEffect, Match, on, onMount, type ParentProps, Show, Switch } from "solid-js";
import { replayWords } from "../language.ts";
import { isPastRules } from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import type { LineReview } from "./review.ts";
import "./review.css";

const words = () => replayWords().review;

/** Beginning, following and stopping a review. Each of its buttons takes the place of the one before, and its keys. */
const Controls = (props: { readonly review: LineReview<unknown>; readonly start: () => void }) => {
  let row: HTMLDivElement | undefined;
  const isDone = () => props.review.standing() === "done";
  createEffect(
    on(
      props.review.standing,
      () => {
        const now = document.activeElement;
        // Whoever has gone elsewhere meanwhile stays there.
        if (now === document.body || now?.contains(row ?? null))
          row?.querySelector("button")?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <div class="row" ref={row}>
      <Show
        when={props.review.standing() === "looking"}
        fallback={
          <Button kind={isDone() ? "plain" : "main"} onClick={props.start}>
            {isDone() ? words().again : words().start}
          </Button>
        }
      >
        <Button onClick={() => props.review.stop()}>{words().stop}</Button>
        <progress aria-label={words().progress} max={1} value={props.review.share()} />
      </Show>
    </div>
  );
};

interface ReviewFrameProps {
  readonly session: Session;
  readonly review: LineReview<unknown>;
  /** What is looked for, and what is said where nothing was found. */
  readonly about: string;
  readonly none: string;
  /** It begins at once, where there is one. */
  readonly begins: boolean;
  readonly onStart: () => void;
}

/** The review of a game, round the list of what was found: what it is, how far it has come, and why there is none. */
export const ReviewFrame = (props: ParentProps<ReviewFrameProps>) => {
  const { session, review } = props;
  const begin = (): void => {
    if (!isPastRules(session) && review.standing() === "waiting") props.onStart();
  };
  onMount(() => {
    // What is not yet to be seen takes no focus.
    if (props.begins) void afterDrawing().then(begin);
  });
  return (
    <section class="review stack" aria-label={words().tab}>
      <p class="muted">{props.about}</p>
      <Switch fallback={<Controls review={review} start={props.onStart} />}>
        <Match when={isPastRules(session)}>
          <Empty>{words().otherRules}</Empty>
        </Match>
        <Match when={review.standing() === "unfinished"}>
          <Empty>{words().unfinished}</Empty>
        </Match>
        <Match when={review.standing() === "closed"}>
          <Empty>{words().closed}</Empty>
        </Match>
      </Switch>
      <Show when={review.problem()}>{(reason) => <Notice>{words().failed(reason())}</Notice>}</Show>
      <Show when={review.standing() === "done" && review.found().length === 0 && review.problem() === null}>
        <Empty>{props.none}</Empty>
      </Show>
      {props.children}
    </section>
  );
};
