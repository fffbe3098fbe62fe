// Plain JavaScript for whatever Node is on the machine: it runs before anything is built.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const LOCALES = ["en", "ja", "pl", "ru", "zh"];
const NOTE = "// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.\n";

/** `fry-chefs` as a name in a program: `fryChefs`. */
const camel = (id) =>
  id.replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase()).replace(/^@/, "");

/** The folders of variants in this repository. */
const own = (variants) =>
  readdirSync(variants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(variants, entry.name, "variant.ts")))
    .map(({ name }) => ({ name, folder: join(variants, name), at: `../${name}`, file: "ts" }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The packages that the server's setting names, as `pnpm variants` has laid them out and written down. */
const external = (variants) => {
  const folder = join(variants, "external");
  const list = join(folder, "installed.json");
  if (!existsSync(list)) return [];
  return JSON.parse(readFileSync(list, "utf8"))
    .map(({ module: name }) => ({ name, folder: join(folder, name), at: `../external/${name}`, file: "js" }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const withFile = (list, path) => list.filter(({ folder, file }) => existsSync(join(folder, `${path}.${file}`)));
/** The name under which a variant is imported: no package takes one of the repository's own. */
const constant = ({ name, file }) => camel(file === "ts" ? name : `package-${name}`);
const imported = (list, path, what) =>
  list.map((each) => `import { ${what} as ${constant(each)} } from "${each.at}/${path}.${each.file}";\n`).join("");
const names = (list) => list.map(constant).join(", ");

const catalogue = (list) => `${NOTE}import { createGame, type Module, presetsOf } from "@blueplate/engine";
import { choicesFor, type GameConfig, type ModuleChoice } from "@blueplate/kernel";
${imported(list, "variant", "variant")}
/** Every module that can be played, in the order in which they take effect. */
export const MODULES: readonly Module[] = [${names(list)}];

/** Food Chain Magnate with all of them. */
export const foodChainMagnate = createGame({ modules: MODULES, presets: presetsOf(MODULES) });

/** The rules for a configuration, or a refusal that names the field which does not fit. */
export const loadRules = (config: GameConfig): ReturnType<typeof foodChainMagnate.load> => foodChainMagnate.load(config);

/** The modules of a preset, as a configuration names them; none for a preset that there is not. */
export const modulesOf = (preset: string): readonly ModuleChoice[] =>
  choicesFor(foodChainMagnate, foodChainMagnate.presets.find(({ id }) => id === preset)?.modules ?? []);
`;

// Its type is said: left to be found it is written out in full, and outlives a change of the state's type.
const scenario = `${NOTE}import type { Command, Event, State } from "@blueplate/engine";
import { scenariosOf } from "@blueplate/engine/scenario";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { foodChainMagnate } from "./catalogue.ts";

/** Scenario files of Food Chain Magnate with all modules. */
export const foodChainMagnateScenarios: ScenarioHost<State, Command, Event> = scenariosOf(foodChainMagnate);
`;

const record = (list) => list.map((each) => `  "${each.name}": ${constant(each)},\n`).join("");

const wordsOf = (list, locale) => `${NOTE}import type { ModuleWords } from "@blueplate/words";
${imported(withFile(list, `words/${locale}`), `words/${locale}`, "words")}
/** The words of the modules in this language, by the module's id. */
export const WORDS: Readonly<Record<string, ModuleWords>> = {
${record(withFile(list, `words/${locale}`))}};
`;

const faces = (list) => `${NOTE}import type { Face } from "@blueplate/variants/face";

/** The faces of the modules, by the module's id: fetched when somebody looks at a table that is played with it. */
export const FACES: Readonly<Record<string, () => Promise<Face>>> = {
${withFile(list, "face")
  .map(({ name, at, file }) => `  "${name}": async () => (await import("${at}/face.${file}")).face,\n`)
  .join("")}};
`;

const worths = (list) => `${NOTE}import type { Worths } from "@blueplate/bot";
${imported(withFile(list, "face"), "face", "face")}
/** What bots make of what the modules bring, by the module's id. */
export const WORTHS: Worths = {
${withFile(list, "face")
  .map((each) => `  "${each.name}": ${constant(each)}.worth ?? {},\n`)
  .join("")}};
`;

const reasons = (list) => `${NOTE}import type { ReasonsByModule } from "@blueplate/bot";
${imported(withFile(list, "reasons"), "reasons", "reasons")}
/** What the modules say for acts, by the module's id. */
export const REASONS: ReasonsByModule = {
${record(withFile(list, "reasons"))}};
`;

const words = `${NOTE}import { type Locale, type ModuleWords, retriedImport } from "@blueplate/words";
import { WORDS } from "./words.en.ts";

/** The English words of the modules, by the module's id: at hand, as everything English is. */
export const ENGLISH = WORDS;

/** The words of the modules in each language. */
export const MODULE_WORDS: Readonly<Record<Locale, () => Promise<Readonly<Record<string, ModuleWords>>>>> = {
${LOCALES.map((locale) => `  ${locale}: async () => (await retriedImport(() => import("./words.${locale}.ts"))).WORDS,\n`).join("")}};
`;

const write = (path, text) => {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
};

/** Writes the catalogue, the words, the faces and the reasons of all variants: those of the folders, and the packages of the server's setting; `at` is the root of the repository. */
export const generateVariants = (at = root) => {
  const variants = join(at, "variants");
  const generated = join(variants, "generated");
  mkdirSync(generated, { recursive: true });
  const list = [...own(variants), ...external(variants)];
  write(join(generated, "catalogue.ts"), catalogue(list));
  for (const locale of LOCALES) write(join(generated, `words.${locale}.ts`), wordsOf(list, locale));
  write(join(generated, "words.ts"), words);
  write(join(generated, "faces.ts"), faces(list));
  write(join(generated, "worths.ts"), worths(list));
  write(join(generated, "reasons.ts"), reasons(list));
  write(join(generated, "scenario.ts"), scenario);
};

if (process.argv[1] === import.meta.filename) generateVariants();
