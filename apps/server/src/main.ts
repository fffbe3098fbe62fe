import { bots, games, scenarios } from "./catalogue.ts";
import { runServer } from "./serve.ts";

runServer({ games, bots, scenarios, module: new URL("./catalogue.ts", import.meta.url).href });
