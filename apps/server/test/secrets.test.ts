import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser } from "./clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const SEED = "a-seed-that-nobody-may-see";

/** Plays the toy to its end: the first bids 4, the second 3, each round. */
const playThrough = async (id: string, ann: Browser, bob: Browser, rounds: number) => {
  for (let round = 0; round < rounds; round++) {
    const seen = round * 3;
    const amount = (much: number) => ({ _tag: "bid", amount: much });
    await ann.api.play.mutate({ table: id, commandId: `ann-${round}`, seen, command: amount(4) });
    await bob.api.play.mutate({ table: id, commandId: `bob-${round}`, seen, command: amount(3) });
  }
};

const codes = (text: string) => [...new Set(text.match(/code-\d{9}/g) ?? [])];

it("no byte that a seat or a watcher receives in a whole game tells another's secret, the seed or a token", async () => {
  const [ann, bob, eve] = [server.browser(), server.browser(), server.browser()];
  const seats = [me, free, robot("honest")];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable(seats), seed: SEED });
  await Promise.all([bob, eve].map((browser) => browser.api.session.enter.mutate()));
  const following = [ann, bob, eve].map((browser) => browser.follow([{ id, after: -1 }]));
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  const { token } = await bob.api.seats.deviceLink.mutate({ table: id });
  await following[2]?.entry(id, 0);

  // In the middle of a round: the bids of those who have bid are still secret.
  await ann.api.play.mutate({ table: id, commandId: "ann", seen: 0, command: { _tag: "bid", amount: 4 } });
  for (const browser of [ann, bob, eve]) await browser.api.log.export.query({ table: id });
  await Promise.all(following.map((seen) => seen.entry(id, 1)));
  const midway = [ann, bob, eve].map((browser) => browser.received.join(""));
  await Promise.all(following.map((seen) => seen.entry(id, 2)));

  expect(midway.map((text) => codes(text).length)).toEqual([1, 1, 0]);
  expect(codes(midway[0] ?? "")).not.toEqual(codes(midway[1] ?? ""));
  expect(midway[0]).toMatch(/"amount":4/);
  for (const other of [midway[1], midway[2]]) expect(other).not.toMatch(/"amount":4|"content":4/);
  const everything = [ann, bob, eve].map((browser) => browser.received.join(""));
  for (const text of everything) {
    expect(text).not.toContain(SEED);
    for (const browser of [ann, bob, eve]) expect(text).not.toContain(browser.cookie().split("=")[1]);
  }
  expect(everything[0] + (everything[2] ?? "")).not.toContain(token);
  expect(everything[1]?.split(token)).toHaveLength(2);
});

it("no byte that others receive tells what a seat has ordered, that it has ordered, or on how many devices it is held", async () => {
  const [ann, bob, eve, phone] = [server.browser(), server.browser(), server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free]), seed: SEED });
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  await eve.api.session.enter.mutate();
  const { token } = await ann.api.seats.deviceLink.mutate({ table: id });
  await phone.api.seats.claim.mutate({ token });
  const following = [ann, bob, eve, phone].map((browser) => browser.follow([{ id, after: -1 }]));
  await ann.api.conditionalOrders.set.mutate({ table: id, orders: { always: 4 } });
  await Promise.all(following.map((seen) => seen.entry(id, 1)));
  for (const browser of [bob, eve]) {
    await browser.api.tables.get.query({ table: id });
    await browser.api.tables.list.query({ which: "mine" });
    await browser.api.log.export.query({ table: id });
  }
  const ours = [ann, phone].map((browser) => browser.received.join(""));
  for (const text of ours) expect(text).toMatch(/"always":4/);
  const cookies = [ann, phone].map((browser) => browser.cookie().split("=")[1] ?? "");
  for (const browser of [bob, eve]) {
    const text = browser.received.join("");
    expect(text).not.toMatch(/always|"amount":4|"content":4|"devices":2|"byOrder":\[1/);
    for (const secret of [token, token.split(".")[1] ?? "", ...cookies]) expect(text).not.toContain(secret);
  }
  expect(ours[1]).not.toContain(cookies[0]);
  // Whoever cannot know the seed finds nothing in the log that tells a command by order from any other.
  const log = await eve.api.log.export.query({ table: id });
  expect(log).toMatch(/"commandId":"[\w-]{43}"/);
  expect(log).not.toMatch(/order|always|standing/i);
  for (const line of server.log) expect(line).not.toMatch(/always/);
});

it("opens secrets and seed in the export after the end, and only there", async () => {
  const [ann, bob, eve] = [server.browser(), server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free], "1"), seed: SEED });
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  const seen = eve.follow([{ id, after: -1 }]);
  await playThrough(id, ann, bob, 1);
  await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
  expect(codes(JSON.stringify(seen.messages))).toEqual([]);
  const log = await eve.api.log.export.query({ table: id });
  expect(codes(log)).toHaveLength(2);
  expect(log).toContain(SEED);
});

it("writes no secret into the server's own log", async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free, robot("cheating")]), seed: SEED });
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  const { token } = await bob.api.seats.deviceLink.mutate({ table: id });
  const seen = ann.follow([{ id, after: -1 }]);
  await playThrough(id, ann, bob, 1);
  await seen.entry(id, 3);
  const log = server.log.join("\n");
  expect(log).toContain("A bot's command was refused");
  expect(log).not.toContain(SEED);
  expect(log).not.toMatch(/code-\d|"amount"/);
  for (const secret of [token, ann.cookie().split("=")[1], bob.cookie().split("=")[1]])
    expect(log).not.toContain(secret);
});
