import type { Ruleset } from "@blueplate/engine";
import type { Outcome, Tagged } from "@blueplate/kernel";
import { Later } from "@blueplate/ui";
import { fillIn, type FormFilling, KeysWindow, narrow, shell, type TableProps } from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { replayLink } from "../saved-games/saved-game.ts";
import { EndingPanel } from "../table/ending.tsx";
import { createUnread } from "../table/talk/unread.ts";
import {
  CashCurve,
  ChainChips,
  Chains,
  CompanyWindow,
  Dock,
  Looks,
  MilestonePanel,
  OrdersPanel,
  PageBar,
  besideInk,
  partsOf,
  PencilBand,
  PlannerPanel,
  stateOf,
  SupplyPanel,
  GameTerms,
  TextPanel,
  TownCard,
} from "@blueplate/magnate-table";
import type { createFrame } from "./frame.ts";
import { createGuidedParts } from "./guided-parts.ts";
import "./styles/frame.css";
import "./styles/top-bar.css";
import "@blueplate/magnate-table/styles.css";
import { looksOf } from "./looks.ts";
import { RightRail } from "./right-rail.tsx";
import { Sharing } from "../table/sharing.tsx";
import { TopBar } from "./top-bar.tsx";
import { Town } from "./town.tsx";
import { giveTownRoom } from "./town-room.ts";
import { createWorkplace } from "./workplace.ts";

/** What opens over the whole page: a company, what a term means, the keys. */
const Windows = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly frame: ReturnType<typeof createFrame>;
}) => (
  <>
    <CompanyWindow
      {...props}
      seat={props.frame.company()}
      onSeat={props.frame.setCompany}
      onClose={() => props.frame.setCompany(null)}
    />
    <GameTerms table={props.table} ruleset={props.ruleset} />
    <KeysWindow list={shell().frame.keyList} open={props.frame.over() === "keys"} onClose={props.frame.close} />
  </>
);

/** One's own company below the town. */
const OwnCompany = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly frame: ReturnType<typeof createFrame>;
}) => (
  <Dock
    table={props.table}
    ruleset={props.ruleset}
    filling={props.filling}
    onSupply={() => props.frame.toggle("supply")}
    onMilestones={() => props.frame.toggle("milestones")}
    onPlanner={() => props.frame.toggle("planner")}
    onKeys={() => props.frame.toggle("keys")}
    onText={() => props.frame.toggle("text")}
  />
);

/** What is pulled over the map; plans are made for the game as it is, whatever is shown. */
const OverMap = (props: {
  readonly table: TableProps;
  readonly asked: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly frame: ReturnType<typeof createFrame>;
}) => {
  const over = () => props.frame.over();
  const of = { table: props.table, ruleset: props.ruleset, onClose: props.frame.close };
  return (
    <>
      <SupplyPanel {...of} open={over() === "supply"} />
      <TextPanel
        {...of}
        open={over() === "text"}
        why={() => import("./why-lines.ts").then(({ whySinceOwn }) => whySinceOwn(props.asked))}
      />
      <MilestonePanel {...of} open={over() === "milestones"} />
      <TownCard {...of} thing={props.frame.card()} open={over() === "card"} />
      <OrdersPanel {...of} table={props.asked} open={over() === "orders"} />
      <PlannerPanel {...of} table={props.asked} filling={props.filling} open={over() === "planner"} />
    </>
  );
};

/** The end of the game, with the course of cash, and what to look at again for those who did not win. */
const End = (props: { readonly table: TableProps; readonly outcome: Outcome; readonly isBoardAsked: boolean }) => (
  <EndingPanel
    outcome={props.outcome}
    table={props.table}
    isBoardAsked={props.isBoardAsked}
    share={<Sharing table={props.table} />}
    map={stateOf(props.table).town.tiles.map((row) => row.join(" "))}
    reviewHelp={shell().table.reviewHelp}
  >
    <CashCurve entries={props.table.entries} seats={props.table.facts.seats} names={props.table.names} />
    <Looks
      table={props.table}
      outcome={props.outcome}
      link={(at) => `${replayLink(props.table.facts.id)}&at=${at}&lens=tonight`}
    />
  </EndingPanel>
);

