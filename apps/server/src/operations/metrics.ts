import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Context, Metric } from "effect";
import { formatUnsafe } from "effect/observability/PrometheusMetrics";

/** Bounds of the histogram of answers, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const LOOP_RESOLUTION_MS = 10;

/** What is counted of requests, and read of the process, for whoever watches over the server. */
export interface Metrics {
  /** Counts a request once it is answered; a stream counts when it ends, and not among the times. */
  readonly count: (route: string, response: ServerResponse, isStream: boolean) => void;
  /** Everything in the text format of Prometheus. */
  readonly text: () => string;
}

/** A number that is read when somebody asks: its name, what it says, and where it comes from. */
export interface MetricReading {
  readonly name: string;
  readonly description: string;
  readonly read: () => number;
}

/** The process itself: memory in bytes, processor time and uptime in seconds, and the delay of its event loop since the last look. */
const processReadings = (): readonly MetricReading[] => {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  const cpuSeconds = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const loopSeconds = (): number => {
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - LOOP_RESOLUTION_MS / 1e3);
    delay.reset();
    return seconds;
  };
  return [
    { name: "process_resident_memory_bytes", description: "Memory held.", read: () => process.memoryUsage.rss() },
    { name: "process_cpu_seconds_total", description: "Processor time of all threads.", read: cpuSeconds },
    { name: "process_uptime_seconds", description: "Time since the start.", read: () => process.uptime() },
    {
      name: "nodejs_eventloop_delay_p99_seconds",
      description: "99 of 100 turns of the event loop were no later than this since the last look.",
      read: loopSeconds,
    },
  ];
};

/** Metrics of one server, with what else is to be read of it. */
export const makeMetrics = (more: readonly MetricReading[]): Metrics => {
  const registry = Context.make(Metric.MetricRegistry, new Map());
  const requests = Metric.counter("blueplate_requests_total", {
    description: "Requests that were answered, by route and status.",
    incremental: true,
  });
  const seconds = Metric.histogram("blueplate_request_seconds", {
    description: "Time until a request was answered, by route.",
    boundaries: SECONDS,
  });
  const gauges = [...processReadings(), ...more].map(({ name, description, read }) => ({
    gauge: Metric.gauge(name, { description }),
    read,
  }));
  return {
    count: (route, response, isStream) => {
      const begun = performance.now();
      response.once("close", () => {
        const status = response.headersSent ? String(response.statusCode) : "gone";
        Metric.withAttributes(requests, { route, status }).updateUnsafe(1, registry);
        if (isStream) return;
        Metric.withAttributes(seconds, { route }).updateUnsafe((performance.now() - begun) / 1_000, registry);
      });
    },
    text: () => {
      for (const { gauge, read } of gauges) gauge.updateUnsafe(read(), registry);
      return formatUnsafe(registry);
    },
  };
};

/** True for the same text. Two hashes are compared, so that the time says nothing of the token. */
export const isToken = (brought: string, token: string): boolean => {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(brought), hash(token));
};

/** Who may read metrics: whoever brings this token. */
export const bringsToken = ({ headers }: IncomingMessage, token: string): boolean => {
  const brought = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  return brought !== undefined && isToken(brought, token);
};
