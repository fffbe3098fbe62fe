import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const VARIANT = `import { defineEvent, defineState, foreignId, type Module, moduleKind, pay, type Policy, withAbility } from "@blueplate/engine";
import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { TIP } from "./dollars.ts";

const DOUBLES = foreignId("tip-jar:doubles");
const jars = defineState<readonly number[]>("tip-jar", Schema.Array(Schema.Int), []);

/** Every tip that a chain has got so far. */
const filled = defineEvent("tip-jar:Filled", { seat: Seat, dollars: Schema.Int }, (state, { seat, dollars }) => {
  const before = jars.of(state);
  const after = state.chains.map((chain) => (before[chain.seat] ?? 0) + (chain.seat === seat ? dollars : 0));
  return jars.with(state, after);
});

/** Every house that a chain sells to leaves a tip; a busker at work adds one. */
const tips: Policy = {
  answers: ["HouseServed"],
  react: (ruleset, state, event) => {
    if (event._tag !== "HouseServed") return [];
    const { content, formulas } = ruleset;
    const buskers = withAbility(content, formulas.workforce(ruleset, state, event.seat), DOUBLES);
    const dollars = buskers.reduce((sum, { count }) => sum + count * TIP, TIP);
    const paid = pay(ruleset, state, { seat: event.seat, reason: foreignId("tip-jar:tip"), amount: dollars });
    return [...paid, filled.make({ seat: event.seat, dollars })];
  },
};

/** Tip Jar: a variant from outside of the repository, small, with a card, a policy, an event and a state of its own. */
export const variant: Module = {
  id: "tip-jar",
  version: 3,
  rules: () => ({
    cards: {
      busker: {
        copies: 6,
        entry: true,
        salary: true,
        unique: false,
        family: "service",
        range: null,
        abilities: [moduleKind(DOUBLES, 1)],
      },
    },
    state: jars,
    events: [filled],
    policies: [tips],
  }),
};
`;

const words = (name: string, help: string, busker: string, tip: string): string =>
  `import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: ${JSON.stringify(name)},
  help: ${JSON.stringify(help)},
  employees: { busker: { name: ${JSON.stringify(busker)}, effect: "+$2", help: ${JSON.stringify(help)} } },
  payments: { "tip-jar:tip": (amount, { who }, seat) => [who(seat), \` ${tip} \${amount}.\`] },
  events: { "tip-jar:Filled": () => null },
  reasons: { "tip-jar:hired": ({ each }: { readonly each: number }) => \`+$\${each}.\` },
};
`;

const FACE = `import type { Face } from "@blueplate/variants/face";
import { TIP } from "./dollars.ts";

export const face: Face = { worth: { cards: { busker: () => 3 * TIP } } };
`;

const REASONS = `import type { EventOf } from "@blueplate/engine";
import type { ModuleReasons } from "@blueplate/variants/reason";
import { TIP } from "./dollars.ts";

export const reasons: ModuleReasons = {
  facts: {
    Hired: (_here, { employee }: EventOf<"Hired">) =>
      String(employee) === "busker" ? [{ id: "tip-jar:hired", each: TIP }] : [],
  },
};
`;

/** A small variant as its author writes it, file by file. */
const TIP_JAR: Readonly<Record<string, string>> = {
  "variant.ts": VARIANT,
  "dollars.ts": "/** What a house leaves. Dollars. */\nexport const TIP = 2;\n",
  "face.ts": FACE,
  "reasons.ts": REASONS,
  "words/en.ts": words("Tip Jar", "Every house that buys from you leaves $2 more.", "Busker", "finds tips of"),
  "words/pl.ts": words("Słoik na napiwki", "Każdy dom zostawia $2 więcej.", "Grajek", "znajduje napiwki:"),
  "rules.md": "# Tip Jar\n\nEvery house that a chain sells to leaves $2 more; each busker at work adds $2.\n",
  "test/tip-jar.test.ts": 'throw new Error("a test does not come along");\n',
};

/** Writes files under a folder. */
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** Lays the variant among those of a copy of the repository. */
export const writeTipJar = (root: string): void => writeFiles(join(root, "variants/tip-jar"), TIP_JAR);
