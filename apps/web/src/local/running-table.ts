import {
  type Entry,
  nextDice,
  openTable,
  type Refusal,
  type Rules,
  type TableUpdate,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { PlayedDice, resultOf, submit } from "@blueplate/kernel/door";
import { Effect, Result } from "effect";
import { nanoid } from "nanoid";
import { createSignal } from "solid-js";
import type { CommandGiver } from "./orders.ts";

/** The table as it stands: an accepted step takes its place, and `onEntry` hears of it. */
export const createRunning = (
  { rules, seed, entries }: { readonly rules: Rules; readonly seed: string; readonly entries: readonly Entry[] },
  onEntry: () => void,
) => {
  const [table, setTable] = createSignal<Table>(openTable(rules, seed, entries));
  const accept = (step: Result.Result<TableUpdate<unknown, Tagged, Tagged>, Refusal>): Refusal | null => {
    if (Result.isFailure(step)) return step.failure;
    setTable(step.success.table);
    onEntry();
    return null;
  };
  const play: CommandGiver = (seat, command, commandId = nanoid()) => {
    // The service itself, not a layer of it: what builds layers would lie in a script that the lobby loads too.
    const now = table();
    const request = { seat, commandId, seen: now.entries.length - 1, command };
    return accept(resultOf(Effect.provideService(submit(now, request, Date.now()), PlayedDice, nextDice(now))));
  };
  const takeUp = (newer: readonly Entry[]): void => void setTable(openTable(rules, seed, newer));
  return { table, accept, play, takeUp };
};

/** A table that goes on in this page. */
export type LocalRunning = ReturnType<typeof createRunning>;
