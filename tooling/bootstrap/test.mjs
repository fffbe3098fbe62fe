import { findBrowser, isSkipped } from "./browser.mjs";
import { build } from "./build.mjs";
import { install, say } from "./install.mjs";
import { runSuite, SUITES } from "./suites.mjs";

install();
const browser = await findBrowser();
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (stopped = true));
await build();

const withoutBrowser = (name) => {
  if (isSkipped()) {
    say(`the ${name} suite is skipped, as BLUEPLATE_BROWSER says`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  say(`no Chromium was found for the ${name} suite; install one or set CHROMIUM_PATH`);
  // A person may lack a browser; CI may not.
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
};

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
for (const suite of SUITES) {
  if (stopped) {
    say("stopped");
    process.exit(130);
  }
  say(`${suite.name}…`);
  const started = Date.now();
  const result =
    suite.needsBrowser && browser === undefined
      ? withoutBrowser(suite.name)
      : await runSuite(suite, { PAGES_BUILT: "1", ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) });
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed, skipped } = result;
  rows.push(`${suite.name.padEnd(10)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`);
}
process.stdout.write(`\n${rows.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
