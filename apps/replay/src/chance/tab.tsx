import { shell } from "@blueplate/tabletop";
import { Busy, type Tab } from "@blueplate/ui";
import { lazy, Suspense } from "solid-js";
import type { Session } from "../session/session.ts";
import { lookedIn } from "./looked.ts";

/** Bots are fetched when somebody wants to know. */
const Panel = lazy(() => import("./panel.tsx").then((module) => ({ default: module.ChancePanel })));
const PlayOn = lazy(() => import("./play-on.tsx").then((module) => ({ default: module.BotsPlayOn })));

const Chance = (props: { readonly session: Session }) => {
  const { session } = props;
  const looked = lookedIn(session);
  return (
    <Suspense fallback={<Busy text={shell().loading} />}>
      <Panel {...looked}>
        {/* Whoever plays on plays the game as it lies. */}
        <PlayOn {...looked} state={session.openState} />
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
