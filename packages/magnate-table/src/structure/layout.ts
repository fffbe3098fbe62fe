import type { EmployeeId } from "@blueplate/engine";
import type { SeatingPlan, SlotAddress } from "./seating.ts";

/** How large cards are drawn; a low one has its picture beside its effect. */
export type CardSize = "large" | "middle" | "small" | "low";

/** Pixels of a card of each size. */
export const CARD_SIZES: Readonly<Record<CardSize, { readonly width: number; readonly height: number }>> = {
  large: { width: 104, height: 140 },
  middle: { width: 86, height: 116 },
  small: { width: 74, height: 100 },
  low: { width: 104, height: 56 },
};

/** A card or a free slot in its place, pixels from the upper left corner of the chart. */
export interface ChartBox {
  /** Stays the same for a card as long as it works, so that it travels to where it goes. */
  readonly key: string;
  readonly employee: EmployeeId | null;
  /** How many free slots are drawn as this one; 1 for everything else. */
  readonly count: number;
  readonly address: SlotAddress;
  readonly x: number;
  readonly y: number;
  /** Where it is lower than a card. */
  readonly height?: number;
}

/** The ground of a manager with his people. */
export interface TeamField {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly used: number;
  readonly of: number;
}

/** A line of the chart, as a path. */
export interface ChartLine {
  readonly d: string;
  readonly isFree: boolean;
}

/** A chart ready to be drawn. */
export interface ChartLayout {
  readonly size: CardSize;
  /** Pixels of a card, which may be narrower than its size says. */
  readonly card: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly ceo: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly boxes: readonly ChartBox[];
  readonly fields: readonly TeamField[];
  /** Lines of the chart, and the rings at their ends; one that leads to a free slot is dotted. */
  readonly lines: readonly ChartLine[];
  readonly rings: readonly (readonly [number, number])[];
}

/** A slot as it is drawn: some free ones may stand as one. */
export interface DrawnSlot {
  readonly employee: EmployeeId | null;
  readonly count: number;
  readonly address: SlotAddress;
}

/** A slot of the CEO with what is drawn below it. */
export interface DrawnTeam {
  readonly slot: number;
  readonly head: DrawnSlot;
  readonly of: number;
  readonly used: number;
  readonly slots: readonly DrawnSlot[];
}

/** The slots of a seating as they are drawn. `folds`: several free ones of a team stand as one with their number. */
export const drawnTeams = ({ slots }: SeatingPlan, folds: boolean): readonly DrawnTeam[] =>
  slots.map(({ holder, team }, slot) => {
    const all = team.map((employee, at): DrawnSlot => ({ employee, count: 1, address: { slot, team: at } }));
    const free = all.filter(({ employee }) => employee === null);
    const taken = all.filter(({ employee }) => employee !== null);
    const first = free[0];
    return {
      slot,
      head: { employee: holder, count: 1, address: { slot, team: null } },
      of: team.length,
      used: taken.length,
      slots: folds && first && free.length > 1 ? [...taken, { ...first, count: free.length }] : all,
    };
  });

/** Names cards one by one, so that two of a kind are two. */
export const createKeys = (): ((slot: DrawnSlot) => string) => {
  const seen = new Map<string, number>();
  return ({ employee, address: { slot, team } }) => {
    if (employee === null) return `free:${slot}:${team ?? "-"}`;
    const nth = seen.get(employee) ?? 0;
    seen.set(employee, nth + 1);
    return `${employee}#${nth}`;
  };
};
