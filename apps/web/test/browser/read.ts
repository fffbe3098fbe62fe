import { expect, type Page } from "@playwright/test";

/** Attributes in which something is said or drawn; the names of things and of files are left out, which differ from page to page. */
const SAID = [
  "aria-label",
  "aria-valuemax",
  "aria-valuenow",
  "aria-valuetext",
  "aria-description",
  "aria-pressed",
  "aria-current",
  "aria-disabled",
  "alt",
  "d",
  "data-thing",
  "disabled",
  "download",
  "max",
  "placeholder",
  "style",
  "title",
  "value",
] as const;

/**
 * Everything that a page tells, seen or not: its title, and of each element what stands in it and what its attributes say. An address
 * of the page itself and a picture's data are told as well; what only this page knows by that name is not.
 */
export const everythingSaid = async (page: Page): Promise<string> => {
  await expect(page.locator(".spinner")).toHaveCount(0);
  return page.evaluate((names) => {
    const own = (element: Element): string =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join("");
    const said = (element: Element): string => {
      const attributes = names.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [`${name}=${value}`];
      });
      const links = ["href", "src"].flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null || value.startsWith("blob:") ? [] : [`${name}=${value}`];
      });
      const typed = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [element.value] : [];
      return [element.tagName, own(element), ...attributes, ...links, ...typed].join(" ");
    };
    const elements = [...document.body.querySelectorAll("*")].filter((each) => !each.closest("script, canvas"));
    return [document.title, ...elements.map(said)].join("\n");
  }, SAID);
};
