import { seatOf } from "@blueplate/kernel";
import { type StudyEdit, foldEdits, mainlineText } from "@blueplate/study";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Browser, refusalOf } from "./clients.ts";
import { free, type Inside, me, startInside, toyTable } from "./inside.ts";
import { games } from "./toy/toy.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const SEED = "a-seed-that-nobody-may-see";
const bid = (amount: number) => ({ _tag: "bid", amount });

const bids = (browser: Browser, table: string, seen: number, amount: number) =>
  browser.api.play.mutate({ table, commandId: `c${seen}`, seen, command: bid(amount) });

// cast: an edit is JSON by its schemas.
const json = (edit: StudyEdit) => edit as never;

const chapterOf = (table: string, chapter = "c1"): StudyEdit => ({
  _tag: "AddChapter",
  chapter,
  name: "Now",
  source: { _tag: "Table", table },
});

const edits = (browser: Browser, study: string, id: string, edit: StudyEdit) =>
  browser.api.studies.edit.mutate({ study, id, edit: json(edit) });

const codesIn = (text: string): readonly string[] => [...new Set(text.match(/code-\d{9}/g) ?? [])];
const receivedBy = (browser: Browser): string => browser.received.join("");

/** Everything that can be asked about a running game without playing at it. */
const lookEverywhere = async (browser: Browser, table: string): Promise<void> => {
  const { api } = browser;
  await api.games.list.query();
  for (const which of ["mine", "open", "running", "finished"] as const) await api.tables.list.query({ which });
  await api.tables.get.query({ table });
  await api.log.export.query({ table });
  await api.statistics.query({ game: "toy" });
  for (const which of ["mine", "public"] as const) await api.studies.list.query({ which });
};

it("tells of a running game, wherever it is looked at, only what the seat may see, and of a study of it nobody else anything", async () => {
  const [ann, bob, eve, cid] = [server.browser(), server.browser(), server.browser(), server.browser()];
  const { id: table } = await ann.api.tables.create.mutate({ ...toyTable([me, free], "1"), seed: SEED });
  await bob.api.seats.take.mutate({ table, player: "Bob" });
  await bids(bob, table, 0, 4);

  // A link from before the game was in it, and one to look only.
  const empty = await ann.api.studies.create.mutate({ title: "Soon", name: "Ann" });
  const { token } = await ann.api.studies.invite.mutate({ study: empty.id, role: "read" });
  await edits(ann, empty.id, "e1", chapterOf(table));
  const stays = { status: 409, tag: "GameRuns" };
  expect(await refusalOf(eve.api.studies.join.mutate({ token, name: "Eve" }))).toMatchObject(stays);
  const linked = await ann.api.studies.create.mutate({ title: "Open", name: "Ann" });
  await edits(ann, linked.id, "e2", { _tag: "SetVisibility", visibility: "link" });
  expect(await refusalOf(edits(ann, linked.id, "e3", chapterOf(table)))).toMatchObject(stays);

  // Whoever only watches has a study of what they see; nobody else has anything of either.
  const watched = await eve.api.studies.create.mutate({ title: "Mine", name: "Eve", chapter: json(chapterOf(table)) });
  const none = { status: 404, tag: "NoSuchStudy" };
  for (const { id } of [empty, watched]) {
    expect(await refusalOf(bob.api.studies.export.query({ study: id }))).toMatchObject(none);
    expect(await refusalOf(cid.api.studies.get.query({ study: id }))).toMatchObject(none);
  }
  const told = await ann.api.studies.export.query({ study: empty.id });
  await eve.api.studies.export.query({ study: watched.id });

  // What follows from another's secret is not told by trying: neither in the study nor as a table of one's own.
  const tried = { chapter: "c1", node: "v-tried", parent: "m1", seat: seatOf(0), command: bid(5) };
  expect(await refusalOf(edits(ann, empty.id, "e4", { _tag: "AddNode", ...tried }))).toMatchObject({
    tag: "Unknowable",
  });
  const study = foldEdits(
    told
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => JSON.parse(line)),
  );
  const line = mainlineText(study, "c1", "m1", { games, scenarios: [] });
  if (!line) throw new Error("no line");
  const again = { name: "Again", seats: [me, free], listed: false, mainline: line };
  expect(await refusalOf(ann.api.tables.resume.mutate(again))).toMatchObject({ status: 409 });

  // Cid looks on through a page of another site, where nobody becomes a guest.
  for (const browser of [ann, bob, eve, cid]) await lookEverywhere(browser, table);
  expect(cid.cookie()).toBe("");
  const known = [ann, bob, eve, cid].map((browser) => codesIn(receivedBy(browser)));
  expect(known.map((codes) => codes.length)).toEqual([1, 1, 0, 0]);
  expect(known[0]).not.toEqual(known[1]);
  for (const browser of [ann, eve, cid]) expect(receivedBy(browser)).not.toMatch(/"amount":4|"content":4/);
  for (const browser of [ann, bob, eve, cid]) expect(receivedBy(browser)).not.toContain(SEED);

  // After the end a study may be shown, but it goes on showing what its seat saw; a chapter that is made now shows everything.
  await bids(ann, table, 1, 3);
  await edits(ann, empty.id, "e5", { _tag: "SetVisibility", visibility: "link" });
  expect(codesIn(await cid.api.studies.export.query({ study: empty.id }))).toEqual(known[0]);
  await edits(ann, empty.id, "e6", chapterOf(table, "c2"));
  expect(codesIn(await cid.api.studies.export.query({ study: empty.id }))).toHaveLength(2);
});
