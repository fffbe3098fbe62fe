import type { Phase } from "@blueplate/engine";
import type { ActionSummary, TurnSpan } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { plain, type Sentence, structuresLine, turnLine, type Words, wordsIn } from "../src/index.ts";
import { bothIn, OTHERS } from "./leaves.ts";
import { numbersIn } from "./probes.ts";

const NAMES = ["Ann", "Bob"];
const names = (seat: number): string => NAMES[seat] ?? "";
const [ann, bob] = [seatOf(0), seatOf(1)];

const turnOf = (phase: Phase, seat: TurnSpan["seat"], actions: readonly ActionSummary[]): TurnSpan => ({
  round: 5,
  from: 40,
  to: 52,
  phase,
  seat,
  actions,
});

const DAY: readonly ActionSummary[] = [
  { _tag: "hires", seat: ann, employees: { trainer: 1, waitress: 2 } },
  { _tag: "trains", seat: ann, employee: "burger-cook", to: "burger-chef" },
  { _tag: "gains", seat: ann, milestone: "first-train" },
  { _tag: "advertises", seat: ann, campaign: 11, kind: "billboard", good: "burger", from: 5, until: 6 },
  { _tag: "advertises", seat: ann, campaign: 4, kind: "airplane", good: "beer", from: 5, until: "endless" },
  { _tag: "stocks", seat: ann, goods: { burger: 3, beer: 2 } },
  { _tag: "builds", seat: ann, house: 6 },
  { _tag: "plants", seat: ann, house: 7 },
  { _tag: "opens", seat: ann, at: [3, 4], open: false },
  { _tag: "opens", seat: ann, at: [5, 4], open: true },
  { _tag: "moves", seat: ann, from: [3, 4], at: [8, 9] },
];

const EVENING: readonly ActionSummary[] = [
  { _tag: "sells", seat: ann, houses: [2, 14], goods: { burger: 3 }, income: 45 },
  { _tag: "sells", seat: bob, houses: [9], goods: { pizza: 1 }, income: 10 },
  { _tag: "earns", seat: ann, source: "waitresses", amount: 6 },
  { _tag: "earns", seat: ann, source: "cfo", amount: 26 },
  { _tag: "pays", seat: bob, amount: 15 },
  { _tag: "dismisses", seat: bob, employees: { coach: 1 } },
  { _tag: "wakes", seat: ann, goods: { burger: 2 } },
  { _tag: "throws", seat: bob, goods: { pizza: 3 } },
  { _tag: "fails", seat: bob, unpaid: 35 },
  { _tag: "places", seat: bob, at: [0, 1] },
];

const TURNS = [
  turnOf("working", ann, DAY),
  turnOf("working", bob, []),
  turnOf("dinnertime", null, EVENING),
  turnOf("setup-restaurants", null, EVENING.slice(-1)),
];

const lineIn = (words: Words, turn: TurnSpan): Sentence | null => turnLine(words.foodChainMagnate, turn, names);

const pointsAt = (sentence: Sentence | null): readonly string[] | null =>
  sentence?.flatMap((part) => (typeof part === "string" ? [] : [`${part.kind} ${part.id}`])).toSorted() ?? null;

describe("a turn in one line", () => {
  it.each(OTHERS)("points at the same things and says the same numbers in %s", async (locale) => {
    const { english, other } = await bothIn(locale);
    for (const turn of TURNS) {
      const [ours, theirs] = [lineIn(english, turn), lineIn(other, turn)];
      expect(pointsAt(theirs)).toEqual(pointsAt(ours));
      expect(numbersIn(plain(theirs ?? []))).toEqual(numbersIn(plain(ours ?? [])));
    }
  });

  it("reads as people note a game down", async () => {
    const { english } = await bothIn("pl");
    const [day, idle, dinner] = TURNS.map((turn) => plain(lineIn(english, turn) ?? []));
    expect(day).toContain("R5 Ann: hires trainer and 2 × waitress, trains a burger chef, ");
    expect(day).toContain("billboard 11 burgers R5\u2060–\u20606, airplane 4 beers R5\u2060–\u2060∞");
    expect(idle).toBe("R5 Bob: nothing");
    expect(dinner).toContain("R5 Dinnertime: Ann: serves house 2 and house 14: $45, ");
    expect(dinner).toContain("; Bob: ");
  });

  it("says nothing of a phase in which nothing happened", async () => {
    const { english } = await bothIn("pl");
    expect(lineIn(english, turnOf("marketing", null, []))).toBeNull();
  });
});

describe("structures in one line", () => {
  const idle = { selected: [], atWork: {}, beach: {}, overfilled: false };
  const structures = [
    { ...idle, seat: ann, atWork: { "burger-cook": 2, "pizza-cook": 1, "marketing-trainee": 1 } },
    { ...idle, seat: bob },
    { ...idle, seat: seatOf(2), overfilled: true },
  ] as const;
  const familyOf = (employee: string) => (employee.endsWith("cook") ? "kitchen" : "marketing");
  const told = ({ foodChainMagnate }: Words): string =>
    plain(structuresLine(foodChainMagnate, structures, familyOf, (seat) => NAMES[seat] ?? "Cleo"));

  it("say how many of each kind work", async () => {
    expect(told(await wordsIn("en"))).toBe("Ann: kitchen 3, marketing 1; Bob: alone; Cleo: too many, all to the beach");
  });

  it.each(OTHERS)("say the same numbers of the same chains in %s", async (locale) => {
    const { english, other } = await bothIn(locale);
    expect(numbersIn(told(other))).toEqual(numbersIn(told(english)));
    for (const name of ["Ann", "Bob", "Cleo"]) expect(told(other)).toContain(name);
  });
});
