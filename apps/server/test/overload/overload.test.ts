import { Overloaded } from "@blueplate/api";
import { afterEach, describe, expect, it } from "vitest";
import { overloadRules, overloadSwitch, workGate } from "../../src/operations/overload.ts";
import { refusalOf } from "../clients.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { memoryStore } from "@blueplate/store";
import { newProgram } from "../protocol/program.ts";
import { toyModule } from "../toy/module.ts";

const RULES = overloadRules(150);
const BUSY = { loopDelayMs: 150, waiting: 0, commandMs: 0 };
const CALM = { loopDelayMs: 10, waiting: 3, commandMs: 10 };
const BETWEEN = { loopDelayMs: 100, waiting: 3, commandMs: 0 };

describe("an overload", () => {
  it("begins when the loop is late, too much waits, or commands take long, at two looks in a row", () => {
    for (const reading of [BUSY, { ...CALM, waiting: RULES.over.waiting }, { ...CALM, commandMs: 50 }]) {
      const shedding = overloadSwitch(RULES);
      expect([reading, CALM, reading].map(shedding.look)).toEqual([false, false, false]);
      expect(shedding.look(reading)).toBe(true);
      expect(shedding.isOn()).toBe(true);
    }
  });

  it("ends only when it was calm at five looks in a row, and not in between", () => {
    const shedding = overloadSwitch(RULES);
    for (const reading of [BUSY, BUSY, CALM, CALM, CALM, CALM, BETWEEN, CALM, CALM, CALM, CALM]) shedding.look(reading);
    expect(shedding.isOn()).toBe(true);
    expect(shedding.look(CALM)).toBe(true);
    expect(shedding.isOn()).toBe(false);
    // What is neither busy nor calm begins nothing.
    expect([BETWEEN, BETWEEN, BETWEEN].map(shedding.look)).toEqual([false, false, false]);
  });

  it("never begins where it is switched off", () => {
    const shedding = overloadSwitch(overloadRules(0));
    const worst = { loopDelayMs: 1e6, waiting: 1e6, commandMs: 1e6 };
    expect([worst, worst, worst].map(shedding.look)).toEqual([false, false, false]);
  });

  it("refuses what is new and nothing else", () => {
    const gate = workGate(() => true, { overload: () => null });
    for (const what of ["table", "study", "simulate"] as const) expect(gate.refuses(what)?._tag).toBe("Overloaded");
    for (const what of ["command", "seat", "chat", "ask", "edit", "look"] as const)
      expect(gate.refuses(what)).toBe(null);
    expect(workGate(() => false, { overload: () => null }).refuses("table")).toBe(null);
  });

  it("refuses commands, and nothing else, where their own queue is full", () => {
    const full = new Overloaded({ retryAfter: 2 });
    const gate = workGate(() => false, { overload: () => full });
    expect(gate.refuses("command")).toBe(full);
    for (const what of ["table", "study", "seat", "chat", "look"] as const) expect(gate.refuses(what)).toBe(null);
  });
});

const running: Inside[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** A server whose event loop is as late as this says. */
const lateBy = async () => {
  const delay = { ms: 0 };
  const meter = { everyMs: 1, read: () => delay.ms };
  const server = await startInside({ METRICS_TOKEN: "token", OVERLOAD_DELAY: "150" }, memoryStore, toyModule, meter);
  running.push(server);
  const told = async (line: string) => {
    while (!server.log.some((each) => each.includes(line))) await new Promise((turn) => setImmediate(turn));
  };
  return {
    server,
    overload: () => {
      delay.ms = 1_000;
      return told("it refuses new work");
    },
    recover: () => {
      delay.ms = 0;
      return told("takes new work again");
    },
  };
};

const metric = async (server: Inside, name: string) => {
  const headers = { authorization: "Bearer token" };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1];
};

const OVERLOADED = { status: 503, tag: "Overloaded" };
const bid = (id: string, seen: number) => ({ commandId: id, seen, command: { _tag: "bid", amount: 1 } });

describe("an overloaded server", () => {
  it("refuses new tables, studies and imports with 503 and when to come again, and takes them when it is over", async () => {
    const { server, overload, recover } = await lateBy();
    const { api, cookie } = server.browser();
    await api.session.enter.mutate();
    expect(await metric(server, "blueplate_overloaded")).toBe("0");
    await overload();
    expect(await metric(server, "blueplate_overloaded")).toBe("1");
    expect(await refusalOf(api.tables.create.mutate(toyTable([me, free])))).toMatchObject(OVERLOADED);
    expect(await refusalOf(api.studies.create.mutate({ title: "T", name: "Ann" }))).toMatchObject(OVERLOADED);
    const headers = { "content-type": "application/json", cookie: cookie() };
    const body = JSON.stringify({ name: "Ann", text: "x".repeat(300_000) });
    const refused = await fetch(`${server.url}/trpc/studies.import`, { method: "POST", headers, body });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await refused.json()).toMatchObject({ error: { data: { tag: "Overloaded", retryAfter: 10 } } });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await recover();
    expect((await api.tables.create.mutate(toyTable([me, free]))).status).toBe("open");
  });

  it("goes on with the tables in play: commands, talk, and the streams of those who sit there", async () => {
    const { server, overload } = await lateBy();
    const [ann, bob, eve] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await eve.api.session.enter.mutate();
    const before = eve.follow([{ id, after: -1 }]);
    await before.next();
    await overload();
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    const played = bob.follow([{ id, after: -1 }]);
    await ann.api.play.mutate({ table: id, ...bid("a", 0) });
    await bob.api.play.mutate({ table: id, ...bid("b", 0) });
    await ann.api.chat.send.mutate({ table: id, text: "on we go" });
    await Promise.all([played.entry(id, 2), before.entry(id, 2)]);
    // Somebody who only looks on waits until it is calm.
    const path = `${server.url}/trpc/watch?input=${encodeURIComponent(JSON.stringify({ tables: [{ id, after: -1 }] }))}`;
    const answer = await fetch(path, { headers: { cookie: eve.cookie() } });
    expect(await answer.text()).toMatch(/event: serialized-error\ndata: .*"httpStatus":503.*"tag":"Overloaded".*/);
  });

  it("tells programs the same as a problem, and lets those go on that sit at a table", async () => {
    const { server, overload } = await lateBy();
    const [robo, other] = [await newProgram(server.url), await newProgram(server.url)];
    const { id } = (await robo.post<{ readonly id: string }>("/tables", toyTable([me, free]))).body;
    await overload();
    const tag = { status: 503, tag: "Overloaded", retryAfterMs: 10_000 };
    expect((await other.post("/tables", toyTable([me, free]))).body).toMatchObject(tag);
    expect((await other.get(`/tables/${id}/events`)).body).toMatchObject(tag);
    const stream = await robo.follow(`/tables/${id}/events`);
    await stream.until((text) => text.includes("Presence"));
    await stream.stop();
  });
});
