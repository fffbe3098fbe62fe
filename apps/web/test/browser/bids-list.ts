import { wordless } from "@blueplate/words";
import { type GameClient, loaded } from "../../src/games/client.ts";
import { GAMES as ALL } from "../../src/games/list.ts";

/** The list of games with a third one, which has neither words nor a table of its own. */
export const GAMES: readonly GameClient[] = [
  ...ALL,
  {
    id: "hidden-bids",
    words: wordless("hidden-bids"),
    load: async (config) => loaded((await import("@blueplate/kernel/testing/hidden-bids")).hiddenBids.load(config)),
  },
];
