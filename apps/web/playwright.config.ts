import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, defineConfig } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
// The workers read this file again: what is chosen once stands in the environment.
process.env["BROWSER_TEST_PORT"] ??= String(20_000 + (process.pid % 10_000) * 2);
process.env["BROWSER_TEST_DATA"] ??= mkdtempSync(join(tmpdir(), "blueplate-browser-"));
const port = Number(process.env["BROWSER_TEST_PORT"]);
const data = process.env["BROWSER_TEST_DATA"];
const addressAt = (at: number): string => `http://localhost:${at}`;
process.env["BROWSER_TEST_THIRD"] ??= addressAt(port + 1);

/** A real server over freshly built pages; bots answer at once, and nobody is too fast. */
const serverAt = (at: number, build: string, main: string, env: Readonly<Record<string, string>>) => ({
  command: `node_modules/.bin/vite build --logLevel error ${build} && exec node ../server/${main}`,
  url: `${addressAt(at)}/readyz`,
  timeout: 90_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  env: {
    PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
    PORT: String(at),
    HOST: "127.0.0.1",
    BOT_DELAY: "0",
    RATE_SCALE: "0",
    ...env,
  },
});

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
    baseURL: addressAt(port),
    actionTimeout: 30_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    },
  },
  webServer: [
    serverAt(port, "", "src/main.ts", { DATA_DIR: join(data, "usual") }),
    serverAt(port + 1, "--config test/browser/third-game/vite.config.ts", "test/hidden-bids-server.ts", {
      DATA_DIR: join(data, "third"),
      WEB_DIR: fileURLToPath(new URL("dist-third", import.meta.url)),
    }),
  ],
});
