import { type Ruleset, type Event, type State } from "@blueplate/engine";
import { type HistoryReducer, historyOf, type History, readingHistory } from "@blueplate/forecast";
import type { Entry } from "@blueplate/kernel";
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from "solid-js";
import { createDrawn } from "../session/drawn.ts";
import type { LineEntry } from "../analysis/line/entries.ts";
import { inSlices, pause } from "../slices.ts";
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

/**
 * The history of the present line, as far as it is shown; of no step at all until the first picture is drawn. The first is read in
 * slices, so that the page answers meanwhile; whatever the line is after that, its history is there with it.
 */
export const createHistory = (session: Session, ruleset: Ruleset): Accessor<History> => {
  const drawn = createDrawn();
  const [first, setFirst] = createSignal<{ readonly of: readonly LineEntry[]; readonly history: History } | null>(null);
  const shown = createMemo(() => session.entries().slice(0, session.last() + 1));
  createEffect(
    on(drawn, async (is) => {
      if (!is) return;
      const of = untrack(shown);
      const history = await inSlices(readingHistory(ruleset, foldingOf(session), eventEntries(session, of)));
      // What hangs on it is drawn in a task of its own.
      await pause();
      setFirst({ of, history });
    }),
  );
  const nothing = historyIn(session, ruleset, []);
  return createMemo(() => {
    const read = first();
    if (!read) return nothing;
    return read.of === shown() ? read.history : historyIn(session, ruleset, shown());
  });
};
