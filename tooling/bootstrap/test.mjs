import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { install, say } from "./install.mjs";
import { runSuite, SUITES } from "./suites.mjs";

install();
const browser = await findBrowser();
await build();

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
for (const suite of SUITES) {
  const started = Date.now();
  let result;
  if (suite.needsBrowser && browser === undefined) {
    // A person may lack a browser; CI may not.
    result = process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
    say(`no Chromium was found for the ${suite.name} suite; set CHROMIUM_PATH`);
  } else {
    say(`${suite.name}…`);
    result = await runSuite(suite, browser === undefined ? {} : { CHROMIUM_PATH: browser });
  }
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = Math.round((Date.now() - started) / 1000);
  rows.push(
    `${suite.name.padEnd(10)} ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped, ${seconds} s`,
  );
}
process.stdout.write(`\n${rows.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed > 0 ? 1 : 0);
