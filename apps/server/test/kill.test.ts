import { afterAll, it } from "vitest";
import { killAndCompare } from "./killing.ts";
import { newMachine } from "./machine.ts";

const machine = newMachine();
afterAll(() => machine.clear());

it("a server killed 6 times in the middle of writing has lost no command that it acknowledged", () =>
  killAndCompare(machine, 6));
