import { rmSync } from "node:fs";
import { SCREENS, settle } from "./pictures/album.ts";
import { builds } from "./fixtures/builds.ts";

/** Removes the pages that were built for the tests; where pictures were taken, tells which look different. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default (): void => {
  rmSync(builds().root, { recursive: true, force: true });
  if (SCREENS === undefined) return;
  const different = settle();
  if (different.length === 0) return;
  throw new Error(
    `${different.length} pictures do not look as they were kept; look at them in apps/web/screens, then \`pnpm screens:keep\`:\n${different.join("\n")}`,
  );
};
