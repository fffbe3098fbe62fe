import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { newPerson } from "../fixtures/person.ts";

test("somebody makes a bot, sees its token once, and revokes it", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  await ann.getByRole("link", { name: "Bots of your own" }).click();
  await expect(ann.getByText("None at the moment.")).toBeVisible();
  await ann.getByLabel("Name of the bot").fill("Fry-o-matic");
  await ann.getByRole("button", { name: "Make a bot" }).click();
  const told = ann.getByText("Copy the token of Fry-o-matic now");
  await expect(told).toBeVisible();
  const token = (await ann.locator("code").first().textContent()) ?? "";
  const asked = { headers: { authorization: `Bearer ${token}` } };
  expect(await (await ann.request.get("/api/v1/me", asked)).json()).toMatchObject({ name: "Fry-o-matic" });
  await ann.reload();
  await expect(ann.getByText("Fry-o-matic")).toBeVisible();
  await expect(told).toBeHidden();
  await ann.getByRole("button", { name: "Revoke the token: Fry-o-matic" }).click();
  await ann.getByRole("button", { name: "Revoke the token", exact: true }).click();
  await expect(ann.getByText("None at the moment.")).toBeVisible();
  expect((await ann.request.get("/api/v1/me", asked)).status()).toBe(401);
});

test("the page of the protocol is shown under the server's policy", async ({ browser }) => {
  const ann = await newPerson(browser);
  const problems: string[] = [];
  ann.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  await ann.goto("/bots");
  await ann.getByRole("link", { name: "The protocol" }).click();
  await expect(ann.getByRole("heading", { name: "Blueplate: protocol for bots" })).toBeVisible();
  await expect(ann.getByText("Play one command, or a whole day at once")).toBeVisible();
  expect(problems).toEqual([]);
});

test("on a phone the head of the page stands whole above its sill", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/bots");
  await expect(ann.getByRole("heading", { level: 1 })).toBeVisible();
  const [top, lowest, sill] = await ann.locator(".page-head").evaluate((head) => {
    const inside = [...head.querySelectorAll("a, h1, select")].map((each) => each.getBoundingClientRect());
    // The sill is 8 px high.
    const end = head.getBoundingClientRect().bottom - 8;
    return [Math.min(...inside.map((box) => box.top)), Math.max(...inside.map((box) => box.bottom)), end];
  });
  expect(top).toBeGreaterThanOrEqual(8);
  expect(lowest).toBeLessThanOrEqual(sill ?? 0);
});
