import type { CityView, Overlay, Square } from "@blueplate/city";
import { type Definition, valueAt } from "@blueplate/engine";
import {
  Chains,
  cityView,
  createPlacing,
  createThings,
  definitionOf,
  forecastLines,
  LensTab,
  MilestoneGlyph,
  partsOf,
  Race,
  sharedWith,
  Sign,
  stateOf,
  TownMap,
  viewAfter,
} from "@blueplate/magnate-table";
import "@blueplate/magnate-table/styles.css";
import { dashOf, language, shell, type TableProps } from "@blueplate/tabletop";
import { Busy, type Tab } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, Show } from "solid-js";
import { chanceTab } from "../chance/tab.tsx";
import { Line } from "../line/line.tsx";
import { noteFlagsOf } from "../notes/tab.tsx";
import { type RoundSpan, roundsIn } from "../session/parts.ts";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/seats.ts";
import { tableOf } from "../session/table.ts";
import { briefly, namesIn } from "../session/telling.ts";
import { Frame } from "../screen/frame.tsx";
import { createPlaying, type Playing } from "../session/for-seat.ts";
import { PlayOn } from "../screen/playing.tsx";
import { type Course, Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../transport.tsx";
import type { Trial } from "./days.ts";
import { drawerOf } from "./drawer.tsx";
import { Palette } from "./drawing/palette.tsx";
import { createHistory } from "./history.ts";
import { createAsked, createOver, OverMap, Windows } from "./over.tsx";
import { NextTime } from "./next-time.tsx";
import { createNoting } from "./noting.ts";
import { isQuiet, partTitle } from "./part-title.ts";
import { flagsOf } from "./telling.ts";
import { createTrying, Tried } from "./trying.tsx";

export { prepareMap } from "@blueplate/magnate-table";

const words = () => shell().replay;

/** What the parts of this game's screen have in common. */
interface Magnate {
  readonly session: Session;
  readonly definition: Definition;
  readonly table: TableProps;
  /** The table where one rests: what is reckoned over it need not keep up with the thumb of the timeline. */
  readonly resting: TableProps;
  readonly playing: Playing;
  readonly history: ReturnType<typeof createHistory>;
  readonly noting: ReturnType<typeof createNoting>;
}

/** What the last step has changed in everybody's cash. */
const createChanges = ({ session, history }: Magnate): Accessor<readonly number[]> =>
  createMemo(() =>
    history().chains.map(({ cash }) =>
      session.at() === 0 ? 0 : valueAt(cash, session.at()) - valueAt(cash, session.at() - 1),
    ),
  );

/** The rounds, as the line itself has them before its history is known. */
const createRounds = ({ session, history }: Magnate): Accessor<readonly RoundSpan[]> =>
  createMemo(() => (history().steps > 0 ? history().rounds : roundsIn(session.entries().slice(0, session.last() + 1))));

const coursesOf = ({ session, history }: Magnate): readonly Course[] =>
  history().chains.map(({ seat, cash }) => ({
    name: namesIn(session)(seat),
    colour: seatsIn(session)[seat]?.banner.colour ?? "#857864",
    dash: dashOf(seat),
    data: cash,
  }));

/** A step on is played; any other way through the game shows its position at once. */
const createStill = ({ session }: Magnate): Accessor<boolean> => {
  const look = createMemo<{ readonly node: string; readonly still: boolean }>(
    (before) => {
      const { id, parent } = session.node();
      if (id === before.node) return before;
      return { node: id, still: session.scrubbing() || parent !== before.node };
    },
    { node: "", still: true },
  );
  return () => look().still || session.fact() !== null;
};

/** What is reckoned anew at every step is drawn only while it is looked at. */
const tabsOf = (magnate: Magnate, tab: Accessor<string>, parts: ReturnType<typeof partsOf>): readonly Tab<string>[] => {
  const { session, definition, resting, history, noting } = magnate;
  return [
    {
      id: "line",
      get text() {
        return words().tabLine;
      },
      body: () => (
        <Show when={history().steps > 0} fallback={<Busy text={shell().loading} />}>
          <Line
            session={session}
            shown={tab() === "line"}
            parts={history().turns}
            title={(turn) => partTitle(language.words(), history(), turn, namesIn(session))}
            quiet={isQuiet}
          />
        </Show>
      ),
    },
    {
      id: "play",
      get text() {
        return words().tabPlay;
      },
      body: () => (
        <Show when={tab() === "play"}>
          <PlayOn session={session} playing={magnate.playing} parts={parts} />
        </Show>
      ),
    },
    noting.tab,
    {
      id: "houses",
      get text() {
        return shell().lens.names[noting.lens()];
      },
      body: () => (
        <Show when={tab() === "houses"}>
          <LensTab table={resting} definition={definition} lens={noting.lens()} />
        </Show>
      ),
    },
    {
      id: "race",
      get text() {
        return shell().frame.race;
      },
      body: () => (
        <Show when={tab() === "race"}>
          <Race table={resting} definition={definition} />
        </Show>
      ),
    },
  ];
};

/** What is lit in town: what is placed while one plays on, or else what is pointed at; and what is drawn on it. */
const createOverlays = (
  { table, definition, noting }: Magnate,
  playing: Accessor<boolean>,
  placing: ReturnType<typeof createPlacing>,
  lights: Accessor<readonly Overlay[]>,
): Accessor<readonly Overlay[]> => {
  const forecast = createMemo(() => forecastLines(table, definition, stateOf(table), noting.lens()));
  return createMemo<readonly Overlay[]>((before) =>
    sharedWith(before, [
      ...(playing() ? placing.overlays() : [...forecast(), ...lights()]),
      ...noting.drawing.overlays(),
    ]),
  );
};

const createMagnate = (session: Session): Magnate => {
  const definition = definitionOf(session.rules);
  const table = tableOf(session, () => null);
  const resting = tableOf(session, () => null, session.state, session.rest);
  const playing = createPlaying(session);
  const noting = createNoting(session, table, definition);
  return { session, definition, table, resting, playing, history: createHistory(session, definition), noting };
};

/** Pixels of the view beside the map that have to stay in sight for playing on there. */
const ROOM_TO_PLAY = 300;

/** Whether the drawer leaves too little of the view in which one plays on, as on a phone or a low screen. */
const drawerCovers = (): boolean => {
  const top = (part: string): number => document.querySelector(`.replay ${part}`)?.getBoundingClientRect().top ?? 0;
  return top(".drawer") - top(".view-panel") < ROOM_TO_PLAY;
};

/** What rises from the foot, and what comes of a change that is tried there. */
const createDrawer = (magnate: Magnate, asked: ReturnType<typeof createAsked>, onPlay: () => void) => {
  const { trying, start } = createTrying(magnate, (seat) => {
    magnate.playing.setSeat(seat);
    onPlay();
  });
  const onTry = (trial: Trial): Promise<void> => {
    if (drawerCovers()) asked.close();
    return start(trial);
  };
  return {
    trying,
    drawer: [
      ...drawerOf({ ...magnate, table: magnate.resting, house: asked.house, onTry }),
      chanceTab(magnate.session, (seat) => <Sign table={magnate.table} seat={seat} />),
    ],
  };
};

/** The things of the table, which whoever leads points at for the others too. */
const createPointed = ({ table, definition, noting }: Magnate, over: ReturnType<typeof createOver>) => {
  const things = createThings(table, definition, { city: () => undefined, open: over.setOver });
  noting.setPointing(things);
  return things;
};

/** Looking back at a game of Food Chain Magnate. */
export const MagnateScreen = (props: { readonly session: Session }) => {
  const { session } = props;
  const magnate = createMagnate(session);
  const { definition, table, noting } = magnate;
  const { lens, drawing } = noting;
  const [tab, setTab] = createSignal("line");
  const [speed, setSpeed] = createSignal<Speed>(1);
  const [moving, setMoving] = createSignal(false);
  const still = createStill(magnate);
  const isPlaying = (): boolean => tab() === "play";
  const placing = createPlacing(magnate.playing.table, definition, magnate.playing.filling);
  const overMap = createOver();
  const things = createPointed(magnate, overMap);
  const overlays = createOverlays(magnate, isPlaying, placing, things.lights);
  const changes = createChanges(magnate);
  const rounds = createRounds(magnate);
  const asked = createAsked(magnate);
  const { drawer, trying } = createDrawer(magnate, asked, () => setTab("play"));
  const view = createMemo<CityView>((before) => viewAfter(before, cityView(table, definition, stateOf(table), lens())));
  const hover = (square: Square | null): void => {
    if (isPlaying()) placing.hover(square);
    things.hover(square);
  };
  const attach = (root: HTMLElement): void => {
    drawing.attach(root);
    things.attach(root);
  };
  const of = { table, definition };
  return (
    <div class="magnate" ref={attach} data-drawing={drawing.on()}>
      <Frame
        session={session}
        left={<Chains {...of} lens={lens()} changes={changes()} onOpen={overMap.setCompany} />}
        middle={
          <>
            <TownMap
              {...of}
              view={view()}
              overlays={overlays()}
              placing={false}
              still={still()}
              noon={session.scrubbing()}
              pace={speed()}
              lens={lens()}
              onLens={noting.setLens}
              shown={things.place()}
              onHover={hover}
              onPick={(square) => (isPlaying() ? placing.pick(square) : asked.ask(square))}
              onMoving={setMoving}
              onCity={noting.onCity}
              over={() => <Palette drawing={drawing} nameOf={noting.nameOf} />}
            />
            <OverMap {...of} over={overMap} />
          </>
        }
        tabs={tabsOf(magnate, tab, partsOf(magnate.playing.table, definition, placing))}
        notice={<Tried trying={trying()} table={table} />}
        tab={tab()}
        onTab={setTab}
        timeline={
          <Timeline
            session={session}
            rounds={rounds()}
            courses={coursesOf(magnate)}
            flags={[...flagsOf(magnate.history(), namesIn(session)), ...noteFlagsOf(session)]}
            glyph={(id) => <MilestoneGlyph id={id} />}
            sentence={(at) => briefly(session, session.entries()[at])}
          />
        }
        more={<NextTime session={session} history={magnate.history()} />}
        drawer={drawer}
        wish={asked.wish()}
        moving={moving()}
        speed={speed()}
        onSpeed={setSpeed}
      />
      <Windows {...of} over={overMap} />
    </div>
  );
};
