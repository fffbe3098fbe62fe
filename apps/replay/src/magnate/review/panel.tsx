import type { TableProps } from "@blueplate/tabletop";
import type { TreeNode } from "@blueplate/study";
import { Button, Empty, Notice } from "@blueplate/ui";
import { afterDrawing } from "@blueplate/ui/after-drawing";
import { createEffect, createSignal, For, Match, on, onMount, Show, Switch } from "solid-js";
import { isPastRules } from "../../session/proof.ts";
import type { Session } from "../../session/session.ts";
import { replayWords } from "../../language.ts";
import { FoundItem } from "./found.tsx";
import type { FoundDecision } from "./question.ts";
import { createReview, type LineReview } from "./review.ts";
import { createReviewLines } from "./tries.ts";
import "./review.css";

const words = () => replayWords().review;

interface ReviewProps {
  readonly session: Session;
  readonly table: TableProps;
  /** It begins at once, where there is one. */
  readonly begins: boolean;
  /** Somebody has gone to a moment that was found, or has had a plan played. */
  readonly onLook: () => void;
  /** Somebody wants to look for a better day. */
  readonly onPlay: () => void;
}

/** Beginning, following and stopping a review. Each of its buttons takes the place of the one before, and its keys. */
const Controls = (props: { readonly review: LineReview; readonly start: () => void }) => {
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

/** The days of people before those of bots, each in the order in which they were found: people look for their own. */
const peopleFirst = (found: readonly FoundDecision[], { seats }: TableProps["facts"]): readonly FoundDecision[] =>
  found.toSorted((one, other) => Number(seats[one.seat]?.kind === "bot") - Number(seats[other.seat]?.kind === "bot"));

/** The review of the game: the decisions that cost each seat most, the worst first. */
export const ReviewPanel = (props: ReviewProps) => {
  const { session } = props;
  const review = createReview(session);
  const [nodes, setNodes] = createSignal<readonly TreeNode[]>([]);
  const lines = createReviewLines(session, nodes, review);
  const start = (): void => {
    setNodes(session.line());
    review.start();
  };
  const begin = (): void => {
    if (!isPastRules(session) && review.standing() === "waiting") start();
  };
  onMount(() => {
    // What is not yet to be seen takes no focus.
    if (props.begins) void afterDrawing().then(begin);
  });
  return (
    <section class="review stack" aria-label={words().tab}>
      <p class="muted">{words().about}</p>
      <Switch fallback={<Controls review={review} start={start} />}>
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
      <Show when={lines.problem()}>{(reason) => <Notice>{reason()}</Notice>}</Show>
      <Show when={review.standing() === "done" && review.found().length === 0 && review.problem() === null}>
        <Empty>{words().none}</Empty>
      </Show>
      <ol class="review-list">
        <For each={peopleFirst(review.found(), props.table.facts)}>
          {(found) => (
            <FoundItem
              session={session}
              table={props.table}
              nodes={nodes()}
              found={found}
              lines={lines}
              onLook={props.onLook}
              onPlay={props.onPlay}
            />
          )}
        </For>
      </ol>
    </section>
  );
};
