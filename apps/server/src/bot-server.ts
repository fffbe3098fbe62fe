import { loadQuickly } from "./loading.ts";

// The protocol for bots without accounts, for whoever writes one: any token is good, nothing outlives the process, nobody waits.
const FOR_DEVELOPMENT = {
  HOST: "127.0.0.1",
  OPEN_PROTOCOL: "true",
  RATE_SCALE: "0",
  OVERLOAD_DELAY: "0",
  BOT_DELAY: "0",
  BOT_PAUSE: "0",
} as const;

loadQuickly();
for (const [name, value] of Object.entries(FOR_DEVELOPMENT)) process.env[name] ??= value;
const { memoryStore } = await import("@blueplate/store");
const { runServer } = await import("./serve.ts");
const { bots, games, scenarios } = await import("./catalogue.ts");
runServer({ games, bots, scenarios, module: new URL("./catalogue.ts", import.meta.url).href }, () => memoryStore);
