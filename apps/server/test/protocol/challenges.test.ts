import type { ChallengeFacts, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { newProgram } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const pair = async () => {
  const [ann, bob] = [await newProgram(server.url, { name: "Ann" }), await newProgram(server.url, { name: "Bob" })];
  const table = (await ann.post<TableFacts>("/tables", toyTable([me, free, free]))).body.id;
  return { ann, bob, table };
};

it("a challenge is read by both, accepted, and seats the bot where it was meant to sit", async () => {
  const { ann, bob, table } = await pair();
  const made = await ann.post<ChallengeFacts>("/challenges", { table, bot: bob.id, seat: 2 });
  expect([made.status, made.body]).toMatchObject([
    201,
    { game: "toy", ruleset: "standard", seats: 3, name: "Bob", mine: true },
  ]);
  const [toBob] = (await bob.get<readonly ChallengeFacts[]>("/challenges")).body;
  expect(toBob).toEqual({ ...made.body, mine: false });
  const sat = await bob.post<TableFacts>(`/challenges/${made.body.id}/accept`, {});
  expect(sat.body).toMatchObject({ mySeat: 2, seats: [{}, { kind: "open" }, { player: "Bob", program: true }] });
  expect((await ann.get<readonly ChallengeFacts[]>("/challenges")).body[0]).toMatchObject({ status: "accepted" });
  expect((await bob.post(`/challenges/${made.body.id}/accept`, {})).status).toBe(404);
});

it("a challenge is declined with a reason, which the challenger reads", async () => {
  const { ann, bob, table } = await pair();
  const { id } = (await ann.post<ChallengeFacts>("/challenges", { table, bot: bob.id })).body;
  const declined = await bob.post(`/challenges/${id}/decline`, { reason: "later", text: "in an hour" });
  expect(declined.body).toMatchObject({ status: "declined" });
  const [read] = (await ann.get<readonly ChallengeFacts[]>("/challenges")).body;
  expect(read).toMatchObject({ id, status: "declined", declined: { reason: "later", text: "in an hour" } });
});

it("nobody else reads, accepts or declines it, and nobody brings others to a table of strangers", async () => {
  const { ann, bob, table } = await pair();
  const eve = await newProgram(server.url, { name: "Eve" });
  const { id } = (await ann.post<ChallengeFacts>("/challenges", { table, bot: bob.id })).body;
  expect((await eve.get("/challenges")).body).toEqual([]);
  expect((await eve.post(`/challenges/${id}/accept`, {})).status).toBe(404);
  expect((await eve.post(`/challenges/${id}/decline`, { reason: "generic" })).status).toBe(404);
  expect((await eve.post("/challenges", { table, bot: bob.id })).body).toMatchObject({
    status: 403,
    tag: "NotTheHost",
  });
  expect((await ann.post("/challenges", { table, bot: "nobody" })).body).toMatchObject({
    status: 404,
    tag: "NoSuchBot",
  });
});

it("a bot finds open seats, sits down, stands up again; a full table starts", async () => {
  const bob = await newProgram(server.url, { name: "Bob" });
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free]), listed: true });
  const open = (await bob.get<{ readonly tables: readonly { readonly id: string }[] }>("/tables")).body;
  expect(open.tables.map((table) => table.id)).toContain(id);
  expect((await bob.post<TableFacts>(`/tables/${id}/seat`, { player: "Bobby" })).body).toMatchObject({
    status: "running",
  });
  expect((await bob.drop(`/tables/${id}/seat`)).body).toMatchObject({ tag: "AlreadyStarted" });
  const other = await ann.api.tables.create.mutate({ ...toyTable([me, free, free]), listed: true });
  await bob.post(`/tables/${other.id}/seat`, {});
  expect((await bob.drop(`/tables/${other.id}/seat`)).body).toMatchObject({ mySeat: null });
});
