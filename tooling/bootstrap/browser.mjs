import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { say } from "./install.mjs";

const SYSTEM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const onPath = (name) => {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
  return found === "" ? undefined : found;
};

const system = () => {
  for (const name of SYSTEM) {
    const path = onPath(name);
    if (path !== undefined) return path;
  }
  return existsSync(MAC) ? MAC : undefined;
};

const fromWeb = createRequire(new URL("../../apps/web/package.json", import.meta.url));

/** Playwright's own browser, where somebody has installed it. */
const playwrights = () => {
  try {
    const path = fromWeb("@playwright/test").chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** A browser that came inside an npm package, where somebody has added it: needs no root. */
const packaged = async () => {
  try {
    const { default: chromium } = await import(fromWeb.resolve("@sparticuz/chromium"));
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
};

/** Debian's browser: only for CI, which runs as root on a machine of its own. */
const installed = () => {
  if (!process.env.CI || process.getuid?.() !== 0) return undefined;
  say("installing chromium for CI…");
  const options = { stdio: ["ignore", 2, 2] };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], options);
  return system();
};

/** The path of a Chromium, or undefined: CHROMIUM_PATH, Playwright's own, the machine's, a packaged one, and in CI a fresh one. */
export const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return playwrights() ?? system() ?? (await packaged()) ?? installed();
};
