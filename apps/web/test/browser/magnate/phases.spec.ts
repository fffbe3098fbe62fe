import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { playMagnate } from "../fixtures/magnate.ts";
import { createTable, joinTable, LOST, newPerson, question, READY } from "../fixtures/person.ts";
import type { Server } from "../fixtures/server.ts";

/** Waitresses pay the cooks, and nobody advertises: what is cooked goes to waste, wins a freezer and overflows it. */
const HOARD = { day: ["Hire", "Cook", "Cook", "Cook"], hire: ["Waitress", "Kitchen Trainee"] };

/** What somebody sees of the game: the question with all that is filled in, the log, the own company. */
const seen = async (page: Page): Promise<string> => {
  await page.getByRole("tab", { name: "Log" }).click();
  const parts = [
    page.getByRole("region", { name: "Your move" }),
    page.getByRole("list", { name: "Log" }),
    page.getByRole("region", { name: "Your company" }),
  ];
  return (await Promise.all(parts.map((part) => part.innerText()))).join("\n");
};

/** Kills the server under everybody's hands and starts it again; the first of them loads the page anew, too. */
const strike = async (server: Server, people: readonly Page[]): Promise<void> => {
  const before = await Promise.all(people.map(seen));
  await server.kill();
  for (const page of people) await expect(page.getByText(LOST)).toBeVisible();
  await server.start();
  for (const page of people) await expect(page.getByText(LOST)).toBeHidden();
  await people[0]?.reload();
  for (const [index, page] of people.entries()) await expect.poll(() => seen(page)).toBe(before[index]);
};

/** Whoever is asked now comes first. */
const askedFirst = async (people: readonly Page[]): Promise<readonly [Page, Page]> => {
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error("two people play");
  const asked = await Promise.any(
    people.map((page) =>
      question(page)
        .waitFor()
        .then(() => page),
    ),
  );
  return asked === ann ? [ann, bob] : [bob, ann];
};

const picked = (page: Page): Locator => question(page).locator(".picked");
const offer = (page: Page): Locator => question(page).locator(".slot .offers button, .slot .card-row button").first();
const main = (page: Page, name: string | RegExp): Locator =>
  question(page).locator("button[data-kind=main]").filter({ hasText: name });

test("killed in any phase, the server comes back with every move and every draft", async ({ browser, server }) => {
  const ann = await onFlatMap(await newPerson(browser));
  const bob = await onFlatMap(await newPerson(browser));
  const people = [ann, bob];
  await createTable(ann, {
    name: "Weak fuses",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link"],
    seed: "weak-fuses",
  });
  await joinTable(bob, ann.url(), "Bob");
  const playOn = (until: (page: Page) => Locator) =>
    Promise.all(people.map((page) => playMagnate(page, until(page), HOARD)));
  const phase = (name: string) => (page: Page) =>
    page.getByRole("listitem").and(page.locator("[aria-current=step]")).filter({ hasText: name });

  await test.step("first restaurants", async () => {
    const [asked, waiting] = await askedFirst(people);
    await asked.getByRole("button", { name: "Place restaurant", exact: true }).click();
    await question(asked).locator("select").selectOption({ index: 7 });
    await expect(picked(asked)).not.toHaveText("");
    await strike(server, [asked, waiting]);
  });

  await test.step("reserve cards: one lies at the bank, the other is in hand", async () => {
    const ask = (page: Page) => page.getByText("Which reserve card do you lay at the bank?");
    await playOn(ask);
    await offer(bob).click();
    await main(bob, "Lay card").click();
    await expect(question(bob)).toBeHidden();
    await offer(ann).click();
    await expect(main(ann, "Lay card")).toBeEnabled();
    await strike(server, people);
  });

  await test.step("restructuring", async () => {
    await playOn((page) => page.locator(".structure"));
    await bob.getByRole("button", { name: "Everybody who fits" }).click();
    await main(bob, "Ready").click();
    await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
    await ann.getByRole("button", { name: "Everybody who fits" }).click();
    await expect(main(ann, "Ready")).toBeEnabled();
    await strike(server, people);
  });

  await test.step("order of business", async () => {
    await playOn(phase("Order of business"));
    const [asked, waiting] = await askedFirst(people);
    await offer(asked).click();
    await expect(main(asked, "Take place")).toBeEnabled();
    await strike(server, [asked, waiting]);
  });

  await test.step("payday: one has paid, the other has marked whom to dismiss", async () => {
    await playOn(phase("Payday"));
    await main(bob, "Nothing to pay").click();
    await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
    await question(ann).getByRole("button", { name: "Dismiss Waitress" }).click();
    await expect(main(ann, "Dismiss 1")).toBeEnabled();
    await expect(question(ann).getByText(/^Next payday: \$\d+/)).toBeVisible();
    await strike(server, people);
    await question(ann).getByRole("button", { name: "Keep Waitress" }).click();
  });

  await test.step("working, in the middle of a turn", async () => {
    await playOn(phase("Working 9 to 5"));
    const [asked, waiting] = await askedFirst(people);
    await asked.getByRole("button", { name: "Hire", exact: true }).click();
    await expect(question(asked).getByText(/^At work from R\d+$/)).toBeVisible();
    await question(asked).getByRole("button", { name: "Trainer", exact: true }).click();
    await main(asked, "Hire").click();
    await asked.getByRole("tab", { name: "Log" }).click();
    await expect(asked.getByRole("list", { name: "Log" })).toContainText("hires a trainer");
    await asked.getByRole("button", { name: "Cook", exact: true }).click();
    await expect(main(asked, "Cook")).toBeEnabled();
    await strike(server, [asked, waiting]);
  });

  await test.step("clean-up, at a freezer that overflows", async () => {
    await playOn(phase("Clean-up"));
    const [asked, waiting] = await askedFirst(people);
    await question(asked)
      .getByRole("button", { name: /^Keep one .* less$/ })
      .first()
      .click();
    await strike(server, [asked, waiting]);
  });
});
