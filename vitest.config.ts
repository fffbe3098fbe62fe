import { defineConfig } from "vitest/config";
import { generateVariants } from "./tooling/bootstrap/variants.mjs";

const FOLDERS = "{packages/*,apps/*,tooling,variants,variants/*}/test/**";

// The catalogue is made of the folders that there are now.
generateVariants();

/** Quick suites by default; `--mode long` runs the deep ones, `*.long.test.ts`, instead. */
export default defineConfig(({ mode }) => ({
  // Signals are tested as they are in a browser: the build for servers computes everything once.
  resolve: { alias: [{ find: /^solid-js$/, replacement: "solid-js/dist/solid.js" }] },
  test: {
    // Left to itself the runner keeps a core free: on two that is half of the machine.
    maxWorkers: "100%",
    // Most of a short file is the loading of its modules: files that follow each other share them.
    isolate: false,
    include: [mode === "long" ? `${FOLDERS}/*.long.test.ts` : `${FOLDERS}/*.test.ts`],
    exclude: [...(mode === "long" ? [] : ["**/*.long.test.ts"]), "**/node_modules/**"],
    // A guard against what hangs, not a measure: whole games on a machine that has other work take their time.
    testTimeout: mode === "long" ? 3_600_000 : 180_000,
  },
}));
