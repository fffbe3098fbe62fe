import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { openLocal } from "../../src/local/open.ts";
import { saveGame } from "../../src/saved-games/store.ts";

const CHANGED = "the rules have changed";
const UNFIT = "they cannot go on";
// Nothing is drawn here: of the table only its words are asked.
vi.mock("@blueplate/tabletop", () => ({
  shell: () => ({ local: { rulesChanged: CHANGED, unfit: UNFIT, unreadable: String } }),
}));

const golden = readFileSync(
  new URL("../../../../goldens/food-chain-magnate/1/standard-3p-steady-g1.jsonl", import.meta.url),
  "utf8",
);

/** The first entries of a game that the version before has kept on this device; without a browser it is remembered by the page. */
const keep = async (id: string, log: string): Promise<void> => {
  const head = { name: "Old", game: "food-chain-magnate", ruleset: "standard", players: [], finished: false };
  await expect(saveGame(id, { ...head, log, updatedAt: 0 })).rejects.toThrow();
};

const begun = `${golden.split("\n").slice(0, 120).join("\n")}\n`;

it("a game on this device that the version before began goes on by the rules of today", async () => {
  await keep("local-same", begun);
  const { header, rules, entries, seed } = await openLocal("local-same");
  expect(begun).not.toContain(rules.hash);
  expect(header.hash).toBe(rules.hash);
  expect([entries.length, seed]).toEqual([119, "g1"]);
});

it("one from whose facts they cannot go on, or of which no dice are known, is not played on", async () => {
  const dearer = begun.replace(/("_tag":"MoneyPaid","seat":\d,"reason":"[a-z]+","amount":)(\d+)/, "$199");
  expect(dearer).not.toBe(begun);
  await keep("local-other", dearer);
  await expect(openLocal("local-other")).rejects.toThrow(UNFIT);
  await keep("local-seedless", begun.replace('"seed":"g1"', '"seed":null'));
  await expect(openLocal("local-seedless")).rejects.toThrow(CHANGED);
});

it("one that they decide differently but can go on with is opened with the entry from which on it differs", async () => {
  // As rules may have come to it by which a campaign is for another good than was chosen.
  const lines = begun.split("\n");
  const at = lines.findIndex((line) => line.includes('"_tag":"CampaignLaunched"'));
  const other = (lines[at] ?? "").replace(/("_tag":"CampaignLaunched".*?"good":)"burger"/, '$1"pizza"');
  expect(other).not.toBe(lines[at]);
  await keep(
    "local-differs",
    lines
      .slice(0, at + 1)
      .with(at, other)
      .join("\n"),
  );
  expect(await openLocal("local-differs")).toMatchObject({ differs: at - 1 });
});
