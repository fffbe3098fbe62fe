import { seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  chapterOf,
  decodeEdit,
  decodeStored,
  deletedWith,
  type StudyEdit,
  foldEdits,
  type GameSource,
  LIMITS,
  marksAt,
  type Study,
  submitEdit,
} from "../src/index.ts";
import { bid, estimate, ground, logOf, studied, wanted, who } from "./people.ts";

const at = { chapter: "c1", node: "m2" } as const;
const comment = (id: string, text: string, node = "m2"): StudyEdit => ({
  _tag: "AddComment",
  chapter: "c1",
  node,
  comment: id,
  text,
});
const node = (id: string, parent = "m1", coins = 1, seat = 0): StudyEdit => ({
  _tag: "AddNode",
  chapter: "c1",
  node: id,
  parent,
  seat: seatOf(seat),
  command: bid(coins),
});
const notes = (study: Study, where = "m2") => {
  const chapter = chapterOf(study, "c1");
  return chapter ? marksAt(chapter, where).comments.map(({ text }) => text) : [];
};

describe("who may what", () => {
  it("lets readers change their name and leave, writers edit, and only owners say who may", () => {
    const trial = studied();
    expect(trial.try("cid", comment("k1", "Hm"))).toBe("NotAllowed");
    expect(trial.try("dan", comment("k1", "Hm"))).toBe("NotAllowed");
    expect(trial.try("bob", comment("k1", "Hm"))).toBeNull();
    expect(trial.try("bob", { _tag: "SetVisibility", visibility: "public" })).toBe("NotAllowed");
    expect(trial.try("bob", { _tag: "SetMember", person: "cid", role: "write" })).toBe("NotAllowed");
    expect(trial.try("ann", { _tag: "SetMember", person: "cid", role: "write" })).toBeNull();
    expect(trial.try("cid", comment("k2", "Aha"))).toBeNull();
    expect(trial.try("cid", { _tag: "SetName", name: "Cid the Second" })).toBeNull();
    expect(trial.try("cid", { _tag: "SetMember", person: "cid", role: null })).toBeNull();
    expect(trial.try("cid", comment("k3", "Bye"))).toBe("NotAllowed");
    expect(notes(trial.aggregate.study)).toEqual(["Hm", "Aha"]);
  });

  it("keeps an owner", () => {
    const trial = studied();
    expect(trial.try("ann", { _tag: "SetMember", person: "ann", role: null })).toBe("LastOwner");
    expect(trial.try("ann", { _tag: "SetMember", person: "ann", role: "write" })).toBe("LastOwner");
    trial.do("ann", { _tag: "SetMember", person: "bob", role: "owner" });
    expect(trial.try("ann", { _tag: "SetMember", person: "ann", role: null })).toBeNull();
    expect(trial.aggregate.study.members.map(({ person }) => person)).toEqual(["bob", "cid"]);
  });

  it("gives a comment to whoever wrote it; an owner may delete any", () => {
    const trial = studied();
    trial.do("bob", comment("k1", "Hm"));
    expect(trial.try("ann", { _tag: "ChangeComment", ...at, comment: "k1", was: "Hm", text: "No" })).toBe("NotYours");
    expect(trial.try("ann", { _tag: "DeleteComment", ...at, comment: "k1" })).toBeNull();
    trial.do("ann", comment("k2", "Well"));
    expect(trial.try("bob", { _tag: "DeleteComment", ...at, comment: "k2" })).toBe("NotYours");
  });

  it("deletes a line with the comments of others for an owner alone, however deep they are in it", () => {
    const trial = studied();
    trial.do("bob", node("v-first", "m0"));
    trial.do("bob", node("v-second", "v-first", 2, 1));
    trial.do("bob", comment("k1", "Mine", "v-first"));
    trial.do("ann", comment("k2", "Hers", "v-second"));
    trial.do("bob", node("v-third", "v-first", 3, 1));
    expect(trial.try("bob", { _tag: "DeleteNode", chapter: "c1", node: "v-first" })).toBe("NotYours");
    expect(trial.try("bob", { _tag: "DeleteNode", chapter: "c1", node: "v-third" })).toBeNull();
    expect(notes(trial.aggregate.study, "v-second")).toEqual(["Hers"]);
    const chapter = chapterOf(trial.aggregate.study, "c1") ?? expect.fail("no chapter");
    expect(deletedWith(chapter, "v-first")).toMatchObject({ nodes: 2, comments: [{ text: "Mine" }, { text: "Hers" }] });
    trial.do("bob", comment("k3", "Mine too", "v-first"));
    expect(trial.try("ann", { _tag: "DeleteNode", chapter: "c1", node: "v-first" })).toBeNull();
    trial.do("bob", node("v-fourth", "m0"));
    trial.do("bob", comment("k4", "Alone", "v-fourth"));
    expect(trial.try("bob", { _tag: "DeleteNode", chapter: "c1", node: "v-fourth" })).toBeNull();
  });

  it("deletes a chapter with the comments of others for an owner alone", () => {
    const trial = studied();
    trial.do("ann", comment("k1", "Hers"));
    expect(trial.try("bob", { _tag: "DeleteChapter", chapter: "c1" })).toBe("NotYours");
    trial.do("ann", { _tag: "DeleteComment", ...at, comment: "k1" });
    trial.do("bob", comment("k2", "Mine"));
    expect(trial.try("bob", { _tag: "DeleteChapter", chapter: "c1" })).toBeNull();
  });

  it("does not make less of somebody who is invited again", () => {
    const trial = studied();
    expect(trial.join("ann", "read")).toBeNull();
    expect(trial.join("cid", "write")).toBeNull();
    expect(trial.aggregate.study.members.map(({ role }) => role)).toEqual(["owner", "write", "write"]);
  });
});

