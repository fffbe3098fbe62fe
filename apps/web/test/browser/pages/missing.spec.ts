import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { newPerson } from "../fixtures/person.ts";

const LOST = "The server cannot be reached; it will be tried again.";

test("a page whose pieces do not come says so, and comes by itself, once; then by a press", async ({ browser }) => {
  const ann = await newPerson(browser);
  const games = ann.getByRole("radio", { name: "Food Chain Magnate", exact: true });
  const piece = /\/assets\/create-.*\.js/;
  await ann.goto("/");
  await ann.route(piece, (route) => (route.request().method() === "HEAD" ? route.continue() : route.abort()));
  await ann.getByRole("link", { name: "New table" }).click();
  await expect(ann.getByRole("alert")).toHaveText(LOST);
  await test.step("the piece is still missing: it is loaded anew once", async () => {
    await ann.waitForEvent("load");
    await expect(ann.getByRole("alert")).toHaveText(LOST);
  });
  await test.step("a press, now that it comes", async () => {
    await ann.unroute(piece);
    await ann.getByRole("button", { name: "Try again" }).click();
    await expect(games).toBeVisible();
  });
  await test.step("having come it comes by itself another time", async () => {
    await ann.goto("/");
    await ann.route(piece, (route) => route.abort(), { times: 1 });
    await ann.getByRole("link", { name: "New table" }).click();
    await expect(games).toBeVisible();
  });
});

test("a form that does not hear what games there are asks again by itself", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.route(/games\.list/, (route) => route.abort());
  await ann.goto("/new");
  await expect(ann.getByRole("alert")).toHaveText(LOST);
  await ann.unroute(/games\.list/);
  await expect(ann.getByRole("radio", { name: "Food Chain Magnate", exact: true })).toBeVisible();
  await expect(ann.getByRole("alert")).toHaveCount(0);
});
