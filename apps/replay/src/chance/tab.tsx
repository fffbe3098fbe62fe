import { shell } from "@blueplate/tabletop";
import { Busy, type Tab } from "@blueplate/ui";
import { createMemo, lazy, Suspense } from "solid-js";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/seats.ts";

/** Bots are fetched when somebody wants to know. */
const Panel = lazy(() => import("./panel.tsx").then((module) => ({ default: module.ChancePanel })));
const PlayOn = lazy(() => import("./play-on.tsx").then((module) => ({ default: module.BotsPlayOn })));

const Chance = (props: { readonly session: Session }) => {
  const { session } = props;
  const seats = createMemo(() => seatsIn(session));
  const looked = {
    rules: session.rules,
    changed: session.reader.changed,
    get seats() {
      return seats();
    },
    get line() {
      return session.line();
    },
    get at() {
      return session.at();
    },
    get last() {
      return session.last();
    },
    state: session.openState,
    go: session.go,
    onTurns: session.setTurns,
    playOn: session.playOn,
  };
  return (
    <Suspense fallback={<Busy text={shell().loading} />}>
      <Panel {...looked}>
        <PlayOn {...looked} />
      </Panel>
    </Suspense>
  );
};

/** The chance to win, and lines that bots play: a view of the drawer. */
export const chanceTab = (session: Session): Tab<string> => ({
  id: "chance",
  get text() {
    return shell().chance.tab;
  },
  body: () => <Chance session={session} />,
});
