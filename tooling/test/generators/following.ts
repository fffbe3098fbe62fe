import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@blueplate/words";

type Replacement = readonly [before: string, after: string];

/** Puts other texts in the place of some that stand in a file. */
const put = (root: string, path: string, ...replacements: readonly Replacement[]): void => {
  const at = join(root, path);
  const text = replacements.reduce(
    (so, [before, after]) => {
      if (!so.includes(before)) throw new Error(`${path}: nowhere ${JSON.stringify(before)}`);
      return so.replace(before, after);
    },
    readFileSync(at, "utf8"),
  );
  writeFileSync(at, text);
};

/** The same file of words in every language. */
const inEveryLanguage = (file: string): readonly string[] =>
  Object.keys(LOCALES).map((locale) => `packages/words/src/${locale}/${file}`);

const CARDS = inEveryLanguage("food-chain-magnate/cards.ts");
const TOWNS = Object.keys(LOCALES).map((locale) => `variants/small-town/words/${locale}.ts`);
const DIVERS = inEveryLanguage("pearl-divers.ts");

const followCard = (root: string): void => {
  put(
    root,
    "packages/engine/src/content/employees.ts",
    ["copies: 0", "copies: 3"],
    ["abilities: []", 'abilities: [{ _tag: "cook", makes: { burger: 5 } }]'],
  );
  for (const cards of CARDS) {
    put(root, cards, ['effect: "", help: ""', 'effect: "5 burgers", help: "Makes five burgers."']);
  }
  put(root, "packages/engine/test/cards/fry-cook.test.ts", [
    '["what a chain may do with it"]',
    '["work.hire", "work.produce", "work.endTurn"]',
  ]);
};

const followMilestone = (root: string): void => {
  put(root, "packages/engine/src/content/milestones.ts", [
    '{ _tag: "revealed", employees: [] }, perks: []',
    '{ _tag: "recruited", persons: 2 }, perks: [{ _tag: "salaryDiscount", amount: 5 }]',
  ]);
  for (const cards of CARDS) {
    put(root, cards, ['trigger: "", effect: ""', 'trigger: "Hire two in one turn.", effect: "Salaries −$5."']);
  }
  put(
    root,
    "packages/engine/test/milestones/first-hire-2.test.ts",
    ["{ eventsOfCommand }", "{ eventsOfCommand, give, hire }"],
    [
      'rules, day({ atWork: [] }), { _tag: "work.endTurn" }',
      'rules, give(rules, day({ atWork: ["recruiting-girl"] }), hire("waitress")), hire("waitress")',
    ],
  );
};

const followModule = (root: string): void => {
  const text = `import { EMPLOYEE_ROWS, MILESTONE_ROWS, type Module } from "@blueplate/engine";

/** Three houses to build; burger cooks may become fry cooks. */
export const variant: Module = {
  id: "small-town",
  version: 1,
  rules: () => ({
    cards: { "fry-cook": EMPLOYEE_ROWS["fry-cook"] },
    careers: { "burger-cook": ["fry-cook"] },
    milestones: { "first-hire-2": MILESTONE_ROWS["first-hire-2"] },
    content: (content) => ({ ...content, houses: [1, 3, 6] }),
  }),
};
`;
  writeFileSync(join(root, "variants/small-town/variant.ts"), text);
  for (const town of TOWNS) put(root, town, ['help: ""', 'help: "Three houses to build."']);
};

const followBot = (root: string): void => {
  put(root, "packages/bot/src/pearl-divers/careful.ts", [
    "const offers",
    'if (view.stones % 4 > 0) return { command: { _tag: "heap.take", count: view.stones % 4 } };\n    const offers',
  ]);
};

/** Who names the command besides the package. */
const READERS = [...DIVERS, "packages/bot/src/pearl-divers/careful.ts"];

/** The heap becomes a game of pearls: its one command is called otherwise. */
const followGame = (root: string): void => {
  const folder = join(root, "packages/pearl-divers");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
    .map((name) => join("packages/pearl-divers", name));
  for (const path of [...sources, ...READERS]) {
    const text = readFileSync(join(root, path), "utf8").replaceAll('"heap.take"', '"pearls.take"');
    writeFileSync(join(root, path), text);
  }
  put(root, "packages/pearl-divers/test/rules/01-heap.test.ts", ['toContain("pearls.take")', 'toContain("heap.take")']);
  for (const divers of DIVERS) put(root, divers, ['about: ""', 'about: "Divers."'], ['help: ""', 'help: "All."']);
};

/** Does what the failing tests of the new things ask for, as a person would who follows them. */
export const follow = (root: string): void => {
  for (const step of [followCard, followMilestone, followModule, followBot, followGame]) step(root);
};
