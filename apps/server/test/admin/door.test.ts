import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram } from "../protocol/program.ts";
import { ADMIN_TOKEN, operatorOf } from "./operator.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside({ ADMIN_TOKEN });
});
afterAll(() => server.stop());

const PATHS = ["state", "tables", "people", "audit"];
const ACTIONS = ["tables/x/close", "bans", "bans/lift", "mode"];

it("without the setting there is no page and no route, whatever token comes", async () => {
  const closed = await startInside();
  expect((await fetch(`${closed.url}/admin`)).status).toBe(404);
  for (const path of PATHS) expect((await operatorOf(closed.url).ask(path)).status).toBe(404);
  for (const path of ACTIONS) expect((await operatorOf(closed.url).ask(path, {})).status).toBe(404);
  await closed.stop();
});

it("a token that is too short stops the start", async () => {
  await expect(startInside({ ADMIN_TOKEN: "short" })).rejects.toThrow();
});

it("every route needs the token, in the header and nowhere else", async () => {
  const ann = server.browser();
  await ann.api.session.enter.mutate();
  const robo = await newProgram(server.url);
  for (const wrong of ["", "wrong", `${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1), robo.token]) {
    const stranger = operatorOf(server.url, wrong);
    for (const path of PATHS) expect((await stranger.ask(path)).status).toBe(401);
    for (const path of ACTIONS) expect((await stranger.ask(path, { reason: "r" })).status).toBe(401);
  }
  const query = `?token=${encodeURIComponent(ADMIN_TOKEN)}`;
  const headers = { cookie: `${ann.cookie()}; token=${ADMIN_TOKEN}` };
  expect((await fetch(`${server.url}/api/admin/audit${query}`, { headers })).status).toBe(401);
  const refused = await fetch(`${server.url}/api/admin/state`);
  expect([refused.headers.get("www-authenticate"), await refused.json()]).toMatchObject([
    "Bearer",
    { tag: "NotTheOperator", status: 401 },
  ]);
  expect((await operatorOf(server.url).audit()).body).toEqual([]);
});

it("whoever tries tokens is slowed down, and no answer says which was right meanwhile", async () => {
  const limited = await startInside({ ADMIN_TOKEN, RATE_SCALE: "0.05" });
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries++) statuses.push((await operatorOf(limited.url, "wrong").state()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  expect((await operatorOf(limited.url).state()).status).toBe(429);
  await limited.stop();
});

it("what does not fit is refused with its field, and nothing is done", async () => {
  const operator = operatorOf(server.url);
  const bodies = [
    ["bans", { kind: "guest", target: "x" }, "reason"],
    ["bans", { kind: "guest", target: "x", reason: "" }, "reason"],
    ["bans", { kind: "planet", target: "x", reason: "r" }, "kind"],
    ["bans", { kind: "network", target: "not-an-address", reason: "r" }, "target"],
    ["mode", { isReadOnly: "yes", reason: "r" }, "isReadOnly"],
    ["mode", { isReadOnly: true, reason: "r", more: 1 }, "more"],
  ] as const;
  for (const [path, body, field] of bodies) {
    expect(await operator.ask(path, body)).toMatchObject({ status: 400, body: { field } });
  }
  expect((await operator.close("nothing")).status).toBe(404);
  expect((await operator.audit()).body).toEqual([]);
  expect((await fetch(`${server.url}/api/admin/state`, { method: "DELETE" })).status).toBe(405);
  const large = await operator.ask("bans", { kind: "guest", target: "x", reason: "r".repeat(5_000) });
  expect(large.status).toBe(413);
});

it("shows tables and people by what they do, and nothing that lets anybody in or lies face down", async () => {
  const operator = operatorOf(server.url);
  const ann = server.browser();
  const running = await ann.api.tables.create.mutate({ ...toyTable([me, robot("honest")], "500"), name: "Running" });
  const open = await ann.api.tables.create.mutate({ ...toyTable([me, free]), name: "Gathering" });
  const follower = ann.follow([{ id: running.id, after: -1 }]);
  await follower.entry(running.id, 0);
  await ann.api.play.mutate({ table: running.id, commandId: "c", seen: 0, command: { _tag: "bid", amount: 4 } });
  const tables = (await operator.tables()).body;
  expect(tables.find(({ id }) => id === running.id)).toMatchObject({
    name: "Running",
    game: "toy",
    status: "running",
    seats: 2,
    seatsTaken: 2,
    watchers: 1,
    isLoaded: true,
  });
  expect(tables.find(({ id }) => id === open.id)).toMatchObject({ seatsTaken: 1, entries: 0, watchers: 0 });
  expect((await operator.tables("gather")).body.map(({ id }) => id)).toEqual([open.id]);
  const [person] = (await operator.people("Ann")).body;
  expect(person).toMatchObject({ names: ["Ann"], hosted: 2, unfinished: 2, network: "127.0.0.1", isBanned: false });
  expect(person?.seenAt).toBeGreaterThan(0);
  expect((await operator.people()).body[0]?.id).toBe(person?.id);
  const state = (await operator.state()).body;
  expect(state).toMatchObject({ isReadOnly: false, bans: [], queues: { isOverloaded: false } });
  expect(state.queues.tablesLoaded).toBeGreaterThan(0);
  expect(state.queues.streams).toBeGreaterThan(0);
  const answers = [await operator.state(), await operator.tables(), await operator.people(), await operator.audit()];
  const cookie = ann.cookie().split("=")[1] ?? "";
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    for (const secret of [cookie, ADMIN_TOKEN, '"seed"', '"hash"', "tokenHash", '"amount"', '"command"', '"config"']) {
      expect(text.includes(secret), secret).toBe(false);
    }
  }
  for (const line of server.log) {
    for (const secret of [cookie, ADMIN_TOKEN, "127.0.0.1"]) expect(line.includes(secret)).toBe(false);
  }
});

it("closes a table in any state, tells who follows it, and writes down why", async () => {
  const operator = operatorOf(server.url);
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  const follower = bob.follow([{ id, after: -1 }]);
  await follower.entry(id, 0);
  expect((await operator.close(id)).body).toMatchObject({ kind: "close-table", target: id, reason: "as a test" });
  await follower.until(({ _tag }) => _tag === "Gone");
  expect((await operator.tables(id)).body).toEqual([]);
  expect((await operator.close(id)).status).toBe(404);
  expect((await operator.audit()).body.filter(({ kind }) => kind === "close-table")).toHaveLength(1);
});
