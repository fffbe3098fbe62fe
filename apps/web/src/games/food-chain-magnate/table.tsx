import type { Overlay } from "@blueplate/city";
import type { Definition, Lens } from "@blueplate/engine";
import type { Outcome } from "@blueplate/kernel";
import { Later, type Tab, Tabs } from "@blueplate/ui";
import {
  createFilling,
  type Filling,
  narrow,
  Question,
  type QuestionParts,
  shell,
  type TableProps,
} from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { Ending } from "../../table/ending.tsx";
import { Log } from "../../table/log.tsx";
import { StandInNote } from "../../table/stand-in.tsx";
import { Talk } from "../../table/talk.tsx";
import {
  CashCourse,
  ChainChips,
  Chains,
  cityView,
  CompanyWindow,
  createPlacing,
  createThings,
  definitionOf,
  Dock,
  forecastLines,
  isOnMap,
  LatestAct,
  LensTab,
  MilestonePanel,
  Orders,
  PageBar,
  partsOf,
  Race,
  RoundCard,
  SheetHead,
  SinceCard,
  stateOf,
  SupplyPanel,
  TextPanel,
  TownMap,
} from "@blueplate/magnate-table";
import { createFrame, type TabId } from "./frame.ts";
import { KeysWindow } from "./keys-window.tsx";
import "./styles/frame.css";
import "./styles/top-bar.css";
import "@blueplate/magnate-table/styles.css";
import { TopBar } from "./top-bar.tsx";

const tabsOf = (props: TableProps, definition: Definition, lens: () => Lens): readonly Tab<TabId>[] => [
  {
    id: "tonight",
    get text() {
      return shell().lens.names[lens()];
    },
    get title() {
      return shell().frame.withKey(shell().lens.help[lens()], "D");
    },
    body: () => <LensTab table={props} definition={definition} lens={lens()} />,
  },
  { id: "race", text: shell().frame.race, body: () => <Race table={props} definition={definition} /> },
  {
    id: "log",
    text: shell().table.log,
    title: shell().frame.withKey(shell().table.log, "L"),
    body: () => <Log table={props} />,
  },
  {
    id: "talk",
    text: shell().table.chat,
    body: () => <Talk table={props.facts.id} words={props.words} lines={props.chat} mine={props.facts.mySeat} />,
  },
];

/** The town as it is drawn through the lens: the forecast under what is lit, and nothing of it while a piece is placed. */
const createMap = (
  props: TableProps,
  definition: Definition,
  lens: () => Lens,
  lights: () => readonly Overlay[] | null,
) => {
  const forecast = createMemo(() => forecastLines(props, definition, stateOf(props), lens()));
  return {
    view: createMemo(() => cityView(props, definition, stateOf(props), lens())),
    overlays: createMemo((): readonly Overlay[] => [...(lights() ? forecast() : []), ...(lights() ?? [])]),
  };
};

/** What is pulled over the map. */
const OverMap = (props: {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly frame: ReturnType<typeof createFrame>;
}) => (
  <>
    <SupplyPanel {...props} open={props.frame.over() === "supply"} onClose={props.frame.close} />
    <TextPanel {...props} open={props.frame.over() === "text"} onClose={props.frame.close} />
    <MilestonePanel {...props} open={props.frame.over() === "milestones"} onClose={props.frame.close} />
  </>
);

/** The end of the game, with the course of cash. */
const End = (props: { readonly table: TableProps; readonly outcome: Outcome }) => (
  <Ending outcome={props.outcome} game={props.table.words} names={props.table.names} table={props.table.facts.id}>
    <CashCourse entries={props.table.entries} seats={props.table.facts.seats} names={props.table.names} />
  </Ending>
);

