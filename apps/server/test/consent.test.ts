import { rmSync } from "node:fs";
import type { TableFacts } from "@blueplate/api";
import { folderStore } from "@blueplate/store";
import { laidOutFolder } from "@blueplate/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, type WatchClient, refusalOf } from "./clients.ts";
import { readLog, toLogState } from "./fold.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
let folder = "";
beforeAll(async () => {
  folder = await laidOutFolder();
  server = await startInside({ AWAY_AFTER: "0" }, folderStore(folder));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const bid = (browser: Browser, table: string, commandId: string, seen: number, amount = 2) =>
  browser.api.play.mutate({ table, commandId, seen, command: { _tag: "bid", amount } });

/** People at a running table, each following it; bots sit in the seats after theirs. */
const gather = async (people: number, bots: readonly string[] = [], rounds = "500") => {
  const [ann, ...others] = Array.from({ length: people }, () => server.browser());
  if (!ann) throw new Error("nobody came");
  const seats = [me, ...others.map(() => free), ...bots.map(robot)];
  const { id } = await ann.api.tables.create.mutate(toyTable(seats, rounds));
  for (const [index, browser] of others.entries()) {
    await browser.api.seats.take.mutate({ table: id, player: `Guest ${index + 1}` });
  }
  const following = [ann, ...others].map((browser) => browser.follow([{ id, after: -1 }]));
  await Promise.all(following.map((seen) => seen.entry(id, 0)));
  return { id, browsers: [ann, ...others] as const, following };
};

const facts = (seen: WatchClient, fits: (facts: TableFacts) => boolean) =>
  seen.until((message) => message._tag === "Table" && fits(message.facts));

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`nobody at ${index}`);
  return found;
};

describe("taking back alone", () => {
  it("goes over what bots have answered, and they decide anew", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob] = [at(browsers, 0), at(browsers, 1)];
    await bid(ann, id, "a", 0);
    await bob.api.seats.handOver.mutate({ table: id, seat: 1, bot: "honest" });
    const seen = at(following, 0);
    await seen.entry(id, 3);
    expect(await ann.api.undo.mutate({ table: id, commandId: "u" })).toEqual({ seq: 4 });
    expect(await seen.entry(id, 4)).toMatchObject({ entry: { _tag: "Undone", seat: 0, to: 0 } });
    expect(await seen.entry(id, 5)).toMatchObject({ entry: { _tag: "Played", seat: 1 } });
  });

  it("goes back over several decisions at once, not over another person's and not to where it never was", async () => {
    const { id, browsers } = await gather(2);
    const [ann, bob] = [at(browsers, 0), at(browsers, 1)];
    await bid(ann, id, "a", 0);
    for (const to of [1, 2, 99]) {
      expect(await refusalOf(ann.api.undo.mutate({ table: id, commandId: "u", to }))).toMatchObject({
        status: 409,
        tag: "NothingToUndo",
      });
    }
    expect(await refusalOf(bob.api.undo.mutate({ table: id, commandId: "u", to: 0 }))).toMatchObject({ status: 409 });
    expect(await ann.api.undo.mutate({ table: id, commandId: "u", to: 0 })).toEqual({ seq: 2 });
    expect(await ann.api.undo.mutate({ table: id, commandId: "u", to: 0 })).toEqual({ seq: 2 });
  });
});

