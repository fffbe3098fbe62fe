import { EmployeeId } from "@blueplate/engine";
import { type RoundPlan } from "@blueplate/forecast";
import { deviceStorage } from "@blueplate/ui/storage";
import type { TableProps } from "@blueplate/tabletop";
import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";
import { createMemo, createSignal } from "solid-js";
import { stateOf } from "../game.ts";

const stored = storedAs(
  Schema.Array(
    Schema.Struct({
      round: Schema.Int,
      work: Schema.NullOr(Schema.Array(EmployeeId)),
      hires: Schema.Array(EmployeeId),
      trainings: Schema.Array(Schema.Struct({ employee: EmployeeId, to: EmployeeId })),
    }),
  ),
);

const keyOf = ({ facts, seat }: TableProps): string => `blueplate-planner:${facts.id}:${seat}`;

/** What this browser keeps of the seat's plans; rounds that are over are forgotten. */
const keptPlans = (table: TableProps): readonly RoundPlan[] => {
  const { round } = stateOf(table);
  return (stored(keyOf(table)) ?? []).filter((each) => each.round >= round);
};

/** The plans of a seat at a table, kept in this browser and told to nobody. */
export const createPlans = (table: TableProps) => {
  const [written, setWritten] = createSignal(0);
  const plans = createMemo((): readonly RoundPlan[] => {
    written();
    return keptPlans(table);
  });
  const keep = (next: readonly RoundPlan[]): void => {
    deviceStorage.setItem(keyOf(table), JSON.stringify(next));
    setWritten(written() + 1);
  };
  return {
    plans,
    /** Changes the plan of a round. */
    change: (round: number, part: (before: RoundPlan) => Partial<RoundPlan>): void => {
      const before = plans().find((each) => each.round === round) ?? { round, work: null, hires: [], trainings: [] };
      keep([...plans().filter((each) => each.round !== round), { ...before, ...part(before) }]);
    },
    clear: () => keep([]),
  };
};

/** The cards that the seat's plan of the coming round needs: who shall work then, or else whom it trains. */
export const plannedCards = (table: TableProps): readonly EmployeeId[] => {
  const next = keptPlans(table).find(({ round }) => round === stateOf(table).round + 1);
  return next?.work ?? next?.trainings.map(({ employee }) => employee) ?? [];
};
