import { rmSync } from "node:fs";
import type { SeatState, TableFacts } from "@blueplate/api";
import { folderStore } from "@blueplate/store";
import { tempFolder } from "@blueplate/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram, programWith } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside({ PROGRAM_LATE_AFTER: "1" });
});
afterAll(() => server.stop());

const bid = (amount: number) => ({ _tag: "bid", amount });

it("a program that does not decide in time is replaced by a built-in bot, and plays on when it comes back", async () => {
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const table = `/tables/${id}`;
  const { clock } = (await robo.get<SeatState>(`${table}/seat`)).body;
  expect(clock.replacedAt).toBe((clock.waitedSince ?? 0) + 1_000);
  const stream = await robo.follow(`${table}/events`, "application/x-ndjson");
  const handed = await stream.until((text) =>
    /"why":"late"[^\n]*\n(?:[^\n]*\n)*[^\n]*"_tag":"Played"[^\n]*"seat":0/.test(text),
  );
  expect(handed).toMatch(/"_tag":"ControllerChanged","seq":\d+,"seat":0,"bot":"honest","why":"late"/);
  const state = (await robo.get<SeatState>(`${table}/seat`)).body;
  await stream.until((text) => text.includes('"bot":null,"why":"returned"'));
  const played = await robo.post(`${table}/seat/commands`, { id: "back", seen: state.seq, commands: [bid(4)] });
  expect([200, 409]).toContain(played.status);
  await stream.stop();
});

it("a program that only looks, again and again, holds nobody up: after three times it comes back by playing", async () => {
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const table = `/tables/${id}`;
  const stream = await robo.follow(`${table}/events`, "application/x-ndjson");
  const times = (text: string, why: string) => text.split(`"why":"${why}"`).length - 1;
  for (let late = 1; late <= 3; late++) {
    await stream.until((text) => times(text, "late") === late);
    await robo.get(`${table}/seat`);
  }
  const looked = (await robo.get<SeatState>(`${table}/seat`)).body;
  const text = await stream.until((all) => all.includes(`"_tag":"Presence","seq":${looked.seq + 6}`));
  expect([times(text, "late"), times(text, "returned")]).toEqual([3, 2]);
  await robo.post(`${table}/seat/commands`, { id: "now", seen: looked.seq, commands: [bid(4)] });
  await stream.until((all) => times(all, "returned") === 3);
  await stream.stop();
});

it("a table of two programs that have vanished plays on to its end", async () => {
  const [ann, bob] = [await newProgram(server.url), await newProgram(server.url)];
  const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, free], "3"))).body;
  await bob.post(`/tables/${id}/seat`, {});
  const browser = server.browser();
  await browser.api.session.enter.mutate();
  const seen = browser.follow([{ id, after: -1 }]);
  await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
});

it("a program's table goes on after a restart, and its token is still good", async () => {
  const folder = tempFolder();
  const before = await startInside({}, folderStore(folder));
  const [ann, bob] = [await newProgram(before.url), await newProgram(before.url)];
  const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, free], "3"))).body;
  await bob.post(`/tables/${id}/seat`, {});
  await before.stop();
  const after = await startInside({ PROGRAM_LATE_AFTER: "1" }, folderStore(folder));
  const stream = await programWith(after.url, ann.token).follow(`/tables/${id}/events`);
  const text = await stream.until((told) => told.includes("event: End"));
  expect(text.match(/"why":"late"/g)).toHaveLength(2);
  await after.stop();
  rmSync(folder, { recursive: true });
});

it("nobody at a table with a program is asked by it, and nobody waits for its answer", async () => {
  const robo = await newProgram(server.url);
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  await robo.post(`/tables/${id}/seat`, {});
  await ann.api.play.mutate({ table: id, commandId: "one", seen: 0, command: bid(4) });
  await robo.post(`/tables/${id}/seat/commands`, { id: "two", seen: 1, commands: [bid(3)] });
  const asked = await ann.api.rollback.ask.mutate({ table: id, commandId: "back", seen: 2, to: 0 });
  expect(asked.seq).not.toBeNull();
});

it("a program that gives its seat up does not come back", async () => {
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const given = await robo.post<TableFacts>(`/tables/${id}/seat/resign`, {});
  expect(given.body.seats[0]).toMatchObject({ standIn: "honest" });
  await robo.get(`/tables/${id}/seat`);
  const refused = await robo.post(`/tables/${id}/seat/commands`, { id: "late", seen: 0, commands: [bid(1)] });
  expect(refused.body).toMatchObject({ status: 409, tag: "HandedOver" });
});
