import { join } from "node:path";

/** Where the pages under test are built, and the folder of a server that has not seen a table yet. */
export const builds = () => {
  const root = process.env["BROWSER_TEST_BUILDS"];
  if (root === undefined) throw new Error("BROWSER_TEST_BUILDS is not set");
  return {
    root,
    web: join(root, "web"),
    replay: join(root, "replay"),
    withBids: join(root, "with-bids"),
    data: join(root, "data"),
  };
};
