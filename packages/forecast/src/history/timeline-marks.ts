import type { Content, EmployeeFamily, EmployeeId, Event, Good, MilestoneId, Square } from "@blueplate/engine";
import { type Entry, type Seat, historyWithUndone } from "@blueplate/kernel";
import { type HistoryAccumulator, type RecordedEvent, type EventRows, applyRow } from "./recorded-event.ts";

/** What a timeline marks, each at the step after which it is seen. Money in dollars. */
export type TimelineMark = { readonly at: number } & (
  | { readonly kind: "milestone"; readonly seat: Seat; readonly milestone: MilestoneId }
  | { readonly kind: "bank-break"; readonly breaks: number; readonly added: number }
  /** A house eats; contested when another chain would have served it, too. */
  | {
      readonly kind: "dinner";
      readonly seat: Seat;
      readonly house: number;
      readonly income: number;
      readonly contested: boolean;
    }
  | { readonly kind: "campaign"; readonly seat: Seat; readonly campaign: number; readonly good: Good }
  /** A chain hires its first card of a family. */
  | {
      readonly kind: "first-hire";
      readonly seat: Seat;
      readonly family: EmployeeFamily;
      readonly employee: EmployeeId;
    }
  | { readonly kind: "house"; readonly seat: Seat; readonly house: number }
  | { readonly kind: "garden"; readonly seat: Seat; readonly house: number }
  | { readonly kind: "restaurant"; readonly seat: Seat; readonly square: Square; readonly moved: boolean }
  | { readonly kind: "bankrupt"; readonly seat: Seat; readonly unpaid: number }
  | { readonly kind: "end"; readonly winner: Seat | null }
  /** Here `gone` decisions were taken back by `seat`, or by its wish; what follows is another way. */
  | { readonly kind: "undone"; readonly seat: Seat; readonly seq: number; readonly gone: number }
);
export type TimelineMarkKind = TimelineMark["kind"];

const restaurant = (
  { seat, at: square }: { readonly seat: Seat; readonly at: Square },
  { at }: RecordedEvent,
  moved: boolean,
): TimelineMark => ({ at, kind: "restaurant", seat, square, moved });

const ROWS: EventRows<TimelineMark, null> = {
  MilestoneGained: ({ seat, milestone }, { at }) => ({ at, kind: "milestone", seat, milestone }),
  BankBroke: ({ breaks, added }, { at }) => ({ at, kind: "bank-break", breaks, added }),
  HouseServed: ({ seat, house, income, offers }, { at }) => {
    return { at, kind: "dinner", seat, house, income, contested: offers.length > 1 };
  },
  CampaignLaunched: ({ seat, campaign, good }, { at }) => ({ at, kind: "campaign", seat, campaign, good }),
  HousePlaced: ({ seat, house }, { at }) => ({ at, kind: "house", seat, house }),
  GardenAdded: ({ seat, house }, { at }) => ({ at, kind: "garden", seat, house }),
  FirstRestaurantPlaced: (event, fact) => restaurant(event, fact, false),
  RestaurantPlaced: (event, fact) => restaurant(event, fact, false),
  RestaurantMoved: (event, fact) => restaurant(event, fact, true),
  WentBankrupt: ({ seat, unpaid }, { at }) => ({ at, kind: "bankrupt", seat, unpaid }),
  GameEnded: ({ winner }, { at }) => ({ at, kind: "end", winner }),
};

/** Writes down the moments of a game, in order. */
export const timelineMarkAccumulator = (content: Content): HistoryAccumulator<readonly TimelineMark[]> => {
  const moments: TimelineMark[] = [];
  const hired = new Set<string>();
  const firstHire = ({ at, event }: RecordedEvent): TimelineMark | null => {
    if (event._tag !== "Hired") return null;
    const { seat, employee } = event;
    const family = content.employees[employee]?.family;
    if (!family || hired.has(`${seat} ${family}`)) return null;
    hired.add(`${seat} ${family}`);
    return { at, kind: "first-hire", seat, family, employee };
  };
  return {
    note: (fact) => {
      const moment = applyRow(ROWS, fact, null) ?? firstHire(fact);
      if (moment) moments.push(moment);
    },
    close: () => moments,
  };
};

/** Where a log went back: at the step from which it went on another way. */
export const undoneMarks = (entries: readonly Entry<Event>[]): readonly TimelineMark[] => {
  const moments: TimelineMark[] = [];
  let steps = 0;
  for (const happening of historyWithUndone(entries)) {
    if ("events" in happening) steps++;
    if (happening._tag !== "UndoneEntries") continue;
    const { seat, seq, gone } = happening;
    moments.push({ at: Math.max(0, steps - 1), kind: "undone", seat, seq, gone: gone.length });
  }
  return moments;
};

/** Both in order of their steps; at the same step the facts come first. */
export const mergedMarks = (facts: readonly TimelineMark[], undone: readonly TimelineMark[]): readonly TimelineMark[] =>
  undone.length === 0 ? facts : [...facts, ...undone].toSorted((a, b) => a.at - b.at);
