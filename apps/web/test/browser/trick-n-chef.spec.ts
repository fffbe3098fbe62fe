import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd } from "./person.ts";

/** Everybody sees the same ranking, with all players. */
const sameRanking = async (people: readonly Page[], players: number): Promise<void> => {
  const texts = await Promise.all(people.map((page) => ending(page).innerText()));
  expect(new Set(texts).size).toBe(1);
  for (const page of people) await expect(ending(page).getByRole("row")).toHaveCount(players + 1);
};

test("two people and a bot play Trick-n-Chef to its end", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "Chefs",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible"],
  });
  await joinTable(bob, ann.url(), "Bob");
  const clicks = await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  // Three rounds of ten tricks: at least a card and a confirmation each.
  expect(Math.min(...clicks)).toBeGreaterThan(40);
  await sameRanking([ann, bob], 3);
});

test("four people play Trick-n-Chef to its end in four browsers", async ({ browser }) => {
  const open = "Open: for whoever has the link";
  const ann = await newPerson(browser);
  await createTable(ann, { name: "Four chefs", player: "Ann", game: "Trick-n-Chef", others: [open, open, open] });
  const people = [ann];
  for (const name of ["Bob", "Cem", "Dan"]) {
    const page = await newPerson(browser);
    await joinTable(page, ann.url(), name);
    people.push(page);
  }
  const clicks = await Promise.all(people.map(playToTheEnd));
  expect(Math.min(...clicks)).toBeGreaterThan(40);
  await sameRanking(people, 4);
});