describe("a request to go back", () => {
  it("shows the others what it is about; refused it is gone, accepted by all it goes over a shown secret", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    const seen = at(following, 2);
    await bid(ann, id, "a", 0, 5);
    await bid(bob, id, "b", 0);
    await bid(cem, id, "c", 0);
    const ask = (request: string) => ann.api.rollback.ask.mutate({ table: id, commandId: request, seen: 3, to: 0 });
    const answer = (who: Browser, request: string, accept: boolean) =>
      who.api.rollback.answer.mutate({ table: id, request, accept });
    expect(await ask("w1")).toEqual({ seq: null });
    expect(await ask("w1")).toEqual({ seq: null });
    expect(await facts(seen, ({ request }) => request?.id === "w1")).toMatchObject({
      facts: { request: { seat: 0, to: 0, final: true, accepted: [], waitsFor: [1, 2] } },
    });
    expect(await answer(bob, "w1", true)).toEqual({ seq: null });
    await facts(seen, ({ request }) => request?.accepted.join() === "1");
    expect(await answer(cem, "w1", false)).toEqual({ seq: null });
    expect(await facts(seen, ({ request, seq }) => request === null && seq === 3)).toMatchObject({
      facts: { refused: { id: "w1", seat: 0, by: 2 } },
    });
    expect((await ann.api.tables.get.query({ table: id })).refused).toEqual({ id: "w1", seat: 0, by: 2 });
    expect(await refusalOf(answer(bob, "w1", true))).toMatchObject({ status: 409, tag: "NotAsked" });
    expect(await ask("w2")).toEqual({ seq: null });
    expect((await ann.api.tables.get.query({ table: id })).refused).toBeNull();
    await answer(cem, "w2", true);
    expect(await answer(bob, "w2", true)).toEqual({ seq: 4 });
    expect(await answer(bob, "w2", true)).toEqual({ seq: 4 });
    expect(await seen.entry(id, 4)).toMatchObject({ entry: { _tag: "Undone", seat: 0, to: 0 } });
    expect(toLogState(seen.messages)).toEqual({ scores: [0, 0, 0], round: 0 });
    expect((await bob.api.tables.get.query({ table: id })).request).toBeNull();
    expect(await bid(ann, id, "again", 4)).toEqual({ seq: 5 });
  });

  it("is void when something happens at the table, and can be withdrawn by whoever asked alone", async () => {
    const { id, browsers } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    await bid(ann, id, "a", 0);
    await bid(bob, id, "b", 0);
    const ask = (who: Browser, request: string, seen: number) =>
      who.api.rollback.ask.mutate({ table: id, commandId: request, seen, to: 0 });
    const refused = async (call: Promise<unknown>) => (await refusalOf(call)).tag;
    expect(await refused(ask(ann, "w1", 1))).toBe("Stale");
    await ask(ann, "w1", 2);
    expect(await refused(ask(cem, "w2", 2))).toBe("AskedAlready");
    expect(await refused(ann.api.rollback.answer.mutate({ table: id, request: "w1", accept: true }))).toBe("NotAsked");
    expect(await refused(bob.api.rollback.withdraw.mutate({ table: id, request: "w1" }))).toBe("NotAsked");
    expect(await ann.api.rollback.withdraw.mutate({ table: id, request: "w1" })).toEqual({ withdrawn: "w1" });
    await ask(ann, "w3", 2);
    await bid(cem, id, "c", 2);
    expect(await refused(bob.api.rollback.answer.mutate({ table: id, request: "w3", accept: true }))).toBe("NotAsked");
    expect((await ann.api.tables.get.query({ table: id })).request).toBeNull();
    const eve = server.browser();
    await eve.api.session.enter.mutate();
    expect(await refused(ask(eve, "w4", 3))).toBe("NotYourSeat");
  });

  it("is granted at once where only bots would be asked", async () => {
    const alone = await gather(1, ["honest"]);
    await alone.following[0]?.entry(alone.id, 1);
    const ann = at(alone.browsers, 0);
    await bid(ann, alone.id, "a", 1);
    await at(alone.following, 0).entry(alone.id, 3);
    expect(await ann.api.rollback.ask.mutate({ table: alone.id, commandId: "w", seen: 3, to: 0 })).toEqual({ seq: 4 });
  });

  it("opens nothing of what went: neither what follows the table nor an export tells an undone secret", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    const eve = server.browser();
    await eve.api.session.enter.mutate();
    const watching = eve.follow([{ id, after: -1 }]);
    await bid(ann, id, "a", 0, 4);
    await ann.api.undo.mutate({ table: id, commandId: "u" });
    await bid(ann, id, "a2", 2, 4);
    await bid(bob, id, "b", 2, 1);
    await ann.api.rollback.ask.mutate({ table: id, commandId: "w", seen: 4, to: 0 });
    for (const who of [bob, cem]) await who.api.rollback.answer.mutate({ table: id, request: "w", accept: true });
    await Promise.all([...following, watching].map((seen) => seen.entry(id, 5)));
    for (const browser of [ann, bob, cem, eve]) {
      const log = readLog(await browser.api.log.export.query({ table: id }));
      expect(log.entries.map(({ _tag }) => _tag)).toEqual([
        "GameStarted",
        "Played",
        "Undone",
        "Played",
        "Played",
        "Undone",
      ]);
      const told = browser.received.join("");
      expect(/"amount":4|"content":4/.test(told)).toBe(browser === ann);
    }
  });
});

