import { readFileSync, readdirSync } from "node:fs";
import type { EmployeeId } from "@blueplate/engine";
import { describe, expect, it } from "vitest";
import { plain, type Sentence, type Words, wordsIn } from "../src/index.ts";
import { bothIn, OTHERS } from "./leaves.ts";
import { numbersIn } from "./probes.ts";

type Fact = { readonly _tag: string } & Readonly<Record<string, unknown>>;

const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"];
const names = (seat: number): string => NAMES[seat] ?? "";

const FOLDER = new URL("../../../goldens/", import.meta.url);

const filesIn = (game: string): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.startsWith(`${game}/`) && name.endsWith(".jsonl"),
  );

const readFacts = (game: string): readonly Fact[] => {
  const facts = filesIn(game).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      // cast: the frozen logs are checked line by line by their own test.
      .flatMap((line) => (JSON.parse(line) as { readonly events?: readonly Fact[] }).events ?? []),
  );
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
};

const known = new Map<string, readonly Fact[]>();
/** Every event of the frozen games; those that are told alike once. */
const factsOf = (game: string): readonly Fact[] => {
  const facts = known.get(game) ?? readFacts(game);
  known.set(game, facts);
  return facts;
};

/** Events that no frozen game has seen. */
const RARE: Readonly<Record<string, readonly Fact[]>> = {
  "food-chain-magnate": [
    { _tag: "RestaurantPlaced", seat: 1, at: [3, 4], open: false },
    { _tag: "RestaurantMoved", seat: 0, from: [3, 4], at: [5, 6] },
    { _tag: "WentBankrupt", seat: 2, unpaid: 35 },
    { _tag: "CfoDismissed", seat: 0 },
    {
      _tag: "RestaurantsOpened",
      restaurants: [
        { seat: 1, at: [3, 4] },
        { seat: 2, at: [7, 8] },
      ],
    },
    { _tag: "ChainRemoved", seat: 2 },
  ],
};

const pointsAt = (sentence: Sentence | null): readonly string[] | null =>
  sentence?.flatMap((part) => (typeof part === "string" ? [] : [`${part.kind} ${part.id}`])).toSorted() ?? null;

/** The numbers that a sentence says but for those in the names of milestones. */
const countsIn = (sentence: Sentence | null): readonly string[] =>
  numbersIn(plain(sentence?.filter((part) => typeof part === "string" || part.kind !== "milestone") ?? []));

const eventIn = (words: Words, game: string, fact: Fact): Sentence | null =>
  words.games[game]?.event(fact, names) ?? null;

