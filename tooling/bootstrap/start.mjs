import { build } from "./build.mjs";
import { install, nodePath, run, say } from "./install.mjs";

install();
await build();
say("starting the server…");
process.exit(await run(nodePath(), ["apps/server/src/main.ts"]));
