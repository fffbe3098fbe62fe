import { createGame, type Module, type ModuleRules, presetsOf, usualRulesBySeats } from "@blueplate/engine";
import { MODULES } from "@blueplate/variants";
import { Result } from "effect";
import { join } from "node:path/posix";
import { type Breach, isConfig, isTest } from "./room.ts";
import { lineOf, literalOf, type SourceFile } from "./source.ts";

/** What the base game has under the same id: a module that puts something else in its place does not own the name. */
const BASE: ReadonlySet<string> = new Set(
  Object.keys(
    Result.getOrThrow(createGame({ modules: [], presets: presetsOf([]) }).load({ modules: [], options: {}, seats: 2 }))
      .forms,
  ),
);

const idsIn = ({ cards, goods, milestones, campaigns, events, forms, steps }: ModuleRules): readonly string[] => [
  ...[cards, goods, milestones].flatMap((rows = {}) => Object.keys(rows)),
  ...Object.values(campaigns ?? {}).map(({ kind }) => kind),
  ...(events ?? []).map(({ tag }) => tag),
  ...(forms ?? []).flatMap((form) => ("tag" in form ? [form.tag] : [])),
  ...(steps ?? []).map(({ step }) => step),
];

/** The module's id, and those of everything that it brings with its usual options. */
const idsOf = (module: Module): readonly string[] => [module.id, ...usualRulesBySeats(module).flatMap(idsIn)];

/** Which module an id is of. */
const OWNERS: ReadonlyMap<string, string> = new Map(
  MODULES.flatMap((module) => idsOf(module).flatMap((id) => (BASE.has(id) ? [] : [[id, module.id] as const]))),
);

/**
 * Tests outside of a module's folder that play with it, since something is shown there which needs one: without the module they would
 * need another. Nothing else of the house knows that there is such a module.
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  // A page that knows a card, a good, a step or a face by the rows of a module.
  "apps/replay/test/editor/editor.test.ts": ["sushi"],
  "apps/web/test/browser/magnate/faces.spec.ts": ["kimchi"],
  "apps/web/test/browser/magnate/modules.spec.ts": ["sushi", "mass-marketeers", "night-shift-managers"],
  "packages/magnate-table/test/text/answer.test.ts": ["sushi"],
  "variants/test/faces.test.ts": ["kimchi", "hard-choices"],
  // Bots that are told what a module's rows are worth.
  "packages/bot/test/worth.test.ts": ["kimchi", "fry-chefs", "night-shift-managers"],
  // Positions, setups and logs that name a module; some need no more of it than its name.
  "apps/replay/test/open/refused.test.ts": ["kimchi"],
  "packages/engine/test/modules/foreign.test.ts": ["kimchi"],
  "packages/engine/test/rules/10-campaigns.test.ts": ["kimchi"],
  "packages/engine/test/scenario/positions.test.ts": ["sushi"],
  "packages/kernel/test/log.test.ts": ["kimchi"],
  "packages/kernel/test/setup.test.ts": ["kimchi"],
  "packages/store/test/store.test.ts": ["kimchi"],
  "packages/words/test/faults.test.ts": ["fry-chefs"],
  // Generators and checks that refuse what is there already.
  "tooling/test/generators/refused.test.ts": ["fry-chefs"],
  "tooling/test/house.test.ts": ["kimchi"],
  "tooling/test/packages/packages.test.ts": ["kimchi"],
  "tooling/test/upcast.test.ts": ["kimchi"],
};

/** The paragraph of the rules on a preset is shown by a game of it. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "packages/magnate-table/src/rules-examples/line-positions.ts": ["introductory"],
};

/** Presets are chapters of the base game's own rules (R22), by which tests everywhere play shorter games. */
const isPreset = (module: string): boolean => MODULES.some(({ id, preset }) => id === module && preset === true);

const HERE = "tooling/src/check/module-ids.ts";

const OWNED_FOLDERS: ReadonlySet<string> = new Set(MODULES.map(({ id }) => id));

const folderOf = (path: string): string | undefined => /^variants\/([^/]+)\//.exec(path)?.[1];

/**
 * What belongs to a variant stands in its folder alone: taken out, it leaves nothing behind. What two variants make of each other stands
 * in the folder of one, which can be played without the other.
 */
export const namedModules = ({ path, text, nodes }: SourceFile): readonly Breach[] => {
  const folder = folderOf(path);
  if (folder === "generated" || OWNED_FOLDERS.has(folder ?? "") || isConfig(path) || path === HERE) return [];
  const mayName = [...(TESTS[path] ?? []), ...(EXAMPLES[path] ?? [])];
  const isHarmless = (owner: string): boolean => mayName.includes(owner) || (isTest(path) && isPreset(owner));
  return nodes.flatMap((node): readonly Breach[] => {
    const id = literalOf(node);
    const owner = id === null ? undefined : OWNERS.get(id);
    if (owner === undefined || isHarmless(owner)) return [];
    return [{ path, message: `line ${lineOf(text, node.start)} names ${id}, which is the variant's ${owner} alone` }];
  });
};

/** A variant that imports from another one's folder could not be played without it. */
export const importedVariants = ({ path, imports }: SourceFile): readonly Breach[] => {
  const folder = folderOf(path);
  if (folder === "generated") return [];
  return imports.flatMap(({ from }): readonly Breach[] => {
    const other = from.startsWith(".") ? folderOf(join(path, "..", from)) : undefined;
    const isVariant = other !== undefined && other !== folder && OWNED_FOLDERS.has(other);
    return isVariant ? [{ path, message: `imports ${from}: the folder of a variant is its own` }] : [];
  });
};
