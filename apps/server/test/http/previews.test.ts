import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { openTable, readLog, seatOf } from "@blueplate/kernel";
import { tableRecord } from "@blueplate/store/testing";
import { english, gameWordsIn } from "@blueplate/words";
import { Result } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { drawingOf } from "../../src/previews/drawing.ts";
import { withPreview } from "../../src/previews/head.ts";
import { pngOf } from "../../src/previews/png.ts";
import { endedPreview } from "../../src/previews/texts.ts";
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
  const drawnSeats = seats.map(({ seat, banner }) => ({
    colour: banner.colour,
    before: moment?.before[seat] ?? 0,
    score: moment?.after[seat] ?? 0,
    isWinner: outcome.winners.some((winner) => winner === seat),
  }));
  return { game, log, moment, drawnSeats };
};

it("a link to a game that is over calls whoever gave no name in its own language, and tells two of one name apart", () => {
  const players = ["Игрок 2", "Ann", "プレイヤー1", "Ann"];
  const seats = players.map((player, seat) => ({
    table: "t",
    seat,
    guest: "g",
    player,
    bannerName: "",
    bannerColour: "red",
    bot: null,
    orders: null,
    devices: [],
  }));
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
    const { moment, drawnSeats } = await decidedGame(ann, id, "trick-n-chef");
    expect(moment?.laid).toHaveLength(3);
    const cards = (moment?.laid ?? []).map(({ seat, kind, value, isWinning }) => {
      const look = gameWordsIn(english, "trick-n-chef").look(kind, value);
      if (!look) throw new Error(`${kind} has no look`);
      return { ...look, seat, isWinning };
    });
    expect(bytes.equals(pngOf(drawingOf({ outline: null, cards, seats: drawnSeats })))).toBe(true);
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
    const { game, log, moment, drawnSeats } = await decidedGame(ann, id, magnate.game);
    const drawn = (outline: readonly string[] | null | undefined) =>
      pngOf(drawingOf({ outline: outline ?? null, cards: [], seats: drawnSeats }));
    const { bytes } = await get(`/preview/${id}.png`);
    expect(bytes.equals(drawn(moment?.outline))).toBe(true);
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
      // There is no town to be drawn: the front door's.
      expect(text).toContain(`property="og:image" content="${server.url}/link.jpg"`);
      expect(text).not.toContain("Zora");
      expect(text).not.toContain(seed);
    }
    expect((await get(`/preview/${id}.png`)).text).not.toContain("PNG");
  });

  it("of a table whose host chose the town: that town; and nothing of a town that is still to be drawn", async () => {
    const ann = server.browser();
    const magnate = { ...table([me, free], false), game: "food-chain-magnate", ruleset: "introductory" };
    const chosen = await ann.api.tables.create.mutate({ ...magnate, opening: CHOSEN });
    const image = /property="og:image" content="([^"]+)"/.exec((await get(`/table/${chosen.id}`)).text)?.[1];
    expect(image).toBe(`${server.url}/preview/${chosen.id}.png?waits`);
    const { status, type, bytes } = await get(`/preview/${chosen.id}.png?waits`);
    expect([status, type, bytes.readUInt32BE(16)]).toEqual([200, "image/png", 1200]);
    const drawn = await ann.api.tables.create.mutate(magnate);
    expect((await get(`/table/${drawn.id}`)).text).toContain(`content="${server.url}/link.jpg"`);
    expect((await get(`/preview/${drawn.id}.png`)).text).not.toContain("PNG");
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

  it("of a game that goes on, of none, and of any other page is nothing", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(table([me, robot("sensible"), robot("sensible")], false));
    const paths = [...pathsOf(id), ...pathsOf("nobody"), "/learn", "/replay/", "/replay/?table=../x"];
    for (const path of paths) expect((await get(path)).text, path).toBe(PAGE);
    for (const each of [id, "nobody", "%2e%2e", "a".repeat(200)])
      expect((await get(`/preview/${each}.png`)).text, each).not.toContain("PNG");
  });
});

it("what people wrote stands in a page as text alone", () => {
  const preview = { title: "$'", text: '"><script>', picture: "/link.jpg" };
  expect(withPreview(PAGE, preview, "https://blueplate.example")).not.toContain("<script>");
});

