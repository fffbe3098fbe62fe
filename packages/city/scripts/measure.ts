import type { Page } from "@playwright/test";
import type { City, CityInfo } from "../src/city.ts";
import { launch, serveGallery } from "./gallery.ts";

/** Draw calls that a town with twenty tiles and everything built may take. */
const CALLS_AT_MOST = 8;

/** Milliseconds in which a town at rest must draw nothing. */
const REST_MS = 2_000;

/** How many pictures are drawn to say how long one takes, the camera moved a little before each. */
const PICTURES = Number(process.env["PICTURES"] ?? 15);

/** How often the town is built up and torn down again before its memory is looked at. */
const CHANGES = 60;

/** What the gallery page lays down for scripts. */
declare global {
  var city: Pick<City, "canvas" | "info" | "lookAt" | "still">;
  var show: (view: string) => void;
}

const infoOf = (page: Page): Promise<CityInfo> => page.evaluate(() => globalThis.city.info());

/** Changes between a full and an empty town, and lets every arrival end. */
const change = async (page: Page): Promise<void> => {
  for (const view of ["small", "full"]) {
    await page.evaluate((name) => globalThis.show(name), view);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
};

/**
 * Milliseconds of a picture, the middle one of several; a pixel is read back, so that it is drawn when the clock is asked. Two commits
 * are compared by turns: this command in a checkout of each, one after the other and several times, with `--time`.
 */
const pictureTime = (page: Page): Promise<number> =>
  page.evaluate((pictures) => {
    const { city } = globalThis;
    const { clientWidth: width, clientHeight: height } = city.canvas;
    const times = Array.from({ length: pictures }, (_, i) => {
      city.lookAt([10, 12], 42 + (i % 2));
      const from = performance.now();
      city.still(width, height).getContext("2d")?.getImageData(0, 0, 1, 1);
      return performance.now() - from;
    });
    return times.toSorted((one, other) => one - other)[pictures >> 1] ?? 0;
  }, PICTURES);

const line = (name: string, value: string, asked: string): void =>
  console.log(`${name.padEnd(34)} ${value.padStart(14)}   ${asked}`);

/** Measures the fullest town of the gallery; fails when it draws too often, too much, or keeps what is gone. */
const main = async (): Promise<boolean> => {
  const gallery = await serveGallery();
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1248, height: 856 } });
  await page.goto(`${gallery.url}?view=full`);
  await page.locator("body[data-ready]").waitFor();
  const built = await infoOf(page);
  if (process.argv.includes("--time")) {
    line("a picture, median, ms", (await pictureTime(page)).toFixed(0), `of ${PICTURES}, reported`);
    await browser.close();
    await gallery.stop();
    return true;
  }
  await page.waitForTimeout(REST_MS);
  const rested = await infoOf(page);
  await change(page);
  const before = await infoOf(page);
  for (let round = 0; round < CHANGES; round++) await change(page);
  const after = await infoOf(page);
  await browser.close();
  await gallery.stop();
  line("draw calls, everything built", String(built.calls), `at most ${CALLS_AT_MOST}`);
  line("triangles", String(built.triangles), "reported");
  line(`pictures drawn in ${REST_MS / 1000} s at rest`, String(rested.frames - built.frames), "0");
  line("geometries", `${before.geometries} > ${after.geometries}`, `the same after ${CHANGES} changes`);
  line("textures", `${before.textures} > ${after.textures}`, `the same after ${CHANGES} changes`);
  return (
    built.calls <= CALLS_AT_MOST &&
    rested.frames === built.frames &&
    after.geometries <= before.geometries &&
    after.textures <= before.textures
  );
};

if (!(await main())) process.exitCode = 1;
