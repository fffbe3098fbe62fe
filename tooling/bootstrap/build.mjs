import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, PNPM, root, run, say } from "./install.mjs";
import { generateVariants } from "./variants.mjs";

/** The web apps that are served; one without an index page is not there yet. */
const APPS = ["apps/web", "apps/replay"];

/** Builds the web apps; turbo keeps what has not changed. */
export const build = async () => {
  generateVariants();
  const apps = APPS.filter((app) => existsSync(join(root, app, "index.html")));
  if (apps.length === 0) return;
  say("building the web apps…");
  const filters = apps.map((app) => `--filter=./${app}`);
  const output = ["ignore", 2, 2];
  // Through pnpm, which turbo looks for on the path.
  const turbo = ["turbo", "run", "build", ...filters, "--output-logs=errors-only", "--no-update-notifier"];
  const status = await run("npx", ["-y", PNPM, "exec", ...turbo], { stdio: output, env: environment() });
  if (status !== 0) {
    say("the web apps could not be built");
    process.exit(1);
  }
};
