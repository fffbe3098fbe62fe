import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { builds } from "../fixtures/builds.ts";

/** The city's own gallery: its towns stand there with nothing around them. */
const GALLERY = fileURLToPath(new URL("../../../../../packages/city/gallery", import.meta.url));
const ORIGIN = "http://gallery.invalid";

/** Bytes of the gallery's scripts before the town's light was baked, built and counted as they are here. */
const BEFORE_LIGHT = 183_374;

/** What the gallery's page measures of a picture (packages/city/gallery/figures.ts). */
interface Figures {
  readonly bright: number;
  readonly lightness: number;
  readonly spread: number;
  readonly chroma: number;
  readonly grassToRoad: number;
  readonly shaded: number;
  readonly roofShade: number;
  readonly emerald: number;
  readonly lanes: number;
  readonly checks: number;
  readonly chains: number;
  readonly chainsColourBlind: number;
}

/** Chains are told from each other, by usual eyes and by those that see fewer colours. */
const tellsChainsApart = ({ chains, chainsColourBlind }: Figures, least: number, leastColourBlind: number): void => {
  expect(chains).toBeGreaterThan(least);
  expect(chainsColourBlind).toBeGreaterThan(leastColourBlind);
};

/** What the gallery's page lays down for scripts. */
declare global {
  var show: (name: string, hour: string) => void;
  var figures: (hour: string) => Promise<Figures>;
  var city: {
    readonly canvas: HTMLCanvasElement;
    frame(): void;
    info(): { readonly calls: number; readonly frames: number };
    play(beats: readonly object[]): unknown;
    project(square: readonly [number, number]): { readonly x: number; readonly y: number };
    still(width: number, height: number, milliseconds?: number): HTMLCanvasElement;
  };
}

/** Each worker builds into a folder of its own. */
const folder = (): string => join(builds().root, `gallery-${process.pid}`);

