import { rmSync } from "node:fs";

/** Removes the data folder of the test server. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default () => rmSync(process.env["BROWSER_TEST_DATA"] ?? "", { recursive: true, force: true });
