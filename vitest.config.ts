import { defineConfig } from "vitest/config";
import { COMPILED } from "./tooling/bootstrap/install.mjs";
import { generateVariants } from "./tooling/bootstrap/variants.mjs";

/** What runs in browsers alone: components, which are built first, and words, which are fetched again when a line was cut. */
const PAGES = "packages/{ui,tabletop,magnate-table,chef-table,words},apps/{web,replay}";
/** Every other room, which Node loads as it is. */
const PROGRAMS = "packages/!(ui|tabletop|magnate-table|chef-table|words),apps/server,tooling,variants,variants/*";

// The catalogue is made of the folders that there are now.
generateVariants();

// Half of what a program does that a test starts is to compile its modules.
process.env["NODE_COMPILE_CACHE"] ??= COMPILED;
// And a fourth to a half of the rest is to find them.
const quick = new URL("tooling/bootstrap/quick.mjs", import.meta.url).href;
process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --import=${quick}`;

/** What the quick suite leaves out: whole games, servers, programs that are started, sweeps over many positions. */
const THOROUGH = [
  "apps/server/**",
  "tooling/**",
  "packages/{bot,store}/**",
  "packages/engine/test/scenario/**",
  "packages/engine/test/{modules/foreign,memoized,policies/paying,policies/valid-event,rules/15-bank}.test.ts",
  "packages/kernel/test/hidden-bids.test.ts",
  "packages/city/test/{beats,scene}.test.ts",
  "**/{laws,*-laws}.test.ts",
  "packages/forecast/test/{laws/**,drinks/purchase-plan.test.ts,dinner/counterfactuals.test.ts,history/deciding-moment.test.ts}",
  "variants/test/{all,coverage}.test.ts",
  "apps/web/test/{local/owner,learn/coached-games,learn/one-ranking}.test.ts",
  "packages/magnate-table/test/{pencil/ghosts,text/answer}.test.ts",
  "**/{surprises,certainty,history,write}.test.ts",
  "packages/magnate-table/test/town/*-labels.test.ts",
  "packages/words/test/events.test.ts",
  "apps/replay/test/*/{secrets,hostile,days,possible,log-text,opening,playing-on}.test.ts",
];

/** What a mode leaves out; `--mode long` runs the deep suites, `*.long.test.ts`, and nothing else. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { long: [], quick: ["**/*.long.test.ts", ...THOROUGH] };

/** Every suite but the deep ones by default; `--mode quick` for while one works, `--mode long` for the deep ones. */
export default defineConfig(({ mode }) => {
  const tests = mode === "long" ? "*.long.test.ts" : "*.test.ts";
  const exclude = [...(LEFT_OUT[mode] ?? ["**/*.long.test.ts"]), "**/node_modules/**"];
  return {
    // Signals are tested as they are in a browser: the build for servers computes everything once.
    resolve: { alias: [{ find: /^solid-js$/, replacement: "solid-js/dist/solid.js" }] },
    test: {
      // Left to itself the runner keeps a core free: on two that is half of the machine.
      maxWorkers: "100%",
      // Most of a short file is the loading of its modules: files that follow each other share them.
      isolate: false,
      // The embedded database runs in threads of these processes: V8 has been seen to crash while it made such code quicker in the
      // background, and a database that lives for one test gains nothing from it.
      execArgv: ["--liftoff-only"],
      // Guards against what hangs, not measures: whole games on a machine that has other work take their time.
      testTimeout: mode === "long" ? 3_600_000 : 180_000,
      hookTimeout: 180_000,
      projects: [
        {
          extends: true,
          // As programs load it: what Vite makes of an import looks each name up anew at every use, a fifth of a long game's time.
          test: {
            name: "programs",
            include: [`{${PROGRAMS}}/test/**/${tests}`],
            exclude,
            experimental: { viteModuleRunner: false, nodeLoader: false },
          },
        },
        { extends: true, test: { name: "pages", include: [`{${PAGES}}/test/**/${tests}`], exclude } },
      ],
    },
  };
});
