import { rmSync } from "node:fs";
import { builds } from "./builds.ts";

/** Removes the pages that were built for the tests. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default () => rmSync(builds().root, { recursive: true, force: true });
