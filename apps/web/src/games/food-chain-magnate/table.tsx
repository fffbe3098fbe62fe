import { Tabs } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createMemo, createSignal, Match, Show, Switch } from "solid-js";
import { createFilling } from "../../table/filling.ts";
import { Log } from "../../table/log.tsx";
import type { TableProps } from "../../table/props.ts";
import { Question } from "../../table/question.tsx";
import { Talk } from "../../table/talk.tsx";
import { CashCourse } from "./cash-course.tsx";
import { Chains } from "./chains.tsx";
import { Dock } from "./dock.tsx";
import { definitionOf, stateOf } from "./game.ts";
import { LastDinner } from "./last-dinner.tsx";
import { TownMap } from "./town/map.tsx";
import { partsOf } from "./parts.tsx";
import { createPlacing } from "./placing.ts";
import { Supply } from "./supply.tsx";
import "./styles/frame.css";
import "./styles/top-bar.css";
import "./styles/chains.css";
import "./styles/card.css";
import "./styles/dock.css";
import "./styles/question.css";
import "./styles/tonight.css";
import "./styles/map.css";
import "./styles/course.css";
import { Tonight } from "./tonight.tsx";
import { TopBar } from "./top-bar.tsx";
import { cityView } from "./view.ts";

const TABS = [
  { id: "tonight", text: shell.town.tonight },
  { id: "log", text: shell.table.log },
  { id: "supply", text: shell.town.supply },
  { id: "talk", text: shell.table.chat },
] as const;

/** The table of Food Chain Magnate: the town in the middle, chains left, the question right, one's company below. */
export const Table = (props: TableProps) => {
  const definition = definitionOf(props.rules);
  const filling = createFilling(props);
  const [tab, setTab] = createSignal<(typeof TABS)[number]["id"]>("tonight");
  const placing = createPlacing(props, definition, filling);
  const view = createMemo(() => cityView(props, definition, stateOf(props)));
  return (
    <div class="fcm">
      <TopBar table={props} definition={definition} />
      <Show when={props.rules.outcome(props.state)}>
        <div class="course">
          <CashCourse entries={props.entries} seats={props.facts.seats} names={props.names} />
        </div>
      </Show>
      <aside class="left-rail">
        <Chains table={props} definition={definition} />
      </aside>
      <main class="middle">
        <TownMap
          table={props}
          definition={definition}
          view={view()}
          overlays={placing.overlays()}
          onHover={placing.hover}
          onPick={placing.pick}
        />
      </main>
      <aside class="right-rail stack">
        <div class="panel pad">
          <Question table={props} filling={filling} parts={partsOf(props, definition, placing)} />
        </div>
        <div class="panel pad stack tabs-panel">
          <Tabs label={shell.table.state} tabs={TABS} value={tab()} onChange={setTab} />
          <Switch>
            <Match when={tab() === "tonight"}>
              <Tonight table={props} definition={definition} />
              <LastDinner table={props} />
            </Match>
            <Match when={tab() === "log"}>
              <Log entries={props.entries} words={props.words} names={props.names} />
            </Match>
            <Match when={tab() === "supply"}>
              <Supply table={props} definition={definition} />
            </Match>
            <Match when={tab() === "talk"}>
              <Talk table={props.facts.id} lines={props.chat} maySpeak={props.facts.mySeat !== null} />
            </Match>
          </Switch>
        </div>
      </aside>
      <Dock table={props} definition={definition} />
    </div>
  );
};
