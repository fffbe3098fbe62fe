import { test as base } from "@playwright/test";
import { builds } from "./builds.ts";
import { layLine, type Line } from "./line.ts";
import { type Server, startServer } from "./server.ts";

interface House {
  /** A third game is on offer. */
  readonly withBids: boolean;
  readonly server: Server;
  /** A line to the server that can be cut. */
  readonly line: Line;
}

/** Every test has a server of its own: a process, a free port, an empty folder. */
export const test = base.extend<House>({
  withBids: [false, { option: true }],
  server: async ({ browser, withBids }, use) => {
    const server = await startServer(
      withBids
        ? { script: "test/bids-server.ts", pages: builds().withBids }
        : { script: "src/main.ts", pages: builds().web },
    );
    await use(server);
    for (const context of browser.contexts()) await context.close();
    await server.dispose();
  },
  line: async ({ server }, use) => {
    const line = await layLine(server.url);
    await use(line);
    await line.dispose();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
