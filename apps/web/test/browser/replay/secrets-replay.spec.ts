import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { isEnvelope, mayRead, seatOf } from "@blueplate/kernel";
import { expect, type Page } from "@playwright/test";
import { Result } from "effect";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { foldedChoice } from "../fixtures/folded-choice.ts";
import { keepGame } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";
import { everythingSaid } from "../fixtures/read.ts";

test.use({ sharesServer: true });

const FROZEN = readFileSync(
  new URL("../../../../../goldens/food-chain-magnate/1/standard-3p-steady-g1.jsonl", import.meta.url),
  "utf8",
);
const { hash } = Result.getOrThrow(foodChainMagnate.load({ modules: [], options: {}, seats: 3 }));
/** As if it were of today's rules: by others it would be played again, and said where it does not follow from them. */
const LOG = FROZEN.replace(/"hash":"[^"]*"/, `"hash":"${hash}"`);
const LINES = LOG.trimEnd().split("\n");

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const told = (page: Page) => page.getByRole("region", { name: "What happened" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Another secret of the same kind: another card in reserve, other people. */
const changed = (secret: unknown): unknown => {
  if (typeof secret === "number") return secret === 100 ? 200 : 100;
  if (Array.isArray(secret)) return secret.length === 0 ? ["waitress"] : [];
  if (typeof secret !== "object" || secret === null) return secret;
  if ("_tag" in secret || "employees" in secret) {
    return Object.fromEntries(
      Object.entries(secret).map(([name, each]) => [name, name === "_tag" || name === "busy" ? each : changed(each)]),
    );
  }
  return { ...secret, waitress: "waitress" in secret ? Number(secret.waitress) + 1 : 1 };
};

/** The same with other secrets in all that a seat may not read. */
const withOtherSecrets = (value: unknown, seat: number): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withOtherSecrets(each, seat));
  if (isEnvelope(value) && !mayRead(value, seatOf(seat))) return { ...value, content: changed(value.content) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOtherSecrets(each, seat)]));
};

const otherSecrets = LINES.map((text) => JSON.stringify(withOtherSecrets(JSON.parse(text), 0))).join("\n");

/** Opens a log at a step, on the flat map: what is said of a town is said there. */
const open = async (page: Page, log: string, at: number): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  await page.goto("/replay/");
  // A file with other secrets in it would be played again, and refused; a game of this device is not.
  await keepGame(page, "local-world", { log });
  await page.goto(`/replay/?local=local-world&at=${at}`);
  await expect(line(page)).toHaveAttribute("aria-valuenow", String(at));
  // What is said is read when all of it has come: the notes are fetched after the rest.
  await expect(page.getByRole("region", { name: "This moment", includeHidden: true })).toBeAttached();
};

/** A step at which the reserve cards are laid and one of the structures of the round. */
const AT = 58;

const RAIL = ["Line", "Play on", "Notes", "Now", "Race"];
const DRAWER = ["Charts", "Dinner", "Lines", "Chance"];

/** What is pulled over the map, by its key. */
const PANELS = [
  ["s", "Supply"],
  ["m", "Milestones"],
] as const;

/** A way to look at the game: through which eyes, or without its end. */
type Look = (page: Page) => Promise<unknown>;

/** All that is said once the page stands still: a chart measures its room before it draws its axes. */
const saidAtRest = async (page: Page): Promise<string> => {
  let said = await everythingSaid(page);
  await expect(async () => {
    const before = said;
    said = await everythingSaid(page);
    expect(said).toBe(before);
  }).toPass();
  return said;
};

