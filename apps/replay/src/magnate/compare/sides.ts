import { type Ruleset, type Event, type State } from "@blueplate/engine";
import { type History, sameMoment } from "@blueplate/forecast";
import { commonLength, type TreeNode } from "@blueplate/study";
import type { ComparedLine } from "./now.tsx";
import type { SideLine } from "../../line/beside.ts";
import { entriesOf } from "../../analysis/line/entries.ts";
import { viewFrom } from "../../session/viewpoint.ts";
import type { StepOnOtherLine } from "../../session/from-screen.ts";
import type { Session } from "../../session/session.ts";
import { historyIn, eventEntries } from "../history.ts";

/** Another line as the chosen eyes see it, and no further than may be shown. */
export const sideOf = (
  session: Session,
  ruleset: Ruleset,
  { name, nodes }: Pick<SideLine, "name" | "nodes">,
): ComparedLine => {
  const shown = nodes.slice(0, session.lastOf(nodes) + 1);
  const entries = viewFrom(session.viewpoint(), entriesOf(session.rules, shown));
  const withEvents = eventEntries(session, entries);
  return {
    name,
    history: historyIn(session, ruleset, entries),
    // cast: the rules are this game's own, whose states these are.
    state: (at) =>
      viewFrom(session.viewpoint(), session.reader.state(session.chapter(), shown[at]?.id ?? "m0")) as State,
    facts: (at) => withEvents.slice(0, at + 1).flatMap(({ events }): readonly Event[] => events),
  };
};

/** The present line, whose history is known already. */
export const presentSide = (session: Session, history: History, name: string): ComparedLine => ({
  name,
  history,
  // cast: the rules are this game's own, whose states these are.
  state: (at) => session.state(at) as State,
  facts: (at) =>
    eventEntries(session, session.entries())
      .slice(0, at + 1)
      .flatMap(({ events }): readonly Event[] => events),
});

/** Where another line stands at the moment that is shown. Both are told anew: the first picture comes before the history. */
export const momentsOf = (session: Session, ruleset: Ruleset): StepOnOtherLine => {
  const along = (nodes: readonly TreeNode[]): History => sideOf(session, ruleset, { name: "", nodes }).history;
  return (nodes) => {
    const here = session.line();
    return sameMoment(along(here), along(nodes), commonLength(here, nodes), session.at());
  };
};