describe.each(["food-chain-magnate", "trick-n-chef"])("what happened in %s", (game) => {
  const facts = factsOf(game);

  it.each(OTHERS)("points at the same things and says the same numbers in %s", async (locale) => {
    const { english, other } = await bothIn(locale);
    for (const fact of [...facts, ...(RARE[game] ?? [])]) {
      const ours = eventIn(english, game, fact);
      const theirs = eventIn(other, game, fact);
      const told = theirs === null ? "" : plain(theirs);
      expect(pointsAt(theirs), `${fact._tag}: ${told}`).toEqual(pointsAt(ours));
      // What the working day is called has hours in it.
      if (fact._tag !== "PhaseBegan") expect(countsIn(theirs), `${fact._tag}: ${told}`).toEqual(countsIn(ours));
      expect(told).not.toMatch(/undefined|NaN|\[object/);
      if (ours !== null && pointsAt(ours)?.length !== 0) expect(told).not.toBe(plain(ours));
    }
  });
});

it.each(["en", ...OTHERS] as const)("every sentence begins as a line does in %s", async (locale) => {
  const words = await wordsIn(locale);
  for (const game of ["food-chain-magnate", "trick-n-chef"])
    for (const fact of [...factsOf(game), ...(RARE[game] ?? [])]) {
      const [first = ""] = eventIn(words, game, fact) ?? [];
      // People are called as they call themselves.
      if (typeof first === "string" || first.kind !== "seat")
        expect(typeof first === "string" ? first : first.text, fact._tag).toMatch(/^[^\p{Ll}]|^$/u);
    }
});

it("covers every event of Food Chain Magnate", async () => {
  const { foodChainMagnate } = await wordsIn("en");
  const seen = new Set(factsOf("food-chain-magnate").map(({ _tag }) => _tag));
  const rare = Object.keys(foodChainMagnate.events).filter((tag) => !seen.has(tag));
  expect(rare.toSorted()).toEqual(RARE["food-chain-magnate"]?.map(({ _tag }) => _tag).toSorted());
});

describe("a card that is hired", () => {
  const fact = { _tag: "Hired", seat: 0, employee: "waitress", phantom: false };

  it.each([
    ["en", "Ann hires a waitress."],
    ["ru", "Ann нанимает официантку."],
    ["pl", "Ann zatrudnia kelnerkę."],
  ] as const)("stands in its case in %s", async (locale, text) => {
    expect(plain(eventIn(await wordsIn(locale), "food-chain-magnate", fact) ?? [])).toBe(text);
  });
});

describe("who works", () => {
  const structures = [0, 1, 2].map((seat) => ({ seat, atWork: {}, overfilled: false }));

  it.each([
    ["en", "Ann works alone; Bob works alone; Cleo works alone."],
    ["ru", "Ann работает в одиночку; Bob работает в одиночку; Cleo работает в одиночку."],
    ["pl", "Ann pracuje w pojedynkę; Bob pracuje w pojedynkę; Cleo pracuje w pojedynkę."],
    ["ja", "AnnはCEOだけ；BobはCEOだけ；CleoはCEOだけ。"],
  ] as const)("is told of each chain between the same signs in %s", async (locale, text) => {
    const told = eventIn(await wordsIn(locale), "food-chain-magnate", { _tag: "StructuresRevealed", structures });
    expect(plain(told ?? [])).toBe(text);
  });
});

describe("a structure that is submitted", () => {
  const told = async (locale: "en" | "ru", content: readonly EmployeeId[] | null): Promise<string> => {
    const employees = { _tag: "Envelope", readers: [0], content };
    const fact = { _tag: "StructureSubmitted", seat: 0, employees };
    return plain(eventIn(await wordsIn(locale), "food-chain-magnate", fact) ?? []);
  };

  it("is told to whom it is open, with copies of a card together", async () => {
    const crew: readonly EmployeeId[] = ["trainer", "waitress", "trainer"];
    expect(await told("en", crew)).toBe("Ann is ready with 2 × trainer and waitress.");
    expect(await told("en", [])).toBe("Ann is ready, alone.");
    expect(await told("ru", [])).toBe("Ann: готово, в одиночку.");
  });

  it("is not told to anybody else", async () => {
    expect(await told("en", null)).toBe("Ann is ready.");
  });
});

it("puts the right article before every card in English", async () => {
  const { foodChainMagnate } = await wordsIn("en");
  const AN = ["errand-boy", "executive-vice-president", "hr-director"];
  // cast: the keys of the table are its cards.
  for (const employee of Object.keys(foodChainMagnate.employees) as readonly EmployeeId[]) {
    const article = AN.includes(employee) ? "an" : "a";
    const { name } = foodChainMagnate.employees[employee as "waitress"];
    const hired = plain(eventIn(await wordsIn("en"), "food-chain-magnate", { _tag: "Hired", seat: 0, employee }) ?? []);
    expect(hired).toMatch(new RegExp(`^Ann hires ${article} ${name}\\.$`, "i"));
    const never = foodChainMagnate.refusals.NoCareer({ _tag: "NoCareer", rule: "", employee, to: employee });
    const opened = article === "an" ? "An" : "A";
    expect(never).toBe(`${opened} ${name} does not become ${article} ${name}.`);
  }
  const hires = { _tag: "Hired", seat: 0, employee: "hr-director" };
  expect(plain(eventIn(await wordsIn("en"), "food-chain-magnate", hires) ?? [])).toBe("Ann hires an HR director.");
});
