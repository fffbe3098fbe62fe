import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { createTable, joinTable, newPerson, question } from "../fixtures/person.ts";

/** What the page has done to call somebody. */
interface Calls {
  /** Tones begun by the loudspeaker. */
  tones: number;
  /** Notices on the desktop. */
  readonly notices: string[];
  /** True while another page is in front of this one. */
  away: boolean;
  /** How often the page has asked to be brought to the front. */
  focused: number;
}

/** A browser whose loudspeaker and desktop are listened to, and whose page can be covered. */
const listened = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const calls: Calls = { tones: 0, notices: [], away: false, focused: 0 };
    Object.assign(globalThis, { calls, focus: () => (calls.focused += 1) });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function begin(when) {
      calls.tones += 1;
      start.call(this, when);
    };
    let permission: NotificationPermission = "default";
    class Desk extends EventTarget {
      static get permission(): NotificationPermission {
        return permission;
      }
      static requestPermission(): Promise<NotificationPermission> {
        permission = "granted";
        return Promise.resolve(permission);
      }
      constructor(title: string, { body }: NotificationOptions) {
        super();
        calls.notices.push(`${title}: ${body ?? ""}`);
        Object.assign(globalThis, { latestNotice: this });
      }
      close(): void {
        calls.notices.pop();
      }
    }
    Object.assign(globalThis, { Notification: Desk });
    Object.defineProperty(Document.prototype, "hidden", { get: () => calls.away });
  });
};

const callsOf = (page: Page): Promise<Calls> =>
  page.evaluate(() => {
    // cast: the script above has put it there.
    const { calls } = globalThis as unknown as { readonly calls: Calls };
    return calls;
  });

/** Covers the page, or brings it to the front again. */
const cover = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    // cast: as above.
    (globalThis as unknown as { readonly calls: Calls }).calls.away = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);

/** Clicks the notice that came last. */
const clickNotice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // cast: as above.
    const { latestNotice } = globalThis as unknown as { readonly latestNotice: EventTarget };
    latestNotice.dispatchEvent(new Event("click"));
  });

const place = async (page: Page): Promise<void> => {
  await question(page).locator("select").selectOption({ index: 1 });
  await question(page).locator(".confirm button[data-kind=main]").click();
};

