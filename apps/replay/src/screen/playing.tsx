import { Question, type QuestionParts } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { For, type JSX, Show } from "solid-js";
import type { ContinuationState } from "../session/for-seat.ts";
import type { Session } from "../session/session.ts";
import { Again } from "../studies/table-from-line.tsx";
import { namesIn } from "../session/event-text.ts";
import { mayWrite } from "../notes/editor.ts";
import { isPastRules } from "../session/proof.ts";
import { NoSeed, OtherRules } from "./proof.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

interface PlayOnProps {
  readonly session: Session;
  readonly playing: ContinuationState;
  readonly parts?: QuestionParts;
  readonly more?: JSX.Element;
}

/** Who decides, and what. */
const Forms = (props: PlayOnProps) => (
  <>
    <p class="muted">{mayWrite(props.session) ? words().playHelp : replayWords().study.notAllowed.write}</p>
    <NoSeed session={props.session} />
    <Show when={props.playing.seats().length > (props.playing.seat() === null ? 0 : 1)}>
      <p class="row" role="group" aria-label={words().playFor}>
        <For each={props.playing.seats()}>
          {(seat) => (
            <Button aria-pressed={props.playing.seat() === seat} onClick={() => props.playing.setSeat(seat)}>
              {namesIn(props.session)(seat)}
            </Button>
          )}
        </For>
      </p>
    </Show>
    <Show
      when={props.playing.seat() !== null}
      fallback={
        <Show when={props.playing.seats().length === 0}>
          <p>{words().nobodyAsked}</p>
        </Show>
      }
    >
      <Question table={props.playing.table} filling={props.playing.filling} parts={props.parts ?? {}} undo={false} />
    </Show>
    {props.more}
    <Again session={props.session} />
  </>
);

/** The forms of the table, at this moment of the past; none where it came of other rules than those of today. */
export const PlayOn = (props: PlayOnProps) => (
  <div class="play-on stack">
    <OtherRules session={props.session} />
    <Show when={!isPastRules(props.session)}>
      <Forms {...props} />
    </Show>
  </div>
);
