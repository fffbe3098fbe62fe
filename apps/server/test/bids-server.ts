import { runServer } from "../src/serve.ts";
import { bots, games } from "./bids-module.ts";

runServer({ games, bots, module: new URL("./bids-module.ts", import.meta.url).href });
