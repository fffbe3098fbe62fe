import { LensTab, type partsOf, RacePanel, magnateWords } from "@blueplate/magnate-table";
import { shell } from "@blueplate/tabletop";
import { BusySign, type Tab } from "@blueplate/ui";
import { type Accessor, Show } from "solid-js";
import { Line } from "../line/line.tsx";
import { PlayOn } from "../screen/playing.tsx";
import { namesIn } from "../session/event-text.ts";
import type { MagnateScreenContext } from "./magnate.ts";
import { isQuiet, partTitle } from "./part-title.ts";
import { replayTexts, replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** The views of the right rail. What is reckoned anew at every step is drawn only while it is looked at. */
export const tabsOf = (
  magnate: MagnateScreenContext,
  tab: Accessor<string>,
  parts: ReturnType<typeof partsOf>,
): readonly Tab<string>[] => {
  const { session, ruleset, resting, history, noting } = magnate;
  return [
    {
      id: "line",
      get text() {
        return words().tabLine;
      },
      body: () => (
        <Show when={history().steps > 0} fallback={<BusySign text={shell().loading} />}>
          <Line
            session={session}
            shown={tab() === "line"}
            parts={history().turns}
            title={(turn) => partTitle(replayTexts(), history(), turn, namesIn(session))}
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
        return magnateWords().lens.names[noting.lens()];
      },
      body: () => (
        <Show when={tab() === "houses"}>
          <LensTab table={resting} ruleset={ruleset} lens={noting.lens()} />
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
          <RacePanel table={resting} ruleset={ruleset} />
        </Show>
      ),
    },
  ];
};
