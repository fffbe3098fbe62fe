import type { Outcome, Tagged } from "@blueplate/kernel";
import { BannerSign } from "@blueplate/magnate-table";
import { StandInNote } from "./seats/stand-in.tsx";
import {
  createFilling,
  fillIn,
  type FormFilling,
  type GuidedTable,
  narrow,
  PointsTable,
  Question,
  type QuestionParts,
  shell,
  sideways,
  type TableProps,
  Tabletop,
} from "@blueplate/tabletop";
import { isPerson } from "@blueplate/tabletop/people";
import { BusySign, scrollByKeys } from "@blueplate/ui";
import { type ShownTable, shownTable } from "@blueplate/words";
import { createMemo, createSignal, For, type JSX, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { BoardProps, GameClient } from "../games/client.ts";
import { isLocal } from "../saved-games/saved-game.ts";
import { FurtherBack } from "./back.tsx";
import { EndingPanel } from "./ending.tsx";
import { Log } from "./log.tsx";
import { Nudges } from "./calls/nudges.tsx";
import { PhoneTabs } from "./phone-tabs.tsx";
import "./sideways.css";
import { Sharing } from "./sharing.tsx";
import { Talk } from "./talk/talk.tsx";

const shownOf = ({ words, names, rules, state }: TableProps): ShownTable =>
  shownTable({ words, says: shell().table, names, seats: rules.config.seats }, state);

/** What lies on the table, as the viewer may see it. */
const View = (props: { readonly table: TableProps }) => {
  const shown = createMemo(() => shownOf(props.table));
  const waited = createMemo(() => props.table.rules.waitsFor(props.table.state));
  return (
    <Tabletop
      table={shown()}
      says={shell()}
      names={props.table.names}
      sign={(seat) => <BannerSign banner={props.table.facts.seats[seat]?.banner} seat={seat} />}
      acts={(seat) => waited().some((each) => each === seat)}
      mine={props.table.seat}
    />
  );
};

/** Nothing: a board asks for what is on it by itself. */
const OnBoard = () => <span hidden />;

/** What is asked on the board is not asked beside it a second time. */
const ASKED_ON_BOARD: QuestionParts = { form: OnBoard };

/** The points of the rounds so far. */
const Points = (props: { readonly table: TableProps }) => {
  const shown = createMemo(() => shownOf(props.table));
  return (
    <For each={shown().tallies}>
      {(tally) => <PointsTable tally={tally} names={props.table.names} says={shell()} />}
    </For>
  );
};

/** What a game writes down beside its board; without a sheet of its own the points of the rounds. */
const Sheet = (props: BoardProps & { readonly game: GameClient | null }) => (
  <Show when={props.game?.Sheet} fallback={<Points table={props.table} />}>
    {(sheet) => (
      <Suspense>
        <Dynamic component={sheet()} table={props.table} filling={props.filling} lookFirst={props.lookFirst} />
      </Suspense>
    )}
  </Show>
);

interface GenericTableProps {
  readonly table: TableProps;
  readonly game: GameClient | null;
  /** How the game ended, or null while it runs. */
  readonly outcome: Outcome | null;
}

/** True where nobody else would answer: then what is talked takes no room until something is said. */
const playsAlone = ({ facts }: TableProps): boolean => facts.seats.filter(isPerson).length < 2;

/** What a desk has beside its board: points, log and talk. */
const Beside = (props: BoardProps & { readonly game: GameClient | null }) => (
  <aside class="generic-beside">
    <Show when={props.game?.Board}>
      <Sheet {...props} />
    </Show>
    <div class="panel pad stack log-panel">
      <h2>{shell().table.log}</h2>
      <Log table={props.table} />
    </div>
    {/* Those round one device talk without it. */}
    <Show when={!isLocal(props.table.facts.id)}>
      <details class="panel pad talk-panel" open={!playsAlone(props.table) || props.table.chat.length > 0}>
        <summary>
          <h2>{shell().table.chat}</h2>
        </summary>
        <Talk table={props.table} />
      </details>
    </Show>
  </aside>
);

/** What is asked, the way to a hint, and on a phone to what a desk has beside its board. */
const AskPanel = (
  props: BoardProps & {
    readonly game: GameClient | null;
    readonly tabs: (() => JSX.Element) | null;
    readonly onAdvice: (command: Tagged | null) => void;
  },
) => {
  const { table } = props;
  const lookFirst = () => props.lookFirst?.();
  return (
    <div class="panel pad" ref={scrollByKeys(() => shell().table.yourMove)}>
      <Question
        table={table}
        filling={props.filling}
        parts={props.game?.Board ? ASKED_ON_BOARD : {}}
        calls={<Nudges table={table} />}
        note={<StandInNote table={table} />}
        further={<FurtherBack table={table} />}
        lookFirst={lookFirst() ?? null}
        isQuiet={props.isQuiet?.() ?? false}
      />
      <Show when={props.game?.Hint !== undefined || props.tabs !== null}>
        <aside class="ask-beside" aria-label={shell().table.beside}>
          {/* Nobody is advised about a hand that is not seen. */}
          <Show when={!lookFirst() && props.game?.Hint}>
            {(hint) => (
              <Suspense>
                <Dynamic component={hint()} table={table} onAdvice={props.onAdvice} />
              </Suspense>
            )}
          </Show>
          {props.tabs?.()}
        </aside>
      </Show>
    </div>
  );
};

/** What a guide is told at such a table: nothing is played behind it, and no form of it leads. */
const guidedBy = (filling: FormFilling, onDone: (isDone: boolean) => void): GuidedTable => ({
  isFilling: () => false,
  scene: () => null,
  fillIn: (command) => fillIn(filling, command),
  onDone,
});

/** A table drawn from forms, log and view alone: enough to play any game to its end. What lies on it a game may draw itself. */
export const GenericTable = (props: GenericTableProps) => {
  const { table } = props;
  const filling = createFilling(table);
  const board = () => props.game?.Board;
  const phone = narrow();
  const isSideways = sideways();
  const [advised, advise] = createSignal<Tagged | null>(null);
  const [lookFirst, onLookFirst] = createSignal<string | null>(null);
  const [isQuiet, onDone] = createSignal(false);
  const of = { table, filling, advised, lookFirst, isQuiet, onLookFirst };
  const sheet = () => <Sheet {...of} game={props.game} />;
  // A board fills the screen of a phone.
  const isFolded = createMemo(() => phone() && board() !== undefined);
  const tabs = () => <PhoneTabs table={table} sheet={sheet} />;
  return (
    <>
      <Show when={props.outcome}>
        {(end) => (
          <EndingPanel
            outcome={end()}
            table={table}
            reviewHelp={props.game?.isReviewed ? shell().table.reviewPlaysHelp : undefined}
            share={props.game?.ShareWindow && <Sharing table={table} />}
            more={<Show when={isFolded()}>{tabs()}</Show>}
          >
            <Show when={props.game?.Ending} fallback={<Show when={isFolded()}>{sheet()}</Show>}>
              {(told) => (
                <Suspense>
                  <Dynamic component={told()} table={table} withPoints={isFolded()} />
                </Suspense>
              )}
            </Show>
          </EndingPanel>
        )}
      </Show>
      <div class="generic-table" data-board={board() !== undefined}>
        <main class="generic-main">
          <Show when={board()} fallback={<View table={table} />}>
            {(own) => (
              <Suspense fallback={<BusySign text={shell().loading} />}>
                <Dynamic component={own()} {...of} />
              </Suspense>
            )}
          </Show>
        </main>
        <div class="generic-side stack">
          <AskPanel {...of} game={props.game} tabs={isFolded() && !props.outcome ? tabs : null} onAdvice={advise} />
          {table.guide?.(guidedBy(filling, onDone))}
          {/* Held sideways it has room for the points as well, below what is asked. */}
          <Show when={isFolded() && isSideways()}>
            <aside class="points-beside" aria-label={shell().table.score}>
              {sheet()}
            </aside>
          </Show>
          <Show when={!isFolded()}>
            <Beside {...of} game={props.game} />
          </Show>
        </div>
      </div>
    </>
  );
};
