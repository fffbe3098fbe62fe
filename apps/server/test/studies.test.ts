import { readFileSync, rmSync } from "node:fs";
import { seatOf } from "@blueplate/kernel";
import { type StudyEdit, foldEdits, LIMITS, readerOf, type StoredStudyEdit, type Study } from "@blueplate/study";
import { folderStore, memoryStore } from "@blueplate/store";
import { laidOutFolder } from "@blueplate/store/testing";
import { Result } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games, scenarios } from "../src/games.ts";
import { type Browser, browserAt, type Followed, refusalOf } from "./clients.ts";
import { free, type Inside, me, startInside, toyTable } from "./inside.ts";
import { startProxy } from "./proxy.ts";
import type { StudyMessage } from "@blueplate/api";

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

/** A table at which `browsers` play the toy; its id. */
const tableOf = async (browsers: readonly Browser[], rounds = "1"): Promise<string> => {
  const [host, ...others] = browsers;
  const seats = [me, ...others.map(() => free)];
  const { id } = (await host?.api.tables.create.mutate(toyTable(seats, rounds))) ?? { id: "" };
  for (const other of others) await other.api.seats.take.mutate({ table: id, player: "Bob" });
  return id;
};

const play = (browser: Browser, table: string, seen: number) =>
  browser.api.play.mutate({ table, commandId: `c${seen}`, seen, command: bid(2) });

/** A game of one seat that is over; its table. */
const finished = async (browser: Browser): Promise<string> => {
  const table = await tableOf([browser]);
  await play(browser, table, 0);
  return table;
};

const chapter = (table: string, id = "c1"): StudyEdit => ({
  _tag: "AddChapter",
  chapter: id,
  name: "Friday",
  source: { _tag: "Table", table },
});

const comment = (id: string, text: string): StudyEdit => ({
  _tag: "AddComment",
  chapter: "c1",
  node: "m1",
  comment: id,
  text,
});

// cast: an edit is JSON by its schemas.
const json = (edit: StudyEdit) => edit as never;

/** Ann's study of a finished game. */
const study = async (ann: Browser): Promise<string> => {
  const table = await finished(ann);
  const { id } = await ann.api.studies.create.mutate({ title: "Friday", name: "Ann", chapter: json(chapter(table)) });
  return id;
};

const invited = async (owner: Browser, id: string, guest: Browser, name: string, role: "read" | "write") => {
  const { token } = await owner.api.studies.invite.mutate({ study: id, role });
  return guest.api.studies.join.mutate({ token, name });
};

const send = (browser: Browser, id: string, edit: StudyEdit, editId: string): Promise<StoredStudyEdit> =>
  browser.api.studies.edit.mutate({ study: id, id: editId, edit: json(edit) });

const estimated = (playouts: number): StudyEdit => ({
  _tag: "SetEstimate",
  chapter: "c1",
  node: "m1",
  estimate: {
    bot: "random",
    hash: "today",
    version: 1,
    playouts,
    unfinished: 0,
    wins: [playouts],
    milliseconds: 5,
    missing: [],
  },
});

const editsIn = (followed: Followed<StudyMessage>): readonly StoredStudyEdit[] =>
  followed.messages.flatMap((message) => (message._tag === "Edit" ? [message.edit] : []));

const studyIn = (followed: Followed<StudyMessage>): Study => foldEdits(editsIn(followed));

const editNumber = (seq: number) => (message: StudyMessage) => message._tag === "Edit" && message.edit.seq === seq;

const textsIn = (of: Study): readonly string[] =>
  of.chapters.flatMap(({ marks }) => Object.values(marks).flatMap(({ comments }) => comments.map(({ text }) => text)));