test("whose turn it is stands in the title; who is away is called by a notice and a sound, if they want it, and once more by who waits", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  for (const page of [ann, bob]) {
    await listened(page);
    await onFlatMap(page);
  }
  const open = "Open: for whoever has the link";
  await createTable(ann, { name: "By the bell", player: "Ann", game: "Food Chain Magnate", others: [open], seed: "b" });
  await expect(ann).toHaveTitle("By the bell – Blueplate");
  await joinTable(bob, ann.url(), "Bob");
  for (const page of [ann, bob]) await expect(page.locator(".flat-map")).toBeVisible();
  const [first, second] = (await question(ann).isVisible()) ? [ann, bob] : [bob, ann];
  await expect(first).toHaveTitle("● Your turn – Blueplate");
  await expect(second).toHaveTitle("By the bell – Blueplate");
  // What the town is set to is called otherwise than what the table is.
  await expect(second.getByText("Settings", { exact: true })).toHaveCount(0);
  // Nobody is asked for notices before they want them.
  await second.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(second.getByLabel("Tell me when it is my turn")).toBeDisabled();
  await second.getByRole("button", { name: "Allow notices" }).click();
  await expect(second.getByLabel("Tell me when it is my turn")).toBeChecked();
  await second.keyboard.press("Escape");
  await cover(second, true);
  const before = (await callsOf(second)).tones;
  await place(first);
  await expect(second).toHaveTitle("● Your turn – Blueplate");
  await expect.poll(() => callsOf(second)).toMatchObject({ notices: ["Your turn: By the bell"] });
  expect((await callsOf(second)).tones).toBeGreaterThan(before);
  await clickNotice(second);
  expect(await callsOf(second)).toMatchObject({ notices: [], focused: 1 });
  // Whoever waits may call once, by the keyboard too.
  const nudge = first.getByRole("button", { name: /^Nudge (Ann|Bob)$/ });
  const tones = (await callsOf(second)).tones;
  await nudge.press("Space");
  await expect(first.getByText(/^(Ann has nudged Bob|Bob has nudged Ann)\.$/)).toBeVisible();
  await expect(nudge).toHaveCount(0);
  await expect
    .poll(() => callsOf(second))
    .toMatchObject({ notices: [expect.stringMatching(/^(Ann|Bob) nudges you: By the bell$/)] });
  expect((await callsOf(second)).tones).toBeGreaterThan(tones);
  await expect(second.getByRole("status").filter({ hasText: /nudges you/ })).toBeVisible();
  await expect(second.getByRole("button", { name: /^Nudge/ })).toHaveCount(0);
  // On a phone that shows the town the question is down: its strip says who calls.
  const desk = second.viewportSize() ?? { width: 1280, height: 720 };
  await second.setViewportSize({ width: 390, height: 844 });
  await second.getByRole("navigation", { name: "Table" }).getByRole("button", { name: "City" }).click();
  await expect(second.locator(".sheet-head .nudged")).toHaveText(/(Ann|Bob) nudges you$/);
  await second.setViewportSize(desk);
  // Whoever comes back needs no notice any more.
  await cover(second, false);
  expect((await callsOf(second)).notices).toEqual([]);
  await expect(first).toHaveTitle("By the bell – Blueplate");
  await test.step("somebody who is muted nudges without a sound and without a notice", async () => {
    for (const page of [first, second]) await page.getByRole("tab", { name: "Talk" }).click();
    await first.getByLabel("Say something").fill("Come on");
    await first.getByRole("button", { name: "Send" }).click();
    await second.getByText("Mute…", { exact: true }).click();
    await second.getByRole("region", { name: "Talk" }).getByRole("checkbox").check();
    await place(second);
    await question(first).locator(".slot button:enabled").first().click();
    await question(first).locator(".confirm button[data-kind=main]").click();
    await cover(second, true);
    const heard = (await callsOf(second)).tones;
    await nudge.click();
    await expect(second.getByRole("status").filter({ hasText: /nudges you/ })).toBeVisible();
    expect(await callsOf(second)).toMatchObject({ notices: [], tones: heard });
  });
});

test("each sound has its own switch", async ({ browser }) => {
  const ann = await newPerson(browser);
  await listened(ann);
  const bob = await newPerson(browser);
  const open = "Open: for whoever has the link";
  const others = [open, "Bot: sensible"];
  await createTable(ann, { name: "In the bar", player: "Ann", game: "Trick-n-Chef", others, seed: "bar" });
  await joinTable(bob, ann.url(), "Bob");
  await expect(bob.getByLabel("Say something")).toBeVisible();
  const say = async (text: string): Promise<void> => {
    await bob.getByLabel("Say something").fill(text);
    await bob.getByRole("button", { name: "Send" }).click();
    await expect(ann.getByText(text)).toBeVisible();
  };
  // Whose turn it is changes when the bot wants: only talk is heard from here on.
  const heard = ann.getByLabel("Somebody says something", { exact: true });
  await ann.getByRole("button", { name: "Settings", exact: true }).click();
  const sounds = ann.locator("section", { has: ann.getByRole("heading", { name: "Sounds" }) }).getByRole("checkbox");
  for (const each of await sounds.all()) await each.uncheck();
  await heard.check();
  await ann.keyboard.press("Escape");
  const before = (await callsOf(ann)).tones;
  await say("Good evening");
  await expect.poll(async () => (await callsOf(ann)).tones).toBe(before + 1);
  await ann.getByRole("button", { name: "Settings", exact: true }).click();
  await heard.uncheck();
  await ann.keyboard.press("Escape");
  await say("Is anybody there?");
  expect((await callsOf(ann)).tones).toBe(before + 1);
});
