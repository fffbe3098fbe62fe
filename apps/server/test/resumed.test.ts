import { readdirSync, readFileSync, rmSync } from "node:fs";
import { seatOf } from "@blueplate/kernel";
import {
  type StudyEdit,
  foldEdits,
  type Library,
  logTreeOf,
  type Study,
  type MainlineText,
  mainlineText,
} from "@blueplate/study";
import { folderStore } from "@blueplate/store";
import { laidOutFolder } from "@blueplate/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games, scenarios } from "../src/catalogue.ts";
import { type Browser, refusalOf } from "./clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let folder = "";
let server: Inside;
beforeAll(async () => {
  folder = await laidOutFolder();
  server = await startInside({}, folderStore(folder));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const bid = (amount: number) => ({ _tag: "bid", amount });

const studyOf = async (browser: Browser, id: string): Promise<Study> => {
  const file = await browser.api.studies.export.query({ study: id });
  return foldEdits(
    file
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => JSON.parse(line)),
  );
};

/** Ann's study of a game that she and Bob have finished, with a move of her own after the first round. */
const studied = async (ann: Browser, bob: Browser): Promise<Study> => {
  const { id: table } = await ann.api.tables.create.mutate(toyTable([me, free]));
  await bob.api.seats.take.mutate({ table, player: "Bob" });
  const bids = [2, 3, 4, 1, 5, 5];
  for (const [seen, amount] of bids.entries()) {
    const browser = seen % 2 === 0 ? ann : bob;
    await browser.api.play.mutate({ table, commandId: `c${seen}`, seen, command: bid(amount) });
  }
  const add = (edit: StudyEdit) => edit as never; // cast: an edit is JSON by its schemas.
  const chapter = add({ _tag: "AddChapter", chapter: "c1", name: "Friday", source: { _tag: "Table", table } });
  const { id } = await ann.api.studies.create.mutate({ title: "Friday", name: "Ann", chapter });
  const tried = {
    _tag: "AddNode",
    chapter: "c1",
    node: "v-tried",
    parent: "m2",
    seat: seatOf(1),
    command: bid(5),
  } as const;
  await ann.api.studies.edit.mutate({ study: id, id: "e1", edit: add(tried) });
  return studyOf(ann, id);
};

const lineAt = (study: Study, node: string, library: Library = { games: [], scenarios: [] }): MainlineText => {
  const mainline = mainlineText(study, "c1", node, library);
  if (!mainline) throw new Error(`no line to ${node}`);
  return mainline;
};

const wish = (mainline: MainlineText) => ({ name: "Again", seats: [me, free], listed: false, mainline }) as const;

it("a line that somebody tried becomes a table: the same moves, new seats, nothing shown before the start", async () => {
  let [ann, bob] = [server.browser(), server.browser()];
  const mainline = lineAt(await studied(ann, bob), "v-tried");
  const opened = await ann.api.tables.resume.mutate(wish(mainline));
  expect(opened).toMatchObject({ status: "open", seq: -1, header: null, mySeat: 0 });
  const early = bob.follow([{ id: opened.id, after: -1 }]);
  await early.until(({ _tag }) => _tag === "Presence");
  expect(early.messages.filter(({ _tag }) => _tag === "Entry")).toEqual([]);
  // What it begins with outlives the server.
  const [annJar, bobJar] = [ann.cookie(), bob.cookie()];
  await server.stop();
  server = await startInside({}, folderStore(folder));
  [ann, bob] = [server.browser(annJar), server.browser(bobJar)];
  const begun = await bob.api.seats.take.mutate({ table: opened.id, player: "Bob" });
  expect(begun).toMatchObject({ status: "running", seq: 3, mySeat: 1 });
  const [annSees, bobSees] = [ann, bob].map((browser) => browser.follow([{ id: opened.id, after: -1 }]));
  await Promise.all([annSees?.entry(opened.id, 3), bobSees?.entry(opened.id, 3)]);
  const seen = JSON.stringify(bobSees?.messages);
  const dealt = mainline.steps[0]?.events as readonly [{ readonly codes: readonly { readonly content: string }[] }];
  expect(seen).toContain(dealt[0].codes[1]?.content);
  expect(seen).not.toContain(dealt[0].codes[0]?.content);
  // The move that was tried counts, and the other seat goes on from there.
  await ann.api.play.mutate({ table: opened.id, commandId: "on", seen: 3, command: bid(4) });
  const shown = await annSees?.entry(opened.id, 4);
  expect(JSON.stringify(shown)).toContain('"bids":[4,5]');
});

it("refuses what the rules do not lead to, and a game that is over", async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const study = await studied(ann, bob);
  const mainline = lineAt(study, "m3");
  const resume = (line: MainlineText, seats: readonly (typeof me | typeof free)[] = [me, free]) =>
    refusalOf(ann.api.tables.resume.mutate({ ...wish(line), seats }));
  const changed = (at: number, change: Partial<MainlineText["steps"][number]>): MainlineText => ({
    ...mainline,
    steps: mainline.steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
  });
  expect(await resume(changed(1, { events: [] }))).toMatchObject({ status: 409, tag: "Misplayed" });
  expect(await resume(changed(1, { command: bid(9) }))).toMatchObject({ status: 409, tag: "TooMuch" });
  expect(await resume(changed(2, { seat: seatOf(0) }))).toMatchObject({ status: 409, tag: "NotNow" });
  expect(await resume(changed(0, { dice: null }))).toMatchObject({ status: 409, tag: "Unknowable" });
  expect(await resume(changed(0, { dice: { seed: "another", turn: 0 } }))).toMatchObject({ tag: "Misplayed" });
  expect(await resume(changed(1, { seat: null }))).toMatchObject({ status: 409, tag: "Misplayed" });
  expect(await resume(lineAt(study, "m6"))).toMatchObject({ status: 409, tag: "NotNow" });
  expect(await resume(mainline, [me])).toMatchObject({ status: 400, tag: "Malformed", field: "seats" });
  expect((await ann.api.tables.list.query({ which: "mine" })).lines).toEqual([]);
});

