import { afterAll, beforeAll, expect, it } from "vitest";
import { browserAt, refusalOf } from "../clients.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { newProgram } from "../protocol/program.ts";
import { ADMIN_TOKEN, operatorOf } from "./operator.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside({ ADMIN_TOKEN, TRUST_PROXY: "true" });
});
afterAll(() => server.stop());

const BANNED = { status: 403, tag: "Banned" };

/** The stream of a table from an address, as it comes: `text` waits for so much. */
const stream = async (table: string, cookie: string, address = "10.9.9.9") => {
  const input = encodeURIComponent(JSON.stringify({ tables: [{ id: table, after: -1 }] }));
  const answer = await fetch(`${server.url}/trpc/watch?input=${input}`, {
    headers: { cookie, "x-forwarded-for": address },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const read = async (until: RegExp): Promise<string> => {
    while (!until.test(text)) {
      const next = await reader?.read();
      if (!next || next.done) throw new Error(`ended after ${text}`);
      text += next.value;
    }
    return text;
  };
  const ended = async (): Promise<boolean> => {
    for (;;) {
      const next = await reader?.read().catch(() => null);
      if (!next || next.done) return true;
    }
  };
  return { read, ended };
};

it("a banned guest is refused at every door, with open streams cut, and nobody else is", async () => {
  const operator = operatorOf(server.url);
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  const taken = await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  expect(taken.status).toBe("running");
  const [annHears, bobHears] = [await stream(id, ann.cookie()), await stream(id, bob.cookie())];
  await Promise.all([annHears.read(/"_tag":"Entry"/), bobHears.read(/"_tag":"Entry"/)]);
  const [person] = (await operator.people("Bob")).body;
  const guest = person?.id ?? "";
  expect((await operator.ban("guest", guest)).body).toMatchObject({ kind: "ban-guest", target: guest });
  expect(await bobHears.ended()).toBe(true);
  const play = { table: id, commandId: "b", seen: 0, command: { _tag: "bid", amount: 1 } };
  expect(await refusalOf(bob.api.play.mutate(play))).toMatchObject(BANNED);
  expect(await refusalOf(bob.api.tables.get.query({ table: id }))).toMatchObject(BANNED);
  expect(await refusalOf(bob.api.session.enter.mutate())).toMatchObject(BANNED);
  const again = await stream(id, bob.cookie());
  expect(await again.read(/serialized-error\ndata: .*\n/)).toMatch(/"httpStatus":403.*"tag":"Banned"/);
  const bots = await fetch(`${server.url}/api/v1/bots`, { headers: { cookie: bob.cookie() } });
  expect([bots.status, await bots.json()]).toMatchObject([403, { tag: "Banned" }]);
  await ann.api.play.mutate({ ...play, commandId: "a" });
  await annHears.read(/"seat":0,"commandId":"a"/);
  expect((await operator.people("Bob")).body[0]?.isBanned).toBe(true);
  expect((await operator.state()).body.bans).toMatchObject([{ kind: "guest", target: guest, reason: "as a test" }]);
  await operator.lift("guest", guest);
  await bob.api.play.mutate(play);
  expect((await operator.state()).body.bans).toEqual([]);
});

it("the programs of a banned guest are refused, and their streams end, at once", async () => {
  const operator = operatorOf(server.url);
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<{ readonly id: string }>("/tables", toyTable([me, free]))).body;
  const follows = await robo.follow(`/tables/${id}/events`);
  await follows.until((text) => text.includes("Presence"));
  const owner = (await operator.people()).body.find(({ programs }) => programs.some((one) => one.id === robo.id));
  await operator.ban("guest", owner?.id ?? "");
  await follows.until(() => false).catch(() => "");
  expect((await robo.get("/me")).body).toMatchObject(BANNED);
  expect((await robo.get(`/tables/${id}/events`)).body).toMatchObject(BANNED);
  await operator.lift("guest", owner?.id ?? "");
  expect((await robo.get("/me")).status).toBe(200);
  // One program alone, by its own id.
  await operator.ban("guest", robo.id);
  expect((await robo.get("/me")).body).toMatchObject(BANNED);
  await operator.lift("guest", robo.id);
});

it("a banned network is refused whoever comes from it, new or known, by any of its addresses", async () => {
  const operator = operatorOf(server.url);
  const eve = browserAt(server.url);
  const { id } = await eve.api.tables.create.mutate(toyTable([me, free]));
  const [inside, outside] = ["2001:db8:0:7::1", "2001:db8:0:8::1"];
  const hears = await stream(id, eve.cookie(), inside);
  await hears.read(/"_tag":"Table"/);
  const apart = await stream(id, eve.cookie(), outside);
  await apart.read(/"_tag":"Table"/);
  expect((await operator.ban("network", "2001:db8:0:7:ffff::2")).body.target).toBe("2001:db8:0:7::/64");
  expect(await hears.ended()).toBe(true);
  const from = async (address: string, path = "/trpc/session.enter", method = "POST") => {
    const headers = { "x-forwarded-for": address, "content-type": "application/json" };
    return (await fetch(`${server.url}${path}`, { method, headers })).status;
  };
  expect(await from("2001:db8:0:7:9::9")).toBe(403);
  expect(await from(inside, "/api/v1/bots")).toBe(403);
  expect(await from(inside, "/api/v1/tables", "GET")).toBe(403);
  expect(await from(outside)).toBe(200);
  // Whoever runs the server is let in from anywhere, and health is answered.
  expect(await from(inside, "/healthz", "GET")).toBe(200);
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, "x-forwarded-for": inside };
  expect((await fetch(`${server.url}/api/admin/state`, { headers })).status).toBe(200);
  await operator.lift("network", "2001:db8:0:7::/64");
  expect(await from(inside)).toBe(200);
});