/** All that is said in each view of the screen, looked at in each way, and in what opens over it: by name. */
const world = async (page: Page, log: string, looks: readonly Look[]): Promise<Readonly<Record<string, string>>> => {
  await open(page, log, AT);
  const said: Record<string, string> = {};
  const read = async (name: string): Promise<void> => {
    for (const [nth, look] of looks.entries()) {
      await look(page);
      said[`${name} ${nth}`] = await saidAtRest(page);
    }
  };
  const show = async (name: string): Promise<void> => {
    await page.getByRole("tab", { name, exact: true }).click();
    await read(name);
  };
  for (const name of RAIL) await show(name);
  await button(page, "Charts and tables").click();
  for (const name of DRAWER) await show(name);
  await page.locator(".drawer-close").click();
  for (const [key, name] of PANELS) {
    const panel = page.getByRole("dialog", { name, exact: true });
    await page.getByRole("heading", { name: "Looking back" }).click();
    await page.keyboard.press(key);
    await expect(panel).toBeVisible();
    await read(name);
    await panel.getByRole("button", { name: "Close", exact: true }).click();
    await expect(panel).toBeHidden();
  }
  await page.getByRole("button", { name: "Company of steady 2" }).click();
  said["company"] = await saidAtRest(page);
  await page.keyboard.press("Escape");
  return said;
};

/** Where two worlds say different things: the view, and what each says there. */
const differences = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.entries(one).flatMap(([view, said]) => {
    const [here, there] = [said.split("\n"), (other[view] ?? "").split("\n")];
    const at = here.findIndex((text, index) => text !== there[index]);
    return said === other[view] ? [] : [[view, here.slice(at, at + 3), there.slice(at, at + 3)]];
  });

const through =
  (value: string): Look =>
  async (page) => {
    await foldedChoice(page, "Whose eyes").click();
    await page.locator(`.eyes input[value="${value}"]`).click();
  };

/** Goes to a step near the beginning, by the keys. */
const toStep = async (page: Page, step: number): Promise<void> => {
  await page.getByRole("heading", { name: "Looking back" }).click();
  await page.keyboard.press("Home");
  for (let nth = 0; nth < step; nth++) await page.keyboard.press("ArrowRight");
};

test("no view says what eyes cannot see: worlds that differ in nothing else look the same", async ({ browser }) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const looks = [through("then"), through("0")];
  const one = await world(ann, LOG, looks);
  expect(differences(one, await world(bob, otherSecrets, looks))).toEqual([]);
  // The worlds do differ, for whoever sees everything.
  await through("all")(bob);
  await toStep(bob, 5);
  await expect(told(bob)).toContainText("lays the reserve card of $100");
  await through("then")(bob);
  await expect(told(bob)).not.toContainText("reserve card of $");
});

test("what does not follow from today's rules is told to whoever sees everything, and to nobody else", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const ofOthers = otherSecrets.replace(hash, "0".repeat(hash.length));
  await open(ann, ofOthers, AT);
  const mark = ann.getByLabel("About this log: Other rules");
  const sentence = ann.getByText(/^This game was played under other rules than those of today\. Line \d+/);
  await expect(mark).toBeVisible();
  await expect(ann.getByRole("status").filter({ hasText: "About this log: Other rules" })).toBeAttached();
  // It stands in the head of the page and covers nothing; what it says is opened and closed by keys.
  await expect(sentence).toBeHidden();
  await mark.press("Enter");
  await expect(sentence).toBeVisible();
  await ann.keyboard.press("Escape");
  await expect(sentence).toBeHidden();
  await expect(mark).toBeFocused();
  await expect(ann.locator(".head").filter({ has: mark })).toBeVisible();
  const told = ann.getByText("About this log");
  await through("0")(ann);
  for (const each of [mark, sentence, told]) await expect(each).toHaveCount(0);
  await through("all")(ann);
  await expect(mark).toBeVisible();
  await ann.getByLabel("Hide the outcome").check();
  for (const each of [mark, sentence, told]) await expect(each).toHaveCount(0);
});

test("no view says what comes after the last step that was seen, nor that anything does", async ({ browser }) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const looks = [(page: Page) => page.getByLabel("Hide the outcome").check()];
  const one = await world(ann, LOG, looks);
  expect(differences(one, await world(bob, LINES.slice(0, AT + 20).join("\n"), looks))).toEqual([]);
  // No key leads further than a step.
  await bob.getByRole("heading", { name: "Looking back" }).click();
  await bob.keyboard.press("End");
  await expect(line(bob)).toHaveAttribute("aria-valuenow", String(AT));
  await bob.getByLabel("Hide the outcome").uncheck();
  await expect(line(bob)).toHaveAttribute("aria-valuemax", String(AT + 18));
});
