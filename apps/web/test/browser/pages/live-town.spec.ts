import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";

/** Machines of the tests draw in software, where the picture stays: this one does not tell, as one with a graphics card may. */
const withGraphics = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const usual = WebGL2RenderingContext.prototype.getExtension;
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
      return name === "WEBGL_debug_renderer_info" ? null : Reflect.apply(usual, this, [name]);
    };
    Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 8, configurable: true });
  });
};

/** What a page has fetched by now of the town in three dimensions. */
const fetchesOf = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("town-over-picture") && fetched.push(request.url()));
  return fetched;
};

/** The door of a phone: its town is the smallest, which software draws soonest. */
const enter = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Play now" })).toBeVisible();
};

test("the town of the picture comes to life once somebody is there, and rests when it is out of sight", async ({
  page,
}) => {
  await withGraphics(page);
  const fetched = fetchesOf(page);
  await enter(page);
  const town = page.locator(".hero-town");
  await expect(town.locator("canvas")).toHaveCount(0);
  expect(fetched).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(town).toHaveAttribute("data-drawn", "true");
  await expect(town).toHaveCSS("opacity", "1");
  await expect(town).toHaveAttribute("data-moves", "true");
  // It lies exactly over the picture, and neither hand nor key nor voice comes to it.
  expect(await town.boundingBox()).toEqual(await page.locator(".hero-picture").boundingBox());
  await expect(town).toHaveAttribute("inert", "");
  const drawn = (): Promise<number> =>
    town.evaluate((place) => {
      let count = 0;
      const gl = place.querySelector("canvas")?.getContext("webgl2");
      const draw = gl?.drawElements.bind(gl);
      if (!gl || !draw) throw new Error("no town");
      gl.drawElements = (...args) => void (count++, draw(...args));
      Object.assign(globalThis, { picturesDrawn: () => count });
      return count;
    });
  await drawn();
  const count = (): Promise<number> => page.evaluate("picturesDrawn()");
  await expect.poll(count).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(town).toHaveAttribute("data-moves", "false");
  // One picture more, with every car at home, and then none.
  const frames = () => page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  await frames();
  const before = await count();
  for (let frame = 0; frame < 5; frame++) await frames();
  expect(await count()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(town).toHaveAttribute("data-moves", "true");
  await expect.poll(count).toBeGreaterThan(before);
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
});

const KEPT = {
  "less motion is wanted": async (page: Page) => {
    await withGraphics(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
  },
  "data is saved": async (page: Page) => {
    await withGraphics(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  },
  "a phone has little memory": async (page: Page) => {
    await withGraphics(page);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 2 }));
  },
  "the town would be drawn in software": () => Promise.resolve(),
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

test("the picture stays where less motion is wanted, data is saved, or no graphics card draws", async ({ browser }) => {
  for (const [why, make] of Object.entries(KEPT)) {
    await test.step(why, async () => {
      const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
      const fetched = fetchesOf(page);
      await make(page);
      await enter(page);
      await page.mouse.move(200, 300);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
      expect(fetched).toEqual([]);
      await expect(page.locator(".hero-town canvas")).toHaveCount(0);
      await expect(page.locator(".hero-picture")).toBeVisible();
      await page.context().close();
    });
  }
});