/** The question of the moment, and the tabs below it. */
const RightRail = (props: {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly filling: Filling;
  readonly parts: QuestionParts;
  readonly frame: ReturnType<typeof createFrame>;
  readonly phone: boolean;
}) => (
  <aside class="right-rail">
    <div class="panel ask-panel" data-region>
      <Show when={props.phone}>
        <SheetHead
          table={props.table}
          filling={props.filling}
          parts={props.parts}
          height={props.frame.pulled()}
          onHeight={props.frame.setPulled}
        />
      </Show>
      <Question
        table={props.table}
        filling={props.filling}
        parts={props.parts}
        note={<StandInNote table={props.table} />}
        orders={<Orders table={props.table} />}
      />
    </div>
    <div class="panel tabs-panel" data-region>
      <Later now={!props.phone || props.frame.page() === "race" || props.frame.page() === "log"}>
        <Tabs
          label={shell().table.state}
          tabs={tabsOf(props.table, props.definition, props.frame.lens)}
          value={props.frame.tab()}
          onChange={props.frame.setTab}
        />
      </Later>
    </div>
  </aside>
);

/** The table of Food Chain Magnate: the town in the middle, chains left, the question right, one's company below. */
export const Table = (props: TableProps) => {
  const definition = definitionOf(props.rules);
  const filling = createFilling(props);
  const frame = createFrame();
  const phone = narrow();
  const placing = createPlacing(props, definition, filling);
  const outcome = createMemo(() => props.rules.outcome(props.state));
  const placed = createMemo(() => isOnMap(filling));
  const asked = createMemo(() => props.rules.waitsFor(props.state).some((seat) => seat === props.seat));
  frame.makeWay(placed);
  frame.followTurn(asked, placed);
  const things = createThings(props, definition, { city: () => frame.show("city"), open: frame.open });
  const map = createMap(props, definition, frame.lens, () => (placed() ? null : things.lights()));
  const of = { table: props, definition };
  const parts = partsOf(props, definition, placing);
  return (
    <div
      class="fcm"
      ref={things.attach}
      data-page={frame.page()}
      data-sheet={outcome() ? "strip" : frame.pulled()}
      data-chains={stateOf(props).chains.length}
    >
      <TopBar {...of} onMilestones={() => frame.toggle("milestones")} />
      <Show when={phone()}>
        <ChainChips table={props} onOpen={frame.setCompany} />
      </Show>
      <aside class="left-rail" data-region aria-label={shell().frame.tabs.chains}>
        <Later now={!phone() || frame.page() === "chains"}>
          <Chains {...of} lens={frame.lens()} onOpen={frame.setCompany} />
        </Later>
      </aside>
      <main class="middle" data-region>
        <Later now={!phone()}>
          <TownMap
            {...of}
            view={map.view()}
            overlays={[...map.overlays(), ...placing.overlays()]}
            placing={placed()}
            lens={frame.lens()}
            onLens={frame.setLens}
            shown={things.place()}
            over={(city) => (
              <>
                <LatestAct table={props} city={city} />
                <SinceCard {...of} hidden={placed()} />
                <RoundCard table={props} hidden={placed()} shown={things.place()} />
              </>
            )}
            onHover={(square) => {
              placing.hover(square);
              things.hover(square);
            }}
            onPick={placing.pick}
          />
        </Later>
        <OverMap {...of} frame={frame} />
        <Show when={outcome()}>{(end) => <End table={props} outcome={end()} />}</Show>
      </main>
      <RightRail {...of} filling={filling} parts={parts} frame={frame} phone={phone()} />
      <Later now={!phone() || frame.page() === "chains"}>
        <Dock
          {...of}
          filling={filling}
          onSupply={() => frame.toggle("supply")}
          onMilestones={() => frame.toggle("milestones")}
          onKeys={() => frame.toggle("keys")}
          onText={() => frame.toggle("text")}
        />
      </Later>
      <Show when={phone()}>
        <PageBar page={frame.page()} onPage={frame.show} />
      </Show>
      <CompanyWindow {...of} seat={frame.company()} onClose={() => frame.setCompany(null)} />
      <KeysWindow open={frame.over() === "keys"} onClose={frame.close} />
    </div>
  );
};
