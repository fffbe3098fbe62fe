import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

// A card is called by its name, which its label contains; the numbers drawn on it are no part of what people would say.
const NOT_ASKED = ["label-content-name-mismatch"];

/**
 * What a page, or the part of it that `within` selects, does wrong by the rules of WCAG 2.2 AA: the rule and the first elements, so
 * that a failure says where.
 */
export const violations = async (page: Page, within = "html"): Promise<readonly string[]> => {
  // Things that fade in are looked at when they are there.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .withTags(tags)
    .disableRules(NOT_ASKED)
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(" | ")}`,
  );
};
