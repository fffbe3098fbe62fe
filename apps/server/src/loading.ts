import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** Beside the installed packages: whoever may change what is compiled may change those, and nobody else. */
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/blueplate", import.meta.url));

/** Packages of many files, all of them modules whose imports of each other name a file: `./Effect.js`. */
const CROWDED = /\/node_modules\/(?:effect|drizzle-orm)\//;

/** What a file of these is, where that can be said without a look at the disk. */
const formatOf = (specifier: string, parent: string): string | null => {
  if (!specifier.startsWith(".")) return null;
  if (CROWDED.test(parent)) return specifier.endsWith(".js") ? "module" : null;
  return specifier.endsWith(".ts") ? "module-typescript" : null;
};

/**
 * Makes the loading of modules quick; to be called before the first of them is imported. What has been compiled is kept for the next
 * start, and for the bots' threads. Where nothing can be written, everything is compiled as ever.
 */
export const loadQuickly = (): void => {
  process.env["NODE_COMPILE_CACHE"] ??= COMPILED;
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
  // For each import Node looks for the file and for a package's description above it, which it parses anew each time: that of a thousand
  // files is a fourth of what the start of a server takes. An import that names its file says all of that itself.
  registerHooks({
    resolve: (specifier, { parentURL = "", ...context }, next) => {
      const format = formatOf(specifier, parentURL);
      return format === null
        ? next(specifier, { parentURL, ...context })
        : { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    },
  });
};
