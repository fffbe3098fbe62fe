import { cp, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import solid from "vite-plugin-solid";
import { clear, SCREENS } from "./pictures/album.ts";
import { builds } from "./fixtures/builds.ts";
import { layOut } from "./fixtures/server.ts";

/** The one line that a third game needs: the list of games of the test in place of the web's. */
const thirdGame: Plugin = {
  name: "third-game",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./list.ts" && importer?.endsWith("/games/index.ts") === true
      ? fileURLToPath(new URL("./fixtures/bids-list.ts", import.meta.url))
      : null,
};

const web = fileURLToPath(new URL("../..", import.meta.url));
const replay = fileURLToPath(new URL("../../../replay", import.meta.url));

/** Builds an app's pages, or takes those that this very run has just built. */
const pagesOf = (root: string, outDir: string): Promise<unknown> =>
  process.env["PAGES_BUILT"] === undefined
    ? build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } })
    : cp(`${root}/dist`, outDir, { recursive: true });

/** The web's pages with the third game: they are looked at here and nowhere else, so nothing is compressed or kept offline. */
const pagesWithBids = (outDir: string): Promise<unknown> =>
  build({
    root: web,
    configFile: false,
    logLevel: "error",
    plugins: [solid(), thirdGame],
    worker: { format: "es" },
    build: { outDir, emptyOutDir: true },
  });

/** Brings the pages, and once more with the third game, and an empty database, all into a temporary folder. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default async (): Promise<void> => {
  if (SCREENS !== undefined) clear();
  await mkdir(builds().root, { recursive: true });
  await pagesOf(web, builds().web);
  await pagesOf(replay, builds().replay);
  await pagesWithBids(builds().withBids);
  layOut();
};