describe("repeats and what is gone", () => {
  it("answers a repeated id with what it came to, and nobody else's", () => {
    const trial = studied();
    trial.do("bob", comment("k1", "Hm"), "same");
    const before = trial.aggregate;
    const again = submitEdit(before, { id: "same", edit: comment("k1", "Hm") }, who("bob"), ground);
    expect(Result.getOrThrow(again)).toEqual({ aggregate: before, stored: before.edits.at(-1), repeated: true });
    expect(trial.try("ann", comment("k9", "Mine"), "same")).toBe("IdTaken");
  });

  it("refuses edits to what is deleted, and takes with a node what follows it", () => {
    const trial = studied();
    trial.do("ann", node("v-first", "m0"));
    trial.do("ann", node("v-second", "v-first", 2, 1));
    trial.do("ann", comment("k1", "There", "v-second"));
    trial.do("ann", {
      _tag: "AddBookmark",
      chapter: "c1",
      bookmark: { id: "b1", name: "Look", node: "v-second", camera: null, lens: null },
    });
    trial.do("ann", { _tag: "DeleteNode", chapter: "c1", node: "v-first" });
    expect(trial.try("ann", comment("k2", "More", "v-second"))).toBe("Gone");
    expect(trial.try("ann", node("v-third", "v-second", 1, 0))).toBe("Gone");
    expect(trial.try("ann", { _tag: "DeleteComment", chapter: "c1", node: "v-second", comment: "k1" })).toBe("Gone");
    const chapter = chapterOf(trial.aggregate.study, "c1");
    expect(chapter).toMatchObject({ nodes: [], marks: {}, bookmarks: [] });
    trial.do("ann", { _tag: "DeleteChapter", chapter: "c1" });
    expect(trial.try("ann", comment("k3", "Nowhere"))).toBe("Gone");
  });

  it("keeps both texts when two people change a comment at once", () => {
    const trial = studied();
    trial.do("bob", comment("k1", "Hm"));
    trial.do("bob", { _tag: "ChangeComment", ...at, comment: "k1", was: "Hm", text: "Hm, no" });
    trial.do("bob", { _tag: "ChangeComment", ...at, comment: "k1", was: "Hm", text: "Hm, yes" }, "late");
    expect(notes(trial.aggregate.study)).toEqual(["Hm, no", "Hm, yes"]);
    trial.do("bob", { _tag: "ChangeComment", ...at, comment: "late", was: "Hm, yes", text: "Hm, maybe" });
    expect(notes(trial.aggregate.study)).toEqual(["Hm, no", "Hm, maybe"]);
  });
});

