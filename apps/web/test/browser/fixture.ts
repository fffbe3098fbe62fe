import { test as base } from "@playwright/test";
import { builds } from "./builds.ts";
import { layLine, type Line } from "./line.ts";
import { type Server, startServer } from "./server.ts";

interface House {
  /** A third game is on offer. */
  readonly withBids: boolean;
  /** The server stays as it is, and nothing is written there that another test could find: tables are reached by link alone. */
  readonly sharesServer: boolean;
  readonly server: Server;
  /** A line to the server that can be cut. */
  readonly line: Line;
}

interface Street {
  /** The server of tests that share one, started for the first of them. */
  readonly sharedServer: () => Promise<Server>;
}

const HOUSE = { script: "src/main.ts", pages: builds().web };
const HOUSE_WITH_BIDS = { script: "test/toy/bids-server.ts", pages: builds().withBids };

/** Every test has a server of its own, unless it can share one: a process, a free port, an empty folder. */
export const test = base.extend<House, Street>({
  withBids: [false, { option: true }],
  sharesServer: [false, { option: true }],
  sharedServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let started: Promise<Server> | undefined;
      await use(() => (started ??= startServer(HOUSE)));
      await (await started)?.dispose();
    },
    { scope: "worker" },
  ],
  server: async ({ browser, withBids, sharesServer, sharedServer }, use) => {
    const server = await (sharesServer ? sharedServer() : startServer(withBids ? HOUSE_WITH_BIDS : HOUSE));
    await use(server);
    for (const context of browser.contexts()) await context.close();
    if (!sharesServer) await server.dispose();
  },
  line: async ({ server }, use) => {
    const line = await layLine(server.url);
    await use(line);
    await line.dispose();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** A test that shares its server with those before and after it: the start of one takes a second of both cores. */
export const testThatShares = test.extend({ sharesServer: true });
