import { test as base } from "@playwright/test";
import { builds } from "./builds.ts";
import { layLine, type Line } from "./line.ts";
import { type Server, startServer } from "./server.ts";

interface House {
  /** A third game is on offer. */
  readonly withBids: boolean;
  /** Nothing but pages is asked of the server: nothing is written there that another test could find. */
  readonly pagesOnly: boolean;
  readonly server: Server;
  /** A line to the server that can be cut. */
  readonly line: Line;
}

interface Street {
  /** The server of tests that ask for nothing but pages, started for the first of them. */
  readonly pagesServer: () => Promise<Server>;
}

const HOUSE = { script: "src/main.ts", pages: builds().web };
const HOUSE_WITH_BIDS = { script: "test/bids-server.ts", pages: builds().withBids };

/** Every test has a server of its own, unless it needs nothing but pages: a process, a free port, an empty folder. */
export const test = base.extend<House, Street>({
  withBids: [false, { option: true }],
  pagesOnly: [false, { option: true }],
  pagesServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let started: Promise<Server> | undefined;
      await use(() => (started ??= startServer(HOUSE)));
      await (await started)?.dispose();
    },
    { scope: "worker" },
  ],
  server: async ({ browser, withBids, pagesOnly, pagesServer }, use) => {
    const server = await (pagesOnly ? pagesServer() : startServer(withBids ? HOUSE_WITH_BIDS : HOUSE));
    await use(server);
    for (const context of browser.contexts()) await context.close();
    if (!pagesOnly) await server.dispose();
  },
  line: async ({ server }, use) => {
    const line = await layLine(server.url);
    await use(line);
    await line.dispose();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** A test that asks for nothing but pages, in a file of others that ask for more. */
export const testOfPages = test.extend({ pagesOnly: true });
