import { readFileSync } from "node:fs";
import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { newPerson } from "../fixtures/person.ts";

const EVENING = "The evening that decided it";
const ROUND = "The round that decided it";
const window = (page: Page): Locator => page.getByRole("dialog", { name: /that decided it$/ });
const button = (page: Page, name: string): Locator => window(page).getByRole("button", { name, exact: true });

/** Looks back at a game that is over. */
const lookBack = async (
  page: Page,
  address: string,
  log = logOfToday("1/introductory-2p-steady-g1"),
): Promise<void> => {
  await page.goto(address);
  const buffer = Buffer.from(log);
  await page
    .getByLabel(/Open a log from a file/)
    .setInputFiles({ name: "game.jsonl", mimeType: "application/jsonl", buffer });
};

/** The log of a game in which the first seat is a person's without a name. */
const unnamed = (log: string): string => {
  const [head = "", ...entries] = log.split("\n");
  // cast: the first line of a log is its head.
  const { seats, ...rest } = JSON.parse(head) as { readonly seats: readonly object[] };
  const own = { ...seats[0], player: "Player 1", bot: null };
  return [JSON.stringify({ ...rest, seats: [own, ...seats.slice(1)] }), ...entries].join("\n");
};

/** Asks for what decided a game. */
const openDecided = async (page: Page, what: string, log?: string): Promise<void> => {
  await lookBack(page, "/replay/", log);
  await page.locator("summary", { hasText: "Save and share" }).click();
  await page.getByRole("button", { name: what }).click();
};

/** Asks for the evening that decided it. */
const openEvening = (page: Page): Promise<void> => openDecided(page, EVENING);

/** Keeps what is written on pictures from now on. */
const listenToPens = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const written: string[] = [];
    Object.assign(globalThis, { written });
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      written.push(text);
      fillText.call(this, text, ...at);
    };
  });

/** What was written on pictures since the page came. */
const writtenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { written }: { readonly written?: unknown } = globalThis as object;
    return Array.isArray(written) ? written.map(String) : [];
  });

const saved = async (page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

const [SEGMENT, CLUSTER, TIME, BLOCK] = ["18538067", "1f43b675", "e7", "a3"];

/** When each picture of a film is seen, in milliseconds: as its file says it, whatever its head claims. */
const timesIn = (film: Buffer): readonly number[] => {
  const times: number[] = [];
  let begun = 0;
  for (let at = 0; at < film.length;) {
    const idEnd = at + Math.clz32(film.readUInt8(at)) - 23;
    const id = film.toString("hex", at, idEnd);
    // Our sizes are all written in eight bytes, of which the first says so.
    const body = idEnd + 8;
    const size = film.readUIntBE(idEnd + 2, 6);
    if (id === TIME) begun = size === 0 ? 0 : film.readUIntBE(body, size);
    if (id === BLOCK) times.push(begun + film.readInt16BE(body + 1));
    at = id === SEGMENT || id === CLUSTER ? body : body + size;
  }
  return times;
};

/** What a browser makes of a film: its size in pixels, its length in seconds, and how far it was played. */
const played = (page: Page, film: Buffer) =>
  page.evaluate(async (data) => {
    const video = document.createElement("video");
    video.muted = true;
    video.src = `data:video/webm;base64,${data}`;
    await new Promise((resolve, reject) => {
      video.addEventListener("loadeddata", resolve);
      video.addEventListener("error", () => reject(new Error(video.error?.message)));
    });
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration };
  }, film.toString("base64"));

/** What a browser makes of a GIF: its size in pixels, its length in seconds, and whether anything moves in it. */
const animated = (page: Page, gif: Buffer) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const pictures = decoder.tracks.selectedTrack?.frameCount ?? 0;
    let seconds = 0;
    for (let frameIndex = 0; frameIndex < pictures; frameIndex++)
      seconds += ((await decoder.decode({ frameIndex })).image.duration ?? 0) / 1e6;
    const shown = async (frameIndex: number) => {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      return { pixels: pen?.getImageData(0, 0, canvas.width, canvas.height) };
    };
    const [first, last] = [await shown(0), await shown(pictures - 1)];
    const before = first.pixels?.data ?? new Uint8ClampedArray();
    const changed = before.filter((value, at) => Math.abs(value - (last.pixels?.data[at] ?? 0)) > 40).length;
    const { width = 0, height = 0 } = first.pixels ?? {};
    return { width, height, seconds, isMoving: changed > 100 };
  }, gif.toString("base64"));

