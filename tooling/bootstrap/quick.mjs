import { loadQuickly } from "../../apps/server/src/loading.ts";

// Preloaded by what the unit tests start: they start a command or a server some hundred times.
loadQuickly();
