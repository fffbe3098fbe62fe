import { flushCompileCache } from "node:module";
import { loadQuickly } from "../../src/loading.ts";

loadQuickly();
const { runServer } = await import("../../src/serve.ts");
const { toyModule } = await import("./module.ts");
flushCompileCache();
runServer(toyModule);