describe("a nudge", () => {
  it("comes once to whoever is waited for, from somebody who waits, and again only after they acted", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    const nudge = (who: Browser, seat: number) => who.api.seats.nudge.mutate({ table: id, seat });
    const refused = async (call: Promise<unknown>) => (await refusalOf(call)).tag;
    const eve = server.browser();
    await eve.api.session.enter.mutate();
    expect(await refused(nudge(eve, 1))).toBe("NotYourSeat");
    // All three bid at the same time: whoever has not yet done so waits for nobody.
    expect(await refused(nudge(ann, 1))).toBe("NotWaited");
    await bid(ann, id, "a", 0);
    await bid(bob, id, "b", 1);
    expect(await refused(nudge(ann, 1))).toBe("NotWaited");
    expect(await nudge(ann, 2)).toEqual({ nudged: 2 });
    expect(await facts(at(following, 2), ({ nudges }) => nudges.length > 0)).toMatchObject({
      facts: { nudges: [{ seat: 2, by: 0 }], seq: 2 },
    });
    expect(await refusalOf(nudge(ann, 2))).toMatchObject({ status: 409, tag: "NudgedAlready" });
    expect(await refused(nudge(bob, 2))).toBe("NudgedAlready");
    await bid(cem, id, "c", 2);
    expect((await ann.api.tables.get.query({ table: id })).nudges).toEqual([]);
    for (const [index, browser] of [ann, bob].entries()) await bid(browser, id, `next-${index}`, 3 + index);
    expect(await nudge(bob, 2)).toEqual({ nudged: 2 });
    expect((await eve.api.tables.get.query({ table: id })).nudges).toEqual([{ seat: 2, by: 1 }]);
  });

  it("is still there after a restart: nobody is nudged twice in one time of waiting", async () => {
    const { id, browsers } = await gather(2);
    const jars = browsers.map((browser) => browser.cookie());
    await bid(at(browsers, 0), id, "a", 0);
    await at(browsers, 0).api.seats.nudge.mutate({ table: id, seat: 1 });
    await server.stop();
    server = await startInside({ AWAY_AFTER: "0" }, folderStore(folder));
    const [ann, bob] = [server.browser(jars[0]), server.browser(jars[1])];
    expect((await bob.api.tables.get.query({ table: id })).nudges).toEqual([{ seat: 1, by: 0 }]);
    const again = () => ann.api.seats.nudge.mutate({ table: id, seat: 1 });
    expect(await refusalOf(again())).toMatchObject({ tag: "NudgedAlready" });
    await bid(bob, id, "b", 1);
    await bid(ann, id, "c", 2);
    expect(await again()).toEqual({ nudged: 1 });
  });

  it("is for people alone: no bot is called, and nobody calls for whom a bot plays", async () => {
    const { id, browsers } = await gather(2);
    const [ann, bob] = [at(browsers, 0), at(browsers, 1)];
    await bid(ann, id, "a", 0);
    await bob.api.seats.resign.mutate({ table: id, bot: "honest" });
    for (const [who, seat] of [
      [ann, 1],
      [bob, 0],
    ] as const) {
      expect(await refusalOf(who.api.seats.nudge.mutate({ table: id, seat }))).toMatchObject({ tag: "HandedOver" });
    }
  });
});

