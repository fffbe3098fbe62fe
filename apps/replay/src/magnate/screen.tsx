import type { CityView, Overlay, Square } from "@blueplate/city";
import {
  Chains,
  cityView,
  createPlacing,
  createThings,
  forecastLines,
  MilestoneGlyph,
  partsOf,
  sharedWith,
  Sign,
  stateOf,
  TownMap,
  viewAfter,
} from "@blueplate/magnate-table";
import "@blueplate/magnate-table/styles.css";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { narrow } from "@blueplate/tabletop";
import { createDue, Later } from "@blueplate/ui";
import { chanceTab } from "../chance/tab.tsx";
import { noteFlagsOf } from "../notes/tab.tsx";
import { Frame } from "../screen/frame.tsx";
import type { Session } from "../session/session.ts";
import { briefly, namesIn } from "../session/event-text.ts";
import { Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../playback-speed.tsx";
import { drawerOf } from "./drawer.tsx";
import { Palette, DrawingPalette } from "../drawing/palette.tsx";
import {
  valueCurvesOf,
  createChangeParts,
  createChanges,
  createMagnate,
  createRounds,
  type MagnateScreenContext,
} from "./magnate.ts";
import { goToEvening } from "./evening.ts";
import { createComing } from "./last-visit.ts";
import { createGlow } from "./glow.ts";
import { NextTime } from "./next-time.tsx";
import { createAsked, createOver, OverMap, Windows } from "./over.tsx";
import { phasesOf } from "./phases.ts";
import { flagsOf } from "./timeline-flags.ts";
import { createTrying, type AlternativePreview, TriedMoves } from "./trying.tsx";
import { tabsOf } from "./views.tsx";
import { WhyLines } from "./why/why-lines.tsx";

export { prepareMap } from "@blueplate/magnate-table";

/** What is lit in town: what is placed while one plays on, or else what is pointed at; and what is drawn on it. */
const createOverlays = (
  { session, table, ruleset, noting }: MagnateScreenContext,
  playing: Accessor<boolean>,
  placing: ReturnType<typeof createPlacing>,
  lights: Accessor<readonly Overlay[]>,
): Accessor<readonly Overlay[]> => {
  const forecast = createMemo(() => forecastLines(table, ruleset, stateOf(table), noting.lens()));
  const glow = createGlow(session, table, ruleset);
  return createMemo<readonly Overlay[]>((before) =>
    sharedWith(before, [
      ...glow(),
      ...(playing() ? placing.overlays() : [...forecast(), ...lights()]),
      ...noting.drawing.overlays(),
    ]),
  );
};

/** Pixels of the view beside the map that have to stay in sight for playing on there. */
const ROOM_TO_PLAY = 300;

/** Whether the drawer leaves too little of the view in which one plays on, as on a phone or a low screen. */
const drawerCovers = (): boolean => {
  const top = (part: string): number => document.querySelector(`.replay ${part}`)?.getBoundingClientRect().top ?? 0;
  return top(".drawer") - top(".view-panel") < ROOM_TO_PLAY;
};

/** What rises from the foot, and what comes of a change that is tried there. */
const createDrawer = (
  magnate: MagnateScreenContext,
  asked: ReturnType<typeof createAsked>,
  setTab: (tab: string) => void,
) => {
  const { trying, start } = createTrying(magnate);
  const { house, isReviewAsked } = asked;
  const small = narrow();
  /** On a phone the drawer covers what one has gone to; at a desk both are seen. */
  const onLook = (): void => {
    if (small()) asked.close();
  };
  const onTry = (trial: AlternativePreview): Promise<void> => {
    if (drawerCovers()) asked.close();
    return start(trial);
  };
  const onPlay = (): void => {
    if (drawerCovers()) asked.close();
    setTab("play");
  };
  return {
    trying,
    drawer: [
      ...drawerOf({ ...magnate, table: magnate.resting, house, isReviewAsked, onTry, onLook, onPlay }),
      chanceTab(magnate.session, (seat) => <Sign table={magnate.table} seat={seat} />),
    ],
  };
};

/** The things of the table, which whoever leads points at for the others too. */
const createPointed = ({ table, ruleset, noting }: MagnateScreenContext, over: ReturnType<typeof createOver>) => {
  const things = createThings(table, ruleset, { city: () => undefined, open: over.setOver });
  noting.setPointing(things);
  return things;
};

/** The game as a timeline: everybody's cash, and what is marked. */
const GameLine = (props: { readonly magnate: MagnateScreenContext }) => {
  const { magnate } = props;
  const { session } = magnate;
  const rounds = createRounds(magnate);
  const phases = createMemo(() => phasesOf(magnate.history()));
  // In a task after the one in which the history was reckoned.
  const marked = createDue(() => magnate.history().steps > 0);
  return (
    <Timeline
      session={session}
      rounds={rounds()}
      phases={phases()}
      courses={valueCurvesOf(magnate)}
      flags={marked() ? [...flagsOf(magnate.history(), namesIn(session)), ...noteFlagsOf(session)] : []}
      glyph={(id) => <MilestoneGlyph id={id} />}
      sentence={(at) => briefly(session, session.entries()[at])}
    />
  );
};

interface PlaceProps {
  readonly magnate: MagnateScreenContext;
  readonly isPlaying: Accessor<boolean>;
  readonly placing: ReturnType<typeof createPlacing>;
  readonly things: ReturnType<typeof createThings>;
  readonly overMap: ReturnType<typeof createOver>;
  readonly asked: ReturnType<typeof createAsked>;
  readonly speed: Speed;
  readonly onMoving: (moving: boolean) => void;
}

/** The town at the moment, with everything that lies over it. */
const Place = (props: PlaceProps) => {
  const { magnate, isPlaying, placing, things, overMap, asked } = props;
  const { session, ruleset, table, noting } = magnate;
  const { lens, drawing } = noting;
  const small = narrow();
  const from = createComing(magnate);
  const overlays = createOverlays(magnate, isPlaying, placing, things.lights);
  const view = createMemo<CityView>((before) => viewAfter(before, cityView(table, ruleset, stateOf(table), lens())));
  const hover = (square: Square | null): void => {
    if (isPlaying()) placing.hover(square);
    things.hover(square);
  };
  const of = { table, ruleset };
  return (
    <>
      {/* In a task after the one in which it was found what stands in town. */}
      <Later now>
        <TownMap
          {...of}
          view={view()}
          overlays={overlays()}
          placing={false}
          carrying={isPlaying() ? placing.carrying : undefined}
          from={from()}
          noon={session.scrubbing()}
          pace={props.speed}
          lens={lens()}
          onLens={noting.setLens}
          shown={things.place()}
          onHover={hover}
          onPick={(square) => (isPlaying() ? placing.pick(square) : asked.ask(square))}
          onScene={(phase) => props.onMoving(phase !== null)}
          onCity={noting.onCity}
        />
      </Later>
      <Palette drawing={drawing} nameOf={noting.nameOf} withPencil={small()} />
      <OverMap {...of} over={overMap} />
    </>
  );
};

/** Looking back at a game of Food Chain Magnate. */
export const MagnateScreen = (props: { readonly session: Session }) => {
  const { session } = props;
  goToEvening(session);
  const [tab, setTab] = createSignal("line");
  const isPlaying = (): boolean => tab() === "play";
  const magnate = createMagnate(session, isPlaying);
  const { ruleset, table, noting } = magnate;
  const { lens, drawing } = noting;
  const small = narrow();
  const [speed, setSpeed] = createSignal<Speed>(1);
  const [moving, setMoving] = createSignal(false);
  const placing = createPlacing(magnate.playing.table, ruleset, magnate.playing.filling);
  const overMap = createOver();
  const things = createPointed(magnate, overMap);
  const changes = createChanges(magnate);
  const parts = createChangeParts(magnate);
  const asked = createAsked(magnate);
  const { drawer, trying } = createDrawer(magnate, asked, setTab);
  const attach = (root: HTMLElement): void => {
    drawing.attach(root);
    things.attach(root);
  };
  const of = { table, ruleset };
  return (
    <div class="magnate" ref={attach} data-drawing={drawing.on()}>
      {/* What the screen is made of takes a task of its own; it is drawn in the next. */}
      <Later now>
        <Frame
          session={session}
          left={<Chains {...of} lens={lens()} changes={changes()} changeParts={parts()} onOpen={overMap.setCompany} />}
          middle={
            <Place {...{ magnate, isPlaying, placing, things, overMap, asked }} speed={speed()} onMoving={setMoving} />
          }
          why={<WhyLines session={session} />}
          tabs={tabsOf(magnate, tab, partsOf(magnate.playing.table, ruleset, placing))}
          notice={<TriedMoves trying={trying()} table={table} />}
          tab={tab()}
          onTab={setTab}
          timeline={<GameLine magnate={magnate} />}
          leaps={<NextTime session={session} ruleset={ruleset} history={magnate.history()} />}
          more={small() ? undefined : <DrawingPalette drawing={drawing} />}
          drawer={drawer}
          wish={asked.wish()}
          moving={moving()}
          speed={speed()}
          onSpeed={setSpeed}
        />
      </Later>
      <Windows {...of} over={overMap} />
    </div>
  );
};
