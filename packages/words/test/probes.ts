import type { Leaf } from "./leaves.ts";

/** Numbers that no sentence says by itself. */
const FIRST = 1001;

/** What sentences are asked with that take more than texts and numbers, by path. */
const PARTS: Readonly<Record<string, readonly unknown[]>> = {
  "shell.panels.houses": [[1001, 1002]],
  "shell.panels.won": [[1001, 1002]],
  "shell.panels.lost": [[1001, 1002]],
  "shell.panels.buyFrom": [
    1001,
    [
      { name: "1002", houses: 1003 },
      { name: "1004", houses: 1005 },
    ],
  ],
};

/** Takes any property for a number of its own, so that it is seen which ones a sentence says. */
const anything = (numbers: Map<string, number>): unknown => {
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? FIRST + numbers.size;
    numbers.set(name, known);
    return known;
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== "string") return undefined;
        if (name === "fault") return "no-road";
        if (name === "square" || name === "at") return [numberOf("x"), numberOf("y")];
        return numberOf(name);
      },
    },
  );
};

const numbers = new Map<string, number>();

/** What a sentence says of parts that can be told from each other. */
export const saidBy = (path: string, leaf: Leaf): string => {
  if (typeof leaf === "string") return leaf;
  if (/^game\.(refusals|faults)\./.test(path)) return String(leaf(anything(numbers)));
  const parts = PARTS[path] ?? Array.from({ length: leaf.length }, (_, index) => FIRST + index);
  return String(leaf(...parts));
};

/** The numbers in a text. */
export const numbersIn = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

/** Those of them that were asked with. */
export const partsIn = (text: string): readonly string[] => numbersIn(text).filter((number) => Number(number) >= FIRST);