describe("a seat that changes hands", () => {
  it("is given up for good: a bot decides from then on, marked in the log, and nobody is asked any more", async () => {
    const { id, browsers, following } = await gather(2, [], "1");
    const [ann, bob] = [at(browsers, 0), at(browsers, 1)];
    await bid(ann, id, "a", 0);
    expect((await refusalOf(bob.api.seats.resign.mutate({ table: id, bot: "nobody" }))).field).toBe("bot");
    const after = await bob.api.seats.resign.mutate({ table: id, bot: "honest" });
    expect(after.seats[1]).toMatchObject({ kind: "person", standIn: "honest", resigned: true });
    await facts(at(following, 0), ({ status }) => status === "finished");
    await at(following, 0).entry(id, 3);
    const log = readLog(await ann.api.log.export.query({ table: id }));
    expect(log.entries[2]).toMatchObject({ _tag: "ControllerChanged", seat: 1, bot: "honest", why: "resigned" });
    expect(log.entries[3]).toMatchObject({ _tag: "Played", seat: 1, commandId: expect.stringMatching(/^bot-/) });
    expect((await refusalOf(ann.api.seats.resign.mutate({ table: id, bot: "honest" }))).tag).toBe("NotNow");
  });

  it("that was given up takes no command and is not taken back; its person agrees to nothing", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    await cem.api.seats.resign.mutate({ table: id, bot: "honest" });
    await at(following, 0).entry(id, 2);
    const refused = async (call: Promise<unknown>) => (await refusalOf(call)).tag;
    expect(await refused(bid(cem, id, "c", 2))).toBe("HandedOver");
    expect(await refused(cem.api.undo.mutate({ table: id, commandId: "u" }))).toBe("HandedOver");
    expect(await refused(cem.api.seats.takeBack.mutate({ table: id }))).toBe("Resigned");
    await bid(ann, id, "a", 2);
    await bid(bob, id, "b", 2);
    await at(following, 0).entry(id, 5);
    await ann.api.rollback.ask.mutate({ table: id, commandId: "w", seen: 5, to: 0 });
    expect(await refused(cem.api.rollback.answer.mutate({ table: id, request: "w", accept: true }))).toBe("HandedOver");
    expect(await bob.api.rollback.answer.mutate({ table: id, request: "w", accept: true })).toMatchObject({ seq: 6 });
  });

  it("goes to a bot by the votes of most others, and back to its person with one word", async () => {
    const { id, browsers, following } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    const seen = at(following, 0);
    await bid(ann, id, "a", 0);
    const vote = (who: Browser) => who.api.seats.handOver.mutate({ table: id, seat: 2, bot: "honest" });
    expect((await refusalOf(ann.api.seats.handOver.mutate({ table: id, seat: 0, bot: "nobody" }))).field).toBe("bot");
    expect((await vote(ann)).votes).toEqual([{ seat: 2, by: [0], needed: 2 }]);
    expect((await vote(ann)).votes).toEqual([{ seat: 2, by: [0], needed: 2 }]);
    const handed = await vote(bob);
    expect([handed.votes, handed.seats[2]?.standIn]).toEqual([[], "honest"]);
    expect(await seen.entry(id, 2)).toMatchObject({ entry: { _tag: "ControllerChanged", seat: 2, why: "voted" } });
    await seen.entry(id, 3);
    expect((await refusalOf(vote(bob))).tag).toBe("HandedOver");
    const back = await cem.api.seats.takeBack.mutate({ table: id });
    expect(back.seats[2]).toMatchObject({ standIn: null, resigned: false });
    expect((await cem.api.seats.takeBack.mutate({ table: id })).seq).toBe(back.seq);
    await bid(bob, id, "b", 4);
    expect(await bid(cem, id, "c", 5)).toEqual({ seq: 6 });
  });

  it("is not voted about before its person was waited for, and a vote is void once that person acts", async () => {
    const { id, browsers } = await gather(3);
    const [ann, bob, cem] = [at(browsers, 0), at(browsers, 1), at(browsers, 2)];
    const vote = (who: Browser) => who.api.seats.handOver.mutate({ table: id, seat: 2, bot: "honest" });
    expect(await ann.api.seats.awayAfter.query()).toEqual({ seconds: 0 });
    await vote(ann);
    await bid(cem, id, "c", 0);
    expect((await ann.api.tables.get.query({ table: id })).votes).toEqual([]);
    expect(await refusalOf(vote(bob))).toMatchObject({ status: 409, tag: "NotAway" });
    await bid(ann, id, "a", 1);
    await bid(bob, id, "b", 2);
    expect((await vote(bob)).seats[2]?.standIn).toBeNull();
  });
});
