import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GOOD_OUTLINES } from "@blueplate/city/outline";
import { openTable, readLog, seatOf } from "@blueplate/kernel";
import { tableRecord } from "@blueplate/store/testing";
import { english, gameWordsIn, seatNames, wonText } from "@blueplate/words";
import { Result } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { drawingOf } from "../../src/previews/drawing.ts";
import { withPreview } from "../../src/previews/head.ts";
import { createLettering } from "../../src/previews/lettering.ts";
import { pngOf } from "../../src/previews/png.ts";
import { endedPreview, waitingPreview, wordsOf } from "../../src/previews/texts.ts";
import { free, type Inside, me, robot, startInside } from "../inside.ts";

const PAGE = "<html><head><title>Blueplate</title></head><body></body></html>";
const folder = mkdtempSync(join(tmpdir(), "blueplate-previews-"));
let server: Inside;

beforeAll(async () => {
  for (const app of ["web", "replay"]) {
    mkdirSync(join(folder, app));
    writeFileSync(join(folder, app, "index.html"), PAGE);
  }
  const module = new URL("../../src/catalogue.ts", import.meta.url).href;
  const settings = { WEB_DIR: join(folder, "web"), REPLAY_DIR: join(folder, "replay") };
  server = await startInside(settings, undefined, { games, bots, module });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers: told } = response;
  const [type, encoding, tag] = ["content-type", "content-encoding", "etag"].map((name) => told.get(name));
  return { status, type, encoding, tag, bytes, text: bytes.toString() };
};
const pathsOf = (table: string) => [`/table/${table}`, `/replay/?table=${table}&at=3`];
/** A town that a host chose: as many tiles as two ask for. */
const CHOSEN = ["A0 C0 K0", "D90 G0 O0", "J0 B0 R0"];
const seed = "a-seed-that-nobody-hears-of";
const table = (
  seats: readonly ((Omit<typeof me, "player"> & { player: string }) | typeof free | ReturnType<typeof robot>)[],
  listed: boolean,
) => ({
  name: 'Ann\'s "$& <b>" table',
  game: "trick-n-chef",
  ruleset: "standard",
  options: {},
  listed,
  seed,
  seats: [...seats],
});

/** A game that is over with what decided it, read from the log that everybody may have, and its seats as they are drawn. */
const decidedGame = async ({ api }: ReturnType<Inside["browser"]>, id: string, name: string) => {
  const [{ seats, outcome }, text] = await Promise.all([
    api.tables.get.query({ table: id }),
    api.log.export.query({ table: id }),
  ]);
  const game = games.find((each) => each.id === name);
  if (!game || !outcome) throw new Error("the game is over");
  const log = Result.getOrThrow(readLog(text, ({ config }) => game.load(config)));
  const moment = game.decidingMoment?.(log.rules, log.entries, outcome.winners) ?? null;
  const names = seatNames(english, name, seats);
  const drawnSeats = seats.map(({ seat, banner }, at) => ({
    name: names[at] ?? "",
    colour: banner.colour,
    told: gameWordsIn(english, name).score(outcome.ranking.find((each) => each.seat === seat)?.score ?? 0),
    before: moment?.before[seat] ?? 0,
    score: moment?.after[seat] ?? 0,
    isWinner: outcome.winners.some((winner) => winner === seat),
  }));
  const words = {
    title: table([], false).name,
    game: gameWordsIn(english, name).name,
    note: wonText(english, name, seats, outcome.winners),
  };
  const asked = (moment?.marks ?? []).map(({ at, size, values }) => ({
    at,
    size,
    goods: values.flatMap((good) => GOOD_OUTLINES[good] ?? []),
  }));
  /** The picture of it with a town and what is asked for there, or cards. */
  const picture = (
    outline: readonly string[] | null,
    cards: Parameters<typeof drawingOf>[0]["cards"],
    wishes: typeof asked = asked,
  ) => {
    const chairs = seats.map(({ banner }) => banner.colour);
    return pngOf(drawingOf({ words, outline, wishes, cards, seats: drawnSeats, chairs }, createLettering()));
  };
  return { game, log, moment, names, picture };
};

