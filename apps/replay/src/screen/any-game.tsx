import { shell } from "@blueplate/tabletop";
import { createMemo, createSignal, Show } from "solid-js";
import { chanceTab } from "../chance/tab.tsx";
import { Line } from "../line/line.tsx";
import { noteFlagsOf, noteKeys, notesTab } from "../notes/tab.tsx";
import type { Viewing } from "../session/viewing.ts";
import { roundsIn } from "../session/parts.ts";
import type { Session } from "../session/session.ts";
import { briefly } from "../session/telling.ts";
import { Timeline } from "../timeline/timeline.tsx";
import type { Speed } from "../transport.tsx";
import { Frame } from "./frame.tsx";
import { Lying } from "./lying.tsx";
import { createPlaying } from "../session/for-seat.ts";
import { PlayOn } from "./playing.tsx";

const words = () => shell().replay;

/** A table is looked at in one way only. */
const viewing: Viewing = {
  look: () => ({ camera: null, lens: null }),
  setLook: () => undefined,
  pointed: () => null,
  point: () => undefined,
};

/** Looking back at a game that has no screen of its own. */
export const AnyGame = (props: { readonly session: Session }) => {
  const { session } = props;
  const [tab, setTab] = createSignal("line");
  const [speed, setSpeed] = createSignal<Speed>(1);
  const playing = createPlaying(session);
  noteKeys(session);
  const rounds = createMemo(() => roundsIn(session.entries().slice(0, session.last() + 1)));
  return (
    <Frame
      session={session}
      middle={<Lying session={session} />}
      tabs={[
        {
          id: "line",
          get text() {
            return words().tabLine;
          },
          body: () => (
            <Line
              session={session}
              shown={tab() === "line"}
              parts={rounds()}
              title={({ round }) => words().round(round)}
            />
          ),
        },
        {
          id: "play",
          get text() {
            return words().tabPlay;
          },
          body: () => (
            <Show when={tab() === "play"}>
              <PlayOn session={session} playing={playing} />
            </Show>
          ),
        },
        notesTab({ session, viewing, nameOf: ({ id }) => id }),
      ]}
      tab={tab()}
      onTab={setTab}
      timeline={
        <Timeline
          session={session}
          rounds={rounds()}
          courses={[]}
          flags={noteFlagsOf(session)}
          sentence={(at) => briefly(session, session.entries()[at])}
        />
      }
      drawer={[chanceTab(session)]}
      moving={false}
      speed={speed()}
      onSpeed={setSpeed}
    />
  );
};
