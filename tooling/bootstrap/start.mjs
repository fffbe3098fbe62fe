import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { install, nodePath, root, run, say } from "./install.mjs";

/** Brings the variants that VARIANTS names, or takes away those that it names no more; without either nothing is done. */
const bringVariants = async () => {
  if (!process.env.VARIANTS && !existsSync(join(root, "variants/external"))) return;
  const status = await run(nodePath(), ["tooling/src/commands/variants.ts"]);
  if (status !== 0) process.exit(status);
};

install();
await bringVariants();
await build();
say("starting the server…");
// The embedded database is compiled once: to make its largest function quicker takes V8 600 MB and seconds of a processor.
process.exit(await run(nodePath(), ["--liftoff-only", "apps/server/src/main.ts"]));
