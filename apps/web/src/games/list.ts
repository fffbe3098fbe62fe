import { type GameEntry, GAMES as ENTRIES } from "@blueplate/games";
import { inOwnTask } from "@blueplate/ui";
import { lazy } from "solid-js";
import { type GameClient, loaded } from "./client.ts";
import { soundOf } from "./magnate-sounds.ts";

/** What a game shows of its own. */
interface GameFace extends Pick<GameClient, "soundOf" | "Opening" | "Coach"> {
  readonly Table: NonNullable<GameClient["Table"]> & { readonly preload: () => Promise<unknown> };
}

/** The games with a table of their own; every other one is shown by the table of any game. */
const FACES: Readonly<Record<string, GameFace>> = {
  "food-chain-magnate": {
    Table: lazy(() =>
      inOwnTask(import("../magnate/table.tsx").then(({ MagnateTable }) => ({ default: MagnateTable }))),
    ),
    soundOf,
    Opening: lazy(() => import("../magnate/opening.tsx").then(({ Opening }) => ({ default: Opening }))),
    Coach: lazy(() => import("../learn/coach.tsx").then(({ Coach }) => ({ default: Coach }))),
  },
};

const clientFor = ({ id, load }: GameEntry): GameClient => {
  const face = FACES[id];
  return {
    ...face,
    id,
    load: async (config) => {
      // The table comes beside its rules, not after them.
      void face?.Table.preload();
      return loaded((await inOwnTask(load())).load(config));
    },
  };
};

/** Every game that this build can show. */
export const GAMES: readonly GameClient[] = ENTRIES.map(clientFor);