describe("two people in one study", () => {
  it("loses nothing when one is cut off and comes back: both have the study of the server, every text is there once", async () => {
    const proxy = await startProxy(server.port);
    const ann = server.browser();
    const bob = browserAt(proxy.url);
    await bob.api.session.enter.mutate();
    const id = await study(ann);
    await invited(ann, id, bob, "Bob", "write");
    const [annSees, bobSees] = [ann.followStudy(id), bob.followStudy(id)];
    await Promise.all([annSees.until(editNumber(2)), bobSees.until(editNumber(2))]);
    // Bob does not know whether a cut edit arrived: it is sent again under its id until it is answered.
    const stubborn = async (edit: StudyEdit, editId: string): Promise<StoredStudyEdit> => {
      for (;;) {
        const answer = await send(bob, id, edit, editId).catch(() => null);
        if (answer) return answer;
      }
    };
    const texts: string[] = [];
    let last = 0;
    for (let round = 0; round < 4; round++) {
      const both = Array.from({ length: 5 }, (_, nth) => {
        const text = `${round}.${nth}`;
        texts.push(`ann ${text}`, `bob ${text}`);
        const where = `v-node-${round}-${nth}`;
        const node = (by: string): StudyEdit => ({
          _tag: "AddNode",
          chapter: "c1",
          node: `${where}-${by}`,
          parent: "m0",
          seat: seatOf(0),
          command: bid(3),
        });
        const at = (by: string): StudyEdit =>
          ({ ...comment(`${by}${round}-${nth}`, `${by} ${text}`), node: `${where}-${by}` }) as StudyEdit;
        const annEdits = async () => {
          await send(ann, id, node("ann"), `an${round}-${nth}`);
          return send(ann, id, at("ann"), `ac${round}-${nth}`);
        };
        const bobEdits = async () => {
          await stubborn(node("bob"), `bn${round}-${nth}`);
          return stubborn(at("bob"), `bc${round}-${nth}`);
        };
        return [annEdits(), bobEdits()];
      }).flat();
      proxy.cut();
      for (const stored of await Promise.all(both)) last = Math.max(last, stored.seq);
      proxy.cut();
    }
    await Promise.all([annSees.until(editNumber(last)), bobSees.until(editNumber(last))]);
    expect(editsIn(bobSees).map(({ seq }) => seq)).toEqual(Array.from({ length: last + 1 }, (_, seq) => seq));
    expect(editsIn(bobSees)).toEqual(editsIn(annSees));
    expect([...textsIn(studyIn(bobSees))].toSorted()).toEqual(texts.toSorted());
    const file = (await ann.api.studies.export.query({ study: id })).trimEnd().split("\n").slice(1);
    expect(JSON.stringify(foldEdits(file.map((line) => JSON.parse(line))))).toBe(JSON.stringify(studyIn(bobSees)));
    bob.close();
    await proxy.stop();
  });

  it("shows who is there, and where whoever leads looks", async () => {
    const [ann, bob, cid] = [server.browser(), server.browser(), server.browser()];
    const id = await study(ann);
    await invited(ann, id, bob, "Bob", "read");
    await ann.api.studies.edit.mutate({ study: id, id: "v", edit: { _tag: "SetVisibility", visibility: "link" } });
    const annSees = ann.followStudy(id);
    const bobSees = bob.followStudy(id);
    const cidSees = cid.followStudy(id);
    await annSees.until((m) => m._tag === "Presence" && m.presence.here.length === 2 && m.presence.watchers === 1);
    const pointer = {
      chapter: "c1",
      node: "m1",
      event: 0,
      camera: null,
      lens: "tonight",
      thing: { kind: "house", id: "7" },
    };
    expect(await bob.api.studies.lead.mutate({ study: id, pointer })).toEqual({ leads: false });
    expect(await ann.api.studies.lead.mutate({ study: id, pointer })).toEqual({ leads: true });
    const led = (m: StudyMessage) => m._tag === "Presence" && m.presence.leader?.at.node === "m1";
    await Promise.all([bobSees.until(led), cidSees.until(led)]);
    expect(bobSees.messages.filter(led)).toHaveLength(1);
    const before = bobSees.messages.length;
    annSees.stop();
    await bobSees.until(
      (m) => bobSees.messages.indexOf(m) >= before && m._tag === "Presence" && m.presence.leader === null,
    );
  });
});

describe("estimates", () => {
  it("of one who writes are told to all, a reader's are refused, and they go along in the file", async () => {
    const [ann, bob, cid] = [server.browser(), server.browser(), server.browser()];
    for (const each of [bob, cid]) await each.api.session.enter.mutate();
    const id = await study(ann);
    await invited(ann, id, bob, "Bob", "write");
    await invited(ann, id, cid, "Cid", "read");
    expect(await refusalOf(send(cid, id, estimated(90), "c1"))).toMatchObject({
      status: 409,
      refusal: { _tag: "NotAllowed", needs: "write" },
    });
    await send(bob, id, estimated(40), "b1");
    const { seq } = await send(ann, id, estimated(20), "a1");
    const seen = cid.followStudy(id);
    await seen.until(editNumber(seq));
    const known = (of: Study) => of.chapters[0]?.marks["m1"]?.estimates.map(({ playouts }) => playouts);
    expect(known(studyIn(seen))).toEqual([40]);
    const text = await cid.api.studies.export.query({ study: id });
    const copy = await cid.api.studies.import.mutate({ name: "Cid", text });
    const read = cid.followStudy(copy.id);
    await read.until(editNumber(copy.seq));
    expect(known(studyIn(read))).toEqual([40]);
  });
});

