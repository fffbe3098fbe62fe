import type { StudyEdit } from "@blueplate/study";
import { clusterStore } from "@blueplate/store";
import { startPostgres, type TestPostgres } from "@blueplate/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_TOKEN, operatorOf } from "../admin/operator.ts";
import { refusalOf } from "../clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { bid } from "../machine.ts";
import { toyModule } from "../toy/module.ts";
import { nodeSettings } from "./nodes.ts";

let postgres: TestPostgres | null = null;
const servers: Inside[] = [];

/** The toy with rules to begin with, so that there is a game of the day. */
const games = toyModule.games.map((game) => {
  const [whole] = game.presets;
  return { ...game, presets: whole ? [whole, { ...whole, id: "first-steps" }] : [] };
});

const startServer = async (database: string, more: Readonly<Record<string, string>> = {}): Promise<Inside> => {
  const env = await nodeSettings(database);
  return startInside({ ...env, ...more, ADMIN_TOKEN }, clusterStore(database, env["CLUSTER_URL"] ?? ""), {
    ...toyModule,
    games,
  });
};

beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) return;
  servers.push(await startServer(postgres.url), await startServer(postgres.url));
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres?.stop();
}, 60_000);

/** So many tables or studies that each server owns some. */
const SOME = 6;

it("people at different servers sit at one table, see each other, and are refused what they would be at one", async (context) => {
  const [first, second] = servers;
  if (!first || !second) return context.skip("no PostgreSQL on this machine");
  const [ann, bob, cyd] = [first.browser(), second.browser(), second.browser()];
  for (const person of [bob, cyd]) await person.api.session.enter.mutate();
  for (let at = 0; at < SOME; at++) {
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
    const [near, far] = [ann.follow([{ id, after: -1 }]), bob.follow([{ id, after: -1 }])];
    const taken = await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    expect(taken).toMatchObject({ status: "running", mySeat: 1 });
    for (const followed of [near, far]) {
      await followed.until((message) => message._tag === "Presence" && message.presence.online.length === 2);
    }
    await bob.api.chat.send.mutate({ table: id, text: "hello" });
    await near.until((message) => message._tag === "Chat" && message.line.text === "hello");
    expect(await refusalOf(cyd.api.play.mutate(bid(id, "cyd", 0)))).toMatchObject({ status: 403, tag: "NotYourSeat" });
    expect(await refusalOf(bob.api.play.mutate(bid(id, "b", 9)))).toMatchObject({ status: 400, field: "seen" });
    far.stop();
    await near.until((message) => message._tag === "Presence" && message.presence.online.length === 1);
    near.stop();
  }
  const own = await bob.api.tables.list.query({ which: "mine" });
  expect(own.lines).toHaveLength(SOME);
});

it("a guest has one game of the day, whichever server they ask", async (context) => {
  const [first, second] = servers;
  if (!first || !second) return context.skip("no PostgreSQL on this machine");
  for (let at = 0; at < SOME; at++) {
    const ann = first.browser();
    await ann.api.session.enter.mutate();
    const there = second.browser(ann.cookie());
    const [one, other] = await Promise.all([ann, there].map(({ api }) => api.daily.play.mutate({ player: "Ann" })));
    expect(other?.id).toBe(one?.id);
  }
});

it("bots play at every table, whichever server it was opened at and watched from", async (context) => {
  const [first, second] = servers;
  if (!first || !second) return context.skip("no PostgreSQL on this machine");
  const ann = first.browser();
  await ann.api.session.enter.mutate();
  for (let at = 0; at < SOME; at++) {
    const { id } = await ann.api.tables.create.mutate(toyTable([robot("honest"), robot("honest")], "1"));
    const followed = second.browser(ann.cookie()).follow([{ id, after: -1 }]);
    await followed.until((message) => message._tag === "Table" && message.facts.status === "finished");
    followed.stop();
  }
});

it("a study is edited and followed from every server", async (context) => {
  const [first, second] = servers;
  if (!first || !second) return context.skip("no PostgreSQL on this machine");
  const [ann, bob] = [first.browser(), second.browser()];
  await bob.api.session.enter.mutate();
  for (let at = 0; at < SOME; at++) {
    const study = (await ann.api.studies.create.mutate({ title: "Friday", name: "Ann" })).id;
    const { token } = await ann.api.studies.invite.mutate({ study, role: "write" });
    await bob.api.studies.join.mutate({ token, name: "Bob" });
    const [near, far] = [ann.followStudy(study), bob.followStudy(study)];
    for (const followed of [near, far]) {
      await followed.until((message) => message._tag === "Presence" && message.presence.here.length === 2);
    }
    const edit: StudyEdit = { _tag: "SetTitle", title: `Saturday ${at}` };
    // cast: an edit is JSON by its schemas.
    const there = second.browser(ann.cookie());
    const { seq } = await there.api.studies.edit.mutate({ study, id: `e${at}`, edit: edit as never });
    for (const followed of [near, far]) {
      await followed.until((message) => message._tag === "Edit" && message.edit.seq === seq);
      followed.stop();
    }
    expect(await ann.api.studies.get.query({ study })).toMatchObject({ title: `Saturday ${at}`, seq });
  }
});

it("what an operator does at one server holds at all", async (context) => {
  const [first, second] = servers;
  if (!first || !second) return context.skip("no PostgreSQL on this machine");
  const [ann, bob] = [first.browser(), second.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  await bob.api.seats.take.mutate({ table: id, player: "Bobby" });
  const operator = operatorOf(first.url);
  const [person] = (await operator.people("Bobby")).body;
  await operator.ban("guest", person?.id ?? "");
  const isBanned = async () =>
    bob.api.tables.get.query({ table: id }).then(
      () => false,
      () => true,
    );
  while (!(await isBanned()));
  expect(await refusalOf(bob.api.tables.get.query({ table: id }))).toMatchObject({ status: 403, tag: "Banned" });
  expect((await operatorOf(second.url).audit()).body[0]).toMatchObject({ kind: "ban-guest", target: person?.id });
  expect((await operatorOf(second.url).close(id)).body).toMatchObject({ kind: "close-table", target: id });
  expect(await refusalOf(ann.api.tables.get.query({ table: id }))).toMatchObject({ status: 404 });
});

it("what somebody has used at one server is used at all, and nobody else has less for it", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const RATE_SCALE = "0.1";
  const pair = [await startServer(postgres.url, { RATE_SCALE }), await startServer(postgres.url, { RATE_SCALE })];
  const [near, far] = pair.map((server) => server.browser());
  if (!near || !far) throw new Error("two servers run");
  for (const person of [near, far]) await person.api.session.enter.mutate();
  const { id } = await near.api.tables.create.mutate(toyTable([me, free], "500"));
  // Servers tell each other of uses not after who has come.
  const here = far.follow([{ id, after: -1 }]);
  const comes = async () => {
    const follows = near.follow([{ id, after: -1 }]);
    await here.until((message) => message._tag === "Presence" && message.presence.online.length === 1);
    here.messages.splice(0);
    follows.stop();
    await here.until((message) => message._tag === "Presence" && message.presence.online.length === 0);
    here.messages.splice(0);
  };
  await comes();
  for (let left = 5; left > 0; left--) await near.api.tables.create.mutate(toyTable([me, free], "500"));
  await comes();
  const there = pair[1]?.browser(near.cookie());
  expect(await refusalOf(Promise.resolve(there?.api.tables.create.mutate(toyTable([me, free], "500"))))).toMatchObject({
    status: 429,
  });
  await far.api.tables.create.mutate(toyTable([me, free], "500"));
  here.stop();
  for (const server of pair) await server.stop();
});
