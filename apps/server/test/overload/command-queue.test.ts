import { setImmediate as nextTurn } from "node:timers/promises";
import { Effect } from "effect";
import { afterEach, describe, expect, it } from "vitest";
import { commandQueue } from "../../src/operations/command-queue.ts";
import { readLog } from "../fold.ts";
import { refusalOf } from "../clients.ts";
import { AT_ONCE, commandsWaiting, heldStore } from "./held-store.ts";
import { type Inside, me, startInside, toyTable } from "../inside.ts";
import { bid } from "../machine.ts";
import { newProgram } from "../protocol/program.ts";
import { toyModule } from "../toy/module.ts";

/** A queue with a clock that stands, and things that are done when they are told to be. */
const stoodStill = (atOnce: number) => {
  const clock = { ms: 0 };
  const { overload, inTurn, meanMs, waiting } = commandQueue({ atOnce, longestWaitMs: 100 }, () => clock.ms);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<string> =>
    Effect.runPromise(
      inTurn(
        Effect.promise(() => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        }),
      ),
    );
  return { clock, begun, ask, end: (name: string) => ends.get(name)?.(), overload, meanMs, waiting };
};

describe("the queue of commands", () => {
  it("does so many at a time, the others in the order in which they came", async () => {
    const { begun, ask, end, waiting } = stoodStill(2);
    const asked = ["a", "b", "c", "d"].map(ask);
    expect([begun, waiting()]).toEqual([["a", "b"], 2]);
    end("b");
    await asked[1];
    expect(begun).toEqual(["a", "b", "c"]);
    end("a");
    await asked[0];
    expect([begun, waiting()]).toEqual([["a", "b", "c", "d"], 0]);
  });

  it("refuses before it begins anything once the first that waits has waited too long, and takes more when that one is begun", async () => {
    const { clock, begun, ask, end, overload } = stoodStill(1);
    const first = ask("a");
    const second = ask("b");
    clock.ms = 99;
    expect(overload()).toBe(null);
    clock.ms = 100;
    await expect(ask("c")).rejects.toMatchObject({ _tag: "Overloaded" });
    // Those that are refused do not all come again at the same moment.
    expect(new Set([overload(), overload(), overload()].map((full) => full?.retryAfter))).toEqual(new Set([1, 2, 3]));
    end("a");
    await first;
    expect(begun).toEqual(["a", "b"]);
    expect(overload()).toBe(null);
    end("b");
    expect(await second).toBe("b");
  });

  it("refuses those of a crowd whose turn would come too late, and goes on with the next one that came later", async () => {
    const { clock, begun, ask, end, waiting } = stoodStill(1);
    const first = ask("a");
    const crowd = Promise.allSettled([ask("b"), ask("c")]);
    clock.ms = 99;
    const later = ask("d");
    clock.ms = 200;
    end("a");
    await first;
    expect(await crowd).toMatchObject([{ reason: { _tag: "Overloaded" } }, { reason: { _tag: "Overloaded" } }]);
    expect([begun, waiting()]).toEqual([["a", "d"], 0]);
    end("d");
    expect(await later).toBe("d");
    // Its place is free again.
    const last = ask("e");
    end("e");
    expect(await last).toBe("e");
  });

  it("goes on after what fails, and tells how long commands took", async () => {
    const { clock, ask, end, meanMs } = stoodStill(1);
    const [first, second] = [ask("a"), ask("b")];
    clock.ms = 10;
    end("a");
    await first;
    clock.ms = 30;
    end("b");
    await second;
    expect([meanMs(), meanMs()]).toEqual([20, 0]);
    const queue = commandQueue({ atOnce: 1, longestWaitMs: 100 });
    await expect(Effect.runPromise(queue.inTurn(Effect.fail("no")))).rejects.toThrow("no");
    expect(await Effect.runPromise(queue.inTurn(Effect.succeed("yes")))).toBe("yes");
  });
});

const store = heldStore();
let running: Inside | null = null;
afterEach(() => {
  // What is held would keep the server from ending.
  store.open();
  return running?.stop();
});

describe("a server that gets more commands than it can store", () => {
  it("refuses those beyond with 503 and when to come again, loses none that it took, and takes the refused ones by their ids later", async () => {
    const calm = { everyMs: 1_000, read: () => 0 };
    const settings = { METRICS_TOKEN: "token", OVERLOAD_DELAY: "1" };
    const server = (running = await startInside(settings, store.layer, toyModule, calm));
    const { api, cookie } = server.browser();
    const tables: string[] = [];
    while (tables.length < AT_ONCE + 2) tables.push((await api.tables.create.mutate(toyTable([me]))).id);
    const last = tables.at(-1) ?? "";
    const robo = await newProgram(server.url);
    const { id: ofRobo } = (await robo.post<{ readonly id: string }>("/tables", toyTable([me]))).body;
    store.hold();
    const taken = tables.slice(0, -1).map((table) => api.play.mutate(bid(table, "once", 0)));
    // So many are being stored, and one waits for longer than any should.
    while (store.held() < AT_ONCE || (await commandsWaiting(server)) < 1) await nextTurn();
    const since = performance.now();
    while (performance.now() - since < 1) await nextTurn();
    const headers = { "content-type": "application/json", cookie: cookie() };
    const body = JSON.stringify(bid(last, "once", 0));
    const refused = await fetch(`${server.url}/trpc/play`, { method: "POST", headers, body });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^[123]$/)]);
    expect(await refusalOf(api.undo.mutate({ table: last, commandId: "u" }))).toMatchObject({ tag: "Overloaded" });
    const batch = { id: "b", seen: 0, commands: [{ _tag: "bid", amount: 1 }] };
    const ofProgram = await robo.post(`/tables/${ofRobo}/seat/commands`, batch);
    expect(ofProgram).toMatchObject({ status: 503, body: { tag: "Overloaded" } });
    store.open();
    // All that were being stored are; the one that waited may have waited for too long.
    const settled = await Promise.allSettled(taken);
    expect(settled.slice(0, AT_ONCE).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill("fulfilled"));
    for (const table of tables) expect((await api.play.mutate(bid(table, "once", 0))).seq).toBe(1);
    expect((await robo.post(`/tables/${ofRobo}/seat/commands`, batch)).status).toBe(200);
    for (const table of tables) {
      const { entries } = readLog(await api.log.export.query({ table }));
      expect(entries.filter((entry) => "commandId" in entry && entry.commandId === "once")).toHaveLength(1);
    }
  });
});