describe("who may", () => {
  it("hides a private study from everybody else, and shows it by link or in the list when it is opened", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const id = await study(ann);
    await bob.api.session.enter.mutate();
    const none = { status: 404, tag: "NoSuchStudy" };
    expect(await refusalOf(bob.api.studies.get.query({ study: id }))).toMatchObject(none);
    expect(await refusalOf(bob.api.studies.export.query({ study: id }))).toMatchObject(none);
    expect(await refusalOf(send(bob, id, comment("k1", "Hi"), "e1"))).toMatchObject(none);
    const hidden = bob.followStudy(id);
    await hidden.until(({ _tag }) => _tag === "Gone");
    expect(hidden.messages).toHaveLength(1);
    await send(ann, id, { _tag: "SetVisibility", visibility: "link" }, "e2");
    await hidden.until(editNumber(2));
    expect(await bob.api.studies.get.query({ study: id })).toMatchObject({
      title: "Friday",
      role: null,
      me: null,
      chapters: 1,
      games: ["toy"],
      owner: "Ann",
    });
    expect(await refusalOf(send(bob, id, comment("k1", "Hi"), "e1"))).toMatchObject({ status: 409, tag: "NotAllowed" });
    const listed = async () =>
      (await bob.api.studies.list.query({ which: "public" })).lines.some((line) => line.id === id);
    expect(await listed()).toBe(false);
    await send(ann, id, { _tag: "SetVisibility", visibility: "public" }, "e3");
    expect(await listed()).toBe(true);
    await send(ann, id, { _tag: "SetVisibility", visibility: "private" }, "e4");
    const before = hidden.messages.length;
    await hidden.until((message) => message._tag === "Gone" && hidden.messages.indexOf(message) >= before - 1);
    expect(await refusalOf(bob.api.studies.get.query({ study: id }))).toMatchObject(none);
  });

  it("calls whoever gives no name by a number, and tells members of one name apart, also when they change it", async () => {
    const [ann, bob, cid, dee] = [server.browser(), server.browser(), server.browser(), server.browser()];
    const id = await study(ann);
    const { token } = await ann.api.studies.invite.mutate({ study: id, role: "read" });
    await bob.api.studies.join.mutate({ token });
    await cid.api.studies.join.mutate({ token });
    await dee.api.studies.join.mutate({ token, name: "Ann" });
    const seen = ann.followStudy(id);
    await seen.until(editNumber(4));
    const called = () => studyIn(seen).members.map(({ name }) => name);
    expect(called()).toEqual(["Ann", "Player 1", "Player 2", "Ann 2"]);
    await send(bob, id, { _tag: "SetName", name: "Ann" }, "e1");
    await seen.until(editNumber(5));
    expect(called()).toEqual(["Ann", "Ann 3", "Player 2", "Ann 2"]);
    const text = await ann.api.studies.export.query({ study: id });
    expect((await bob.api.studies.import.mutate({ text })).owner).toBe("Player 1");
  });

  it("lets in by link with its role until it is called back; owners change roles, put out and delete", async () => {
    const [ann, bob, cid] = [server.browser(), server.browser(), server.browser()];
    const id = await study(ann);
    const { token } = await ann.api.studies.invite.mutate({ study: id, role: "read" });
    const { me: person } = await bob.api.studies.join.mutate({ token, name: "Bob" });
    expect(await refusalOf(send(bob, id, comment("k1", "Hi"), "e1"))).toMatchObject({ tag: "NotAllowed" });
    expect(await refusalOf(bob.api.studies.invite.mutate({ study: id, role: "write" }))).toMatchObject({
      status: 403,
      tag: "NotTheOwner",
    });
    await send(ann, id, { _tag: "SetMember", person: person ?? "", role: "write" }, "e2");
    await send(bob, id, comment("k1", "Hi"), "e3");
    const mine = async () => (await bob.api.studies.list.query({ which: "mine" })).lines.map((line) => line.id);
    expect(await mine()).toEqual([id]);
    await send(ann, id, { _tag: "SetMember", person: person ?? "", role: null }, "e4");
    expect(await mine()).toEqual([]);
    await ann.api.studies.uninvite.mutate({ study: id });
    expect(await refusalOf(cid.api.studies.join.mutate({ token, name: "Cid" }))).toMatchObject({
      status: 404,
      tag: "LinkVoid",
    });
    expect(await refusalOf(bob.api.studies.remove.mutate({ study: id }))).toMatchObject({ tag: "NoSuchStudy" });
    const seen = ann.followStudy(id);
    await seen.until(({ _tag }) => _tag === "Facts");
    await ann.api.studies.remove.mutate({ study: id });
    await seen.until(({ _tag }) => _tag === "Gone");
    expect(await refusalOf(ann.api.studies.get.query({ study: id }))).toMatchObject({ tag: "NoSuchStudy" });
  });
});

