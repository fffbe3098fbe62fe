import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { HERO_SHOTS, type HeroShot } from "../src/gallery/hero.ts";
import { launch, serveGallery } from "./gallery.ts";

/** A picture, its file, and the bytes that it may have. */
interface HeroFile extends HeroShot {
  readonly path: string;
  readonly most: number;
}

const FILES: readonly HeroFile[] = [
  { path: "packages/tabletop/src/pictures/hero-wide.webp", ...HERO_SHOTS.wide, most: 118_000 },
  { path: "packages/tabletop/src/pictures/hero-narrow.webp", ...HERO_SHOTS.narrow, most: 56_000 },
  // What a link to the front door shows where it is sent; not everything that shows links reads WebP.
  { path: "apps/web/public/link.jpg", width: 1200, height: 630, at: [9.6, 11.3], pixels: 56, most: 200_000 },
];
const QUALITIES = [0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.65, 0.6, 0.5, 0.4];
const ROOT = join(import.meta.dirname, "../../..");

/**
 * Takes the picture at twice its size, brings it down in the browser, and keeps the best quality that is small enough. The town is
 * drawn without plaques: whoever has never played reads nothing off them.
 */
const bake = async (browser: Browser, url: string, shot: HeroFile): Promise<void> => {
  const viewport = { width: shot.width, height: shot.height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  await page.goto(`${url}?view=hero&hour=evening&unlabelled&look=${[...shot.at, shot.pixels].join(",")}`);
  await page.locator("body[data-ready]").waitFor();
  const type = shot.path.endsWith(".jpg") ? "image/jpeg" : "image/webp";
  const pictures = await page.evaluate(
    ({ width, height, qualities, type }) => {
      // cast: the page of the gallery hangs its city there.
      const { city } = globalThis as unknown as { city: { still(width: number, height: number): HTMLCanvasElement } };
      const small = document.createElement("canvas");
      [small.width, small.height] = [width, height];
      const brush = small.getContext("2d");
      if (brush) brush.imageSmoothingQuality = "high";
      brush?.drawImage(city.still(width * 2, height * 2), 0, 0, width, height);
      return qualities.map((quality) => small.toDataURL(type, quality));
    },
    { ...viewport, qualities: QUALITIES, type },
  );
  const files = pictures.map((url) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  const best = files.findIndex(({ length }) => length <= shot.most);
  const file = files[best];
  if (!file) throw new Error(`${shot.path} is larger than ${shot.most} bytes at any quality`);
  await writeFile(join(ROOT, shot.path), file);
  console.log(shot.path, `${file.length} bytes, quality ${QUALITIES[best]}`);
  await page.close();
};

/** `pnpm hero`: bakes the pictures of the front door anew from the town as it is drawn today, or those that are named. */
const main = async (): Promise<void> => {
  const gallery = await serveGallery();
  const browser = await launch();
  const asked = process.argv.slice(2);
  for (const shot of FILES)
    if (asked.length === 0 || asked.some((name) => shot.path.includes(name))) await bake(browser, gallery.url, shot);
  await browser.close();
  await gallery.stop();
};

await main();
