import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launch, serveGallery } from "./gallery.ts";

/** Pictures to take: name, query of the gallery page, and the size of the window. */
const SHOTS: readonly (readonly [string, string, number, number])[] = [
  ["morning", "view=busy&hour=morning", 1248, 856],
  ["noon", "view=busy&hour=noon", 1248, 856],
  ["evening", "view=busy&hour=evening", 1248, 856],
  ["night", "view=busy&hour=night", 1248, 856],
  ["close", "view=busy&hour=evening&look=7,5,110", 1248, 856],
  ["near", "view=busy&hour=noon&look=9,4,150", 1248, 856],
  ["near-evening", "view=full&hour=evening&look=9,11,110", 1248, 856],
  ["behind", "view=full&hour=evening&turn=3.14&look=8,12,90", 1248, 856],
  ["full", "view=full&hour=noon", 1248, 856],
  ["full-evening", "view=full&hour=evening", 1248, 856],
  ["small", "view=small", 1248, 856],
  ["range", "view=range", 1248, 856],
  ["reach", "view=reach", 1248, 856],
  ["ghost", "view=ghost", 1248, 856],
  ["refused", "view=refused", 1248, 856],
  ["route", "view=route", 1248, 856],
  ["routes", "view=routes", 1248, 856],
  ["pings", "view=pings", 1248, 856],
  ["spots", "view=spots", 1248, 856],
  ["drawn", "view=drawn", 1248, 856],
  ["lens", "view=lens", 1248, 856],
  ["lens-far", "view=lens", 760, 520],
  ["plan", "view=lens&plan=1", 1248, 856],
  ["phone", "view=busy&hour=noon", 390, 560],
];

/** Takes every picture of the list, or those named on the command line, into `packages/city/look/`. */
const main = async (names: readonly string[]): Promise<void> => {
  const folder = join(import.meta.dirname, "../look");
  await mkdir(folder, { recursive: true });
  const gallery = await serveGallery();
  const browser = await launch();
  for (const [name, query, width, height] of SHOTS.filter(([one]) => names.length === 0 || names.includes(one))) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("pageerror", (error) => console.error(name, error.message));
    await page.goto(`${gallery.url}?${query}`);
    await page.locator("body[data-ready]").waitFor();
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(name.padEnd(8), await page.locator("body").getAttribute("data-ready"));
    await page.close();
  }
  await browser.close();
  await gallery.stop();
};

await main(process.argv.slice(2));
