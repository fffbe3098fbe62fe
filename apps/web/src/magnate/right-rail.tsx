import type { Ruleset } from "@blueplate/engine";
import type { Lens } from "@blueplate/forecast";
import {
  type createReports,
  EveningNews,
  LensTab,
  Orders,
  type PencilledPlan,
  PencilNote,
  type MapPlacing,
  RacePanel,
  ReportCards,
  SheetHead,
  magnateWords,
} from "@blueplate/magnate-table";
import { type FormFilling, Question, type QuestionParts, shell, type TableProps } from "@blueplate/tabletop";
import { Later, scrollByKeys, type Tab, Tabs } from "@blueplate/ui";
import { Show, untrack } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";
import { FurtherBack } from "../table/back.tsx";
import { Log } from "../table/log.tsx";
import { Nudges } from "../table/calls/nudges.tsx";
import { StandInNote } from "../table/seats/stand-in.tsx";
import { Talk } from "../table/talk/talk.tsx";
import type { createFrame, TabId } from "./frame.ts";
import { keepHeight } from "./kept-height.ts";
import { markQuestionFoot } from "./question-foot.ts";

const talkOf = (props: TableProps, unread: () => number): Tab<TabId> => ({
  id: "talk",
  text: shell().table.chat,
  get badge() {
    return unread() > 0 ? { count: unread(), label: shell().table.unread(unread()) } : null;
  },
  body: () => <Talk table={props} />,
});

const tabsOf = (
  props: TableProps,
  shown: TableProps,
  ruleset: Ruleset,
  lens: () => Lens,
  unread: () => number,
): readonly Tab<TabId>[] => [
  {
    id: "tonight",
    get text() {
      return magnateWords().lens.names[lens()];
    },
    get title() {
      return shell().frame.withKey(magnateWords().lens.help[lens()], "D");
    },
    body: () => <LensTab table={shown} ruleset={ruleset} lens={lens()} />,
  },
  { id: "race", text: shell().frame.race, body: () => <RacePanel table={shown} ruleset={ruleset} /> },
  {
    id: "log",
    text: shell().table.log,
    title: shell().frame.withKey(shell().table.log, "L"),
    body: () => <Log table={props} />,
  },
  // Those round one device talk without it.
  ...(isLocal(untrack(() => props.facts.id)) ? [] : [talkOf(props, unread)]),
];

/** The question of the moment, at the table or in pencil, and the tabs below it. */
export const RightRail = (props: {
  readonly table: TableProps;
  readonly pencil: PencilledPlan;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly placing: MapPlacing;
  readonly parts: QuestionParts;
  readonly frame: ReturnType<typeof createFrame>;
  readonly reports: ReturnType<typeof createReports>;
  readonly phone: boolean;
  /** Lines of the talk that nobody has seen. */
  readonly unread: number;
}) => (
  <aside class="right-rail">
    <div
      class="panel ask-panel"
      data-region
      ref={(panel) => {
        scrollByKeys(() => shell().table.yourMove)(panel);
        keepHeight(panel, props.filling, props.frame.stance);
        markQuestionFoot(panel);
      }}
    >
      <Show when={props.phone}>
        <SheetHead
          table={props.pencil.asked}
          filling={props.filling}
          placing={props.placing}
          parts={props.parts}
          height={props.frame.stance()}
          onHeight={props.frame.setPulled}
        />
      </Show>
      <Later now>
        <Question
          table={props.pencil.asked}
          filling={props.filling}
          parts={props.parts}
          headline={props.pencil.open() ? magnateWords().pencil.headline : null}
          note={
            <>
              <Show when={props.phone && !props.pencil.open()}>
                <EveningNews table={props.table} />
              </Show>
              <StandInNote table={props.table} />
              <PencilNote table={props.table} ruleset={props.ruleset} pencil={props.pencil} filling={props.filling} />
            </>
          }
          calls={<Nudges table={props.table} />}
          further={
            <Show when={!props.pencil.open()}>
              <FurtherBack table={props.table} />
            </Show>
          }
          orders={<Orders table={props.table} onOpen={() => props.frame.toggle("orders")} />}
        />
      </Later>
    </div>
    {/* Whoever goes to the tabs has read what lies over them. */}
    <div
      class="panel tabs-panel"
      data-region
      onFocusIn={({ target }) => {
        if (!props.phone && target.closest(".tabs")) props.reports.close();
      }}
    >
      <Show when={!props.phone}>
        <ReportCards table={props.table} ruleset={props.ruleset} reports={props.reports} />
      </Show>
      <Later now={!props.phone || props.frame.page() === "race" || props.frame.page() === "log"}>
        <Tabs
          label={shell().table.state}
          tabs={tabsOf(props.table, props.pencil.shown, props.ruleset, props.frame.lens, () => props.unread)}
          value={props.frame.tab()}
          onChange={props.frame.setTab}
        />
      </Later>
    </div>
  </aside>
);
