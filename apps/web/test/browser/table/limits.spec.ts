import { expect } from "@playwright/test";
import { english } from "@blueplate/words";
import { test } from "../fixtures/fixture.ts";
import { createTable, LOST, newPerson } from "../fixtures/person.ts";

const TABLE = {
  player: "Ann",
  game: "Trick-n-Chef",
  others: ["Open: for whoever has the link", "Open: for whoever has the link"],
};
const DEVICES = english.shell.devices;
const AGAIN_IN = /^Try again in \d+ s$/;

test.describe("a limit of rates", () => {
  // One line of talk in ten seconds.
  test.use({ settings: { RATE_SCALE: "0.1" } });

  test("counts down until it may be tried again, and a press does it", async ({ browser }) => {
    const ann = await newPerson(browser);
    await createTable(ann, { name: "Limited", ...TABLE, others: ["Bot: sensible", "Bot: sensible"], seed: "limits" });
    // Among bots alone it is folded.
    await ann.locator(".talk-panel > summary").click();
    const say = ann.getByLabel("Say something");
    const log = ann.getByRole("region", { name: "Talk" }).getByRole("listitem");
    await say.fill("one");
    await say.press("Enter");
    await expect(log.filter({ hasText: "one" })).toBeVisible();
    await say.fill("two");
    await say.press("Enter");
    await expect(ann.getByText("Too much at once; wait a moment and try again.")).toBeVisible();
    await expect(ann.getByRole("button", { name: AGAIN_IN })).toBeDisabled();
    // Nothing is lost meanwhile.
    await expect(say).toHaveValue("two");
    await ann.getByRole("button", { name: "Try again", exact: true }).click();
    await expect(log.filter({ hasText: "two" })).toBeVisible();
    await expect(ann.getByText("Too much at once; wait a moment and try again.")).toBeHidden();
    await expect(say).toHaveValue("");
  });
});

test.describe("a limit of what is asked about seats", () => {
  test.use({ settings: { RATE_SCALE: "0.1" } });

  test("counts down where one's devices are told", async ({ browser }) => {
    const ann = await newPerson(browser);
    await createTable(ann, { name: "Seats", ...TABLE, others: ["Bot: sensible", "Bot: sensible"], seed: "seats" });
    const devices = ann.getByRole("dialog", { name: DEVICES.title });
    const again = devices.getByRole("button", { name: AGAIN_IN });
    // Each opening asks for a link.
    await expect(async () => {
      await ann.getByRole("button", { name: DEVICES.title }).click();
      await expect(devices.getByRole("link").or(again)).toBeVisible();
      const isRefused = await again.isVisible();
      if (!isRefused) await devices.getByRole("button", { name: "Close" }).click();
      expect(isRefused).toBe(true);
    }).toPass();
    await expect(again).toBeDisabled();
  });
});

test.describe("a limit of streams", () => {
  test.use({ settings: { STREAMS_OF_GUEST: "1" } });

  test("is told in place of the table, which comes by a press when there is room", async ({ browser }) => {
    const ann = await newPerson(browser);
    await createTable(ann, { name: "Crowded", ...TABLE });
    await expect(ann.getByRole("heading", { name: "Waiting for players…" })).toBeVisible();
    const storageState = await ann.context().storageState();
    const phone = await (await browser.newContext({ storageState, serviceWorkers: "block" })).newPage();
    // A page that is left alone comes back by itself, at a moment of its own: here as late as may be, so that the press is first.
    await phone.addInitScript(() => (Math.random = () => 0.999));
    await phone.goto(ann.url());
    await expect(phone.getByRole("alert")).toHaveText("Too much at once; wait a moment and try again.");
    await expect(phone.getByText(LOST)).toBeHidden();
    await expect(phone.getByRole("button", { name: AGAIN_IN })).toBeDisabled();
    await ann.close();
    await phone.getByRole("button", { name: "Try again", exact: true }).click();
    await expect(phone.getByRole("heading", { name: "Waiting for players…" })).toBeVisible();
    await expect(phone.getByRole("alert")).toBeHidden();
  });
});