/** The town in the middle, chains left, the question right, one's company below. */
const Desk = (props: TableProps) => {
  const workplace = createWorkplace(props);
  const { ruleset, pencil, filling, frame, stage, placing, placed, things, pinging, reports } = workplace;
  const { asked, shown } = pencil;
  const phone = narrow();
  const unread = createUnread(props, () => frame.tab() === "talk" && (!phone() || frame.page() === "log"));
  const outcome = createMemo(() => props.rules.outcome(props.state));
  const of = { table: props, ruleset };
  const seen = { table: shown, ruleset };
  /** Somebody fills in an act that they have chosen, or has staged a piece: then the town needs the room on a phone. */
  const isFilling = (): boolean =>
    placing.isStaged() || (filling.forms().length > 1 && filling.form() !== null && !placed());
  const takeUp = (command: Tagged): void => {
    frame.close();
    frame.show("act");
    fillIn(filling, command);
  };
  const guided = createGuidedParts(partsOf(asked, ruleset, placing, stage));
  const parts = besideInk(guided.parts, pencil, filling);
  const rail = { pencil, filling, placing, frame, reports, parts };
  return (
    <div
      class="fcm"
      ref={(page) => {
        things.attach(page);
        pinging.attach(page);
        giveTownRoom(page, () => [asked.state, filling.forms(), frame.stance()]);
      }}
      data-pinging={pinging.armed()}
      data-page={frame.page()}
      data-pencil={pencil.open()}
      data-staged={placing.isStaged()}
      data-sheet={frame.stance() !== "beside" && outcome() ? "strip" : frame.stance()}
      data-chains={stateOf(props).chains.length}
    >
      <Later now>
        <TopBar {...of} onMilestones={() => frame.toggle("milestones")} />
      </Later>
      <Show when={phone()}>
        <Later now>
          <ChainChips table={shown} onOpen={frame.setCompany} />
        </Later>
      </Show>
      <aside class="left-rail" data-region aria-label={shell().frame.tabs.chains}>
        <Later now={!phone() || frame.page() === "chains"}>
          <Chains {...seen} lens={frame.lens()} onOpen={frame.setCompany} />
        </Later>
      </aside>
      <main class="middle" data-region>
        <Later now={!phone()}>
          <Town table={props} workplace={workplace} phone={phone()} />
        </Later>
        {props.guide?.({ isFilling, fillIn: takeUp, scene: stage.scene, lead: guided.lead })}
        <PencilBand pencil={pencil} />
        <Later now={false}>
          <OverMap {...seen} asked={props} filling={filling} frame={frame} />
        </Later>
        {/* The last evening is seen before its result. */}
        <Show when={!stage.isAwaited() && outcome()}>
          {(end) => <End table={props} outcome={end()} isBoardAsked={phone() && frame.page() === "city"} />}
        </Show>
      </main>
      <Later now>
        <RightRail {...of} {...rail} phone={phone()} unread={unread()} />
      </Later>
      <Later now={!phone() || frame.page() === "chains"}>
        <OwnCompany table={asked} ruleset={ruleset} filling={filling} frame={frame} />
      </Later>
      <Show when={phone()}>
        <Later now>
          <PageBar pages={frame.pages()} page={frame.page()} onPage={frame.show} unread={unread()} />
        </Later>
      </Show>
      <Later now={frame.company() !== null || frame.over() !== null}>
        <Windows {...seen} frame={frame} />
      </Later>
    </div>
  );
};

/** The table of Food Chain Magnate, once it is known how the modules look that are played. */
export const MagnateTable = (props: TableProps) => {
  const isReady = looksOf(props.rules.config);
  return (
    <Show when={isReady()}>
      <Desk {...props} />
    </Show>
  );
};
