import type { Phase } from "@blueplate/engine";
import type { IconName } from "@blueplate/ui";

/** The sign of each phase. */
export const PHASE_ICONS: Readonly<Record<Phase, IconName>> = {
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