describe("variations", () => {
  it("plays a command by the rules, with the same dice for the same edits", () => {
    const [one, other] = [studied(), studied()];
    for (const trial of [one, other]) {
      trial.do("bob", node("v-first", "m0", 1));
      trial.do("ann", node("v-second", "v-first", 2, 1));
      expect(trial.try("ann", node("v-third", "v-first", 7, 1))).toBe("NotSoManyCoins");
      expect(
        trial.try("ann", { ...node("v-third", "v-first"), command: { _tag: "bid", coins: -1 } } as StudyEdit),
      ).toBe("Malformed");
      expect(trial.try("ann", { ...node("v-third", "v-first"), command: { _tag: "pass" } } as StudyEdit)).toBe(
        "Malformed",
      );
      expect(trial.try("ann", node("v-first", "m0"))).toBe("IdTaken");
      expect(trial.try("ann", node("v-third", "v-nowhere"))).toBe("Gone");
    }
    expect(JSON.stringify(one.aggregate)).toBe(JSON.stringify(other.aggregate));
    const tags = chapterOf(one.aggregate.study, "c1")
      ?.nodes.at(-1)
      ?.events.map((event) => (event as { _tag: string })._tag);
    expect(tags).toEqual(["BidMade", "BidsOpened"]);
  });

  it("takes a line of moves as it takes them one by one, all of them or none", () => {
    const move = (id: string, seat: number, coins: number) => ({ node: id, seat: seatOf(seat), command: bid(coins) });
    const line = (...moves: ReturnType<typeof move>[]): StudyEdit => ({
      _tag: "AddLine",
      chapter: "c1",
      parent: "m0",
      moves,
    });
    const [first, second] = [move("v-first", 0, 1), move("v-second", 1, 2)];
    const [one, other] = [studied(), studied()];
    one.do("bob", line(first, second));
    other.do("bob", node("v-first", "m0", 1));
    other.do("bob", node("v-second", "v-first", 2, 1));
    const nodesOf = ({ aggregate }: typeof one) => chapterOf(aggregate.study, "c1")?.nodes;
    expect(nodesOf(one)).toEqual(nodesOf(other));
    expect(nodesOf(one)?.map(({ parent }) => parent)).toEqual(["m0", "v-first"]);
    expect(one.try("cid", line(move("v-third", 0, 1)))).toBe("NotAllowed");
    expect(one.try("bob", line(move("v-third", 0, 1), move("v-fourth", 1, 99)))).toBe("NotSoManyCoins");
    expect(one.try("bob", line(move("v-third", 0, 1), move("v-third", 1, 1)))).toBe("IdTaken");
    expect(one.try("bob", line(second))).toBe("IdTaken");
    expect(one.try("bob", { ...line(move("v-third", 0, 1)), parent: "v-nowhere" } as StudyEdit)).toBe("Gone");
    expect(nodesOf(one)).toHaveLength(2);
    const tooLong = Array.from({ length: LIMITS.movesInLine + 1 }, (_, nth) => move(`v-long-${nth}`, 0, 0));
    expect(Result.isFailure(decodeEdit(line(...tooLong)))).toBe(true);
  });

  it("does not go on from a secret that the log does not show", () => {
    const source = logOf("g1", seatOf(0), 1);
    const seat = source.entries.flatMap((entry) => (entry._tag === "Played" ? [entry.seat] : []))[0] ?? seatOf(0);
    const closed = logOf("g1", seatOf(1 - seat), 1);
    const trial = studied(closed);
    expect(trial.try("ann", node("v-first", "m1", 1, 1 - seat))).toBe("Unknowable");
    expect(studied(source).try("ann", node("v-first", "m0", 1, seat))).toBeNull();
  });

  it("plays a game of other rules on under those of today", () => {
    const source = logOf("g1");
    const trial = studied({ ...source, header: { ...source.header, hash: "older" } });
    expect(trial.try("ann", node("v-first", "m0"))).toBeNull();
    expect(trial.try("ann", comment("k1", "Still"))).toBeNull();
  });
});

