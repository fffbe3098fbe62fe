import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "@blueplate/store/testing";
import { browserAt, refusalOf } from "./clients.ts";
import { readLog } from "./fold.ts";
import { free, me, robot, toyTable } from "./inside.ts";
import { bid, newMachine } from "./machine.ts";
import { failedStart, type ServerProcess } from "./process.ts";

const machine = newMachine();
afterAll(() => machine.clear());

// Each start costs seconds: the tests follow each other on one folder, and what needs the same start is in the same test.
describe("a server process", () => {
  let data = "";
  let server: ServerProcess;
  /** The next server on the folder. */
  const startAgain = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
    (server = await machine.start({ DATA_DIR: data, ...env }));
  beforeAll(async () => {
    data = await machine.folder();
    await startAgain({ BOT_DELAY: "60000" });
  });

  it("keeps a second one out of its folder, and another off its port, each with one clear line", async () => {
    const second = await failedStart({ DATA_DIR: data });
    expect(second.code).toBe(1);
    expect(second.output.trim()).toMatch(
      /^The data folder .* is in use by another server \(process \d+ on .*DATA_DIR\.$/,
    );
    const port = new URL(server.url).port;
    const other = await failedStart({ DATA_DIR: await machine.folder(), PORT: port });
    expect(other.code).toBe(1);
    expect(other.output.trim().split("\n").at(-1)).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already in use`));
    expect((await failedStart({ DATA_DIR: data, PORT: "many" })).output).toContain("PORT");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("killed and started again goes on where it was: seats, chat, log, who is asked, and the bots whose turn it is", async () => {
    const [ann, bob, cem] = [browserAt(server.url), browserAt(server.url), browserAt(server.url)];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free], "500"));
    for (const browser of [bob, cem]) await browser.api.seats.take.mutate({ table: id, player: "Guest" });
    await cem.api.seats.handOver.mutate({ table: id, seat: 2, bot: "honest" });
    await ann.api.play.mutate(bid(id, "a", 1));
    await bob.api.play.mutate(bid(id, "b", 1));
    await ann.api.rollback.ask.mutate({ table: id, commandId: "w", seen: 3, to: 0 });
    const { id: short } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "1"));
    await ann.api.play.mutate(bid(short, "c", 0));
    await ann.api.chat.send.mutate({ table: short, text: "back soon" });
    await server.kill("SIGKILL");

    await startAgain();
    const [ann2, bob2] = [browserAt(server.url, ann.cookie()), browserAt(server.url, bob.cookie())];
    expect(await ann2.api.tables.get.query({ table: id })).toMatchObject({
      request: { id: "w", seat: 0, to: 0, waitsFor: [1] },
      seats: [{}, {}, { standIn: "honest" }],
    });
    expect(await bob2.api.rollback.answer.mutate({ table: id, request: "w", accept: true })).toEqual({ seq: 4 });
    const seen = bob2.follow([{ id, after: -1 }]);
    expect(await seen.entry(id, 5)).toMatchObject({ entry: { _tag: "Played", seat: 2 } });
    const news = ann2.follow([{ id: short, after: -1 }]);
    await news.until((message) => message._tag === "Table" && message.facts.status === "finished");
    await news.until((message) => message._tag === "Chat" && message.line.text === "back soon");
    expect(await ann2.api.tables.get.query({ table: short })).toMatchObject({ mySeat: 0, host: true, seq: 2 });
    for (const browser of [ann, bob, cem, ann2, bob2]) browser.close();
  });

  it("told to stop finishes what it is writing; the next goes on by other rules that decide a log alike, and knows it later", async () => {
    const ann = browserAt(server.url);
    const { id } = await ann.api.tables.create.mutate(toyTable([me], "3"));
    await ann.api.play.mutate(bid(id, "c", 0));
    const { id: busy } = await ann.api.tables.create.mutate(toyTable([me], "100000"));
    const seen = ann.follow([{ id: busy, after: -1 }]);
    await seen.entry(busy, 0);
    const pending = Array.from({ length: 10 }, (_, index) => ann.api.play.mutate(bid(busy, `c${index}`, 0)));
    await pending[0];
    const code = server.kill("SIGTERM");
    const answers = await Promise.allSettled(pending);
    ann.close();
    expect(await code).toBe(0);
    expect(existsSync(join(data, "server.lock"))).toBe(false);

    await startAgain({ TOY_HASH: "changed" });
    const back = browserAt(server.url, ann.cookie());
    const log = readLog(await back.api.log.export.query({ table: busy }));
    const ids = log.entries.map((entry) => ("commandId" in entry ? entry.commandId : ""));
    for (const [index, answer] of answers.entries())
      if (answer.status === "fulfilled") expect(ids).toContain(`c${index}`);
    const facts = { readOnly: null, hash: "changed", header: { hash: "changed" }, status: "running", seq: 1 };
    expect(await back.api.tables.get.query({ table: id })).toMatchObject(facts);
    expect(await back.api.play.mutate(bid(id, "d", 1))).toEqual({ seq: 2 });
    expect(server.output()).toContain("A table goes on by the rules of today");
    await server.kill("SIGTERM");

    await startAgain({ TOY_HASH: "changed" });
    const third = browserAt(server.url, ann.cookie());
    expect(await third.api.tables.get.query({ table: id })).toMatchObject({ ...facts, seq: 2 });
    expect(server.output()).not.toContain("A table goes on by the rules of today");
  });

  it("asks everybody at a table that the rules of today decide differently, and plays on by them when all accept; alone it is looked at", async () => {
    const [ann, bob] = [browserAt(server.url), browserAt(server.url)];
    const { id: alone } = await ann.api.tables.create.mutate(toyTable([me], "3"));
    await ann.api.play.mutate(bid(alone, "c", 0));
    const log = await ann.api.log.export.query({ table: alone });
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, robot("honest")], "3"));
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    await ann.api.play.mutate(bid(id, "c", 0));
    await bob.api.play.mutate(bid(id, "d", 0));
    const seen = bob.follow([{ id, after: -1 }]);
    // The bot has answered, and bids in the next round already.
    await seen.entry(id, 4);
    bob.close();
    await server.kill("SIGTERM");

    const later = { TOY_HASH: "later", TOY_BONUS: "1" };
    await startAgain(later);
    const [ann2, bob2] = [browserAt(server.url, ann.cookie()), browserAt(server.url, bob.cookie())];
    expect(await ann2.api.tables.get.query({ table: alone })).toMatchObject({
      readOnly: "rules-changed",
      status: "running",
    });
    expect(await refusalOf(ann2.api.play.mutate(bid(alone, "d", 1)))).toMatchObject({ status: 409, tag: "ReadOnly" });
    const looked = ann2.follow([{ id: alone, after: -1 }]);
    await looked.entry(alone, 1);
    expect(await ann2.api.log.export.query({ table: alone })).toBe(log);

    const rulesQuestion = { to: "later", entry: 3, accepted: [], refused: [], waitsFor: [0, 1] };
    expect(await ann2.api.tables.get.query({ table: id })).toMatchObject({ readOnly: "rules-changed", rulesQuestion });
    const answer = { table: id, to: "later", accept: true };
    expect(await ann2.api.rules.answer.mutate(answer)).toEqual({ seq: null });
    expect(await refusalOf(browserAt(server.url).api.rules.answer.mutate(answer))).toMatchObject({
      tag: "NotYourSeat",
    });
    ann2.close();
    const ann3 = browserAt(server.url, ann.cookie());
    const news = ann3.follow([{ id, after: 4 }]);
    expect(await bob2.api.rules.answer.mutate(answer)).toEqual({ seq: 5 });
    expect(await news.entry(id, 5)).toMatchObject({
      entry: { _tag: "RulesChanged", from: { hash: "changed" }, to: { hash: "later" } },
    });
    await ann3.api.play.mutate(bid(id, "e", 5));
    await bob2.api.play.mutate(bid(id, "f", 5));
    // Nobody asks a bot: it goes on with them.
    expect(await news.entry(id, 8)).toMatchObject({ entry: { _tag: "Played", seat: 2 } });
    ann3.close();
    await server.kill("SIGTERM");

    await startAgain(later);
    const again = browserAt(server.url, ann.cookie());
    expect(await again.api.tables.get.query({ table: id })).toMatchObject({
      readOnly: null,
      rulesQuestion: null,
      rematch: null,
      seq: 8,
    });
  });

  it("plays on a PostgreSQL server too, and goes on after a kill", async (context) => {
    const postgres = await startPostgres();
    if (!postgres) return context.skip("no PostgreSQL on this machine");
    const env = { DATABASE_URL: postgres.url, DATA_DIR: "/nowhere" };
    const before = await machine.start(env);
    const [ann, bob] = [browserAt(before.url), browserAt(before.url)];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "2"));
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    await ann.api.play.mutate(bid(id, "a", 0));
    await before.kill("SIGKILL");
    const after = await machine.start(env);
    const back = browserAt(after.url, bob.cookie());
    expect(await back.api.play.mutate(bid(id, "b", 1))).toEqual({ seq: 2 });
    const second = await failedStart(env);
    expect(second.output).toContain("The database of DATABASE_URL is in use by another server");
    await after.kill("SIGTERM");
    await postgres.stop();
  });
});
