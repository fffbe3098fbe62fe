import type { ReviewedPlay } from "@blueplate/bot";
import { commandText } from "@blueplate/chef-table/command-text";
import { BannerSign } from "@blueplate/magnate-table";
import type { TreeNode } from "@blueplate/study";
import { shell, wordsOf } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import type { ReviewProps } from "../../games/views.ts";
import { replayWords } from "../../language.ts";
import { ReviewFrame } from "../../review/frame.tsx";
import { createLinePlayer } from "../../review/line-player.ts";
import { peopleFirst } from "../../review/people-first.ts";
import { createReview, hearWorker, type StartReviewer } from "../../review/review.ts";
import { displayNamesIn } from "../../session/display-names.ts";
import { namesIn } from "../../session/event-text.ts";
import { seatsIn } from "../../session/seats.ts";
import type { Session } from "../../session/session.ts";
import { type FoundTold, lookAt } from "./looked-at.ts";

const words = () => replayWords().review;

/** The worker in which the bot that searches looks for better plays. */
const startPlayReviewer: StartReviewer<ReviewedPlay> = (hear) =>
  hearWorker(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), hear, (message) =>
    hear({ _tag: "Failed", message }),
  );

/** What is told of a play that was found, here and where one goes to it. */
const toldOf = (session: Session, { seat, round, trick, expected, ...found }: ReviewedPlay): FoundTold => {
  const text = (command: ReviewedPlay["played"]): string => {
    const words = wordsOf(session.rules.game);
    const what = commandText(words, command, shell().comma);
    return command._tag === "trick.play" ? what : `${words.form(command._tag).button}: ${what}`;
  };
  return {
    title: words().plays.title(namesIn(session)(seat), round, trick),
    played: words().plays.played(text(found.played), expected.played.toFixed(1)),
    better: words().plays.better(text(found.better), expected.better.toFixed(1)),
  };
};

interface FoundPlayProps {
  readonly session: Session;
  readonly found: ReviewedPlay;
  readonly onLook: () => void;
  /** Somebody wants to see the better play played, as a line of this name. */
  readonly onPlay: (name: string) => void;
}

/** A play for which a better one was found: what was played, what would have been better, and the way there. */
const FoundPlay = (props: FoundPlayProps) => {
  const { session } = props;
  const told = () => toldOf(session, props.found);
  const more = (): string => (props.found.expected.better - props.found.expected.played).toFixed(1);
  return (
    <li class="review-found" data-from={props.found.from}>
      <h3>
        <BannerSign banner={seatsIn(session)[props.found.seat]?.banner} seat={props.found.seat} /> {told().title}
      </h3>
      <p>{words().plays.cost(more())}</p>
      <p>{told().played}</p>
      <p>
        <b>{told().better}</b>
      </p>
      <div class="row">
        <Button onClick={() => props.onLook()}>{words().look}</Button>
        <Button onClick={() => props.onPlay(words().lineName(told().title))}>{words().show}</Button>
      </div>
    </li>
  );
};

/** The review of a game of Trick-n-Chef: the plays that cost each seat most points. */
export const PlayReviewPanel = (props: ReviewProps) => {
  const { session } = props;
  const review = createReview(session, startPlayReviewer);
  const [nodes, setNodes] = createSignal<readonly TreeNode[]>([]);
  const start = (): void => {
    setNodes(session.line());
    review.start();
  };
  const look = (found: ReviewedPlay): void => {
    const node = nodes()[found.from];
    if (node) lookAt(session, node.id, toldOf(session, found));
    props.onLook();
  };
  const player = createLinePlayer(session);
  const playLine = async ({ from, line }: ReviewedPlay, name: string): Promise<void> => {
    const isThere = await player.play(nodes()[from], (_, count) => Promise.resolve(line[count] ?? null), name);
    // Where the better play has just been made: from there one steps through what follows.
    const better = session.line()[from + 1];
    if (isThere && better) session.goTo(better.id);
    props.onLook();
  };
  const isBot = (seat: number): boolean => displayNamesIn(session)[seat]?.bot !== null;
  return (
    <ReviewFrame {...props} review={review} about={words().plays.about} none={words().plays.none} onStart={start}>
      <Show when={player.problem()}>{(reason) => <Notice>{reason()}</Notice>}</Show>
      <ol class="review-list">
        <For each={peopleFirst(review.found(), isBot)}>
          {(found) => (
            <FoundPlay
              session={session}
              found={found}
              onLook={() => look(found)}
              onPlay={(name) => void playLine(found, name)}
            />
          )}
        </For>
      </ol>
    </ReviewFrame>
  );
};
