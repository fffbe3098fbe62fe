import { foodChainMagnate } from "@blueplate/variants";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Game } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { complaintsOf, lookBackAt } from "../fixtures/look-back.ts";
import { newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

/** Every frozen game, by what is looked back at together. */
const KINDS: readonly (readonly [name: string, game: Game, file: RegExp])[] = [
  ["the introductory game", foodChainMagnate, /introductory/],
  ["the second game", foodChainMagnate, /second-game/],
  ["the standard game", foodChainMagnate, /standard-[^@]*$/],
  ["the standard game with modules", foodChainMagnate, /standard-.*@/],
  ["Trick-n-Chef", trickNChef, /standard/],
];

const goldens = ({ id }: Game, file: RegExp): readonly string[] =>
  readdirSync(new URL(`../../../../../goldens/${id}/`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((name) => file.test(name) && name.endsWith(".jsonl"))
    .map((name) => name.replace(/\.jsonl$/, ""));

/** Lets a file fall on the page, whatever it shows. */
const dropFile = async (page: Page, name: string, text: string): Promise<void> => {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: "application/jsonl" }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await data.dispose();
};

/** The chapter that the address names. */
const chapterIn = (address: string | URL): string | null => new URL(address).searchParams.get("chapter");

for (const [name, game, file] of KINDS) {
  test(`every frozen game of ${name} is dropped in, walked through, charted, played on, noted and given out`, async ({
    browser,
  }) => {
    const page = await onFlatMap(await newPerson(browser));
    const complaints = complaintsOf(page);
    await page.goto("/replay/");
    for (const golden of goldens(game, file)) {
      await test.step(golden, async () => {
        const log = logOfToday(golden, game);
        const before = chapterIn(page.url());
        await dropFile(page, `${basename(golden)}.jsonl`, log);
        // The game that was open may be as long as this one.
        await page.waitForURL((url) => chapterIn(url) !== before);
        await lookBackAt(page, log);
      });
      expect(complaints, golden).toEqual([]);
    }
  });
}
