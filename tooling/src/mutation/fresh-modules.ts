import { inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    readonly mode: "dry-run" | "mutant";
    readonly activeMutant: string;
    readonly mutantActivation: "runtime" | "static";
  }
}

declare global {
  /** What this process has loaded its modules for: the mutant that was switched on meanwhile, empty for none. */
  var modulesLoadedFor: string | undefined;
}

// A constant is worked out when its module loads. Files share their modules, so a mutant in one would never be seen, and would stay.
const wanted = inject("mode") === "mutant" && inject("mutantActivation") === "static" ? inject("activeMutant") : "";
if ((globalThis.modulesLoadedFor ?? "") !== wanted) vi.resetModules();
globalThis.modulesLoadedFor = wanted;
