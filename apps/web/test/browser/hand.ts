import { expect, type Locator, type Page } from "@playwright/test";

/** How somebody presses what they see. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses the option of a list with this index. */
  readonly choose: (list: Locator, index: number) => Promise<void>;
}

export const MOUSE: Hand = {
  press: (target) => target.click(),
  choose: async (list, index) => void (await list.selectOption({ index })),
};

/** More steps from control to control than any page has. */
const STEPS_AT_MOST = 120;

/** Where the focus stands, seen from a control: on it, or which key leads there; and what has it. */
const look = (target: Locator): Promise<readonly [way: "there" | "Tab" | "Shift+Tab", focus: string]> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    const isBefore = element.compareDocumentPosition(activeElement ?? document.body) & Node.DOCUMENT_POSITION_PRECEDING;
    const isFound = activeElement === element;
    return [isFound ? "there" : isBefore ? "Tab" : "Shift+Tab", activeElement?.localName ?? "nothing"] as const;
  });

/** Goes to a control by Tab alone; the focus is never lost on the way. */
const goTo = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page();
  for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
    const [way, focus] = await look(target);
    if (way === "there") return;
    // A page that has just been loaded has given it to nobody yet.
    if (steps > 0) expect(focus, "the focus after a key").not.toBe("body");
    await keyboard.press(way);
  }
  throw new Error("this cannot be reached by Tab");
};

const isKept = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.activeElement?.localName), "the focus after a press").not.toBe("body");

/** Nothing but keys: Tab to a control, then its key; whatever goes away under the focus leaves the focus in the page. */
export const KEYBOARD = {
  go: goTo,
  press: async (target: Locator): Promise<void> => {
    const page = target.page();
    await goTo(target);
    const shortcut = await target.getAttribute("aria-keyshortcuts");
    await page.keyboard.press(shortcut ?? "Enter");
    await isKept(page);
  },
  choose: async (list: Locator, index: number): Promise<void> => {
    await goTo(list);
    const page = list.page();
    await page.keyboard.press("Home");
    for (let presses = 0; presses < index; presses++) {
      await isKept(page);
      await page.keyboard.press("ArrowDown");
    }
  },
} satisfies Hand & { readonly go: unknown };