it("a position, and what was tried on it, becomes a table: its secrets are dealt anew, and seen by whom they are for", async () => {
  const module = new URL("../src/catalogue.ts", import.meta.url).href;
  const magnate = await startInside({ BOT_DELAY: "60000" }, undefined, { games, bots, scenarios, module });
  const ann = magnate.browser();
  await ann.api.session.enter.mutate();
  const file = new URL("../../../scenarios/food-chain-magnate/hire/S-031-the-ceo-hires-one.json", import.meta.url);
  const scenario = JSON.parse(readFileSync(file, "utf8"));
  const source = { _tag: "Scenario", game: "food-chain-magnate", scenario };
  const chapter = { _tag: "AddChapter", chapter: "c1", name: "Hire", source };
  const { id } = await ann.api.studies.create.mutate({ title: "Hire", name: "Ann", chapter });
  const command = { _tag: "work.hire", employee: "waitress" };
  const tried = { _tag: "AddNode", chapter: "c1", node: "v-hired", parent: "m0", seat: 0, command };
  await ann.api.studies.edit.mutate({ study: id, id: "e1", edit: tried });
  const mainline = lineAt(await studyOf(ann, id), "v-hired", { games, scenarios });
  expect(JSON.stringify(mainline.config)).not.toContain("reserves");
  const seats = [me, robot("steady")];
  const { id: table, status, seq } = await ann.api.tables.resume.mutate({ name: "On", seats, listed: false, mainline });
  expect([status, seq]).toEqual(["running", 1]);
  const [seen, watched] = [ann, magnate.browser()].map((browser) => browser.follow([{ id: table, after: -1 }]));
  const dealt = async (eyes: typeof seen) =>
    JSON.stringify((await eyes?.entry(table, 0)) ?? null).match(/"content":(null|\d+)/g);
  expect(await dealt(seen)).toEqual([expect.stringMatching(/00$/), '"content":null']);
  expect(await dealt(watched)).toEqual(['"content":null', '"content":null']);
  expect(JSON.stringify(await seen?.entry(table, 1))).toContain('"waitress"');
  const wrong = {
    ...mainline,
    config: { ...mainline.config, opening: { players: ["ann", "bob"], map: [], given: {} } },
  };
  expect(
    await refusalOf(ann.api.tables.resume.mutate({ name: "On", seats, listed: false, mainline: wrong })),
  ).toMatchObject({
    status: 400,
    field: "opening.map",
  });
  await magnate.stop();
});

const GOLDENS = new URL("../../../goldens/", import.meta.url);
const frozen = readdirSync(GOLDENS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl"));

it("goes on from late in a game of every ruleset and number of players", { timeout: 240_000 }, async () => {
  const module = new URL("../src/catalogue.ts", import.meta.url).href;
  const real = await startInside({ BOT_DELAY: "60000" }, undefined, { games, bots, scenarios, module });
  for (const file of frozen) {
    const ann = real.browser();
    await ann.api.session.enter.mutate();
    const [head = "", ...entries] = readFileSync(new URL(file, GOLDENS), "utf8").trim().split("\n");
    const { log: _, seed, ...header } = JSON.parse(head);
    const source = { _tag: "Log", header, seed, entries: entries.map((entry) => JSON.parse(entry)) };
    const chapter = { _tag: "AddChapter", chapter: "c1", name: "Frozen", source };
    const { id } = await ann.api.studies.create.mutate({ title: "Frozen", name: "Ann", chapter });
    const study = await studyOf(ann, id);
    const line = logTreeOf((study.chapters[0] ?? expect.fail("no chapter")).source).line;
    const late = Math.floor(line.length * 0.9);
    const mainline = lineAt(study, line[late]?.id ?? "", { games, scenarios });
    const seats = header.seats.map((_seat: unknown, at: number) => (at === 0 ? me : robot("random")));
    const opened = await ann.api.tables.resume.mutate({ name: "On", seats, listed: false, mainline });
    expect([file, opened.status, opened.seq, opened.origin]).toEqual([file, "running", late, "continued"]);
  }
  await real.stop();
});
