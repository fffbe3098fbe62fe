import type { Tagged } from "@blueplate/kernel";
import { createRoot, createSignal } from "solid-js";
import { expect, test } from "vitest";
import { playOnlyCommand } from "../src/cards/only-command.ts";
import type { CardTableProps } from "../src/cards/card-props.ts";

/** A table whose one command is accepted or not, and what was asked of its sender. */
const tableThat = (accepts: boolean) => {
  const asked: string[] = [];
  const [problem, setProblem] = createSignal<string | null>(null);
  const sender = {
    busy: () => false,
    clear: () => setProblem(null),
    send: (command: Tagged) => {
      asked.push(command._tag);
      setProblem(accepts ? null : "You do not hold this card.");
      return Promise.resolve(accepts);
    },
  };
  // cast: nothing else of a table is read.
  const table = { sender, entries: [] } as unknown as CardTableProps["table"];
  return { asked, problem, table };
};

/** Whether the table still plays by itself once the command was answered. */
const played = async (table: CardTableProps["table"]): Promise<boolean> => {
  const playing = createRoot(() => playOnlyCommand(table, () => ({ _tag: "play" })));
  await new Promise((answered) => setTimeout(answered));
  return playing();
};

test("the only command is given once", async () => {
  const { asked, table } = tableThat(true);
  expect(await played(table)).toBe(true);
  expect(asked).toEqual(["play"]);
});

test("one that is not accepted is left to whoever sits there, and says nothing: nobody has pressed anything", async () => {
  const { asked, problem, table } = tableThat(false);
  expect(await played(table)).toBe(false);
  expect(asked).toEqual(["play"]);
  expect(problem()).toBe(null);
});
