import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const command = join(import.meta.dirname, "../src/commands/play.ts");

/** A person at the terminal: answers every question by `answer`, which gets the number of offers. Ends with the test. */
const playAs = (
  signal: AbortSignal,
  flags: readonly string[],
  answer: (offers: number, question: number) => string | null,
) =>
  new Promise<{ readonly code: number | null; readonly said: string; readonly faults: string }>((done) => {
    const play = spawn(process.execPath, [command, ...flags], { stdio: ["pipe", "pipe", "pipe"], signal });
    let said = "";
    let faults = "";
    let read = 0;
    let question = 0;
    play.stderr.on("data", (chunk: Buffer) => (faults += chunk.toString()));
    play.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      for (const match of said.slice(read).matchAll(/\(1-(\d+),[^)\n]*\) |press Enter\. /g)) {
        const text = answer(Number(match[1] ?? 0), question++);
        if (text === null) play.stdin.end();
        else play.stdin.write(`${text}\n`);
        read = said.length;
      }
    });
    play.on("close", (code) => done({ code, said, faults }));
  });

/** Any of the offers, the same ones each time. */
const wander = (offers: number, question: number): string => String(1 + ((question * 7) % Math.max(1, offers)));

describe("pnpm play", () => {
  it("plays Trick-n-Chef to its end by the numbers that are offered", async ({ signal }) => {
    const flags = ["--game", "trick-n-chef", "--players", "3", "--bots", "sensible,sensible"];
    const { code, said, faults } = await playAs(signal, flags, wander);
    expect(faults).toBe("");
    expect(code).toBe(0);
    expect(said).toMatch(/ won\n {2}Player \d.* \d+\n/);
  });

  it("shows the town, the chains and who is asked, and hands the terminal over", async ({ signal }) => {
    const { code, said } = await playAs(signal, ["--players", "2", "--seed", "a"], (offers, question) =>
      question < 40 ? wander(offers, question) : "q",
    );
    expect(code).toBe(0);
    expect(said).toContain("Round 1 · First restaurants · bank $100");
    expect(said).toMatch(/h\d+ ?h\d+/);
    expect(said).toContain("Player 1, take the seat and press Enter.");
    expect(said).toContain("Player 2, take the seat and press Enter.");
  });

  it("ends in order when the input ends, and takes names for numbers", async ({ signal }) => {
    const { code, said, faults } = await playAs(signal, ["--players", "2", "--bots", "steady"], (_, question) =>
      question === 0 ? "place" : null,
    );
    expect([code, faults]).toEqual([0, ""]);
    expect(said).toContain("Place (1-");
    expect(said).toContain("The game was left.");
  });

  it("says why the bots did what they did", async ({ signal }) => {
    const asked = ["pass", "why", "q"];
    const flags = ["--players", "2", "--bots", "medium", "--seed", "a"];
    const { code, said } = await playAs(signal, flags, (_, question) => asked[question] ?? null);
    expect(code).toBe(0);
    expect(said).toMatch(/Player 2 \(medium\) places a restaurant at \w+\.\n {4}Now the nearest to houses? \d/);
  });

  it("names the flag that it does not know", async ({ signal }) => {
    const { code, faults } = await playAs(signal, ["--colour", "red"], () => null);
    expect(code).toBe(2);
    expect(faults).toContain("--colour");
    expect(faults).not.toContain("at ");
  });
});
