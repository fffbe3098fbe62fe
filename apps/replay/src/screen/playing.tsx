import { type Seat, seatsOf } from "@blueplate/kernel";
import { createFilling, type Filling, Question, type QuestionParts, shell, type TableProps } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { seenBy } from "../session/eyes.ts";
import type { Session } from "../session/session.ts";
import { Again } from "../studies/again.tsx";
import { tableOf } from "../session/table.ts";
import { namesIn } from "../session/telling.ts";

const words = () => shell().replay;

/** Playing on from the moment: for whom, and the form that is being filled. */
export interface Playing {
  readonly table: TableProps;
  readonly filling: Filling;
  readonly seat: Accessor<Seat | null>;
  readonly setSeat: (seat: Seat) => void;
  /** Those who can decide something now. */
  readonly seats: Accessor<readonly Seat[]>;
}

/** Any legal move of anybody who may decide at this moment begins a line of its own. */
export const createPlaying = (session: Session): Playing => {
  const seats = createMemo((): readonly Seat[] => {
    const state = session.openState(session.rest());
    const { rules } = session;
    const asked = [...rules.waitsFor(state), ...rules.mayResubmit(state)];
    // Whoever looks through one seat's eyes decides for that seat.
    const eyes = session.eyes();
    const mine = (seat: Seat): boolean => typeof eyes === "string" || eyes === seat;
    return seatsOf(rules.config.seats).filter((seat) => asked.includes(seat) && mine(seat));
  });
  const [chosen, setChosen] = createSignal<Seat | null>(null);
  const seat = createMemo((): Seat | null => {
    const wished = chosen();
    return wished !== null && seats().includes(wished) ? wished : (seats()[0] ?? null);
  });
  // Unless everything is open, a form shows what its seat could see.
  const viewAt = (at: number): unknown => {
    const state = session.openState(at);
    return session.eyes() === "all" ? state : seenBy(seat() ?? "then", state);
  };
  // Whoever drags through the game fills no form.
  const table = tableOf(session, { seat, viewAt, moment: session.rest });
  return { table, filling: createFilling(table), seat, setSeat: (next) => void setChosen(next), seats };
};

/** The forms of the table, at this moment of the past. */
export const PlayOn = (props: {
  readonly session: Session;
  readonly playing: Playing;
  readonly parts?: QuestionParts;
  readonly more?: JSX.Element;
}) => (
  <div class="play-on stack">
    <p class="muted">{words().playHelp}</p>
    <Show when={props.session.reader.changed}>
      <p class="muted">{shell().chance.changed}</p>
    </Show>
    <Show when={props.playing.seats().length > 1}>
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
    <Show when={props.playing.seat() !== null} fallback={<p>{words().nobodyAsked}</p>}>
      <Question table={props.playing.table} filling={props.playing.filling} parts={props.parts ?? {}} undo={false} />
    </Show>
    {props.more}
    <Again session={props.session} />
  </div>
);
