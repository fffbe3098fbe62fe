import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { builds } from "../fixtures/builds.ts";

/** The city's own gallery: its fullest town stands there with nothing around it. */
const GALLERY = fileURLToPath(new URL("../../../../../packages/city/gallery", import.meta.url));
const ORIGIN = "http://gallery.invalid";

interface Figures {
  readonly bright: number;
  readonly lightness: number;
  readonly spread: number;
  readonly grassToRoad: number;
  readonly chains: number;
  readonly chainsColourBlind: number;
}

/** What the gallery's page lays down for scripts. */
declare global {
  var figures: (hour: string) => Figures;
}

/** Each worker builds into a folder of its own. */
const folder = (): string => join(builds().root, `gallery-${process.pid}`);

test.beforeAll(async () => {
  await build({ root: GALLERY, configFile: false, logLevel: "error", build: { outDir: folder(), emptyOutDir: true } });
});

/** The fullest town of the gallery, in a window as wide as a desk's. */
const openGallery = async (page: Page, query: string): Promise<void> => {
  await page.setViewportSize({ width: 1248, height: 856 });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder(), pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto(`${ORIGIN}/?${query}`);
  await page.locator("body[data-ready]").waitFor({ timeout: 120_000 });
};

const figuresAt = (page: Page, hour: string): Promise<Figures> => page.evaluate((at) => globalThis.figures(at), hour);

test("the town at dusk, by day and by night is bright where money is, and its roads are told from its lawns", async ({
  page,
}) => {
  await openGallery(page, "view=full&wait=1");
  const evening = await figuresAt(page, "evening");
  expect(evening.bright).toBeGreaterThan(12.8);
  expect(evening.spread).toBeGreaterThan(20);
  expect(evening.grassToRoad).toBeGreaterThan(2.9);
  const noon = await figuresAt(page, "noon");
  expect(noon.bright).toBeGreaterThan(38);
  expect(noon.grassToRoad).toBeGreaterThan(3.4);
  const night = await figuresAt(page, "night");
  expect(night.grassToRoad).toBeGreaterThan(2.46);
});
