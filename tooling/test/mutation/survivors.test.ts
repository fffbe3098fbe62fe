import { afterEach, expect, it, vi } from "vitest";
import { strykerPlugins } from "../../src/mutation/survivors.ts";

afterEach(() => vi.restoreAllMocks());

it("tells of a mutant that no test notices where it is and what stands there, and of no other", () => {
  const told = vi.spyOn(console, "log").mockReturnValue();
  for (const status of ["Killed", "Survived", "Timeout", "NoCoverage", "CompileError"] as const)
    strykerPlugins[0]?.value.onMutantTested({
      id: "1",
      mutatorName: "BooleanLiteral",
      fileName: "/anywhere/packages/kernel/src/dice.ts",
      location: { start: { line: 7, column: 1 }, end: { line: 7, column: 5 } },
      replacement: status,
      status,
    });
  expect(told.mock.calls.flat()).toEqual([
    "alive: packages/kernel/src/dice.ts:7  =>  Survived",
    "alive: packages/kernel/src/dice.ts:7  =>  NoCoverage",
  ]);
});
