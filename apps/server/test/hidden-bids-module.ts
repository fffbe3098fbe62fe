import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { bots, games as usual } from "../src/catalogue.ts";
import type { GameModule } from "../src/serve.ts";

export { bots } from "../src/catalogue.ts";

/** The usual games and one more beside them: a line in the list, and nothing else. */
export const games = [...usual, hiddenBids];

/** What a server is started with. */
export const hiddenBidsModule: GameModule = {
  games,
  bots,
  module: new URL("./hidden-bids-module.ts", import.meta.url).href,
};
