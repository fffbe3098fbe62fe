import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Result } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type CommandText, readRequest } from "../src/commands/request.ts";
import { GAMES, refusedConfig } from "../src/games.ts";

const commands = join(import.meta.dirname, "../src/commands");
const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

/** The program has ended with this status. */
class Ended extends Error {}

/** What a playing command says of its flags before it ends for them. */
const answered = (flags: readonly string[], more: Partial<CommandText> = {}): string => {
  let said = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Ended(String(status));
  });
  process.argv = ["node", "command", ...flags];
  expect(() => readRequest({ usage: "pnpm try", about: "Tries flags.", ...more })).toThrow(new Ended("2"));
  return said;
};

const chef = ["--game", "trick-n-chef"] as const;

describe("a flag that says what there is not", () => {
  it.each([
    [["--ruleset", "nosuch"], "--ruleset: there are no rules called nosuch; there are: standard, introductory, "],
    [["--modules", "nosuch"], "--modules: there is no module nosuch; there are: introductory, second-game"],
    [["--edition", "nosuch"], "--edition: There is no edition called nosuch; there are third, deluxe"],
    [["--option", "nosuch=1"], "--option nosuch: There is no such option; there are bank-break, "],
    [["--option", "bank-break=maybe"], "--option bank-break: One of these is expected: insufficient, empty"],
    [["--option", "bank-break"], "--option bank-break: expected name=value"],
    [["--players", "9"], "--players: 2 to 5 players (R1.1)"],
    [["--games", "none"], '--games: expected a whole number above 0, got "none"'],
    [["--bots", "steady,nosuch"], '--bots: no bot "nosuch" plays food-chain-magnate; there are random, steady'],
    [["--game", "nosuch"], 'unknown game "nosuch"; there are food-chain-magnate, trick-n-chef'],
    [[...chef, "--ruleset", "nosuch"], "--ruleset: there are no rules called nosuch; there are: standard"],
    [[...chef, "--option", "x=1"], "--option x: has no place here; there are stars, "],
    [[...chef, "--bots", "steady"], '--bots: no bot "steady" plays trick-n-chef; there are random, sensible'],
    [["--nosuch"], "Unknown option '--nosuch'. pnpm try --help lists the flags."],
    [["nosuch"], "Unexpected argument 'nosuch'"],
  ] as const)("%j is refused with one line that says what there is", (flags, line) => {
    const said = answered(flags);
    expect(said.startsWith(line), said).toBe(true);
    expect(said.indexOf("\n")).toBe(said.length - 1);
  });

  it("is told by name for every option of every game", () => {
    for (const game of GAMES) {
      for (const { id } of game.options) {
        const config = { modules: [], options: { [id]: "nosuch" }, seats: game.presets[0]?.seats.max ?? 0 };
        const loaded = game.load(config);
        if (Result.isSuccess(loaded)) throw new Error(`${game.id} takes ${id}=nosuch`);
        const said = refusedConfig(game, loaded.failure);
        expect(said).toMatch(new RegExp(`^--option ${id}: \\S`));
        expect(said).not.toContain("[object");
      }
    }
  });

  it.each([
    ["play", ["--bots", "random,random,random,random"], "--bots: 4 bots for 3 seats"],
    ["playthrough", ["--entries", "some"], '--entries: expected a whole number above 0, got "some"'],
    ["perft", ["--nosuch"], "Unknown option '--nosuch'. usage: pnpm perft [--write]"],
  ] as const)("pnpm %s %j: the flags of its own too", (command, flags, line) => {
    const path = join(commands, `${command}.ts`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...flags], { encoding: "utf8", input: "" });
    expect([status, stdout, stderr]).toEqual([2, "", `${line}\n`]);
  });
});
