import type { TableProps } from "@blueplate/tabletop";
import type { TreeNode } from "@blueplate/study";
import { Notice } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { replayWords } from "../../language.ts";
import { ReviewFrame } from "../../review/frame.tsx";
import { peopleFirst } from "../../review/people-first.ts";
import { createReview } from "../../review/review.ts";
import type { Session } from "../../session/session.ts";
import { FoundItem } from "./found.tsx";
import { createReviewLines } from "./tries.ts";
import { startMagnateReviewer } from "./weighing.ts";

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

/** The review of the game: the decisions that cost each seat most, the worst first. */
export const ReviewPanel = (props: ReviewProps) => {
  const { session } = props;
  const review = createReview(session, startMagnateReviewer);
  const [nodes, setNodes] = createSignal<readonly TreeNode[]>([]);
  const lines = createReviewLines(session, nodes);
  const start = (): void => {
    setNodes(session.line());
    review.start();
  };
  const isBot = (seat: number): boolean => props.table.facts.seats[seat]?.kind === "bot";
  return (
    <ReviewFrame {...props} review={review} about={words().about} none={words().none} onStart={start}>
      <Show when={lines.problem()}>{(reason) => <Notice>{reason()}</Notice>}</Show>
      <ol class="review-list">
        <For each={peopleFirst(review.found(), isBot)}>
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
    </ReviewFrame>
  );
};
