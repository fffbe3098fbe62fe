import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, defineConfig } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
// The workers read this file again: what is chosen once stands in the environment.
process.env["BROWSER_TEST_PORT"] ??= String(20_000 + (process.pid % 20_000));
process.env["BROWSER_TEST_DATA"] ??= mkdtempSync(join(tmpdir(), "blueplate-browser-"));
const port = process.env["BROWSER_TEST_PORT"];
const address = `http://localhost:${port}`;

const browserPath = (): string | undefined => {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && existsSync(named)) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
};
const executablePath = browserPath();

/** A real server with an empty data folder, the built pages, and browsers that do what people do. */
export default defineConfig({
  testDir: "test/browser",
  // Pictures for the documentation are taken on demand, so that tests leave the tree as it is.
  testIgnore: process.env["SCREENS"] === undefined ? ["screens.spec.ts"] : [],
  outputDir: "test-results",
  globalTeardown: "./test/browser/teardown.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: address,
    actionTimeout: 15_000,
    trace: "off",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    },
  },
  webServer: {
    command: "node_modules/.bin/vite build --logLevel error && exec node ../server/src/main.ts",
    url: `${address}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: process.env["BROWSER_TEST_DATA"],
      BOT_DELAY: "0",
      RATE_SCALE: "0",
    },
  },
});
