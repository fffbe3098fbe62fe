import type { BasePhase, Phase } from "@blueplate/engine";
import type { IconName } from "@blueplate/ui";

const ICONS: Readonly<Record<BasePhase, IconName>> = {
  "setup-restaurants": "map-pin",
  "setup-reserve": "vault",
  restructuring: "tree-structure",
  "order-of-business": "list-numbers",
  working: "briefcase",
  dinnertime: "fork-knife",
  payday: "money",
  marketing: "megaphone",
  cleanup: "broom",
  over: "flag-checkered",
};

const BY_PHASE: ReadonlyMap<string, IconName> = new Map(Object.entries(ICONS));

/** The sign of a phase; that of a working day for one that a module brings. */
export const phaseIcon = (phase: Phase): IconName => BY_PHASE.get(phase) ?? "briefcase";

const STEP_ICONS: ReadonlyMap<string, IconName> = new Map<string, IconName>([
  ["recruit", "user-plus"],
  ["train", "graduation-cap"],
  ["campaigns", "megaphone"],
  ["food-and-drink", "cooking-pot"],
  ["houses-and-gardens", "house-line"],
  ["restaurants", "storefront"],
]);

/** The sign of a step of the working day; that of the day itself for one that a module brings. */
export const stepIcon = (step: string): IconName => STEP_ICONS.get(step) ?? "briefcase";
