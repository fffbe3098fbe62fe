import { afterAll, beforeAll, expect, it } from "vitest";
import { browserAt, type WatchClient } from "./clients.ts";
import { free, type Inside, me, startInside, toyTable } from "./inside.ts";
import { startProxy } from "./proxy.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const seqs = (following: WatchClient, table: string) =>
  following.messages.flatMap((message) =>
    message._tag === "Entry" && message.table === table ? [message.entry.seq] : [],
  );

const numbers = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

/** A table of one seat that plays `count` commands. */
const solo = async (rounds: number) => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me], String(rounds)));
  const play = (seq: number) =>
    ann.api.play.mutate({ table: id, commandId: `c${seq}`, seen: seq - 1, command: { _tag: "bid", amount: 2 } });
  return { ann, id, play };
};

it("resumes after every cut of the connection without a gap or a repeat, over two tables", async () => {
  const proxy = await startProxy(server.port);
  const [one, two] = [await solo(60), await solo(60)];
  const watcher = browserAt(proxy.url);
  await watcher.api.session.enter.mutate();
  const seen = watcher.follow([one, two].map(({ id }) => ({ id, after: -1 })));
  await Promise.all([seen.entry(one.id, 0), seen.entry(two.id, 0)]);
  let seq = 0;
  for (let cut = 0; cut < 2; cut++) {
    for (let step = 0; step < 3; step++) {
      seq++;
      await Promise.all([one.play(seq), two.play(seq)]);
      if (step === 1) proxy.cut();
    }
    await Promise.all([seen.entry(one.id, seq), seen.entry(two.id, seq)]);
  }
  expect(seqs(seen, one.id)).toEqual(numbers(seq));
  expect(seqs(seen, two.id)).toEqual(numbers(seq));
  expect(seen.messages.some((message) => message._tag === "Again")).toBe(false);
  watcher.close();
  await proxy.stop();
});

it("lets eight browsers follow one table, each its own", async () => {
  const { id, play } = await solo(30);
  const browsers = Array.from({ length: 8 }, () => server.browser());
  const following = browsers.map((browser) => browser.follow([{ id, after: -1 }]));
  await Promise.all(following.map((seen) => seen.entry(id, 0)));
  await following[0]?.until((message) => message._tag === "Presence" && message.presence.watchers === 8);
  for (let seq = 1; seq <= 20; seq++) await play(seq);
  await Promise.all(following.map((seen) => seen.entry(id, 20)));
  for (const seen of following) expect(seqs(seen, id)).toEqual(numbers(20));
});

it("begins after the entry that a client has, and tells of a table that is not there", async () => {
  const { id, play, ann } = await solo(30);
  for (let seq = 1; seq <= 5; seq++) await play(seq);
  const seen = ann.follow([
    { id, after: 3 },
    { id: "nowhere", after: -1 },
  ]);
  await seen.entry(id, 5);
  await seen.until((message) => message._tag === "Gone" && message.table === "nowhere");
  expect(seqs(seen, id)).toEqual([4, 5]);
});

it("gives a seat that was taken while watching all entries again, through its own eyes", async () => {
  const ann = server.browser();
  const bob = server.browser();
  await bob.api.session.enter.mutate();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  const seen = bob.follow([{ id, after: -1 }]);
  await seen.until((message) => message._tag === "Table");
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  expect(await seen.entry(id, 0)).toMatchObject({
    entry: { events: [{ codes: [{ content: null }, { content: expect.stringMatching(/code-/) }] }] },
  });
});