/** Keeps how high letters are that are written on pictures from now on, in pixels of the picture. */
const measurePens = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const letters: number[] = [];
    Object.assign(globalThis, { letters });
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      // The canvas of the picture itself, and the felt in it.
      const size = Number(/(\d+)px/.exec(this.font)?.[1]) * this.getTransform().a;
      if (this.canvas.width > 800 && text !== "") letters.push(size);
      fillText.call(this, text, ...at);
    };
  });

test("on a phone a picture is seen whole above its buttons; enlarged, what is written on it is as large as it was written, and one moves along it by fingers, a button and keys", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await measurePens(ann);
  await ann.goto("/replay/");
  await ann.getByLabel(/Open a log from a file/).setInputFiles({
    name: "game.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(logOfToday("1/standard-4p-sensible-g1", trickNChef)),
  });
  await ann.locator("summary[aria-label=Menu]").tap();
  await ann.locator("summary", { hasText: "Save and share" }).tap();
  await ann.getByRole("button", { name: ROUND }).tap();
  const picture = window(ann).getByRole("img");
  await expect(picture).toBeVisible();
  await test.step("whole, as wide as the window, and every button below it is in reach", async () => {
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.width).toBeGreaterThan(350);
    for (const size of [{ width: 390, height: 664 }, ann.viewportSize() ?? { width: 390, height: 844 }]) {
      await ann.setViewportSize(size);
      for (const each of await window(ann).getByRole("button").all()) await expect(each).toBeInViewport({ ratio: 1 });
    }
    expect(await violations(ann, ".share-window")).toEqual([]);
  });
  await test.step("a tap on it enlarges it and makes it whole again, and so does the button below it", async () => {
    const whole = (await picture.boundingBox())?.width;
    await picture.tap();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1200);
    await button(ann, "See it whole").tap();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(whole);
    await button(ann, "Enlarge").tap();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1200);
  });
  const shown = await picture.evaluate((image: HTMLImageElement) => image.clientWidth / image.naturalWidth);
  const letters = await ann.evaluate(() => {
    const { letters }: { readonly letters?: unknown } = globalThis as object;
    return Array.isArray(letters) ? letters.map(Number) : [];
  });
  expect(letters.length).toBeGreaterThan(20);
  expect(Math.min(...letters) * shown).toBeGreaterThanOrEqual(12);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(ann, ".share-window")).toEqual([]);

  const frame = window(ann).getByRole("group");
  // At first the whole sheet is seen, which ends at 356 of its pixels.
  expect(await frame.evaluate((element) => element.clientWidth)).toBeGreaterThanOrEqual(356);
  expect(await picture.evaluate((image) => image.getBoundingClientRect().left)).toBe(
    await frame.evaluate((element) => element.getBoundingClientRect().left),
  );
  const further = button(ann, "Further to the right");
  const right = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
  expect(await right()).toBeGreaterThan(390);
  expect((await further.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  while (await further.isVisible()) {
    const before = await right();
    await further.tap();
    await expect.poll(right).toBeLessThan(before);
    await expect.poll(async () => (await right()) > 16 === (await further.isVisible())).toBe(true);
  }
  expect(await right()).toBeLessThanOrEqual(16);
  await frame.focus();
  await ann.keyboard.press("ArrowLeft");
  await expect(further).toBeVisible();
});

