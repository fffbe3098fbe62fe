import { flushCompileCache } from "node:module";
import { loadQuickly } from "../src/loading.ts";

loadQuickly();
const { runServer } = await import("../src/serve.ts");
const { toyModule } = await import("./toy-module.ts");
flushCompileCache();
runServer(toyModule);
