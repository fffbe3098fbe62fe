import type { Mutant } from "./stryker.ts";

/** Tells a survivor as soon as it is found: the end of a run can be hours away. */
const teller = {
  onMutantTested: ({ status, fileName, location, replacement }: Mutant): void => {
    if (status === "Survived" || status === "NoCoverage")
      console.log(
        `alive: ${fileName.slice(fileName.lastIndexOf("packages/"))}:${location.start.line}  =>  ${replacement}`,
      );
  },
};

/** What Stryker reads from a plugin. */
export const strykerPlugins = [{ kind: "Reporter", name: "survivors", value: teller }];
