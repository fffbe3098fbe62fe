import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { availableParallelism, homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, defineConfig } from "@playwright/test";
import { WITHOUT_FEATURES } from "./test/browser/features.ts";

// The workers read this file again: what is chosen once stands in the environment.
process.env["BROWSER_TEST_BUILDS"] ??= join(tmpdir(), `blueplate-pages-${randomUUID()}`);

const browserPath = (): string | undefined => {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && existsSync(named)) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  // At last the one that `npm test` has fetched from the npm registry.
  return [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    join(cache, "blueplate/chromium/chrome"),
  ].find((path) => existsSync(path));
};
const executablePath = browserPath();

/** Whole games, half a minute to a minute each: they begin first, so that the workers end together. */
const LONG = ["phases", "standard", "trick-n-chef", "keyboard", "introductory"].map((name) => `${name}.spec.ts`);
// Pictures for the documentation are taken on demand, so that tests leave the tree as it is.
const PICTURES = process.env["SCREENS"] === undefined ? ["screens*.spec.ts"] : [];

/** The built pages, a real server with an empty folder for every test, and browsers that do what people do. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "whole games", testMatch: LONG },
    { name: "the rest", testIgnore: [...LONG, ...PICTURES] },
  ],
  outputDir: "test-results",
  globalSetup: "./test/browser/build.ts",
  globalTeardown: "./test/browser/teardown.ts",
  // A town that is drawn by software fills a core: more at once would only wait for each other.
  workers: Math.max(2, Math.min(8, availableParallelism())),
  fullyParallel: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./test/browser/snapshot-reporter.ts"]],
  use: {
    actionTimeout: 30_000,
    trace: "off",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Only the town is drawn by the graphics library, which is software here: drawing whole pages with it takes twice the time.
      args: [
        "--no-sandbox",
        "--disable-gpu-compositing",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        WITHOUT_FEATURES,
      ],
    },
  },
});
