import type { Page } from "@playwright/test";

/** What bears words that have to be read whole. */
const BEARERS = "button, a, label, summary, legend, h1, h2, h3, th, dt, [role=tab], .chip, .label";

const NAMES = ".chain-name, .pennant-name, .brand h1, .contenders span";

/** Words that do not fit on their button or label, and a page wider than its window. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([bearers, names]) => {
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.clientWidth > 1 &&
        element.clientHeight > 1;
      const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
      const bears = (element: Element): boolean =>
        element.matches(bearers) || getComputedStyle(element).textOverflow === "ellipsis";
      const told = [...document.querySelectorAll("body *")]
        .filter((element) => element.textContent.trim() !== "" && bears(element) && isSeen(element) && isCut(element))
        // How people and tables are called is not ours to keep short.
        .filter((element) => !element.matches(names))
        .map(
          (element) =>
            `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim()} (${element.scrollWidth} > ${element.clientWidth})`,
        );
      const root = document.documentElement;
      return root.scrollWidth > root.clientWidth ? [...told, `page: ${root.scrollWidth} > ${root.clientWidth}`] : told;
    },
    [BEARERS, NAMES] as const,
  );
