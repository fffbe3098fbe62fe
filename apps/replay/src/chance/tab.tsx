import { shell } from "@blueplate/tabletop";
import { BusySign, type Tab } from "@blueplate/ui";
import { lazy, Show, Suspense } from "solid-js";
import { isPastRules } from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import { type EstimateContext, estimateContextIn } from "./estimate-context.ts";
import { replayWords } from "../language.ts";

/** Bots are fetched when somebody wants to know. */
const Panel = lazy(() => import("./panel.tsx").then((module) => ({ default: module.ChancePanel })));
const PlayOn = lazy(() => import("./play-on.tsx").then((module) => ({ default: module.BotsPlayOn })));

const Chance = (props: { readonly session: Session; readonly sign: EstimateContext["sign"] }) => {
  const { session } = props;
  const looked = estimateContextIn(session, props.sign);
  return (
    <Suspense fallback={<BusySign text={shell().loading} />}>
      <Panel {...looked}>
        {/* Whoever plays on plays the game as it lies. */}
        <Show when={!isPastRules(session)}>
          <PlayOn {...looked} state={session.openState} />
        </Show>
      </Panel>
    </Suspense>
  );
};

/** The chance to win, and lines that bots play: a view of the drawer. `sign` draws the sign of a seat, where the game has signs. */
export const chanceTab = (session: Session, sign?: EstimateContext["sign"]): Tab<string> => ({
  id: "chance",
  get text() {
    return replayWords().chance.tab;
  },
  body: () => <Chance session={session} sign={sign} />,
});