test.describe("the picture of the town", () => {
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    await build({
      root: GALLERY,
      configFile: false,
      logLevel: "error",
      build: {
        outDir: folder(),
        emptyOutDir: true,
        modulePreload: false,
        // What fetches the script that measures the pictures is no part of the town's own, as little as that script.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "figures-import", test: /preload-helper/ }] } },
        },
      },
    });
  });

  /** A town of the gallery at dusk, in a window as wide as a desk's. */
  const openGallery = async (page: Page, view: string, more = ""): Promise<void> => {
    await page.setViewportSize({ width: 1248, height: 856 });
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder(), pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto(`${ORIGIN}/?view=${view}&hour=evening&wait=1${more}`);
    await page.locator("body[data-ready]").waitFor({ timeout: 120_000 });
  };

  const figuresAt = (page: Page, hour: string): Promise<Figures> => page.evaluate((at) => globalThis.figures(at), hour);

  test("is bright where money is, its roads are told from its lawns and its chains from each other", async ({
    page,
  }) => {
    await openGallery(page, "busy");
    const evening = await figuresAt(page, "evening");
    expect(evening.bright).toBeGreaterThan(12.8);
    expect(evening.spread).toBeGreaterThan(20.5);
    expect(evening.chroma).toBeGreaterThan(21.6);
    expect(evening.grassToRoad).toBeGreaterThan(2.9);
    // Long shadows lie over a quarter of the lawns; without them not a tenth is as dark.
    expect(evening.shaded).toBeGreaterThan(20);
    // What stands higher towards the sun shades roofs, too; 20 % of their slopes are as dark without that.
    expect(evening.roofShade).toBeGreaterThan(23);
    // Mint neon colours its lawn less than the sun does grass (44); thrown as strongly as by other chains it comes to 35.
    expect(evening.emerald).toBeLessThan(32);
    tellsChainsApart(evening, 25.5, 16.9);
    const noon = await figuresAt(page, "noon");
    expect(noon.bright).toBeGreaterThan(38);
    expect(noon.spread).toBeGreaterThan(20);
    expect(noon.chroma).toBeGreaterThan(22.9);
    expect(noon.grassToRoad).toBeGreaterThan(3.49);
    // Squares can be counted where nothing stands: lawns are mown in lanes, and every second square is lighter.
    expect(noon.lanes).toBeGreaterThan(1.1);
    expect(noon.checks).toBeGreaterThan(1.05);
    tellsChainsApart(noon, 25, 16.5);
    const night = await figuresAt(page, "night");
    expect(night.bright).toBeGreaterThan(8.6);
    expect(night.spread).toBeGreaterThan(18.3);
    expect(night.chroma).toBeGreaterThan(17.2);
    expect(night.grassToRoad).toBeGreaterThan(2.5);
    tellsChainsApart(night, 27.6, 17.2);
  });

  test("with everything built takes eight draw calls, is bright at dusk and tells its chains apart; at rest nothing is drawn", async ({
    page,
  }) => {
    await openGallery(page, "full");
    const evening = await figuresAt(page, "evening");
    expect(evening.bright).toBeGreaterThan(12.8);
    expect(evening.grassToRoad).toBeGreaterThan(2.9);
    tellsChainsApart(evening, 25.5, 16.9);
    const noon = await figuresAt(page, "noon");
    expect(noon.bright).toBeGreaterThan(38);
    tellsChainsApart(noon, 25, 16.5);
    // No darker than it was before the light was baked.
    const night = await figuresAt(page, "night");
    expect(night.lightness).toBeGreaterThanOrEqual(48.6);
    // The frame that the last change asked for comes first.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const before = await page.evaluate(() => globalThis.city.info());
    expect(before.calls).toBeLessThanOrEqual(8);
    for (let i = 0; i < 20; i++) await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => globalThis.city.info().frames)).toBe(before.frames);
  });

  test("in Simple, too, has a shadow before a car that drives away from the sun, and none where it has left", async ({
    page,
  }) => {
    await openGallery(page, "hero", "&quality=low&motion=1&unlabelled=1&look=10,12,110");
    const lit = await page.evaluate(() => {
      const { city } = globalThis;
      /** How bright the road is some of a square east of where the car will be, on its lane, after so many milliseconds. */
      const roadAt = (milliseconds: number, east: number): number => {
        const { clientWidth: width, clientHeight: height } = city.canvas;
        const still = city.still(width, height, milliseconds).getContext("2d");
        const [here, next, below] = [city.project([10, 12]), city.project([11, 12]), city.project([10, 13])];
        const x = here.x + (next.x - here.x) * east + (below.x - here.x) * 0.16;
        const y = here.y + (next.y - here.y) * east + (below.y - here.y) * 0.16;
        const patch = still?.getImageData(Math.round(x) - 3, Math.round(y) - 2, 7, 5).data;
        return Array.from(patch ?? []).reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0);
      };
      const path = [9, 10, 11].map((x) => [x, 12]);
      const before = roadAt(60_000, 0.5);
      city.play([{ kind: "supply-trip", style: "fountain", path, flies: false, start: 0, length: 2_000 }]);
      return { before, driving: roadAt(1_000, 0.5), calls: city.info().calls, after: roadAt(2_000, 0.5) };
    });
    expect(lit.driving / lit.before).toBeLessThan(0.85);
    expect(lit.after).toBe(lit.before);
    expect(lit.calls).toBeLessThanOrEqual(8);
  });

  test("has its lamps come on from the east when evening falls", async ({ page }) => {
    await openGallery(page, "hero", "&quality=low&motion=1&unlabelled=1");
    const lit = await page.evaluate(() => {
      const { city, show } = globalThis;
      city.frame();
      const { clientWidth: width, clientHeight: height } = city.canvas;
      const pictureAfter = (milliseconds: number): ((i: number) => number) => {
        const data = city.still(width, height, milliseconds).getContext("2d")?.getImageData(0, 0, width, height).data;
        return (i) => (data?.[i * 4] ?? 0) + (data?.[i * 4 + 1] ?? 0) + (data?.[i * 4 + 2] ?? 0);
      };
      show("hero", "noon");
      const noon = pictureAfter(60_000);
      show("hero", "evening");
      const [dusk, evening] = [pictureAfter(540), pictureAfter(60_000)];
      const [west, east] = [city.project([-0.5, 10]).x, city.project([19.5, 10]).x];
      /** How far what a lamp lights in a quarter of the board, counted from the west, has come on, on average. */
      const shareIn = (quarter: number): number => {
        const shares = Array.from({ length: width * height }, (_, i) => i).flatMap((i) => {
          const gain = evening(i) - noon(i);
          const at = Math.floor((((i % width) - west) / (east - west)) * 4);
          return at === quarter && gain > 120 ? [(dusk(i) - noon(i)) / gain] : [];
        });
        return shares.reduce((sum, share) => sum + share, 0) / shares.length;
      };
      return [0, 1, 2, 3].map(shareIn);
    });
    const [west = 1, , , east = 0] = lit;
    expect(lit.toSorted((one, other) => one - other)).toEqual(lit);
    expect(west).toBeLessThan(0.2);
    expect(east).toBeGreaterThan(0.6);
  });

  test("comes back as it was when the graphics card has lost everything", async ({ page }) => {
    await openGallery(page, "busy");
    const before = await figuresAt(page, "evening");
    await page.evaluate(async () => {
      const { canvas } = globalThis.city;
      const card = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      const happened = (name: string) => new Promise((done) => canvas.addEventListener(name, done, { once: true }));
      const lost = happened("webglcontextlost");
      card?.loseContext();
      await lost;
      // The browser gives it back in a task after that one.
      await new Promise((done) => requestAnimationFrame(done));
      const restored = happened("webglcontextrestored");
      card?.restoreContext();
      await restored;
    });
    expect(await figuresAt(page, "evening")).toEqual(before);
  });

  test("costs little to fetch: the library, the city and its examples", async () => {
    const assets = join(folder(), "assets");
    // What measures the pictures comes when it is asked.
    const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js") && !name.startsWith("figures"));
    const sizes = await Promise.all(scripts.map(async (name) => gzipSync(await readFile(join(assets, name))).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BEFORE_LIGHT + 12_000);
  });
});
