import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startPostgres } from "@blueplate/store/testing";
import { browserAt, refusalOf } from "./clients.ts";
import { readLog } from "./fold.ts";
import { free, me, robot, toyTable } from "./inside.ts";
import { bid, newMachine } from "./machine.ts";
import { failedStart } from "./process.ts";

const machine = newMachine();
afterAll(() => machine.clear());

describe("a server process", () => {
  it("keeps a second one out of its folder, and another off its port, each with one clear line", async () => {
    const data = await machine.folder();
    const first = await machine.start({ DATA_DIR: data });
    const second = await failedStart({ DATA_DIR: data });
    expect(second.code).toBe(1);
    expect(second.output.trim()).toMatch(
      /^The data folder .* is in use by another server \(process \d+ on .*DATA_DIR\.$/,
    );
    const port = new URL(first.url).port;
    const other = await failedStart({ DATA_DIR: await machine.folder(), PORT: port });
    expect(other.code).toBe(1);
    expect(other.output.trim().split("\n").at(-1)).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already in use`));
    expect((await failedStart({ DATA_DIR: data, PORT: "many" })).output).toContain("PORT");
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it("told to stop finishes what it is writing, lets go of its folder and ends by itself", async () => {
    const data = await machine.folder();
    const server = await machine.start({ DATA_DIR: data });
    const browser = browserAt(server.url);
    const { id } = await browser.api.tables.create.mutate(toyTable([me], "100000"));
    const seen = browser.follow([{ id, after: -1 }]);
    await seen.entry(id, 0);
    const pending = Array.from({ length: 10 }, (_, index) => browser.api.play.mutate(bid(id, `c${index}`, 0)));
    await pending[0];
    const code = server.kill("SIGTERM");
    const answers = await Promise.allSettled(pending);
    browser.close();
    expect(await code).toBe(0);
    expect(existsSync(join(data, "server.lock"))).toBe(false);
    const again = await machine.start({ DATA_DIR: data });
    const log = readLog(await browserAt(again.url, browser.cookie()).api.log.export.query({ table: id }));
    const ids = log.entries.map((entry) => ("commandId" in entry ? entry.commandId : ""));
    for (const [index, answer] of answers.entries())
      if (answer.status === "fulfilled") expect(ids).toContain(`c${index}`);
  });

  it("killed while people are asked, and while a bot plays for somebody, knows both when it is started again", async () => {
    const data = await machine.folder();
    const before = await machine.start({ DATA_DIR: data, BOT_DELAY: "60000" });
    const [ann, bob, cem] = [browserAt(before.url), browserAt(before.url), browserAt(before.url)];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free], "500"));
    for (const browser of [bob, cem]) await browser.api.seats.take.mutate({ table: id, player: "Guest" });
    await cem.api.seats.handOver.mutate({ table: id, seat: 2, bot: "honest" });
    await ann.api.play.mutate(bid(id, "a", 1));
    await bob.api.play.mutate(bid(id, "b", 1));
    await ann.api.rollback.ask.mutate({ table: id, commandId: "w", seen: 3, to: 0 });
    await before.kill("SIGKILL");
    const after = await machine.start({ DATA_DIR: data });
    const [ann2, bob2] = [ann, bob].map((browser) => browserAt(after.url, browser.cookie()));
    const facts = await ann2?.api.tables.get.query({ table: id });
    expect(facts).toMatchObject({
      request: { id: "w", seat: 0, to: 0, waitsFor: [1] },
      seats: [{}, {}, { standIn: "honest" }],
    });
    expect(await bob2?.api.rollback.answer.mutate({ table: id, request: "w", accept: true })).toEqual({ seq: 4 });
    const seen = bob2?.follow([{ id, after: -1 }]);
    expect(await seen?.entry(id, 5)).toMatchObject({ entry: { _tag: "Played", seat: 2 } });
    for (const browser of [ann, bob, cem, bob2]) browser?.close();
  });

  it("started again goes on where it was: seats, chat, log, and the bots whose turn it is", async () => {
    const data = await machine.folder();
    const before = await machine.start({ DATA_DIR: data, BOT_DELAY: "60000" });
    const ann = browserAt(before.url);
    const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "1"));
    await ann.api.play.mutate(bid(id, "c", 0));
    await ann.api.chat.send.mutate({ table: id, text: "back soon" });
    await before.kill("SIGKILL");
    const after = await machine.start({ DATA_DIR: data });
    const back = browserAt(after.url, ann.cookie());
    const seen = back.follow([{ id, after: -1 }]);
    await seen.until((message) => message._tag === "Table" && message.facts.status === "finished");
    await seen.until((message) => message._tag === "Chat" && message.line.text === "back soon");
    expect(await back.api.tables.get.query({ table: id })).toMatchObject({ mySeat: 0, host: true, seq: 2 });
    back.close();
  });

  it("goes on at a table of other rules that decide its log alike, and knows it the next time", async () => {
    const data = await machine.folder();
    const before = await machine.start({ DATA_DIR: data });
    const ann = browserAt(before.url);
    const { id } = await ann.api.tables.create.mutate(toyTable([me], "3"));
    await ann.api.play.mutate(bid(id, "c", 0));
    await before.kill("SIGTERM");
    const after = await machine.start({ DATA_DIR: data, TOY_HASH: "changed" });
    const back = browserAt(after.url, ann.cookie());
    const facts = { readOnly: null, hash: "changed", header: { hash: "changed" }, status: "running", seq: 1 };
    expect(await back.api.tables.get.query({ table: id })).toMatchObject(facts);
    expect(await back.api.play.mutate(bid(id, "d", 1))).toEqual({ seq: 2 });
    expect(after.output()).toContain("A table goes on by the rules of today");
    await after.kill("SIGTERM");
    const again = await machine.start({ DATA_DIR: data, TOY_HASH: "changed" });
    const third = browserAt(again.url, ann.cookie());
    expect(await third.api.tables.get.query({ table: id })).toMatchObject({ ...facts, seq: 2 });
    expect(again.output()).not.toContain("A table goes on by the rules of today");
  });

  it("opens a table that the rules of today decide differently to look at, not to play on, and leaves its log as it is", async () => {
    const data = await machine.folder();
    const before = await machine.start({ DATA_DIR: data });
    const ann = browserAt(before.url);
    const { id } = await ann.api.tables.create.mutate(toyTable([me], "3"));
    await ann.api.play.mutate(bid(id, "c", 0));
    const log = await ann.api.log.export.query({ table: id });
    await before.kill("SIGTERM");
    const after = await machine.start({ DATA_DIR: data, TOY_HASH: "changed", TOY_BONUS: "1" });
    const back = browserAt(after.url, ann.cookie());
    expect(await back.api.tables.get.query({ table: id })).toMatchObject({
      readOnly: "rules-changed",
      status: "running",
    });
    expect(await refusalOf(back.api.play.mutate(bid(id, "d", 1)))).toMatchObject({ status: 409, tag: "ReadOnly" });
    const seen = back.follow([{ id, after: -1 }]);
    await seen.entry(id, 1);
    back.close();
    expect(await back.api.log.export.query({ table: id })).toBe(log);
  });

  it("asks everybody at a table that the rules of today decide differently, and plays on by them when all accept", async () => {
    const data = await machine.folder();
    const before = await machine.start({ DATA_DIR: data });
    const [ann, bob] = [browserAt(before.url), browserAt(before.url)];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, robot("honest")], "3"));
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    await ann.api.play.mutate(bid(id, "c", 0));
    await bob.api.play.mutate(bid(id, "d", 0));
    const seen = bob.follow([{ id, after: -1 }]);
    // The bot has answered, and bids in the next round already.
    await seen.entry(id, 4);
    bob.close();
    await before.kill("SIGTERM");
    const changed = { DATA_DIR: data, TOY_HASH: "changed", TOY_BONUS: "1" };
    const after = await machine.start(changed);
    const [ann2, bob2] = [browserAt(after.url, ann.cookie()), browserAt(after.url, bob.cookie())];
    const rulesQuestion = { to: "changed", entry: 3, accepted: [], refused: [], waitsFor: [0, 1] };
    expect(await ann2.api.tables.get.query({ table: id })).toMatchObject({ readOnly: "rules-changed", rulesQuestion });
    const answer = { table: id, to: "changed", accept: true };
    expect(await ann2.api.rules.answer.mutate(answer)).toEqual({ seq: null });
    expect(await refusalOf(browserAt(after.url).api.rules.answer.mutate(answer))).toMatchObject({ tag: "NotYourSeat" });
    const news = ann2.follow([{ id, after: 4 }]);
    expect(await bob2.api.rules.answer.mutate(answer)).toEqual({ seq: 5 });
    expect(await news.entry(id, 5)).toMatchObject({
      entry: { _tag: "RulesChanged", from: { hash: "toy-1" }, to: { hash: "changed" } },
    });
    await ann2.api.play.mutate(bid(id, "e", 5));
    await bob2.api.play.mutate(bid(id, "f", 5));
    // Nobody asks a bot: it goes on with them.
    expect(await news.entry(id, 8)).toMatchObject({ entry: { _tag: "Played", seat: 2 } });
    ann2.close();
    await after.kill("SIGTERM");
    const again = browserAt((await machine.start(changed)).url, ann.cookie());
    expect(await again.api.tables.get.query({ table: id })).toMatchObject({
      readOnly: null,
      rulesQuestion: null,
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
