import { flushCompileCache } from "node:module";
import { loadQuickly } from "./loading.ts";

loadQuickly();
const { runServer } = await import("./serve.ts");
const { bots, games, scenarios } = await import("./catalogue.ts");
// Now, since a server may be killed.
flushCompileCache();
runServer({ games, bots, scenarios, module: new URL("./catalogue.ts", import.meta.url).href });
