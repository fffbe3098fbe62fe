import type { Browser, Page } from "@playwright/test";

/** A place on the page in pixels. */
export type Point = readonly [x: number, y: number];

/** Pixels that a finger is below what it carries. */
export const RAISED = 56;

/** A person with a phone. */
export const newPhone = async (browser: Browser): Promise<Page> => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  return context.newPage();
};

/** Fingers on the glass: put down together, moved together, and lifted. */
export interface Fingers {
  readonly to: (...points: readonly Point[]) => Promise<void>;
  readonly lift: () => Promise<void>;
}

/** Puts fingers down, one at each point. */
export const putDown = async (page: Page, ...points: readonly Point[]): Promise<Fingers> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await touch("touchStart", points);
  return {
    to: async (...at) => void (await touch("touchMove", at)),
    lift: async () => {
      await touch("touchEnd", []);
      await session.detach();
    },
  };
};

/** One finger put down, moved and lifted. */
export const drag = async (page: Page, [x, y]: Point, [toX, toY]: Point): Promise<void> => {
  const finger = await putDown(page, [x, y]);
  for (const share of [0.3, 0.6, 1]) await finger.to([x + (toX - x) * share, y + (toY - y) * share]);
  await finger.lift();
};
