import { monitorEventLoopDelay } from "node:perf_hooks";

/** What a server has used so far; `loopP99` since the last look, in milliseconds. */
export interface ServerUse {
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly loopP99: number;
}

const RESOLUTION_MS = 5;

// Loaded into the server before its own modules: it answers whoever started it, and changes nothing.
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const rss = process.memoryUsage.rss();
  const use: ServerUse = {
    cpuMs: (user + system) / 1000,
    rssMb: rss / 1e6,
    // The clock of the measurement itself is in every value.
    loopP99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
  };
  delay.reset();
  process.send?.(use);
});
// The channel alone keeps no server alive.
process.channel?.unref();
