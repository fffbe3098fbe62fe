import type { Tagged } from "@blueplate/kernel";
import { createEffect, createMemo, createSignal } from "solid-js";
import { settings } from "../settings.ts";
import type { CardTableProps } from "./card-props.ts";

/**
 * Gives the only command there is by itself, once for each decision, where whoever sits here wants it so. Answers whether it does:
 * then nothing is asked, unless the command was not accepted.
 */
export const playOnlyCommand = (table: CardTableProps["table"], only: () => Tagged | null): (() => boolean) => {
  const [refusedAt, setRefusedAt] = createSignal(-1);
  const isAutomatic = createMemo(
    () =>
      settings().onlyCommand &&
      only() !== null &&
      refusedAt() !== table.entries.length &&
      // Whoever takes it back wants to look at it.
      table.entries.at(-1)?._tag !== "Undone",
  );
  let given = -1;
  createEffect(() => {
    const command = only();
    const now = table.entries.length;
    if (command === null || !isAutomatic() || given === now || table.sender.busy()) return;
    given = now;
    void table.sender.send(command).then((accepted) => accepted || setRefusedAt(now));
  });
  return isAutomatic;
};
