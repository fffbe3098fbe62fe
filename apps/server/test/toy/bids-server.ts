import { loadQuickly } from "../../src/loading.ts";

loadQuickly();
const { runServer } = await import("../../src/serve.ts");
const { bots, games } = await import("./bids-module.ts");
runServer({ games, bots, module: new URL("./bids-module.ts", import.meta.url).href });
