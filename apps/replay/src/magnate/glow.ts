import type { Overlay } from "@blueplate/city";
import { type Ruleset, type State } from "@blueplate/engine";
import { type ChainPart, type PositionDifference, differing } from "@blueplate/forecast";
import { stateOf } from "@blueplate/magnate-table";
import type { TableProps } from "@blueplate/tabletop";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Session } from "../session/session.ts";
import { changedInTown, type ComparedMoment, type ComparisonKind } from "./analysis/changed.ts";

/** Milliseconds for which what a step has changed is lit. */
const GLOW_MS = 1000;

/** Where a part of a chain stands on its card. */
const PARTS: Readonly<Record<ChainPart, string>> = {
  cash: ".cash",
  people: ".works",
  stock: ".stock",
  milestones: ".held",
  restaurants: ".restaurants",
};

interface Lit extends ComparedMoment {
  /** Counts what was lit so far. */
  readonly turn: number;
}

/** What a step has changed fades; in what two lines differ is read for as long as one rests there. */
const lineOf = ({ way, turn }: Lit): string =>
  way === "step"
    ? `outline: 2px solid var(--teal); animation: glow-${turn % 2} ${GLOW_MS}ms ease-in;`
    : "outline: 2px dashed var(--teal); background: var(--sunk);";

const ruleOf = ({ thing, part }: PositionDifference, lit: Lit): readonly string[] =>
  part === null
    ? []
    : [
        `.replay .chain[data-thing="${CSS.escape(`${thing.kind}:${thing.id}`)}"] ${PARTS[part]} {
          border-radius: 4px;
          outline-offset: -1px;
          ${lineOf(lit)}
        }`,
      ];

/** Under two names, so that what changes twice in a row begins to fade anew; whoever wants less motion sees it stand and go. */
const FADING = [0, 1]
  .map((turn) => `@keyframes glow-${turn} { from { background: var(--sunk); } to { outline-color: transparent; } }`)
  .join("\n");
const REDUCED_MOTION = "@media (prefers-reduced-motion: reduce) { .replay .chain * { animation: none !important; } }";

/** Rules of a sheet rather than marks on the cards: what is drawn anew keeps them. */
const createSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return sheet;
};

/** How one came from one moment to another: by a step, by a flip to a line that does not hold it, or by a leap, which lights nothing. */
const wayTo = (
  session: Session,
  before: { readonly id: string; readonly parent: string | null },
): ComparisonKind | null => {
  const { id, parent } = session.node();
  if (parent === before.id || before.parent === id) return "step";
  return session.line().some((node) => node.id === before.id) ? null : "flip";
};

/**
 * What a step has changed is lit for a second, in what two lines differ at one moment for as long as one rests there: parts of the
 * companies' cards by outlines, what stands in town by the overlays that are returned. Nothing is lit while somebody pulls the thumb.
 */
export const createGlow = (session: Session, table: TableProps, ruleset: Ruleset): Accessor<readonly Overlay[]> => {
  const [lit, setLit] = createSignal<Lit | null>(null);
  const sheet = createSheet();
  let before: { readonly node: ReturnType<Session["node"]>; readonly state: State } | null = null;
  let turn = 0;
  createEffect(
    on([session.node, session.viewpoint], ([node]) => {
      const last = before;
      const now = stateOf(table);
      before = { node, state: now };
      // Other eyes see something else: what was lit is not theirs.
      if (!last || last.node.id === node.id) return void setLit(null);
      const way = session.scrubbing() ? null : wayTo(session, last.node);
      setLit(way && { way, now, last: last.state, turn: turn++ });
      if (way !== "step") return;
      const timer = setTimeout(() => setLit(null), GLOW_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  createEffect(() => {
    const now = lit();
    const rules = now ? differing(now.last, now.now).flatMap((each) => ruleOf(each, now)) : [];
    sheet.replaceSync(rules.length > 0 ? [FADING, ...rules, REDUCED_MOTION].join("\n") : "");
  });
  return createMemo((): readonly Overlay[] => {
    const now = lit();
    return now ? changedInTown(ruleset, now) : [];
  });
};
