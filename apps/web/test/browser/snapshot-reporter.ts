import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Lines of a page that say where somebody stood and what they were told; the rest of a table is hundreds of lines. */
const TELLING = /heading|alert|status|dialog|\[active\]|\[disabled\]|paragraph|button "/;
/** Lines printed of a page, and how many pages. */
const LINES = 40;
const PAGES = 3;

/** The telling lines of what Playwright keeps of the page on which a test failed. */
const tellingLines = (context: string): readonly string[] => {
  const [, page = ""] = context.split("```yaml");
  const [lines = ""] = page.split("```");
  return lines
    .split("\n")
    .filter((line) => TELLING.test(line))
    .slice(0, LINES)
    .map((line) => line.replace(/ \[(ref|cursor)=\w+\]/g, "").slice(0, 160));
};

/** Prints the page on which a test failed: of a run elsewhere nothing but what it printed is left. */
export default class SnapshotReporter implements Reporter {
  readonly #failed: string[] = [];
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === "error-context")?.path;
    if (status === test.expectedStatus || path === undefined || this.#failed.length >= PAGES) return;
    this.#failed.push([`the page of "${test.title}":`, ...tellingLines(readFileSync(path, "utf8"))].join("\n"));
  }
  onEnd(): void {
    for (const page of this.#failed) console.log(page);
  }
}
