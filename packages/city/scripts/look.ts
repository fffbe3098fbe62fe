import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer } from "vite";

/** Pictures to take: name, query of the gallery page, and the size of the window. */
const SHOTS: readonly (readonly [string, string, number, number])[] = [
  ["morning", "view=busy&hour=morning", 1248, 856],
  ["noon", "view=busy&hour=noon", 1248, 856],
  ["evening", "view=busy&hour=evening", 1248, 856],
  ["night", "view=busy&hour=night", 1248, 856],
  ["close", "view=busy&hour=evening&look=7,5,110", 1248, 856],
  ["full", "view=full&hour=noon", 1248, 856],
  ["small", "view=small", 1248, 856],
  ["range", "view=range", 1248, 856],
  ["reach", "view=reach", 1248, 856],
  ["ghost", "view=ghost", 1248, 856],
  ["refused", "view=refused", 1248, 856],
  ["route", "view=route", 1248, 856],
  ["spots", "view=spots", 1248, 856],
  ["drawn", "view=drawn", 1248, 856],
  ["plan", "view=lens&plan=1", 1248, 856],
  ["phone", "view=busy&hour=noon", 390, 560],
];

const GL = [
  ["--use-angle=gl-egl", "--ignore-gpu-blocklist"],
  ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
];

const launch = async (): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  for (const flags of GL) {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...flags] });
    const page = await browser.newPage();
    const works = await page.evaluate(() => document.createElement("canvas").getContext("webgl2") !== null);
    await page.close();
    if (works) return browser;
    await browser.close();
  }
  throw new Error("no browser here draws WebGL 2");
};

/** Takes every picture of the list, or those named on the command line, into `packages/city/look/`. */
const main = async (names: readonly string[]): Promise<void> => {
  const folder = join(import.meta.dirname, "../look");
  await mkdir(folder, { recursive: true });
  const server = await createServer({
    configFile: join(import.meta.dirname, "../gallery/vite.config.ts"),
    server: { port: 0 },
  });
  await server.listen();
  const browser = await launch();
  const base = server.resolvedUrls?.local[0] ?? "";
  for (const [name, query, width, height] of SHOTS.filter(([one]) => names.length === 0 || names.includes(one))) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("pageerror", (error) => console.error(name, error.message));
    await page.goto(`${base}?${query}`);
    await page.locator("body[data-ready]").waitFor();
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(name.padEnd(8), await page.locator("body").getAttribute("data-ready"));
    await page.close();
  }
  await browser.close();
  await server.close();
};

await main(process.argv.slice(2));
