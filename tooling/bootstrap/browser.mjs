import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { packagedBrowser } from "./chromium.mjs";
import { say } from "./install.mjs";

// The one without windows first: it takes half of the processor time beside the pages.
const SYSTEM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

/** Debian's browser: only for CI, which runs as root on a machine of its own. */
const installed = () => {
  if (!process.env.CI || process.getuid?.() !== 0) return undefined;
  say("installing chromium for CI…");
  const options = { stdio: ["ignore", 2, 2] };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], options);
  return system();
};

/** What is asked for with BLUEPLATE_BROWSER. */
const WISHES = { "": "any", skip: "skip", packaged: "packaged" };

/**
 * The path of a Chromium, or undefined: CHROMIUM_PATH, Playwright's own, the machine's, in CI a fresh one, at last the one from the
 * npm registry. BLUEPLATE_BROWSER=packaged takes the last at once, =skip none at all.
 */
export const findBrowser = async () => {
  const wish = WISHES[process.env.BLUEPLATE_BROWSER ?? ""];
  if (wish === undefined) {
    say("BLUEPLATE_BROWSER is skip, packaged, or not set");
    process.exit(1);
  }
  if (wish === "skip") return undefined;
  if (wish === "packaged") return packagedBrowser();
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return playwrights() ?? system() ?? installed() ?? packagedBrowser();
};

/** Whether the browser's tests are left out on purpose. */
export const isSkipped = () => process.env.BLUEPLATE_BROWSER === "skip";