/** The evening, and whose it was: what came to a lead that there was, a lead where there was none, or what was made up before it. */
const TOLD = /Round \d+: (.+?)(?:'s lead grew by \$\d+| pulled \$\d+ ahead| came from \$\d+ behind to \$\d+ ahead)\./;

test("the evening that decided a game is saved as a picture, and filmed: stopped when told, whole otherwise", async ({
  browser,
}) => {
  // Four hundred pictures, which software draws.
  test.setTimeout(900_000);
  const ann = await newPerson(browser);
  await listenToPens(ann);
  await openEvening(ann);
  await expect(window(ann)).toContainText(TOLD);
  await expect(window(ann).getByRole("img", { name: /The town on the evening/ })).toBeVisible();
  expect(await violations(ann, ".share-window")).toEqual([]);
  await expect(window(ann).locator("button[data-kind=main]")).toHaveText(["Save the picture"]);
  const picture = await saved(ann, "Save the picture");
  expect(picture.name).toMatch(/-\d+\.png$/);
  await expect(window(ann).getByText(`Saved as ${picture.name}.`)).toBeVisible();
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  await test.step("by the keys, and stopped", async () => {
    await button(ann, "Make a film (GIF)").focus();
    await ann.keyboard.press("Enter");
    await expect(window(ann)).toContainText(/Picture [1-9]\d* of \d+/);
    await expect(button(ann, "Make a film (WebM)")).toBeDisabled();
    await expect(button(ann, "Stop")).toBeFocused();
    await ann.keyboard.press("Enter");
    await expect(window(ann)).toContainText("Stopped. Nothing was saved.");
    await expect(button(ann, "Make a film (GIF)")).toBeFocused();
  });
  const long = await test.step("a GIF, to its end", async () => {
    await button(ann, "Make a film (GIF)").click();
    await expect(button(ann, "Save the film (GIF)")).toBeFocused({ timeout: 600_000 });
    const gif = await saved(ann, "Save the film (GIF)");
    expect(gif.name).toMatch(/\.gif$/);
    await expect(window(ann).getByText(`Saved as ${gif.name}.`)).toBeVisible();
    const { seconds, ...seen } = await animated(ann, gif.bytes);
    expect(seen).toEqual({ width: 600, height: 316, isMoving: true });
    // Only what changes is written: whole pictures would be twenty times as much.
    expect(gif.bytes.length).toBeLessThan(1_000_000);
    expect(seconds).toBeCloseTo(20, 1);
    // What families pay is said on the sheet, where it lies over nothing.
    expect(await writtenOn(ann)).toContainEqual(expect.stringMatching(/^\+\$\d+$/));
    return seconds;
  });
  await test.step("a film", async () => {
    await button(ann, "Make a film (WebM)").click();
    await expect(button(ann, "Save the film (WebM)")).toBeVisible({ timeout: 600_000 });
    // What was made is what one has come for: one button at a time is.
    await expect(window(ann).locator("button[data-kind=main]")).toHaveText(["Save the film (WebM)"]);
    const film = await saved(ann, "Save the film (WebM)");
    expect(film.name).toMatch(/\.webm$/);
    const elsewhere = await (await browser.newContext()).newPage();
    const { width, height, seconds } = await played(elsewhere, film.bytes);
    expect([width, height]).toEqual([960, 504]);
    expect(seconds).toBe(20);
    expect(Math.abs(seconds - long)).toBeLessThan(0.1);
    // Picture follows picture to its end: nothing of it is a head that promises more.
    const times = [...timesIn(film.bytes), 20_000];
    expect(times[0]).toBe(0);
    expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeLessThanOrEqual(501);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

/** Whether an image is a film that was made here, and not the picture. */
const isFilm = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.src.startsWith("blob:"));

/** A film that is shown in the window: whether it is playing, and how. */
const shownFilm = (page: Page) =>
  window(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => ({
      isPlaying: !video.paused && video.currentTime > 0,
      isQuiet: video.muted,
      loops: video.loop,
      hasControls: video.controls,
      seconds: video.duration,
    }));

test("the round that decided a card game is saved as a picture with its winner, every round's points and a trick, and filmed", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ann = await newPerson(browser);
  await listenToPens(ann);
  await openDecided(ann, ROUND, logOfToday("1/standard-4p-sensible-g1", trickNChef));
  await expect(window(ann)).toContainText(/Round [123]: .+'s lead grew by \d+ points?\./);
  await expect(window(ann).getByRole("img", { name: /The points of every round/ })).toBeVisible();
  expect(await violations(ann, ".share-window")).toEqual([]);
  const picture = await saved(ann, "Save the picture");
  expect(picture.name).toMatch(/-[123]\.png$/);
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const winner = /Round [123]: (.+)'s lead grew/.exec(await window(ann).innerText())?.[1] ?? "nobody";
  const written = await writtenOn(ann);
  expect(written).toContain(`${winner} won`);
  expect(written).toEqual(expect.arrayContaining(["1", "2", "3", "Σ", expect.stringMatching(/^Trick \d+ of 10$/)]));

  await ann.emulateMedia({ reducedMotion: "no-preference" });
  await button(ann, "Make a film (GIF)").click();
  await expect(button(ann, "Save the film (GIF)")).toBeFocused({ timeout: 60_000 });
  const gif = await saved(ann, "Save the film (GIF)");
  const { seconds, ...seen } = await animated(ann, gif.bytes);
  expect(seen).toEqual({ width: 600, height: 316, isMoving: true });
  expect(gif.bytes.length).toBeLessThan(1_000_000);
  expect(seconds).toBeCloseTo(20, 1);
  await test.step("what was made is seen, and nobody has to look at it", async () => {
    const shown = window(ann).getByRole("img");
    await expect.poll(() => isFilm(shown)).toBe(true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await button(ann, "Show the picture").click();
    await expect.poll(() => isFilm(shown)).toBe(false);
    await button(ann, "Show the film").click();
    await expect.poll(() => isFilm(shown)).toBe(true);
    expect(await violations(ann, ".share-window")).toEqual([]);
  });
  // It is looked at for faults in pages that move little.
  await ann.emulateMedia({ reducedMotion: "no-preference" });
  await button(ann, "Make a film (WebM)").click();
  await expect(button(ann, "Save the film (WebM)")).toBeVisible({ timeout: 60_000 });
  const asShown = { isQuiet: true, loops: true, hasControls: true, seconds: 20 };
  await expect.poll(() => shownFilm(ann)).toEqual({ ...asShown, isPlaying: true });
  expect(await violations(ann, ".share-window")).toEqual([]);
  const film = await saved(ann, "Save the film (WebM)");
  const elsewhere = await (await browser.newContext()).newPage();
  expect(await played(elsewhere, film.bytes)).toEqual({ width: 960, height: 504, seconds: 20 });
  // Every trick of the round is in it.
  const filmed = await writtenOn(ann);
  for (let trick = 1; trick <= 10; trick++) expect(filmed).toContain(`Trick ${trick} of 10`);

  await test.step("whoever wants less motion sets the film off themselves", async () => {
    await ann.emulateMedia({ reducedMotion: "reduce" });
    await button(ann, "Make a film (WebM)").click();
    await expect(button(ann, "Save the film (WebM)")).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => shownFilm(ann)).toEqual({ ...asShown, isPlaying: false });
    await button(ann, "Make a film (GIF)").click();
    await expect(button(ann, "Save the film (GIF)")).toBeVisible({ timeout: 60_000 });
    await expect(button(ann, "Show the film")).toBeVisible();
    expect(await isFilm(window(ann).getByRole("img"))).toBe(false);
  });
});

test("in another language the share is told and written in it from its first moment, and the window's title, too", async ({
  browser,
}) => {
  const ann = await (await browser.newContext({ serviceWorkers: "block", locale: "ru" })).newPage();
  await listenToPens(ann);
  await ann.goto("/replay/");
  const buffer = Buffer.from(unnamed(logOfToday("1/standard-4p-sensible-g1", trickNChef)));
  await ann
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "game.jsonl", mimeType: "application/jsonl", buffer });
  await expect(ann).toHaveTitle(/Игрок 1/);
  await ann.locator("details.out > summary").click();
  await ann.getByRole("button", { name: "Раунд, который всё решил" }).click();
  const dialog = ann.getByRole("dialog", { name: "Раунд, который всё решил" });
  await expect(dialog).toContainText(/Раунд [123]: .+ увеличивает отрыв/);
  await expect(dialog.getByRole("img")).toBeVisible();
  const written = await writtenOn(ann);
  expect(written).toContainEqual(expect.stringContaining("увеличивает отрыв"));
  expect(written.filter((each) => /(?:Trick|Round) \d/.test(each))).toEqual([]);
});

test("where the browser writes no films or draws no town it says so, and there is a picture all the same", async ({
  browser,
}) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  await ann.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  await openEvening(ann);
  await button(ann, "Make a film (WebM)").click();
  await expect(window(ann).getByRole("alert")).toContainText("a GIF it can");

  await bob.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith("webgl") ? null : Reflect.apply(get, this, [kind, ...rest]);
      },
    });
  });
  await listenToPens(bob);
  await openEvening(bob);
  await expect(window(bob)).toContainText("no film");
  await expect(button(bob, "Make a film (WebM)")).toHaveCount(0);
  const { bytes } = await saved(bob, "Save the picture");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // It says who won the game, besides who was ahead on the evening, and that the cash is not that of the end.
  const winner = TOLD.exec(await window(bob).innerText())?.[1] ?? "nobody";
  expect(await writtenOn(bob)).toEqual(expect.arrayContaining([`${winner} won`, "After that evening"]));
});

test("a link to the evening that decided a game begins where it is over, unless its end is hidden", async ({
  browser,
}) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const line = (page: Page): Locator => page.getByRole("slider", { name: "Position in the game" });
  await lookBack(ann, "/replay/?at=evening");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", /^[1-9]\d*$/);
  await ann.locator("summary", { hasText: "Save and share" }).click();
  await ann.getByRole("button", { name: EVENING }).click();
  const round = /Round (\d+)/.exec((await window(ann).innerText()) ?? "")?.[1] ?? "none";
  await ann.keyboard.press("Escape");
  await expect(ann.getByRole("region", { name: "What happened" })).toContainText(`Round ${round}`);

  await lookBack(bob, "/replay/?at=evening&hide=1");
  await expect(line(bob)).toHaveAttribute("aria-valuenow", "0");
  await bob.locator("summary", { hasText: "Save and share" }).click();
  await expect(bob.getByRole("button", { name: EVENING })).toHaveCount(0);
});
