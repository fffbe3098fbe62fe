import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { drawingOf } from "../../src/previews/drawing.ts";
import { withPreview } from "../../src/previews/head.ts";
import { pngOf } from "../../src/previews/png.ts";
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
  return { status: response.status, type: response.headers.get("content-type"), bytes, text: bytes.toString() };
};
const pathsOf = (table: string) => [`/table/${table}`, `/replay/?table=${table}&at=3`];
const seed = "a-seed-that-nobody-hears-of";
const table = (seats: readonly (typeof me | typeof free | ReturnType<typeof robot>)[], listed: boolean) => ({
  name: 'Ann\'s "$& <b>" table',
  game: "trick-n-chef",
  ruleset: "standard",
  options: {},
  listed,
  seed,
  seats: [...seats],
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
  });

  it("of a game that goes on or gathers players, of none, and of any other page is nothing", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(table([me, robot("sensible"), robot("sensible")], false));
    const open = await ann.api.tables.create.mutate(table([me, free, free], false));
    const paths = [...pathsOf(id), ...pathsOf(open.id), ...pathsOf("nobody"), "/", "/replay/", "/replay/?table=../x"];
    for (const path of paths) expect((await get(path)).text, path).toBe(PAGE);
    for (const each of [id, open.id, "nobody", "%2e%2e", "a".repeat(200)])
      expect((await get(`/preview/${each}.png`)).text, each).not.toContain("PNG");
  });
});

it("what people wrote stands in a page as text alone", () => {
  expect(withPreview(PAGE, { title: "$'", text: '"><script>' }, "https://blueplate.example", "t")).not.toContain(
    "<script>",
  );
});

it("a town is drawn with its roads, houses and restaurants, and what everybody had", () => {
  const outline = ["#####", "#oo..", "#oo11", "aa.11", "aa..."];
  const seats = [
    { colour: "#d33e2c", before: 90, score: 100, isWinner: true },
    { colour: "not a colour", before: 50, score: 50, isWinner: false },
  ];
  const drawing = drawingOf({ outline, seats });
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
  const png = pngOf(drawing);
  const data = png.subarray(png.indexOf("IDAT") + 4, png.indexOf("IEND") - 8);
  expect(inflateSync(data).length).toBe(1201 * 630);
});
