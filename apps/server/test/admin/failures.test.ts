import { EventLog, memoryStore, StoreFailure } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { peopleSeen } from "../../src/moderation/people-seen.ts";
import { me, robot, startInside, toyTable } from "../inside.ts";
import { ADMIN_TOKEN, operatorOf } from "./operator.ts";

/** A store whose log takes the first entry of a table and none after it. */
const failing = Layer.effect(
  EventLog,
  Effect.map(EventLog, (log) =>
    EventLog.of({
      ...log,
      append: (table, entries, mark) =>
        entries[0]?.seq === 0
          ? log.append(table, entries, mark)
          : Effect.fail(new StoreFailure({ operation: "EventLog.append", cause: new Error("the disk is full") })),
    }),
  ),
).pipe(Layer.provideMerge(memoryStore));

it("keeps the last failures with the request in which they happened, a hundred of them", async () => {
  const server = await startInside({ ADMIN_TOKEN }, failing);
  const operator = operatorOf(server.url);
  expect((await operator.state()).body.failures).toEqual([]);
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
  const play = async (commandId: string) => {
    const body = JSON.stringify({ table: id, commandId, seen: 0, command: { _tag: "bid", amount: 1 } });
    const headers = { cookie: ann.cookie(), "content-type": "application/json", "x-request-id": "made-up" };
    const answer = await fetch(`${server.url}/trpc/play`, { method: "POST", headers, body });
    return { status: answer.status, request: answer.headers.get("x-request-id") };
  };
  const { status, request } = await play("c");
  expect(status).toBe(503);
  const failures = (await operator.state()).body.failures;
  const own = failures.find((failure) => failure.request === request);
  expect(own?.message).toContain("An entry was not stored");
  expect(own?.message).toContain("the disk is full");
  expect(failures.some((failure) => failure.request === "made-up")).toBe(false);
  for (let count = 0; count < 110; count++) await play(`c${count}`);
  expect((await operator.state()).body.failures).toHaveLength(100);
  await server.stop();
});

it("remembers who came last, and forgets whoever came longest ago", () => {
  let now = 0;
  const seen = peopleSeen(() => ++now);
  for (let guest = 0; guest < 10_001; guest++) seen.note(`g${guest}`, "n");
  seen.note("g1", "m");
  expect(seen.of("g0")).toBe(null);
  expect(seen.of("g1")).toEqual({ seenAt: 10_002, network: "m" });
  expect(seen.latest(2)).toEqual(["g1", "g10000"]);
});
