import { titled } from "./spelled.ts";

export { openTable } from "./food-chain-magnate/module-words.ts";

/** What is said of a module's thing that no module has words for: its id in capitals, and nothing about it. */
export const OTHERWISE = {
  employees: (id: string) => ({ name: titled(id), effect: "", help: "" }),
  short: titled,
  goods: (id: string) => ({
    one: titled(id),
    many: titled(id),
    counted: (count: number) => `${count} ${titled(id)}`,
  }),
  milestones: (id: string) => ({ name: titled(id), trigger: "", effect: "" }),
  campaigns: (id: string) => ({ name: titled(id), reach: "" }),
  phases: (id: string) => ({ name: titled(id), help: "" }),
  steps: titled,
  commands: (id: string) => ({ ask: titled(id), button: titled(id) }),
  slots: titled,
} as const;
