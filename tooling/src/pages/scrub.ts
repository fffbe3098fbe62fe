import type { CDPSession, Locator, Page } from "@playwright/test";
import { drawnAt, shownStep, watchPicture } from "./in-page.ts";

/** How the town is shown. */
export type TownView = "flat" | "city";

/** Moves of the hand that are counted. */
const MOVES = 60;
/** Places on the line to which the hand leaps, from one round to another. */
const LEAPS = 20;

/** A fresh page that counts script in time of the core that runs it, so that what else runs on the machine counts little. */
export const freshPage = async (page: Page, shown: TownView): Promise<CDPSession> => {
  await page.addInitScript(watchPicture);
  await page.addInitScript((map) => localStorage.setItem("blueplate-map", map), shown);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
};

/** Milliseconds on the clock from choosing the file, or from asking for the page, to the first picture of a position, or to the town. */
export const firstPicture = async (page: Page, what: "drawn" | "town" = "drawn"): Promise<number> => {
  const taken = await page.waitForFunction(drawnAt, what, { timeout: 120_000 });
  return (await taken.jsonValue()) ?? Number.POSITIVE_INFINITY;
};

/** Milliseconds of script so far. */
const script = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
};

/** The line on which the game is dragged, as it lies on the page. */
interface Track {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const trackOf = async (line: Locator): Promise<Track> => {
  const box = await line.boundingBox();
  if (!box) throw new Error("there is no line of the game");
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
};

/** Milliseconds of script for every move of the hand to these places that leads to another step. */
const along = async (page: Page, session: CDPSession, { y }: Track, places: readonly number[]) => {
  const samples: number[] = [];
  let before = await page.evaluate(shownStep);
  for (const x of places) {
    const begun = await script(session);
    await page.mouse.move(x, y);
    const now = await page.evaluate(shownStep);
    if (now !== before) samples.push((await script(session)) - begun);
    before = now;
  }
  return samples;
};

/** What a game costs that is dragged: a step further or back, and a leap to another round. */
export interface ScrubCost {
  readonly steps: readonly number[];
  readonly leaps: readonly number[];
}

/** Drags through the game that the page shows, forwards, backwards and in leaps. */
export const scrub = async (page: Page, session: CDPSession): Promise<ScrubCost> => {
  const track = await trackOf(page.getByRole("slider", { name: "Position in the game" }));
  const from = track.x + track.width * 0.3;
  const apart = (track.width * 0.5) / MOVES;
  await page.mouse.move(from, track.y);
  await page.mouse.down();
  await page.evaluate(shownStep);
  const forwards = Array.from({ length: MOVES }, (_, move) => from + (move + 1) * apart);
  const steps = await along(page, session, track, [...forwards, ...forwards.toReversed()]);
  const leaps = Array.from(
    { length: LEAPS },
    (_, leap) => track.x + track.width * (0.1 + (0.8 * ((leap * 7) % LEAPS)) / LEAPS),
  );
  const leapt = await along(page, session, track, leaps);
  await page.mouse.up();
  return { steps, leaps: leapt };
};