const seatRecord = (seat: number, guest: string | null, player = "") => ({
  table: "t",
  seat,
  guest,
  player,
  bannerName: "",
  bannerColour: "red",
  bot: null,
  orders: null,
  devices: [],
});

it("a link to a table that keeps seats for those of the last one counts them as the lobby does: free once their time is over", () => {
  const seats = [seatRecord(0, null), seatRecord(1, "ann"), seatRecord(2, null), seatRecord(3, null)];
  const [opened, until] = [Date.UTC(2026, 10, 29, 19, 30), Date.UTC(2026, 10, 29, 19, 40)];
  const saysAt = (now: number, whose: readonly number[], listed = true) => {
    const reservations = whose.map((seat) => ({ seat, player: "Bob", guests: [`guest-${seat}`] }));
    const questions = { wish: null, votes: [], refused: null, nudges: [], rules: null, rematch: null, reservations };
    const over = { game: "trick-n-chef", listed, createdAt: opened, questions };
    const record = tableRecord("t", { ...over, config: { modules: [], options: {}, seats: 4 } });
    const { text, picture } = waitingPreview(games, record, seats, now);
    return [text.split(" · ").slice(0, -1).join(" · "), picture, wordsOf(record, seats, now).note];
  };
  expect(saysAt(opened, [])).toEqual(["3 free seats", "/preview/t.png?free=3", "3 free seats"]);
  expect(saysAt(until - 1, [0, 1])).toEqual([
    "2 free seats · Kept until 19:40 UTC",
    "/preview/t.png?free=2",
    "2 free seats",
  ]);
  expect(saysAt(until - 1, [0, 2, 3])).toEqual([
    "Kept until 19:40 UTC",
    "/preview/t.png?free=0",
    "Kept until 19:40 UTC",
  ]);
  expect(saysAt(until, [0, 2, 3])).toEqual(["3 free seats", "/preview/t.png?free=3", "3 free seats"]);
  // To a table that is not listed nobody comes without its link: whoever was sent it may sit down.
  expect(saysAt(opened, [0, 2, 3], false)[0]).toBe("3 free seats");
});

it("a link to a game that is over calls whoever gave no name in its own language, and tells two of one name apart", () => {
  const players = ["Игрок 2", "Ann", "プレイヤー1", "Ann"];
  const seats = players.map((player, seat) => seatRecord(seat, "g", player));
  const ranking = players.map((_, seat) => ({ seat: seatOf(seat), score: 10 * seat }));
  const outcome = { winners: [seatOf(3)], ranking };
  const { text } = endedPreview(tableRecord("t", { game: "trick-n-chef", status: "finished", outcome }), seats);
  expect(text).toBe("Ann 2 30, Player 1 20, Ann 10, Player 2 0");
});

