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

/** Whether the tests can start a browser here, and draw a page with it: one that was fetched may lack something of the system. */
const draws = async (executablePath) => {
  const { chromium } = fromWeb("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: 60_000 });
    const page = await browser.newPage();
    await page.setContent("<p>drawn</p>", { timeout: 30_000 });
    await browser.close();
    return true;
  } catch (error) {
    say(`it does not start: ${error.message.split("\n")[0]}`);
    return false;
  }
};

/** CI as root has a machine of its own: only there is anything installed. */
const mayInstall = () => Boolean(process.env.CI) && process.getuid?.() === 0;

/** Debian's browser. */
const installed = () => {
  say("installing chromium for CI…");
  const options = { stdio: ["ignore", 2, 2] };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], options);
  return system();
};

/** What is asked for with BLUEPLATE_BROWSER. */
const WISHES = { "": "any", skip: "skip", packaged: "packaged" };

/**
 * The path of a Chromium, or undefined: CHROMIUM_PATH, Playwright's own, the machine's, the one from the npm registry; in CI Debian's
 * where that one does not start. BLUEPLATE_BROWSER=packaged takes the packaged one at once, =skip none at all.
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
  const found = playwrights() ?? system();
  if (found !== undefined) return found;
  // Fetched in twenty seconds, where an installation takes minutes.
  const packaged = await packagedBrowser();
  if (!mayInstall() || (packaged !== undefined && (await draws(packaged)))) return packaged;
  return installed() ?? packaged;
};

/** Whether the browser's tests are left out on purpose. */
export const isSkipped = () => process.env.BLUEPLATE_BROWSER === "skip";
