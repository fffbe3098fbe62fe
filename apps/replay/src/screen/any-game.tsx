import { shell, Tabletop, wordsOf } from "@blueplate/tabletop";
import { shownTable } from "@blueplate/words";
import { createMemo, createSignal, Show } from "solid-js";
import { chanceTab } from "../chance/tab.tsx";
import { Line } from "../line/line.tsx";
import { roundsIn } from "../session/parts.ts";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/table.ts";
import { briefly, namesIn } from "../session/telling.ts";
import { Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../transport.tsx";
import { Frame } from "./frame.tsx";
import { createPlaying, PlayOn } from "./playing.tsx";

const words = () => shell().replay;

/** The table of any game at this moment, as it was drawn when it was played; open envelopes show what lay in them. */
const Lying = (props: { readonly session: Session }) => {
  const { session } = props;
  const { rules } = session;
  const names = namesIn(session);
  const state = createMemo(() => session.state(session.at()));
  const shown = createMemo(() =>
    shownTable({ words: wordsOf(rules.game), says: shell().table, names, seats: rules.config.seats }, state()),
  );
  const waited = createMemo(() => rules.waitsFor(state()));
  return (
    <div class="lying" tabIndex={0}>
      <Tabletop
        table={shown()}
        says={shell()}
        names={names}
        colour={(seat) => seatsIn(session)[seat]?.banner.colour}
        acts={(seat) => waited().some((each) => each === seat)}
        mine={null}
      />
    </div>
  );
};

/** Looking back at a game that has no screen of its own. */
export const AnyGame = (props: { readonly session: Session }) => {
  const { session } = props;
  const [tab, setTab] = createSignal("line");
  const [speed, setSpeed] = createSignal<Speed>(1);
  const playing = createPlaying(session);
  const rounds = createMemo(() => roundsIn(session.entries().slice(0, session.last() + 1)));
  return (
    <Frame
      session={session}
      middle={<Lying session={session} />}
      tabs={[
        {
          id: "line",
          text: words().tabLine,
          body: () => <Line session={session} parts={rounds()} title={({ round }) => words().round(round)} />,
        },
        {
          id: "play",
          text: words().tabPlay,
          body: () => (
            <Show when={tab() === "play"}>
              <PlayOn session={session} playing={playing} />
            </Show>
          ),
        },
      ]}
      tab={tab()}
      onTab={setTab}
      timeline={
        <Timeline
          session={session}
          rounds={rounds()}
          courses={[]}
          flags={[]}
          sentence={(at) => briefly(session, session.entries()[at])}
          onScrub={() => undefined}
        />
      }
      drawer={[chanceTab(session)]}
      moving={false}
      speed={speed()}
      onSpeed={setSpeed}
    />
  );
};
