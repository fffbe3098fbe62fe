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
process.exit(await run(nodePath(), ["apps/server/src/main.ts"]));
