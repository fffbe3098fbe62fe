import { type Definition, historyOf, type History, type State } from "@blueplate/engine";
import type { Rules } from "@blueplate/kernel";
import { type Accessor, createMemo } from "solid-js";
import type { LineEntry } from "../session/entries.ts";
import type { Session } from "../session/session.ts";

/** The history of a line from the first state on. */
const historyFrom = (definition: Definition, rules: Rules, blank: unknown, entries: readonly LineEntry[]): History =>
  historyOf(
    definition,
    // cast: the rules are this game's own, whose states and events these are.
    { config: rules.config, blank: blank as State, evolve: (state, event) => rules.evolve(state, event) as State },
    // cast: as above.
    entries as unknown as Parameters<typeof historyOf>[2],
  );

/** The set-up is told as the state that it leads to: a position has no facts that lead to it. */
const fromPosition = ([first, ...rest]: readonly LineEntry[]): readonly LineEntry[] =>
  first ? [{ ...first, events: [] }, ...rest] : [];

/** The history of the present line, as far as it is shown. */
export const createHistory = (session: Session, definition: Definition): Accessor<History> =>
  createMemo(() => {
    const entries = session.entries().slice(0, session.last() + 1);
    return session.chapter().source._tag === "Game"
      ? historyFrom(definition, session.rules, session.rules.blank, entries)
      : historyFrom(definition, session.rules, session.reader.state(session.chapter(), "m0"), fromPosition(entries));
  });
