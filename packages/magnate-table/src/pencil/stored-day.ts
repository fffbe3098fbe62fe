import type { PencilStep } from "@blueplate/forecast";
import { deviceStorage } from "@blueplate/ui/storage";
import type { TableProps } from "@blueplate/tabletop";
import { storedAs } from "@blueplate/tabletop/stored";
import { Result, Schema } from "effect";
import { rulesOf } from "../panel-context.ts";

/** A day in pencil as this browser keeps it: of one round, open on the table or laid aside. */
export interface KeptDay {
  readonly round: number;
  readonly open: boolean;
  readonly steps: readonly PencilStep[];
}

const Stored = Schema.Struct({
  round: Schema.Int,
  open: Schema.Boolean,
  steps: Schema.Array(Schema.Struct({ command: Schema.Unknown, events: Schema.Array(Schema.Unknown) })),
});
const stored = storedAs(Stored);

const keyOf = ({ facts, seat }: TableProps): string => `blueplate-pencil:${facts.id}:${seat}`;

/** The steps as far as they can still be read. */
const stepsOf = (table: TableProps, kept: (typeof Stored.Type)["steps"]): readonly PencilStep[] => {
  const { command, event } = rulesOf(table).codecs;
  const steps: PencilStep[] = [];
  for (const each of kept) {
    const decodedCommand = command.decode(each.command);
    const decodedEvents = Result.all(each.events.map((fact) => event.decode(fact)));
    if (Result.isFailure(decodedCommand) || Result.isFailure(decodedEvents)) break;
    steps.push({ command: decodedCommand.success, events: decodedEvents.success });
  }
  return steps;
};

/** The day in pencil that this browser keeps for the seat, if it is of this round. */
export const keptDay = (table: TableProps, round: number): KeptDay => {
  const kept = stored(keyOf(table));
  if (kept?.round !== round) return { round, open: false, steps: [] };
  return { round, open: kept.open, steps: stepsOf(table, kept.steps) };
};

/** Keeps the day in pencil in this browser; one in which nothing is pencilled is not kept. */
export const keepDay = (table: TableProps, { round, open, steps }: KeptDay): void => {
  if (steps.length === 0 && !open) return deviceStorage.removeItem(keyOf(table));
  const { command, event } = rulesOf(table).codecs;
  const written = steps.map((step) => ({
    command: command.encode(step.command),
    events: step.events.map((fact) => event.encode(fact)),
  }));
  deviceStorage.setItem(keyOf(table), JSON.stringify({ round, open, steps: written }));
};
