import type { EntityRef } from "@blueplate/study";
import { dashOf, narrow, wordsOf } from "@blueplate/tabletop";
import { plain } from "@blueplate/words";
import type { Tab } from "@blueplate/ui";
import { createMemo, createSignal, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import { chanceTab } from "../chance/tab.tsx";
import { createDrawing, type Drawable } from "../drawing/drawing.ts";
import { Palette, DrawingPalette } from "../drawing/palette.tsx";
import { createReviewTab } from "./review-tab.tsx";
import { Line } from "../line/line.tsx";
import { noteFlagsOf, noteKeys, notesTab } from "../notes/tab.tsx";
import type { LookControl } from "../session/viewing.ts";
import type { LineEntry } from "../analysis/line/entries.ts";
import { roundsIn } from "../analysis/line/parts.ts";
import { seatsIn } from "../session/seats.ts";
import type { Session } from "../session/session.ts";
import { briefly, namesIn } from "../session/event-text.ts";
import type { ValueCurve } from "../timeline/courses.tsx";
import type { TimelineFlag } from "../timeline/flags.ts";
import { endIn, scoredIn, sumsOf } from "../analysis/scored.ts";
import { Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../playback-speed.tsx";
import { Frame } from "./frame.tsx";
import { CardsInPlay } from "./cards-in-play.tsx";
import { createPlaying } from "../session/for-seat.ts";
import { PlayOn } from "./playing.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** A table is looked at in one way only. */
const viewing: LookControl = {
  look: () => ({ camera: null, lens: null }),
  setLook: () => undefined,
  pointed: () => null,
  point: () => undefined,
};

/** The rounds that were scored, as marks and as lines of everybody's points over the timeline, and the end. */
const scoresOf = (session: Session, entries: readonly LineEntry[]) => {
  const scored = scoredIn(entries);
  const names = namesIn(session);
  const flagOf = ({ at, fact }: (typeof scored)[number]): TimelineFlag => {
    const sentence = wordsOf(session.rules.game).event(fact, names);
    return { at, kind: "scored", seat: null, text: sentence ? plain(sentence) : "" };
  };
  const courses = sumsOf(scored, session.rules.config.seats).map((data, seat): ValueCurve => ({
    name: names(seat),
    colour: seatsIn(session)[seat]?.banner.colour ?? "#857864",
    dash: dashOf(seat),
    data,
  }));
  const end = endIn(entries);
  const over: readonly TimelineFlag[] =
    end === null ? [] : [{ at: end, kind: "end", seat: null, text: words().flagEnd }];
  return { courses, flags: [...scored.map(flagOf), ...over] };
};

/** On a table of any game one draws on those who sit there. */
const drawableOf = ({ rules }: Session): Drawable => {
  const seats = Array.from({ length: rules.config.seats }, (_, seat): EntityRef => ({
    kind: "seat",
    id: String(seat),
  }));
  return { things: () => seats, squareUnder: () => null, places: () => [], thingOf: () => null };
};

/** Those who sit there by their names. */
const seatNames =
  (session: Session) =>
  ({ kind, id }: EntityRef): string =>
    kind === "seat" ? namesIn(session)(Number(id)) : id;

/** What its game writes down beside the board, where it does. */
const sheetTab = (session: Session, isShown: () => boolean): readonly Tab<string>[] => {
  const sheet = viewOf(session.rules.game)?.Sheet;
  if (!sheet) return [];
  return [
    {
      id: "points",
      get text() {
        return words().tabPoints;
      },
      body: () => (
        <Show when={isShown()}>
          <Suspense>
            <Dynamic component={sheet} session={session} />
          </Suspense>
        </Show>
      ),
    },
  ];
};

/** Why the step was taken, where its game can say it. */
const StepWhy = (props: { readonly session: Session }) => (
  <Suspense>
    <Dynamic component={viewOf(props.session.rules.game)?.Why ?? Nothing} session={props.session} />
  </Suspense>
);
const Nothing = () => null;

/** Looking back at a game that has no screen of its own. */
export const AnyGame = (props: { readonly session: Session }) => {
  const { session } = props;
  const [tab, setTab] = createSignal("line");
  const [speed, setSpeed] = createSignal<Speed>(1);
  const playing = createPlaying(session);
  const small = narrow();
  const drawing = createDrawing(session, drawableOf(session));
  const nameOf = seatNames(session);
  const review = createReviewTab(session);
  noteKeys(session);
  const shown = createMemo(() => session.entries().slice(0, session.last() + 1));
  const rounds = createMemo(() => roundsIn(shown()));
  const scores = createMemo(() => scoresOf(session, shown()));
  return (
    <Frame
      session={session}
      middle={
        <>
          <CardsInPlay session={session} drawing={drawing} playing={playing} />
          <Palette drawing={drawing} nameOf={nameOf} withPencil={false} />
        </>
      }
      why={<StepWhy session={session} />}
      tabs={[
        {
          id: "line",
          get text() {
            return words().tabLine;
          },
          body: () => (
            <Line
              session={session}
              shown={tab() === "line"}
              parts={rounds()}
              title={({ round }) => words().round(round)}
            />
          ),
        },
        {
          id: "play",
          get text() {
            return words().tabPlay;
          },
          body: () => (
            <Show when={tab() === "play"}>
              <PlayOn session={session} playing={playing} />
            </Show>
          ),
        },
        ...sheetTab(session, () => tab() === "points"),
        notesTab({ session, viewing, nameOf }),
      ]}
      cards
      tab={tab()}
      onTab={setTab}
      timeline={
        <Timeline
          session={session}
          rounds={rounds()}
          courses={scores().courses}
          flags={[...scores().flags, ...noteFlagsOf(session)]}
          sentence={(at) => briefly(session, session.entries()[at])}
        />
      }
      leaps={small() ? <DrawingPalette drawing={drawing} /> : undefined}
      more={small() ? undefined : <DrawingPalette drawing={drawing} />}
      drawer={[chanceTab(session), ...review.tabs]}
      wish={review.wish()}
      moving={false}
      speed={speed()}
      onSpeed={setSpeed}
    />
  );
};