describe("estimates", () => {
  const keep = (playouts: number, over: Parameters<typeof estimate>[1] = {}): StudyEdit => ({
    _tag: "SetEstimate",
    ...at,
    estimate: estimate(playouts, over),
  });
  const kept = ({ aggregate: { study } }: ReturnType<typeof studied>) =>
    (study.chapters[0] ? marksAt(study.chapters[0], at.node).estimates : []).map(
      ({ bot, hash, version, playouts }) => [bot, hash, version, playouts] as const,
    );

  it("are kept by writers, where there is a node; readers are refused", () => {
    const trial = studied();
    expect(trial.try("cid", keep(10))).toBe("NotAllowed");
    expect(trial.try("dan", keep(10))).toBe("NotAllowed");
    expect(trial.try("bob", { ...keep(10), node: "m999" } as StudyEdit)).toBe("Gone");
    expect(kept(trial)).toEqual([]);
    expect(trial.try("bob", keep(10))).toBeNull();
    expect(kept(trial)).toEqual([["sensible", estimate(1).hash, 1, 10]]);
  });

  it("with more playouts take the place of those with fewer, whoever comes last; bots stand beside each other", () => {
    const trial = studied();
    trial.do("ann", keep(40));
    trial.do("bob", keep(20));
    trial.do("bob", keep(30, { bot: "random" }));
    expect(kept(trial).map(([bot, , , playouts]) => [bot, playouts])).toEqual([
      ["sensible", 40],
      ["random", 30],
    ]);
    trial.do("ann", keep(80));
    expect(kept(trial).map(([bot, , , playouts]) => [bot, playouts])).toEqual([
      ["random", 30],
      ["sensible", 80],
    ]);
  });

  it("by other rules, or of another version of the bots, are not mixed: the later takes the place of the other", () => {
    const trial = studied();
    trial.do("ann", keep(40));
    trial.do("ann", keep(10, { hash: "newer" }));
    expect(kept(trial)).toEqual([["sensible", "newer", 1, 10]]);
    trial.do("ann", keep(5, { hash: "newer", version: 2 }));
    expect(kept(trial)).toEqual([["sensible", "newer", 2, 5]]);
  });

  it("are of so many bots at most, each of which may still learn more", () => {
    const trial = studied();
    for (let nth = 0; nth < LIMITS.estimatesAtNode; nth++) trial.do("ann", keep(10, { bot: `bot-${nth}` }));
    expect(trial.try("ann", keep(10, { bot: "one-more" }))).toBe("TooMuch");
    expect(trial.try("ann", keep(20, { bot: "bot-0" }))).toBeNull();
  });
});