it("a town is drawn with its roads, houses and restaurants, and what everybody had", () => {
  const outline = ["#####", "#oo..", "#oo11", "aa.11", "aa..."];
  const seats = [
    { colour: "#d33e2c", before: 90, score: 100, isWinner: true },
    { colour: "not a colour", before: 50, score: 50, isWinner: false },
  ];
  const drawing = drawingOf({ outline, cards: [], seats });
  const count = (colour: string): number => {
    const index = drawing.palette.indexOf(colour);
    return drawing.pixels.reduce((sum, pixel) => sum + Number(pixel === index), 0);
  };
  const square = 89 * 89;
  // It is as large as fits: 536 pixels high for five squares and half of one on each side.
  expect(count("#474552")).toBe(7 * square);
  // What one house shows below its roof, and what the other does under the roof of whoever has served it.
  expect(count("#cbb9a6")).toBeGreaterThan(2 * square);
  const roof = 2 * 89 * 62;
  // Three lit lines: the last tenth of the winner's bar came with that evening.
  const gained = 3 * 48 * 4;
  expect(count("#ffe08a")).toBe(4 * square - roof + gained);
  expect(count("#d33e2c")).toBe(48 * 380 - gained + roof);
  // The restaurant of the second but for its awning, and a bar that is half as high as the winner's.
  expect(count("#857864")).toBe(4 * square - 2 * 89 * 27 + 48 * 190);
  // Before the game nobody has anything: the same town lies in the middle.
  const waiting = drawingOf({ outline, cards: [], seats: [] });
  const wood = waiting.palette.indexOf("#6e4b34");
  const row = Array.from(waiting.pixels.subarray(40 * 1200, 41 * 1200));
  expect(row.indexOf(wood) + row.lastIndexOf(wood)).toBe(1199);
  const png = pngOf(drawing);
  const data = png.subarray(png.indexOf("IDAT") + 4, png.indexOf("IEND") - 8);
  expect(inflateSync(data).length).toBe(1201 * 630);
});

it("a trick is drawn on its table: a shape for each point of a card, over the seat that played it; the one that won is lit", () => {
  const seats = ["#7b4a6b", "#7a5236", "#c79a6b"].map((colour) => ({ colour, before: 0, score: 0, isWinner: false }));
  const [red, blue, yellow] = ["#d33e2c", "#3873d3", "#f8c630"] as const;
  const square = { colour: blue, shape: "square", seat: 1, isWinning: false } as const;
  const counts = (cards: Parameters<typeof drawingOf>[0]["cards"]) => {
    const { palette, pixels } = drawingOf({ outline: null, cards, seats });
    return (colour: string) => pixels.filter((pixel) => pixel === palette.indexOf(colour)).length;
  };
  const pip = counts([{ ...square, face: "1" }])(blue);
  expect(pip).toBeGreaterThan(300);
  for (const face of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(counts([{ ...square, face: String(face) }])(blue)).toBe(face * pip);
  // A face that is no number is one large shape.
  expect(counts([{ ...square, face: "K" }])(blue)).toBeGreaterThan(3 * pip);
  const count = counts([
    { ...square, face: "2" },
    { colour: red, shape: "diamond", face: "9", seat: 2, isWinning: true },
    { colour: yellow, shape: "triangle", face: "3", seat: 0, isWinning: false },
    { colour: "red; x", shape: "circle", face: "1", seat: 0, isWinning: false },
  ]);
  expect(count(blue)).toBe(2 * pip);
  for (const colour of [red, yellow, "#857864"]) expect(count(colour), colour).toBeGreaterThan(200);
  // Everybody's bar is as low as can be, and a stripe lies under each card.
  const [bar, stripe] = [48 * 6, 136 * 18];
  expect(seats.map(({ colour }) => count(colour))).toEqual([bar + 2 * stripe, bar + stripe, bar + stripe]);
  expect(count("#ffe08a")).toBeGreaterThan(5000);
  expect(counts([{ ...square, face: "2" }])("#ffe08a")).toBe(0);
});
