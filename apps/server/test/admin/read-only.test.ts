import { rmSync } from "node:fs";
import { folderStore, postgresStore, type Store } from "@blueplate/store";
import { laidOutFolder, startPostgres } from "@blueplate/store/testing";
import type { Layer } from "effect";
import { expect, it } from "vitest";
import { refusalOf } from "../clients.ts";
import { free, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram } from "../protocol/program.ts";
import { ADMIN_TOKEN, operatorOf } from "./operator.ts";

const READ_ONLY = { status: 503, tag: "ServerReadOnly" };
const bid = { commandId: "c", seen: 0, command: { _tag: "bid", amount: 1 } };

it("while changes are stopped every change is refused, bots hold still, and reading and streams go on", async () => {
  const server = await startInside({ ADMIN_TOKEN });
  const operator = operatorOf(server.url);
  const [ann, eve, robo] = [server.browser(), server.browser(), await newProgram(server.url)];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
  const follower = ann.follow([{ id, after: -1 }]);
  await follower.entry(id, 1);
  expect((await operator.setReadOnly(true)).body.kind).toBe("read-only");
  const entries = async () => (await operator.tables(id)).body[0]?.entries;
  const before = await entries();
  expect(await refusalOf(ann.api.play.mutate({ table: id, ...bid }))).toMatchObject(READ_ONLY);
  expect(await refusalOf(ann.api.chat.send.mutate({ table: id, text: "hello" }))).toMatchObject(READ_ONLY);
  expect(await refusalOf(ann.api.tables.create.mutate(toyTable([me])))).toMatchObject(READ_ONLY);
  const headers = { cookie: ann.cookie(), "content-type": "application/json" };
  const refused = await fetch(`${server.url}/trpc/play`, {
    method: "POST",
    headers,
    body: JSON.stringify({ table: id, ...bid }),
  });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  const posted = await robo.post("/tables", toyTable([me, free]));
  expect([posted.body, posted.headers.get("retry-after")]).toMatchObject([
    { ...READ_ONLY, retryAfterMs: 30_000 },
    "30",
  ]);
  expect((await robo.get("/tables")).status).toBe(200);
  expect((await ann.api.tables.get.query({ table: id })).status).toBe("running");
  // Somebody new looks on without becoming anybody.
  await eve.api.session.enter.mutate();
  expect(eve.cookie()).toBe("");
  await eve.follow([{ id, after: -1 }]).entry(id, 1);
  expect((await operator.people()).body).toHaveLength(2);
  expect(await entries()).toBe(before);
  await operator.setReadOnly(false);
  await ann.api.play.mutate({ table: id, ...bid, seen: (before ?? 0) - 1 });
  // The bot goes on.
  await follower.entry(id, (before ?? 0) + 1);
  await eve.api.session.enter.mutate();
  expect(eve.cookie()).not.toBe("");
  await server.stop();
});

it("a bot whose turn comes while changes are stopped plays once they are taken again", async () => {
  const server = await startInside({ ADMIN_TOKEN, BOT_DELAY: "150" });
  const operator = operatorOf(server.url);
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
  const follower = ann.follow([{ id, after: -1 }]);
  await follower.entry(id, 0);
  await operator.setReadOnly(true);
  const stopped = (await operator.tables(id)).body[0]?.entries ?? 0;
  await operator.setReadOnly(false);
  await follower.entry(id, Math.max(1, stopped));
  await server.stop();
});

const stores: readonly { readonly name: string; readonly open: () => Promise<Opened | null> }[] = [
  {
    name: "PGlite",
    open: async () => {
      const folder = await laidOutFolder();
      return { layer: () => folderStore(folder), close: async () => rmSync(folder, { recursive: true }), ask: null };
    },
  },
  {
    name: "PostgreSQL",
    open: async () => {
      const postgres = await startPostgres();
      return postgres && { layer: () => postgresStore(postgres.url), close: postgres.stop, ask: postgres.ask };
    },
  },
];

interface Opened {
  readonly layer: () => Layer.Layer<Store, unknown>;
  readonly close: () => Promise<void>;
  readonly ask: ((statement: string) => Promise<unknown>) | null;
}

it.each(stores)("bans, the switch and the audit log outlive a restart in $name", async ({ open }) => {
  const store = await open();
  if (!store) return;
  const first = await startInside({ ADMIN_TOKEN }, store.layer());
  const ann = first.browser();
  await ann.api.session.enter.mutate();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  const operator = operatorOf(first.url);
  const [person] = (await operator.people()).body;
  await operator.ban("guest", person?.id ?? "");
  await operator.ban("network", "10.0.0.1");
  await operator.lift("network", "10.0.0.1");
  await operator.setReadOnly(true);
  const audit = (await operator.audit()).body;
  await first.stop();
  const second = await startInside({ ADMIN_TOKEN }, store.layer());
  const after = operatorOf(second.url);
  expect((await after.audit()).body).toEqual(audit);
  expect(audit.map(({ seq, kind }) => [seq, kind])).toEqual([
    [3, "read-only"],
    [2, "unban-network"],
    [1, "ban-network"],
    [0, "ban-guest"],
  ]);
  expect((await after.state()).body).toMatchObject({ isReadOnly: true, bans: [{ target: person?.id }] });
  const known = second.browser(ann.cookie());
  expect(await refusalOf(known.api.tables.get.query({ table: id }))).toMatchObject({ status: 403, tag: "Banned" });
  expect(await refusalOf(second.browser().api.tables.create.mutate(toyTable([me])))).toMatchObject(READ_ONLY);
  for (const change of ["update admin_deeds set reason = 'x'", "delete from admin_deeds", "truncate admin_deeds"]) {
    if (store.ask) await expect(store.ask(change)).rejects.toThrow("only added to");
  }
  await second.stop();
  await store.close();
});