it("shows of a running game what one's seat may see, keeps that private, and lets it be shared after the end", async () => {
  const [ann, bob, cid] = [server.browser(), server.browser(), server.browser()];
  const table = await tableOf([ann, bob]);
  const { id } = await ann.api.studies.create.mutate({ title: "Now", name: "Ann", chapter: json(chapter(table)) });
  const seen = ann.followStudy(id);
  await seen.until(editNumber(1));
  const codes = new Set(ann.received.join("").match(/code-\d+/g));
  expect(codes.size).toBe(1);
  const stays = { status: 409, tag: "GameRuns" };
  expect(await refusalOf(send(ann, id, { _tag: "SetVisibility", visibility: "link" }, "e1"))).toMatchObject(stays);
  expect(await refusalOf(ann.api.studies.invite.mutate({ study: id, role: "read" }))).toMatchObject(stays);
  const other = await study(ann);
  await invited(ann, other, cid, "Cid", "write");
  expect(await refusalOf(send(ann, other, chapter(table, "c2"), "e2"))).toMatchObject(stays);
  expect(await refusalOf(send(cid, other, chapter(table, "c2"), "e2"))).toMatchObject(stays);
  await play(ann, table, 0);
  await play(bob, table, 1);
  await send(ann, id, { _tag: "SetVisibility", visibility: "link" }, "e3");
  await send(ann, other, chapter(table, "c2"), "e4");
  const cidSees = cid.followStudy(other);
  await cidSees.until(editNumber(3));
  expect(new Set(cid.received.join("").match(/code-\d+/g)).size).toBe(3);
});

describe("bad input and limits", () => {
  it("names the field, and changes nothing", async () => {
    const ann = server.browser();
    const id = await study(ann);
    const refused = (edit: unknown) =>
      refusalOf(ann.api.studies.edit.mutate({ study: id, id: "e1", edit: edit as never }));
    expect(await refused({ ...comment("k1", "x"), more: 1 })).toMatchObject({
      status: 400,
      tag: "Malformed",
      field: "edit.more",
    });
    expect(await refused({ _tag: "Joined", role: "owner" })).toMatchObject({ status: 400, field: "edit._tag" });
    expect(await refused(comment("k1", "x".repeat(LIMITS.comment + 1)))).toMatchObject({
      status: 400,
      field: "edit.text",
    });
    expect(await refused({ ...comment("k1", "x"), node: "m99" })).toMatchObject({ status: 409, tag: "Gone" });
    expect(
      await refused({ _tag: "AddNode", chapter: "c1", node: "v-first", parent: "m0", seat: 0, command: bid(9) }),
    ).toMatchObject({ status: 409, tag: "TooMuch" });
    expect(await refused(chapter("no-such-table", "c2"))).toMatchObject({ status: 409, tag: "Gone" });
    // As text: no client of ours can say it.
    const deep = `${"[".repeat(1_000)}${"]".repeat(1_000)}`;
    const edit = `{"_tag":"AddNode","chapter":"c1","node":"v-deep","parent":"m0","seat":0,"command":${deep}}`;
    const answer = await fetch(`${server.url}/trpc/studies.edit`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: ann.cookie() },
      body: `{"study":"${id}","id":"deep","edit":${edit}}`,
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { data: { tag: "Malformed" } } }]);
    const wrong = { title: "x".repeat(LIMITS.title + 1), name: "Ann" };
    expect(await refusalOf(ann.api.studies.create.mutate(wrong))).toMatchObject({ status: 400, field: "title" });
    expect((await ann.api.studies.get.query({ study: id })).seq).toBe(1);
  });

  it("counts edits", async () => {
    const strict = await startInside({ RATE_SCALE: "0.02" });
    const ann = strict.browser();
    const { id } = await ann.api.studies.create.mutate({ title: "Empty", name: "Ann" });
    const most = Math.round(LIMITS.editsInMinute * 0.02);
    for (let nth = 0; nth < most; nth++) await send(ann, id, { _tag: "SetTitle", title: `${nth}` }, `e${nth}`);
    expect(await refusalOf(send(ann, id, { _tag: "SetTitle", title: "More" }, "more"))).toMatchObject({
      status: 429,
      tag: "TooMany",
    });
    await strict.stop();
  });

  it("reads a file back as a private study of whoever brings it, and names the line that does not fit", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const id = await study(ann);
    await send(ann, id, comment("k1", "<script>alert(1)</script>"), "e1");
    const text = await ann.api.studies.export.query({ study: id });
    const copy = await bob.api.studies.import.mutate({ name: "Bob", text });
    expect(copy).toMatchObject({ title: "Friday", owner: "Bob", role: "owner", visibility: "private", seq: 2 });
    const seen = bob.followStudy(copy.id);
    await seen.until(editNumber(2));
    expect(textsIn(studyIn(seen))).toEqual(["<script>alert(1)</script>"]);
    const bad = bob.api.studies.import.mutate({ name: "Bob", text: text.replace('"seq":1', '"seq":"1"') });
    expect(await refusalOf(bad)).toMatchObject({ status: 409, tag: "BadLine", refusal: { line: 3, field: "seq" } });
  });
});

