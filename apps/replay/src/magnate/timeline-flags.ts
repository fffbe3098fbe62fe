import type { Ruleset, EmployeeId, Event } from "@blueplate/engine";
import type { History, TimelineMark } from "@blueplate/forecast";
import { foodChainMagnate } from "@blueplate/tabletop";
import { structuresLine } from "@blueplate/words";
import type { ShortText } from "../analysis/line/entries.ts";
import type { TimelineFlag } from "../timeline/flags.ts";
import { replayWords } from "../language.ts";

type Names = (seat: number) => string;

const words = () => replayWords().replay;

const milestoneText = (milestone: string): string => {
  const known: Readonly<Record<string, { readonly name: string }>> = foodChainMagnate().milestones;
  return known[milestone]?.name ?? milestone;
};

/** The moments that are marked; what happens all the time is found by stepping to its next time. */
const flagOf = (moment: TimelineMark, names: Names): TimelineFlag | null => {
  const { at, kind } = moment;
  if (kind === "milestone") {
    const text = words().flagMilestone(names(moment.seat), milestoneText(moment.milestone));
    return { at, kind, seat: moment.seat, text, milestone: moment.milestone };
  }
  if (kind === "bank-break") return { at, kind: "bank", seat: null, text: words().flagBank(moment.breaks) };
  if (kind === "dinner" && moment.contested) {
    const text = words().flagDinner(moment.house, names(moment.seat), moment.income);
    return { at, kind, seat: moment.seat, text };
  }
  return kind === "end" ? { at, kind, seat: null, text: words().flagEnd } : null;
};

/** How many dinners are marked for the money that was taken at them. */
const FEASTS = 3;

/** The dinners at which the most money was taken, a round's as one. */
const feastsOf = ({ moments, phases }: History): readonly TimelineFlag[] => {
  const sums = new Map<number, number>();
  for (const moment of moments)
    if (moment.kind === "dinner") sums.set(moment.at, (sums.get(moment.at) ?? 0) + moment.income);
  const roundOf = (at: number): number =>
    phases.findLast(({ phase, from }) => phase === "dinnertime" && from <= at)?.round ?? 1;
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, FEASTS)
    .map(([at, sum]) => ({ at, kind: "feast", seat: null, text: words().flagFeast(roundOf(at), sum) }));
};

/** What the timeline marks of a game; the same at one step only once, but each milestone for itself. */
export const flagsOf = (history: History, names: Names): readonly TimelineFlag[] => {
  const flags = [...history.moments.flatMap((moment) => flagOf(moment, names) ?? []), ...feastsOf(history)];
  return flags.filter(
    ({ at, kind, text }, index) =>
      flags.findIndex(
        (each) => each.at === at && each.kind === kind && (kind !== "milestone" || each.text === text),
      ) === index,
  );
};

/** How a line of the game tells what is long: a structure by how many of each kind work in it. */
export const inShortFor =
  ({ content }: Ruleset, names: Names): ShortText =>
  (event) => {
    // cast: facts of this screen are of its game.
    const fact = event as Event;
    if (fact._tag !== "StructuresRevealed") return null;
    const familyOf = (employee: EmployeeId) => content.employees[employee]?.family ?? null;
    return structuresLine(foodChainMagnate(), fact.structures, familyOf, names);
  };
