import { shell, useKeys } from "@blueplate/tabletop";
import { BusySign, type Tab } from "@blueplate/ui";
import { lazy, Suspense } from "solid-js";
import type { Session } from "../session/session.ts";
import type { TimelineFlag } from "../timeline/flags.ts";
import { leapToNote, marksSaid } from "./all-notes.tsx";
import { noteFlags } from "./annotated-nodes.ts";
import type { NotesProps } from "./panel.tsx";
import { replayWords } from "../language.ts";

/** The reader of marks in comments is fetched when somebody looks at notes. */
const Panel = lazy(() => import("./panel.tsx").then((module) => ({ default: module.NotesPanel })));

/** Notes on the game: a view of the right rail. */
export const notesTab = (props: NotesProps): Tab<string> => ({
  id: "notes",
  get text() {
    return replayWords().notes.tab;
  },
  body: () => (
    <Suspense fallback={<BusySign text={shell().loading} />}>
      <Panel {...props} />
    </Suspense>
  ),
});

/** `,` and `.` go to the note or turning point before and the next one on the line. */
export const noteKeys = (session: Session): void =>
  useKeys({ ",": () => leapToNote(session, -1), ".": () => leapToNote(session, 1) });

/** The notes of the present line as the timeline marks them. */
export const noteFlagsOf = (session: Session): readonly TimelineFlag[] =>
  noteFlags(session.chapter(), session.line(), session.last(), marksSaid);
