import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { builds } from "./builds.ts";
import { layOut } from "./server.ts";

/** The one line that a third game needs: the list of games of the test in place of the web's. */
const thirdGame: Plugin = {
  name: "third-game",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./list.ts" && importer?.endsWith("/games/index.ts") === true
      ? fileURLToPath(new URL("./bids-list.ts", import.meta.url))
      : null,
};

const web = fileURLToPath(new URL("../..", import.meta.url));
const replay = fileURLToPath(new URL("../../../replay", import.meta.url));
const into = (outDir: string, root: string, plugins: Plugin[] = []) =>
  build({ root, logLevel: "error", plugins, build: { outDir, emptyOutDir: true } });

/** Builds the pages, and once more with the third game, and lays out an empty database, all in a temporary folder. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default async (): Promise<void> => {
  await mkdir(builds().root, { recursive: true });
  await into(builds().web, web);
  await into(builds().replay, replay);
  await into(builds().withBids, web, [thirdGame]);
  await layOut();
};
