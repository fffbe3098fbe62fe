import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
/** One that soon gives a bot up: on a busy machine a good one too. */
let hasty: Inside;
beforeAll(async () => {
  server = await startInside({ BOT_TIME_OUT: "60000" });
  hasty = await startInside({ BOT_TIME_OUT: "300" });
});
afterAll(async () => {
  await server.stop();
  await hasty.stop();
});

const finished = async (server: Inside, bots: readonly string[]) => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable(bots.map(robot), "1"));
  const seen = ann.follow([{ id, after: -1 }]);
  await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
  await seen.entry(id, bots.length);
  return { id, seen };
};

const warnings = (server: Inside, id: string) =>
  server.log.filter((line) => line.includes(id) && line.includes('"WARN"'));

describe("bots", () => {
  it("play a game to its end on their own", async () => {
    const { id } = await finished(server, ["honest", "honest", "honest"]);
    expect(warnings(server, id)).toEqual([]);
  });

  it("see only what their seat sees", async () => {
    const { id } = await finished(server, ["peeking", "peeking"]);
    expect(warnings(server, id)).toEqual([]);
  });

  it.each([
    ["crashing", "the worker"],
    ["endless", "took too long"],
    ["throwing", "out of ideas"],
    ["cheating", "TooMuch"],
  ])("that are %s do not stop the game: a legal command is played, and logged", async (bot, reason) => {
    const { id, seen } = await finished(hasty, [bot, "honest"]);
    expect(warnings(hasty, id).join("\n")).toContain(reason);
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
