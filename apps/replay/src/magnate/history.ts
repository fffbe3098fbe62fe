import { type Ruleset, type Event, type State } from "@blueplate/engine";
import { type HistoryReducer, historyOf, type History } from "@blueplate/forecast";
import type { Entry } from "@blueplate/kernel";
import { type Accessor, createMemo } from "solid-js";
import { createDrawn } from "../session/drawn.ts";
import type { LineEntry } from "../analysis/line/entries.ts";
import { viewFrom } from "../session/viewpoint.ts";
import type { Session } from "../session/session.ts";

const isGame = (session: Session): boolean => session.chapter().source._tag === "Game";

/** How the facts of a chapter become states: a position begins with the state that was set up, as the chosen eyes see it. */
export const foldingOf = (session: Session): HistoryReducer => {
  const { rules } = session;
  const initialState = isGame(session)
    ? rules.initialState
    : viewFrom(session.viewpoint(), session.reader.state(session.chapter(), "m0"));
  // cast: the rules are this game's own, whose states and events these are.
  return {
    config: rules.config,
    initialState: initialState as State,
    evolve: (state, event) => rules.evolve(state, event) as State,
  };
};

/** Entries as their facts tell them: the set-up of a position is told as the state that it leads to. */
export const eventEntries = (
  session: Session,
  entries: readonly LineEntry[],
): readonly Extract<Entry<Event>, { readonly events: unknown }>[] => {
  const [first, ...rest] = entries;
  const withoutDeal = isGame(session) || !first ? entries : [{ ...first, events: [] }, ...rest];
  // cast: the rules are this game's own, whose events these are.
  return withoutDeal as unknown as readonly Extract<Entry<Event>, { readonly events: unknown }>[];
};

/** The history of a line of the chapter. */
export const historyIn = (session: Session, ruleset: Ruleset, entries: readonly LineEntry[]): History =>
  historyOf(ruleset, foldingOf(session), eventEntries(session, entries));

/** The history of the present line, as far as it is shown; of no step at all until the first picture is drawn. */
export const createHistory = (session: Session, ruleset: Ruleset): Accessor<History> => {
  const drawn = createDrawn();
  return createMemo(() => historyIn(session, ruleset, drawn() ? session.entries().slice(0, session.last() + 1) : []));
};
