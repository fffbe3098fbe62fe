import { loadQuickly } from "../../src/loading.ts";

loadQuickly();
const { runServer } = await import("../../src/serve.ts");
const { bots, games } = await import("./module.ts");
runServer({ games, bots, module: new URL("./module.ts", import.meta.url).href });
