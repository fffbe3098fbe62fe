import type { ChallengeFacts, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusalOf } from "../clients.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { newProgram, programWith } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

it("people make bots from a page, see the token once, and revoke it; others find nothing of them", async () => {
  const [ann, eve] = [server.browser(), server.browser()];
  expect(await ann.api.programs.list.query()).toEqual([]);
  const { bot, token } = await ann.api.programs.create.mutate({ name: "Fry-o-matic" });
  expect((await programWith(server.url, token).get("/me")).body).toMatchObject({ id: bot.id });
  expect(await ann.api.programs.list.query()).toEqual([bot]);
  expect(ann.received.join("").split(token)).toHaveLength(2);
  expect(await eve.api.programs.list.query()).toEqual([]);
  expect(await refusalOf(eve.api.programs.revoke.mutate({ bot: bot.id }))).toMatchObject({
    status: 404,
    tag: "NoSuchBot",
  });
  await ann.api.programs.revoke.mutate({ bot: bot.id });
  expect((await programWith(server.url, token).get("/me")).status).toBe(401);
});

it("people ask a bot to their table, and read why it does not come", async () => {
  const [ann, robo] = [server.browser(), await newProgram(server.url)];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  await ann.api.programs.challenge.mutate({ table: id, bot: robo.id });
  const [first] = (await robo.get<readonly ChallengeFacts[]>("/challenges")).body;
  await robo.post(`/challenges/${first?.id}/decline`, { reason: "busy" });
  expect(await ann.api.programs.challenges.query()).toMatchObject([
    { status: "declined", declined: { reason: "busy" } },
  ]);
  const again = await ann.api.programs.challenge.mutate({ table: id, bot: robo.id });
  expect((await robo.post<TableFacts>(`/challenges/${again.id}/accept`, {})).body).toMatchObject({ status: "running" });
});
