import { findBrowser, isSkipped } from "./browser.mjs";
import { build } from "./build.mjs";
import { concerned } from "./changed.mjs";
import { install, say } from "./install.mjs";
import { QUICK, runSuite, SUITES } from "./suites.mjs";

const USAGE = "npm test [-- --changed | --quick]";
const [wish = "", ...more] = process.argv.slice(2);
if (more.length > 0 || !["", "--changed", "--quick"].includes(wish)) {
  say(USAGE);
  process.exit(1);
}

install();
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (stopped = true));

/** The suites that concern what was changed, with the tests of each that do. */
const changedSuites = () => {
  const { changed, ...tests } = concerned();
  say(`${changed.length} files differ from main`);
  return SUITES.filter(({ name }) => tests[name]?.length !== 0).map((suite) => ({
    ...suite,
    args: [...suite.args, ...(tests[suite.name] ?? []).filter((test) => test !== "")],
  }));
};

const suites = wish === "--quick" ? QUICK : wish === "--changed" ? changedSuites() : SUITES;
const needsPages = suites.some(({ needsBrowser }) => needsBrowser);
const browser = needsPages ? await findBrowser() : undefined;
// Nobody looks at the pages without one.
if (browser !== undefined) await build();

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
for (const suite of suites) {
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
