import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const command = join(import.meta.dirname, "../src/commands/simulate.ts");

const simulate = (...flags: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "--players", "2", ...flags], {
    encoding: "utf8",
  });
  return { status, said: stdout.split("\n"), faults: stderr };
};

describe("the rules that a command is asked for", () => {
  it("are a preset, or modules beside one, which play alike", () => {
    const preset = simulate("--ruleset", "introductory");
    const module = simulate("--modules", "introductory");
    expect([preset.status, module.status]).toEqual([0, 0]);
    expect(preset.said[0]).toBe("food-chain-magnate, introductory, 2 players, seed 1");
    expect(module.said[0]).toBe("food-chain-magnate, standard + introductory, 2 players, seed 1");
    // All that follows but how long it took.
    expect(module.said.slice(2)).toEqual(preset.said.slice(2));
  });

  it("are told when there are none, with those that there are", () => {
    const preset = simulate("--ruleset", "nosuch");
    expect(preset.status).toBe(2);
    expect(preset.faults).toMatch(/^--ruleset.*nosuch.*: standard, introductory, second-game\n$/);
    const module = simulate("--modules", "second-game,nosuch");
    expect(module.status).toBe(2);
    expect(module.faults).toMatch(/^--modules.*nosuch.*: introductory, second-game, .*kimchi.*\n$/);
    expect(simulate("--modules", "introductory,second-game").faults).toMatch(
      /^--modules: Introductory .*Second Game\n$/,
    );
  });
});
