import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, nodePath, PNPM, root, run, say } from "./install.mjs";
import { generateVariants } from "./variants.mjs";

/** The web apps that are served; one without an index page is not there yet. */
const APPS = ["apps/web", "apps/replay"];

const DATABASE = "packages/store/src/sql/embedded/first-start/make-archive.ts";

/**
 * Lays out an empty database, which first starts begin with; once for each version. After the pages, which take more memory than this does:
 * a small machine has no room for both. It says by itself why it could not, and fails only when it is stopped.
 */
const layOutDatabase = async () => {
  if (process.env.DATABASE_URL) return;
  const status = await run(nodePath(), ["--liftoff-only", DATABASE]);
  if (status !== 0) process.exit(status);
};

/** Builds the web apps; turbo keeps what has not changed. */
const buildPages = async () => {
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

/** Builds what is served and what a first start begins with. */
export const build = async () => {
  generateVariants();
  await buildPages();
  await layOutDatabase();
};