describe("games of the house", () => {
  const root = new URL("../../../", import.meta.url);
  const json = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
  const scenarioAt = "scenarios/food-chain-magnate/dinnertime/S-118a-price-of-managers.json";

  it("takes a whole game of five with everything in it, and a position, and refuses an impossible one with its field", async () => {
    const house = await startInside({}, memoryStore, { games, bots: [], scenarios, module: "" });
    const ann = house.browser();
    await ann.api.session.enter.mutate();
    const lines = readFileSync(
      new URL("goldens/food-chain-magnate/1/standard-deluxe-5p-steady-random-g2.jsonl", root),
      "utf8",
    );
    const [head, ...entries] = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { log: _, seed, ...header } = head;
    const source = { _tag: "Log", header, seed, entries };
    const chapter = { _tag: "AddChapter", chapter: "c1", name: "Five", source };
    const { id, games: played } = await ann.api.studies.create.mutate({ title: "Five", name: "Ann", chapter });
    expect(played).toEqual(["food-chain-magnate"]);
    const scenario = json(scenarioAt);
    const add = (chapterId: string, file: unknown) =>
      send(
        ann,
        id,
        {
          _tag: "AddChapter",
          chapter: chapterId,
          name: "Dinner",
          source: { _tag: "Scenario", game: "food-chain-magnate", scenario: file as never },
        },
        chapterId,
      );
    await add("c2", scenario);
    expect(await refusalOf(add("c3", { ...scenario, players: [] }))).toMatchObject({
      tag: "Malformed",
      field: null,
      refusal: { field: "source.scenario.players" },
    });
    const seen = ann.followStudy(id);
    await seen.until(editNumber(2));
    const study = studyIn(seen);
    const reader = Result.getOrThrow(readerOf({ games, scenarios }, study.chapters[1]?.source ?? ({} as never)));
    expect(reader.state(study.chapters[1] ?? ({} as never), "m0")).toMatchObject({ town: {} });
    expect(reader.otherRules).toBe(false);
    expect(await refusalOf(ann.api.studies.create.mutate({ title: "x".repeat(9_000_000), name: "Ann" }))).toMatchObject(
      { status: 413 },
    );
    await house.stop();
  });
});

it("is there after a restart as it was, and a repeated edit is the same edit", async () => {
  const ann = server.browser();
  const id = await study(ann);
  const first = await send(ann, id, comment("k1", "Before"), "e1");
  const before = await ann.api.studies.export.query({ study: id });
  const jar = ann.cookie();
  await server.stop();
  server = await startInside({}, folderStore(folder));
  const again = server.browser(jar);
  expect(await again.api.studies.export.query({ study: id })).toBe(before);
  expect(await send(again, id, comment("k1", "Before"), "e1")).toEqual(first);
  const seen = again.followStudy(id, first.seq);
  await seen.until(({ _tag }) => _tag === "Presence");
  expect(editsIn(seen)).toEqual([]);
  await send(again, id, comment("k2", "After"), "e2");
  await seen.until(editNumber(first.seq + 1));
});
