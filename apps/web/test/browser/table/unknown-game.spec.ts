import { expect } from "@playwright/test";
import { builds } from "../fixtures/builds.ts";
import { test } from "../fixtures/fixture.ts";
import { createTable, joinTable, newPerson, question } from "../fixtures/person.ts";

test.use({ withBids: true });

test("a table of a game that the server does not have any more is kept, and says which game is missing", async ({
  browser,
  server,
}) => {
  const ann = await newPerson(browser);
  const others = ["Open: for whoever has the link"];
  await createTable(ann, { name: "Bids", player: "Ann", game: "hidden bids", others });
  await joinTable(await newPerson(browser), ann.url(), "Bob");
  await expect(question(ann)).toBeVisible();
  await server.kill();
  await server.start({ script: "src/main.ts", pages: builds().web });
  await ann.reload();
  const said = ann.getByRole("status").filter({ hasText: "This server does not have the game “" });
  await expect(said).toContainText("the table is kept as it is, but nobody can play it here");
  await expect(question(ann)).toHaveCount(0);
  // Nothing is being fetched, and to load the page again would not help.
  await expect(ann.getByText("Loading")).toHaveCount(0);
  await expect(ann.getByRole("alert")).toHaveCount(0);
  await ann.getByLabel("Language").selectOption({ label: "Polski" });
  await expect(ann.getByText("Ten serwer nie ma gry „")).toBeVisible();
});
