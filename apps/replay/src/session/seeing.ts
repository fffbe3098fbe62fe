import type { Chapter, Reader } from "@blueplate/study";
import { type Accessor, batch, createMemo, createSignal } from "solid-js";
import { entriesOf, type LineEntry } from "../analysis/line/entries.ts";
import { type Viewpoint, viewFrom } from "./viewpoint.ts";
import type { LineCursor } from "./line-cursor.ts";

/** The state after a whole step. */
const positions =
  (reader: Reader, chapter: Accessor<Chapter>, { line }: LineCursor) =>
  (at: number): unknown => {
    const node = line()[Math.max(0, Math.min(line().length - 1, at))];
    return node ? reader.state(chapter(), node.id) : null;
  };

/** Stepping through the facts of one step. */
const createFacts = (
  reader: Reader,
  place: LineCursor,
  whole: (at: number) => unknown,
  entries: Accessor<readonly LineEntry[]>,
  step: (by: number) => void,
) => {
  const [shown, setShown] = createSignal<{ readonly node: string; readonly facts: number } | null>(null);
  const here = (): string => place.line()[place.at()]?.id ?? "";
  // Whoever goes on to another node sees all of it.
  const fact = (): number | null => (shown()?.node === here() ? (shown()?.facts ?? null) : null);
  const showFacts = (node: string, facts: number | null): void =>
    void setShown(facts === null ? null : { node, facts });
  const setFact = (facts: number | null): void => showFacts(here(), facts);
  const factsAt = (at: number) => entries()[at]?.events ?? [];
  const openState = (at: number): unknown => {
    const count = fact();
    if (count === null || at !== place.at() || at === 0) return whole(at);
    let state = whole(at - 1);
    for (const event of factsAt(at).slice(0, count)) state = reader.rules.evolve(state, event);
    return state;
  };
  const stepFact = (by: 1 | -1): void => {
    const here = place.at();
    const next = (fact() ?? factsAt(here).length) + by;
    const count = factsAt(here + by).length;
    if (next >= 1 && next < factsAt(here).length && here > 0) setFact(next);
    else if (next === factsAt(here).length) setFact(null);
    else {
      batch(() => {
        step(by);
        if (place.at() !== here && by === 1 && count > 1) setFact(1);
      });
    }
  };
  return { fact, showFacts, openState, stepFact };
};

/** What of a line lies open. */
interface Open {
  readonly entries: Accessor<readonly LineEntry[]>;
  readonly state: (at: number) => unknown;
  readonly whole: (at: number) => unknown;
}

/** The same as the chosen eyes see it. */
interface Sight extends Open {
  readonly viewpoint: Accessor<Viewpoint>;
  readonly setViewpoint: (viewpoint: Viewpoint) => void;
}

/** Sees everything, until other eyes are chosen. */
const createSight = (open: Open): Sight => {
  const [viewpoint, setViewpoint] = createSignal<Viewpoint>("all");
  return {
    viewpoint,
    setViewpoint: (next) => void setViewpoint(() => next),
    entries: createMemo(() => viewFrom(viewpoint(), open.entries())),
    state: (to) => viewFrom(viewpoint(), open.state(to)),
    whole: (to) => viewFrom(viewpoint(), open.whole(to)),
  };
};

/** The positions and the facts of the line, as they lie open and as the chosen eyes see them. `step` goes along the line. */
export const createSeeing = (
  reader: Reader,
  chapter: Accessor<Chapter>,
  place: LineCursor,
  step: (by: number) => void,
) => {
  const entries = createMemo(() => entriesOf(reader.rules, place.line()));
  const whole = positions(reader, chapter, place);
  const facts = createFacts(reader, place, whole, entries, step);
  return { ...facts, ...createSight({ entries, state: facts.openState, whole }) };
};
