import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside({ BOT_TIME_OUT: "300" });
});
afterAll(() => server.stop());

const finished = async (bots: readonly string[]) => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable(bots.map(robot), "1"));
  const seen = ann.follow([{ id, after: -1 }]);
  await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
  await seen.entry(id, bots.length);
  return { id, seen };
};

const warnings = (id: string) => server.log.filter((line) => line.includes(id) && line.includes('"WARN"'));

describe("bots", () => {
  it("play a game to its end on their own", async () => {
    const { id } = await finished(["honest", "honest", "honest"]);
    expect(warnings(id)).toEqual([]);
  });

  it("see only what their seat sees", async () => {
    const { id } = await finished(["peeking", "peeking"]);
    expect(warnings(id)).toEqual([]);
  });

  it.each([
    ["crashing", "the worker"],
    ["endless", "took too long"],
    ["throwing", "out of ideas"],
    ["cheating", "TooMuch"],
  ])("that are %s do not stop the game: a legal command is played, and logged", async (bot, reason) => {
    const { id, seen } = await finished([bot, "honest"]);
    expect(warnings(id).join("\n")).toContain(reason);
    const played = seen.messages.filter((message) => message._tag === "Entry" && message.entry._tag === "Played");
    expect(played).toHaveLength(2);
  });

  it("wait for people", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "1"));
    const seen = ann.follow([{ id, after: -1 }]);
    await seen.until((message) => message._tag === "Presence" && message.presence.waitsFor.join() === "0");
    await ann.api.play.mutate({ table: id, commandId: "c", seen: 1, command: { _tag: "bid", amount: 3 } });
    await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
  });
});
