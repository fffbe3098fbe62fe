import { inOwnTask } from "@blueplate/ui";
import { lazy } from "solid-js";
import { type GameClient, loaded } from "./client.ts";
import { soundOf } from "./food-chain-magnate/sounds.ts";

const magnateTable = lazy(() =>
  inOwnTask(import("./food-chain-magnate/table.tsx").then(({ Table }) => ({ default: Table }))),
);

/** Every game that this build can show: one entry a game. */
export const GAMES: readonly GameClient[] = [
  {
    id: "food-chain-magnate",
    load: async (config) => {
      // The table comes beside its rules, not after them.
      void magnateTable.preload();
      if (config.modules.length > 0) await (await import("./food-chain-magnate/looks.ts")).showModules(config);
      return loaded((await inOwnTask(import("@blueplate/variants"))).foodChainMagnate.load(config));
    },
    Table: magnateTable,
    soundOf,
    Opening: lazy(() => import("./food-chain-magnate/opening.tsx").then(({ Opening }) => ({ default: Opening }))),
  },
  {
    id: "trick-n-chef",
    load: async (config) => loaded((await import("@blueplate/trick-n-chef")).trickNChef.load(config)),
  },
];
