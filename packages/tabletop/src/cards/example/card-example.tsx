import { openForms, type Tagged } from "@blueplate/kernel";
import { plain } from "@blueplate/words";
import { createMemo, mergeProps, Show } from "solid-js";
import { createCardPlay } from "../card-play.ts";
import type { CardSceneProps, CardTableProps } from "../card-props.ts";
import "../cards.css";
import { GuestCheck, PointsByRound } from "../guest-check.tsx";
import { Hand } from "../hand.tsx";
import { Lamps } from "../lamps.tsx";
import { Seats } from "../seats.tsx";
import { Trick } from "../trick.tsx";
import "./card-example.css";

/** What of a table of cards an example shows. */
export type ExamplePart = "seats" | "lamps" | "trick" | "hand" | "check" | "points";

/** The parts that are written on a paper of their own. */
const PAPERS: readonly ExamplePart[] = ["check", "points"];

/** A moment of a table of cards that stands still, as one paragraph of the rules needs it. */
export interface CardExampleProps extends CardSceneProps {
  readonly parts: readonly ExamplePart[];
  /** Facts that led to it; what they say stands below. */
  readonly events: readonly Tagged[];
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

/** Nobody plays in an example. */
const NOBODY: CardTableProps["table"]["sender"] = {
  send: () => Promise.resolve(false),
  busy: () => false,
  clear: () => undefined,
};

/** What one reads of the facts that led to a moment. */
const EventText = (props: Pick<CardExampleProps, "table" | "events">) => {
  const said = createMemo(() =>
    props.events
      .map((event) => props.table.words.event(event, props.table.names))
      .flatMap((sentence) => (sentence === null ? [] : [plain(sentence)]))
      .join(" "),
  );
  return (
    <Show when={said() !== ""}>
      <figcaption>{said()}</figcaption>
    </Show>
  );
};

/** Parts of a table of cards as they lie at a moment: the pieces of the table itself, which nobody can take here. */
export const CardExample = (props: CardExampleProps) => {
  const { rules, state, seat } = props.table;
  const [form = null] = seat === null ? [] : openForms(rules, state, seat);
  const scene: CardTableProps = {
    ...props,
    table: mergeProps(props.table, { sender: NOBODY }),
    lookedBack: { near: seat ?? 0, moves: false },
    filling: { form: () => form },
  };
  const play = createCardPlay(scene);
  const shows = (part: ExamplePart): boolean => props.parts.includes(part);
  return (
    <>
      <div role="img" aria-label={props.label}>
        <div
          class="card-example"
          inert
          aria-hidden="true"
          data-bare={props.parts.every((part) => PAPERS.includes(part))}
        >
          <Show when={shows("seats")}>
            <Seats {...scene} play={play} />
          </Show>
          <Show when={shows("lamps")}>
            <Lamps {...scene} play={play} />
          </Show>
          <Show when={shows("trick")}>
            <Trick {...scene} play={play} />
          </Show>
          <Show when={shows("hand")}>
            <Hand {...scene} play={play} />
          </Show>
          <Show when={shows("check")}>
            <GuestCheck {...scene} lookedBack={undefined} />
          </Show>
          <Show when={shows("points")}>
            <section class="guest-check">
              <PointsByRound {...scene} piles={[]} />
            </section>
          </Show>
        </div>
      </div>
      <EventText table={props.table} events={props.events} />
    </>
  );
};