describe("limits and bad input", () => {
  it("refuses the one that is too much and names what", () => {
    const trial = studied();
    for (let nth = 0; nth < LIMITS.commentsAtNode; nth++) trial.do("ann", comment(`k${nth}`, "Hm"));
    const refused = submitEdit(trial.aggregate, { id: "more", edit: comment("more", "Hm") }, who("ann"), ground);
    expect(refused).toMatchObject({
      failure: { _tag: "TooMuch", what: "commentsAtNode", most: LIMITS.commentsAtNode },
    });
    for (let nth = 1; nth < LIMITS.chapters; nth++) {
      trial.do("ann", {
        _tag: "AddChapter",
        chapter: `more-${nth}`,
        name: "More",
        source: wanted(logOf("g1", "referee", 1)),
      });
    }
    expect(trial.try("ann", { _tag: "AddChapter", chapter: "last", name: "Last", source: wanted(logOf("g1")) })).toBe(
      "TooMuch",
    );
  });

  it("names the field that does not fit", () => {
    const fieldOf = (edit: unknown) => {
      const decoded = decodeEdit(edit);
      return Result.isFailure(decoded) ? decoded.failure.field : null;
    };
    expect(fieldOf({ ...comment("k1", "x") })).toBeNull();
    expect(fieldOf({ ...comment("k1", "x".repeat(LIMITS.comment + 1)) })).toBe("text");
    expect(fieldOf({ ...comment("k1", "a\u202eb") })).toBe("text");
    expect(fieldOf({ ...comment("k1", "a\u0000b") })).toBe("text");
    expect(fieldOf({ ...comment("k1", "x", "__proto__") })).toBe("node");
    expect(fieldOf({ ...comment("k1", "x"), extra: 1 })).toBe("extra");
    expect(fieldOf({ _tag: "SetGlyph", ...at, glyph: "superb", on: true })).toBe("glyph");
    const known = { _tag: "SetEstimate", ...at, estimate: estimate(10) };
    expect(fieldOf(known)).toBeNull();
    expect(fieldOf({ ...known, estimate: { ...known.estimate, playouts: 0 } })).toBe("estimate.playouts");
    expect(fieldOf({ ...known, estimate: { ...known.estimate, wins: [5, -1] } })).toBe("estimate.wins[1]");
    expect(fieldOf({ ...known, estimate: { ...known.estimate, unfinished: 1 } })).toBe("estimate.wins");
    expect(fieldOf({ ...known, estimate: { ...known.estimate, bot: "<b>" } })).toBe("estimate.bot");
    expect(fieldOf({ _tag: "Created", study: "s", title: "t", seed: "" })).toBe("_tag");
    expect(fieldOf({ _tag: "NodeAdded", ...at })).toBe("_tag");
  });

  it("refuses a log whose entries are not one game", () => {
    const source = logOf("g1");
    const add = (over: Partial<GameSource>): string | null =>
      studied().try("ann", { _tag: "AddChapter", chapter: "c2", name: "Bad", source: wanted({ ...source, ...over }) });
    expect(add({ entries: source.entries.slice(1) })).toBe("Malformed");
    expect(add({ entries: source.entries.slice(0, 1).concat(source.entries.slice(2)) })).toBe("Malformed");
    expect(
      add({
        entries: source.entries.map((entry) =>
          "events" in entry ? { ...entry, events: [{ _tag: "Nonsense" }] } : entry,
        ),
      }),
    ).toBe("Malformed");
    expect(add({ header: { ...source.header, game: "chess" } })).toBe("UnknownGame");
    expect(add({ entries: source.entries.slice(0, 3) })).toBeNull();
  });

  it("keeps hostile text as it is", () => {
    const hostile = `<script>alert(1)</script>\n[x](javascript:alert(1)) \`\${1}\` </style> "' &amp; 🍔`;
    const trial = studied();
    trial.do("ann", comment("k1", hostile));
    trial.do("ann", { _tag: "SetTitle", title: "<img src=x onerror=alert(1)>" });
    const back = foldEdits(JSON.parse(JSON.stringify(trial.aggregate.edits)));
    expect(notes(back)).toEqual([hostile]);
    expect(back.title).toBe("<img src=x onerror=alert(1)>");
  });
});

it("reads back every stored edit, strictly", () => {
  const trial = studied();
  trial.do("ann", node("v-first", "m0"));
  for (const stored of trial.aggregate.edits) {
    expect(Result.getOrThrow(decodeStored(JSON.parse(JSON.stringify(stored))))).toEqual(stored);
    expect(Result.isFailure(decodeStored({ ...stored, more: 1 }))).toBe(true);
    expect(Result.isFailure(decodeStored({ ...stored, change: { ...stored.change, more: 1 } }))).toBe(true);
  }
});

it("lifts the configuration of a chapter that was stored before there were modules", () => {
  const text = JSON.stringify(studied().aggregate.edits);
  const before = text.replaceAll('"modules":[]', '"ruleset":"standard"');
  expect(before).toContain('"ruleset":"standard"');
  const read = (JSON.parse(before) as readonly unknown[]).map((each) => Result.getOrThrow(decodeStored(each)));
  expect(read).toEqual(JSON.parse(text));
});

it("lifts the tags of entries in a chapter that was stored with those of before", () => {
  const text = JSON.stringify(studied().aggregate.edits);
  const before = text.replaceAll('"GameStarted"', '"Begun"').replaceAll('"version":4', '"version":3');
  expect(before).toContain('"Begun"');
  const read = (JSON.parse(before) as readonly unknown[]).map((each) => Result.getOrThrow(decodeStored(each)));
  expect(JSON.stringify(read).replaceAll('"version":3', '"version":4')).toBe(text);
});
