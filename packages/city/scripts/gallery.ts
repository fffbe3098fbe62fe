import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer } from "vite";

const GL = [
  ["--use-angle=gl-egl", "--ignore-gpu-blocklist"],
  ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
];

/** A browser that draws WebGL 2, by the graphics card or in software. */
export const launch = async (): Promise<Browser> => {
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

/** The gallery served on a free port: its address, and how to stop it. */
export const serveGallery = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const server = await createServer({
    configFile: join(import.meta.dirname, "../gallery/vite.config.ts"),
    server: { port: 0 },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
};
