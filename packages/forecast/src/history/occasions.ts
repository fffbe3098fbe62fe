import type { Content } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type ActionSummaryTag, actionSummaryOf } from "./action-summary.ts";
import type { HistoryAccumulator, RecordedEvent } from "./recorded-event.ts";

/** Something that happens again and again, to step by. */
export type Occasion =
  /** The house eats. */
  | { readonly _tag: "house"; readonly house: number }
  /** The chain does something of that kind. */
  | { readonly _tag: "chain"; readonly seat: Seat; readonly does: ActionSummaryTag }
  /** The seat has decided something. */
  | { readonly _tag: "decision"; readonly seat: Seat }
  /** A round begins; a phase begins. */
  | { readonly _tag: "round" }
  | { readonly _tag: "phase" };

/** By occasion the steps in which it happens, ascending. */
export type OccasionIndex = ReadonlyMap<string, readonly number[]>;

const keyOf = (what: Occasion): string => {
  switch (what._tag) {
    case "house":
      return `house ${what.house}`;
    case "chain":
      return `chain ${what.seat} ${what.does}`;
    case "decision":
      return `decision ${what.seat}`;
    case "round":
    case "phase":
      return what._tag;
  }
};

const occasionsOf = (content: Content, fact: RecordedEvent): readonly Occasion[] => {
  const { event, by } = fact;
  const action = actionSummaryOf(content, fact);
  const occasions: Occasion[] = [];
  if (by !== null) occasions.push({ _tag: "decision", seat: by });
  if (action) occasions.push({ _tag: "chain", seat: action.seat, does: action._tag });
  if (event._tag === "HouseServed") occasions.push({ _tag: "house", house: event.house });
  if (event._tag === "PhaseBegan") {
    occasions.push({ _tag: "phase" });
    if (event.stage._tag === "restructuring") occasions.push({ _tag: "round" });
  }
  return occasions;
};

/** Writes down when what happens. */
export const calendarAccumulator = (content: Content): HistoryAccumulator<OccasionIndex> => {
  const calendar = new Map<string, number[]>();
  return {
    note: (fact) => {
      for (const what of occasionsOf(content, fact)) {
        const key = keyOf(what);
        const steps = calendar.get(key);
        if (!steps) calendar.set(key, [fact.at]);
        else if (steps.at(-1) !== fact.at) steps.push(fact.at);
      }
    },
    close: () => calendar,
  };
};

/** The next step from `at` in a direction in which it happens; null when it does not happen again there. */
export const nextTime = (
  { calendar }: { readonly calendar: OccasionIndex },
  at: number,
  direction: 1 | -1,
  what: Occasion,
): number | null => {
  const steps = calendar.get(keyOf(what)) ?? [];
  const next = direction === 1 ? steps.find((step) => step > at) : steps.findLast((step) => step < at);
  return next ?? null;
};
