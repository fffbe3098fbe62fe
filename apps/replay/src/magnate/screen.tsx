import type { Overlay, Square } from "@blueplate/city";
import { type Definition, type Lens, thingAt, valueAt } from "@blueplate/engine";
import {
  Chains,
  cityView,
  CompanyWindow,
  createPlacing,
  createThings,
  dashOf,
  definitionOf,
  forecastLines,
  LensTab,
  MilestonePanel,
  partsOf,
  Race,
  stateOf,
  SupplyPanel,
  TownMap,
} from "@blueplate/magnate-table";
import "@blueplate/magnate-table/styles.css";
import { shell, type TableProps, useKeys } from "@blueplate/tabletop";
import type { Tab } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, Show } from "solid-js";
import { chanceTab } from "../chance/tab.tsx";
import { Line } from "../line/line.tsx";
import type { Session } from "../session/session.ts";
import { seatsIn, tableOf } from "../session/table.ts";
import { briefly, namesIn } from "../session/telling.ts";
import type { Wish } from "../screen/drawer.tsx";
import { Frame } from "../screen/frame.tsx";
import { createPlaying, type Playing, PlayOn } from "../screen/playing.tsx";
import { type Course, Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../transport.tsx";
import type { Trial } from "../dinner/dinner-table.tsx";
import { drawerOf } from "./drawer.tsx";
import { createHistory } from "./history.ts";
import { NextTime } from "./next-time.tsx";
import { flagsOf, turnTitle } from "./telling.ts";

const words = () => shell().replay;

/** What the parts of this game's screen have in common. */
interface Magnate {
  readonly session: Session;
  readonly definition: Definition;
  readonly table: TableProps;
  readonly playing: Playing;
  readonly history: ReturnType<typeof createHistory>;
}

/** What the last step has changed in everybody's cash. */
const createChanges = ({ session, history }: Magnate): Accessor<readonly number[]> =>
  createMemo(() =>
    history().chains.map(({ cash }) =>
      session.at() === 0 ? 0 : valueAt(cash, session.at()) - valueAt(cash, session.at() - 1),
    ),
  );

const coursesOf = ({ session, history }: Magnate): readonly Course[] =>
  history().chains.map(({ seat, cash }) => ({
    name: namesIn(session)(seat),
    colour: seatsIn(session)[seat]?.banner.colour ?? "#857864",
    dash: dashOf(seat),
    data: cash,
  }));

/** A step on is played; any other way through the game shows its position at once. */
const createStill = ({ session }: Magnate, scrubbing: Accessor<boolean>): Accessor<boolean> => {
  const look = createMemo<{ readonly node: string; readonly still: boolean }>(
    (before) => {
      const { id, parent } = session.node();
      if (id === before.node) return before;
      return { node: id, still: scrubbing() || parent !== before.node };
    },
    { node: "", still: true },
  );
  return () => look().still || session.fact() !== null;
};

const tabsOf = (
  magnate: Magnate,
  lens: Accessor<Lens>,
  tab: Accessor<string>,
  parts: ReturnType<typeof partsOf>,
): readonly Tab<string>[] => {
  const { session, definition, table, history } = magnate;
  return [
    {
      id: "line",
      text: words().tabLine,
      body: () => (
        <Line
          session={session}
          parts={history().turns}
          title={(turn) => turnTitle(turn, namesIn(session))}
          quiet={(turn) => turn.deeds.length === 0}
        />
      ),
    },
    {
      id: "play",
      text: words().tabPlay,
      body: () => (
        <Show when={tab() === "play"}>
          <PlayOn session={session} playing={magnate.playing} parts={parts} />
        </Show>
      ),
    },
    {
      id: "houses",
      get text() {
        return shell().lens.names[lens()];
      },
      body: () => <LensTab table={table} definition={definition} lens={lens()} />,
    },
    { id: "race", text: shell().frame.race, body: () => <Race table={table} definition={definition} /> },
  ];
};

/** What is lit in town: what is placed while one plays on, or else what is pointed at. */
const createOverlays = (
  { table, definition }: Magnate,
  lens: Accessor<Lens>,
  playing: Accessor<boolean>,
  placing: ReturnType<typeof createPlacing>,
  lights: Accessor<readonly Overlay[]>,
): Accessor<readonly Overlay[]> => {
  const forecast = createMemo(() => forecastLines(table, definition, stateOf(table), lens()));
  return () => (playing() ? placing.overlays() : [...forecast(), ...lights()]);
};

/** What is pulled over the map. */
const createOver = () => {
  const [over, setOver] = createSignal<"supply" | "milestones" | null>(null);
  const [company, setCompany] = createSignal<number | null>(null);
  const toggle = (what: "supply" | "milestones"): void => void setOver(over() === what ? null : what);
  useKeys({ s: () => toggle("supply"), m: () => toggle("milestones") });
  return { over, setOver, company, setCompany, close: (): void => void setOver(null) };
};

/** A house that is clicked is asked about: its dinner, who served it and why. */
const createAsked = ({ table, definition }: Magnate) => {
  const [house, setHouse] = createSignal<number | null>(null);
  const [wish, setWish] = createSignal<Wish | null>(null);
  const ask = (square: Square): void => {
    const thing = thingAt(definition, stateOf(table), square);
    if (thing?.kind !== "house") return;
    setHouse(Number(thing.id));
    setWish({ tab: "dinner" });
  };
  return { house, wish, ask };
};

/** Looking back at a game of Food Chain Magnate. */
export const MagnateScreen = (props: { readonly session: Session }) => {
  const { session } = props;
  const definition = definitionOf(session.rules);
  const eyes = (): number | null => (typeof session.eyes() === "number" ? Number(session.eyes()) : null);
  const table = tableOf(session, () => null);
  const magnate: Magnate = {
    session,
    definition,
    table,
    playing: createPlaying(session),
    history: createHistory(session, definition),
  };
  const [lens, setLens] = createSignal<Lens>("now");
  const [tab, setTab] = createSignal("line");
  const [speed, setSpeed] = createSignal<Speed>(1);
  const [moving, setMoving] = createSignal(false);
  const [scrubbing, setScrubbing] = createSignal(false);
  const still = createStill(magnate, scrubbing);
  const isPlaying = (): boolean => tab() === "play";
  const placing = createPlacing(magnate.playing.table, definition, magnate.playing.filling);
  const overMap = createOver();
  const things = createThings(table, definition, { city: () => undefined, open: overMap.setOver });
  const overlays = createOverlays(magnate, lens, isPlaying, placing, things.lights);
  const changes = createChanges(magnate);
  const asked = createAsked(magnate);
  const tryOut = ({ flip, chance }: Trial): void => {
    session.go(chance.at);
    magnate.playing.setSeat(flip.seat);
    setTab("play");
  };
  const drawer = [...drawerOf({ ...magnate, house: asked.house, onTry: tryOut }), chanceTab(session)];
  const view = createMemo(() => cityView(table, definition, stateOf(table), lens()));
  const hover = (square: Square | null): void => {
    if (isPlaying()) placing.hover(square);
    things.hover(square);
  };
  const of = { table, definition };
  return (
    <div class="magnate" ref={things.attach} data-mine={eyes()}>
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
              noon={scrubbing()}
              pace={speed()}
              lens={lens()}
              onLens={setLens}
              shown={things.place()}
              onHover={hover}
              onPick={(square) => (isPlaying() ? placing.pick(square) : asked.ask(square))}
              onMoving={setMoving}
            />
            <SupplyPanel {...of} open={overMap.over() === "supply"} onClose={overMap.close} />
            <MilestonePanel {...of} open={overMap.over() === "milestones"} onClose={overMap.close} />
          </>
        }
        tabs={tabsOf(magnate, lens, tab, partsOf(magnate.playing.table, definition, placing))}
        tab={tab()}
        onTab={setTab}
        timeline={
          <Timeline
            session={session}
            rounds={magnate.history().rounds}
            courses={coursesOf(magnate)}
            flags={flagsOf(magnate.history(), namesIn(session))}
            sentence={(at) => briefly(session, session.entries()[at])}
            onScrub={setScrubbing}
          />
        }
        more={<NextTime session={session} history={magnate.history()} />}
        drawer={drawer}
        wish={asked.wish()}
        moving={moving()}
        speed={speed()}
        onSpeed={setSpeed}
      />
      <CompanyWindow {...of} seat={overMap.company()} onClose={() => overMap.setCompany(null)} />
    </div>
  );
};
