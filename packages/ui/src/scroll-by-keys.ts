import { onCleanup } from "solid-js";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

const isReachedByTab = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility();

const holdsControl = (part: HTMLElement): boolean =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].some(isReachedByTab);

const isScrolled = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** A list stays a list, whatever its name. */
const hasRole = (part: HTMLElement): boolean => part.matches("ol, ul, [role]:not([role=group])");

const putInLine = (part: HTMLElement, name: string): void => {
  part.tabIndex = 0;
  part.ariaLabel = name;
  if (!hasRole(part)) part.role = "group";
};

const takeOutOfLine = (part: HTMLElement): void => {
  // What has the focus keeps it: without the attribute it would fall to the page.
  if (part === document.activeElement) part.tabIndex = -1;
  else part.removeAttribute("tabindex");
  part.ariaLabel = null;
  if (!hasRole(part)) part.role = null;
};

/**
 * Keys scroll a part of the page only while the focus is in it: as long as the part scrolls and holds nothing that Tab reaches, Tab
 * reaches the part itself, under this name. To be given as its `ref`.
 */
export const scrollByKeys =
  (name: () => string) =>
  (part: HTMLElement): void => {
    let isInLine = false;
    let frame: number | null = null;
    const look = (): void => {
      frame = null;
      const must = isScrolled(part) && !holdsControl(part);
      if (must) putInLine(part, name());
      else if (isInLine) takeOutOfLine(part);
      isInLine = must;
    };
    // Its size costs the layout of the page: it is asked once before the next picture.
    const lookSoon = (): void => void (frame ??= requestAnimationFrame(look));
    const sizes = new ResizeObserver(lookSoon);
    const watchSizes = (): void => {
      sizes.disconnect();
      for (const each of [part, ...part.children]) sizes.observe(each);
    };
    const changes = new MutationObserver((records) => {
      if (records.some(({ target, type }) => target === part && type === "childList")) watchSizes();
      lookSoon();
    });
    changes.observe(part, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled", "hidden"],
    });
    watchSizes();
    onCleanup(() => {
      changes.disconnect();
      sizes.disconnect();
      if (frame !== null) cancelAnimationFrame(frame);
    });
  };