describe("what a link shows", () => {
  it("of a game that is over: who played it for what, and a picture; by its table and by its replay", async () => {
    const ann = server.browser();
    const robots = [robot("sensible"), robot("sensible"), robot("sensible")];
    const { id } = await ann.api.tables.create.mutate(table(robots, false));
    await ann
      .follow([{ id, after: -1 }])
      .until((message) => message._tag === "Table" && message.facts.status === "finished");
    for (const path of pathsOf(id)) {
      const { status, type, text } = await get(path);
      expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
      expect(text).toContain(
        'property="og:title" content="Ann&#39;s &quot;$&amp; &lt;b&gt;&quot; table – Trick-n-Chef"',
      );
      expect(text).toMatch(/property="og:description" content="[^"<]+ \d+, [^"<]+ \d+, [^"<]+ \d+"/);
      expect(text).toContain(`property="og:image" content="${server.url}/preview/${id}.png"`);
      // Neither the seed, which opens every card, nor anybody's cookie.
      expect(text).not.toContain(seed);
      expect(text).toContain("<title>Blueplate</title>");
    }
    const { status, type, bytes } = await get(`/preview/${id}.png`);
    expect([status, type]).toEqual([200, "image/png"]);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
    expect(bytes.toString("latin1")).not.toMatch(/tEXt|iTXt|zTXt/);
    // The trick that decided it lies on its table, in the colours and shapes of its words.
    const { moment, names, picture } = await decidedGame(ann, id, "trick-n-chef");
    expect(moment?.laid).toHaveLength(3);
    const cards = (moment?.laid ?? []).map(({ seat, kind, value, isWinning }) => {
      const look = gameWordsIn(english, "trick-n-chef").look(kind, value);
      if (!look) throw new Error(`${kind} has no look`);
      return { ...look, seat, name: names[seat] ?? "", isWinning };
    });
    expect(bytes.equals(picture(null, cards))).toBe(true);
  });

  it("of a game whose evening is known: the town on the evening that decided it, not as it was left", async () => {
    const ann = server.browser();
    const robots = [robot("steady"), robot("steady")];
    const magnate = { ...table(robots, false), game: "food-chain-magnate", ruleset: "introductory" };
    const { id } = await ann.api.tables.create.mutate(magnate);
    await ann
      .follow([{ id, after: -1 }])
      .until((message) => message._tag === "Table" && message.facts.status === "finished");
    const image = /property="og:image" content="([^"]+)"/.exec((await get(`/replay/?table=${id}`)).text)?.[1];
    expect(image).toBe(`${server.url}/preview/${id}.png`);
    const { game, log, moment, picture } = await decidedGame(ann, id, magnate.game);
    const drawn = (outline: readonly string[] | null | undefined) => picture(outline ?? null, []);
    const { bytes } = await get(`/preview/${id}.png`);
    expect(bytes.equals(drawn(moment?.outline))).toBe(true);
    // With what its houses asked for, in the drawings of the town.
    expect(moment?.marks?.flatMap(({ values }) => values)).toContain("burger");
    expect(bytes.equals(picture(moment?.outline ?? null, [], []))).toBe(false);
    const last = openTable(log.rules, "", log.entries);
    expect(bytes.equals(drawn(game.glance?.(last.rules, last.state).outline))).toBe(false);
  });

  it("of a table that gathers players: its name, what is played, how many may come, and not who sits there", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(
      table([{ ...me, player: "Zora" }, robot("sensible"), free, free], false),
    );
    for (const path of pathsOf(id)) {
      const { text } = await get(path);
      expect(text).toContain(
        'property="og:title" content="Ann&#39;s &quot;$&amp; &lt;b&gt;&quot; table – Trick-n-Chef"',
      );
      expect(text).toMatch(/property="og:description" content="2 free seats · [^"]+"/);
      // Another address with every seat that is taken: it is kept elsewhere by that.
      expect(text).toContain(`property="og:image" content="${server.url}/preview/${id}.png?free=2"`);
      expect(text).not.toContain("Zora");
      expect(text).not.toContain(seed);
    }
    const { type, bytes } = await get(`/preview/${id}.png?free=2`);
    expect([type, bytes.readUInt32BE(16)]).toEqual(["image/png", 1200]);
    const drawn = await ann.api.tables.get.query({ table: id });
    const chairs = drawn.seats.map(({ banner, kind }) => (kind === "open" ? null : banner.colour));
    const words = { title: drawn.name, game: "Trick-n-Chef", note: "2 free seats" };
    const shown = { words, outline: null, wishes: [], cards: [], seats: [], chairs };
    expect(bytes.equals(pngOf(drawingOf(shown, createLettering())))).toBe(true);
  });

  it("of a table whose host chose the town: that town; and no town that is still to be drawn", async () => {
    const ann = server.browser();
    const magnate = { ...table([me, free], false), game: "food-chain-magnate", ruleset: "introductory" };
    const chosen = await ann.api.tables.create.mutate({ ...magnate, opening: CHOSEN });
    const drawn = await ann.api.tables.create.mutate(magnate);
    const pictureOf = async (id: string) => {
      const image = /property="og:image" content="([^"]+)"/.exec((await get(`/table/${id}`)).text)?.[1];
      expect(image).toBe(`${server.url}/preview/${id}.png?free=1`);
      return get(`/preview/${id}.png?free=1`);
    };
    const [{ status, type, bytes }, without] = [await pictureOf(chosen.id), await pictureOf(drawn.id)];
    expect([status, type, bytes.readUInt32BE(16)]).toEqual([200, "image/png", 1200]);
    const other = await ann.api.tables.create.mutate({ ...magnate, seed: "another-seed" });
    // What is still to be drawn hangs on the seed: two tables that differ in nothing else have the same picture.
    expect((await pictureOf(other.id)).bytes.equals(without.bytes)).toBe(true);
    expect(bytes.equals(without.bytes)).toBe(false);
  });

  it("of a game that goes on: who plays it, and nothing that only one of them may see or that changes", async () => {
    const ann = server.browser();
    const seats = [{ ...me, player: "Zora" }, robot("sensible"), robot("sensible")];
    const { id } = await ann.api.tables.create.mutate(table(seats, false));
    for (const path of pathsOf(id)) {
      const { text } = await get(path);
      expect(text).toContain(
        'property="og:title" content="Ann&#39;s &quot;$&amp; &lt;b&gt;&quot; table – Trick-n-Chef"',
      );
      expect(text).toMatch(/property="og:description" content="Going on · Zora, [^"]+, [^"]+"/);
      expect(text).toContain(`property="og:image" content="${server.url}/preview/${id}.png?runs"`);
      expect(text).not.toContain(seed);
    }
    const { seats: sitting } = await ann.api.tables.get.query({ table: id });
    const names = seatNames(english, "trick-n-chef", sitting);
    const shown = {
      words: { title: table([], false).name, game: "Trick-n-Chef", note: "Going on" },
      outline: null,
      wishes: [],
      cards: [],
      seats: sitting.map(({ banner }, at) => {
        const colour = banner.colour;
        return { name: names[at] ?? "", colour, told: null, before: 0, score: 0, isWinner: false };
      }),
      chairs: sitting.map(({ banner }) => banner.colour),
    };
    const { bytes } = await get(`/preview/${id}.png?runs`);
    expect(bytes.equals(pngOf(drawingOf(shown, createLettering())))).toBe(true);
  });

  it("of the front door: what is played here in a sentence, and the town in the evening, as small as a browser takes it", async () => {
    const { status, type, text, encoding, tag } = await get("/", { "Accept-Encoding": "gzip, br" });
    expect([status, type, encoding]).toEqual([200, "text/html; charset=utf-8", "br"]);
    expect(text).toContain('property="og:title" content="Blueplate – Food Chain Magnate, Trick-n-Chef"');
    expect(text).toMatch(/property="og:description" content="Open a burger joint\.[^"]+"/);
    expect(text).toContain(`property="og:image" content="${server.url}/link.jpg"`);
    expect((await get("/", { "If-None-Match": tag ?? "" })).status).toBe(304);
    const head = await fetch(server.url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("of no table, and of any other page, is nothing", async () => {
    for (const path of [...pathsOf("nobody"), "/learn", "/replay/", "/replay/?table=../x"])
      expect((await get(path)).text, path).toBe(PAGE);
    for (const each of ["nobody", "%2e%2e", "a".repeat(200)])
      expect((await get(`/preview/${each}.png`)).text, each).not.toContain("PNG");
  });
});

it("what people wrote stands in a page as text alone", () => {
  const preview = { title: "$'", text: '"><script>', picture: "/link.jpg" };
  expect(withPreview(PAGE, preview, "https://blueplate.example")).not.toContain("<script>");
});
