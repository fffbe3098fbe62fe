import { bots, games } from "./catalogue.ts";
import { runServer } from "./serve.ts";

runServer({ games, bots, module: new URL("./catalogue.ts", import.meta.url).href });
