import { readFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { type Inside, startInside } from "../inside.ts";
import { memoryStore } from "@blueplate/store";
import { newProgram } from "./program.ts";

/** The built-in bot that the examples play against, in a game of standard rules. */
const OPPONENT = { game: "food-chain-magnate", bot: "steady" };

let server: Inside;
beforeAll(async () => {
  const module = new URL("../../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, memoryStore, { games, bots, module });
});
afterAll(() => server.stop());

/** Runs an example to its end: what it printed, and what went wrong. */
const played = async (command: string, file: string) => {
  const { token } = await newProgram(server.url, { name: "Example" });
  const path = fileURLToPath(new URL(`../../../../docs/examples/bots/${file}`, import.meta.url));
  const child = spawn(command, [path, server.url, token, OPPONENT.game, OPPONENT.bot], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, wrong]: [string[], string[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => void said.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void wrong.push(chunk.toString()));
  const code = await new Promise((resolve) => void child.once("close", resolve));
  return { code, said: said.join(""), wrong: wrong.join("") };
};

it.each([
  ["TypeScript", process.execPath, "slot-by-slot.ts"],
  ["Python", "python3", "by_chance.py"],
])("the bot in %s plays a whole standard game against a built-in one", async (_, command, file) => {
  const { code, said, wrong } = await played(command, file);
  expect([code, wrong]).toEqual([0, ""]);
  expect(JSON.parse(said)).toMatchObject({ ranking: [{}, {}] });
});

it("both are short", async () => {
  for (const file of ["slot-by-slot.ts", "by_chance.py"]) {
    const text = await readFile(new URL(`../../../../docs/examples/bots/${file}`, import.meta.url), "utf8");
    expect(text.trimEnd().split("\n").length).toBeLessThan(80);
  }
});
