import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { dependency, into, reference } from "../../src/generators/edit.ts";
import { missingWords } from "../../src/generators/languages.ts";
import { generate } from "../../src/generators/generate.ts";
import { carryOut } from "../../src/generators/plan.ts";
import { copyRepository } from "./copy.ts";

const { root, remove } = copyRepository(false);
afterAll(remove);

const WORDS = "packages/words/src";

/** Every file outside of node_modules with its text. */
const everything = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .flatMap((entry): readonly (readonly [string, string])[] => {
      const at = join(folder, entry.name);
      return entry.isDirectory() ? everything(at) : [[at, statSync(at).isFile() ? readFileSync(at, "latin1") : ""]];
    });

describe("pnpm new refuses", () => {
  const untouched = everything(root);

  it.each([
    ["card", "Fry-Cook", '"Fry-Cook" is no id'],
    ["card", "fry_cook", "is no id"],
    ["card", "fry--cook", "is no id"],
    ["card", "-fry", "is no id"],
    ["card", "3-chefs", "is no id"],
    ["card", "../fry", "is no id"],
    ["card", "", "is no id"],
    ["card", "a".repeat(41), "is longer than 40 letters"],
    ["bot", "default", "is a word of TypeScript itself"],
    ["chef", "fry-cook", 'there is no generator for "chef"; there are card, milestone, module, bot, game'],
    ["card", "burger-cook", '"burger-cook" is taken: see packages/engine/src/model/employee.ts'],
    ["card", "ceo", '"ceo" is taken'],
    ["milestone", "first-radio", "is taken"],
    ["module", "standard", "is taken"],
    ["module", "second-game", "is taken"],
    ["module", "fry-chefs", "is taken"],
    ["module", "load-rules", '"load-rules" is taken: see variants/generated/catalogue.ts'],
    ["module", "test", '"test" is taken: see variants/test'],
    ["module", "generated", "is taken: see variants/generated"],
    ["module", "external", "is taken: see variants/external"],
    ["bot", "steady", "is taken"],
    ["bot", "random", "is taken"],
    ["bot", "bots-with", "is taken"],
    ["game", "trick-n-chef", "is taken"],
    ["game", "food-chain-magnate", "is taken"],
    ["game", "store", "packages/store/README.md is there already"],
  ])("a %s called %j", (kind, name, why) => {
    expect(generate(root, kind, name)).toContain(why);
  });

  it("and has written nothing for any of them", () => {
    expect(everything(root)).toEqual(untouched);
  });

  it("the same name twice", () => {
    expect(generate(root, "bot", "careful")).toHaveProperty("files");
    expect(generate(root, "module", "happy-hour")).toHaveProperty("files");
    const before = everything(root);
    expect(generate(root, "bot", "careful")).toBe('"careful" is taken: see packages/bot/src/index.ts');
    expect(generate(root, "module", "happy-hour")).toContain('"happy-hour" is taken');
    expect(everything(root)).toEqual(before);
  });

  it("what it finds no place for, and then writes nothing", () => {
    const catalogue = join(root, "packages/bot/src/index.ts");
    const text = readFileSync(catalogue, "utf8");
    writeFileSync(catalogue, text.replace("readonly Bot[] => [", "readonly Bot[] => Object.freeze(["));
    const before = everything(root);
    expect(generate(root, "bot", "happy-hour")).toContain("packages/bot/src/index.ts does not look as expected");
    expect(everything(root)).toEqual(before);
    writeFileSync(catalogue, text);
  });

  it("in the terminal with one line and exit status 2", () => {
    const command = join(root, "tooling/src/commands/new.ts");
    const told = (...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
      return { status, stdout, stderr };
    };
    expect(told("card", "ceo")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("is taken") });
    expect(told("card")).toMatchObject({ status: 2, stderr: expect.stringContaining("usage: pnpm new") });
    expect(told("bot", "shy", "--game", "chess").stderr).toContain('unknown game "chess"');
    expect(told("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("milestone") });
  });
});

describe("what is written", () => {
  it("is taken back when a file cannot be written", () => {
    mkdirSync(join(root, "half"));
    writeFileSync(join(root, "half/old.txt"), "old");
    const files = [
      { path: "half/old.txt", text: "new" },
      { path: "half/deep/down/fresh.txt", text: "fresh" },
      { path: "half/old.txt/nowhere.txt", text: "a file is no folder" },
    ];
    const before = everything(root);
    expect(() => carryOut(root, { files, left: [] })).toThrow();
    expect(everything(root)).toEqual(before);
    expect(existsSync(join(root, "half/deep"))).toBe(false);
  });

  it("goes into every language; a language with no place for it is named", () => {
    const german = join(root, WORDS, "de/food-chain-magnate");
    const dutch = join(root, WORDS, "nl/food-chain-magnate");
    for (const folder of [german, dutch]) mkdirSync(folder, { recursive: true });
    const words = ["cards.ts", "short.ts"];
    for (const file of words) cpSync(join(root, WORDS, "en/food-chain-magnate", file), join(german, file));
    writeFileSync(join(dutch, "cards.ts"), "export {};\n");
    const left = words.map((file) => `${WORDS}/nl/food-chain-magnate/${file}`);
    expect(generate(root, "card", "fry-cook")).toMatchObject({ left });
    expect(readFileSync(join(german, "cards.ts"), "utf8")).toContain('"fry-cook"');
    expect(readFileSync(join(dutch, "cards.ts"), "utf8")).toBe("export {};\n");
  });
});

describe("words that a variant lacks", () => {
  it("are named by their files", () => {
    expect(missingWords(root)).not.toContain("variants/kimchi/words/ja.ts");
    rmSync(join(root, "variants/kimchi/words/ja.ts"));
    expect(missingWords(root)).toContain("variants/kimchi/words/ja.ts");
    expect(missingWords(root).filter((path) => path.endsWith("/en.ts"))).toEqual([]);
  });
});

describe("an edit", () => {
  it("adds the last item of a list, in one line or in many, whatever its texts hold", () => {
    expect(into("a = [", "3")("const a = [1, 2]; // ]")).toBe("const a = [1, 2, 3]; // ]");
    expect(into("a = [", "3")("const a = [];")).toBe("const a = [ 3];");
    expect(into("a = {", "b: 2")('const a = {\n  "}": [{}], // }\n};\n')).toBe(
      'const a = {\n  "}": [{}], // }\nb: 2,\n};\n',
    );
    expect(into("a = [", "3")("const a = [\n  2 // ,\n]")).toBe("const a = [\n  2, // ,\n3,\n]");
    expect(into("a = [", "3")("const b = [];")).toBeNull();
    expect(into("a = [", "3")("const a = [1")).toBeNull();
  });

  it("adds a package of ours in the order of the alphabet, once", () => {
    const text =
      '{\n  "dependencies": {\n    "@blueplate/a": "workspace:*",\n    "@blueplate/c": "workspace:*"\n  }\n}';
    const more = dependency("b")(text) ?? "";
    expect(Object.keys(JSON.parse(more).dependencies)).toEqual(["@blueplate/a", "@blueplate/b", "@blueplate/c"]);
    expect(dependency("b")(more)).toBe(more);
    expect(dependency("b")("{}")).toBeNull();
  });

  it("adds a reference beside the kernel's, once", () => {
    const text = '{ "references": [{ "path": "../packages/kernel" }] }';
    const more = reference("b")(text) ?? "";
    expect(JSON.parse(more).references).toEqual([{ path: "../packages/kernel" }, { path: "../packages/b" }]);
    expect(reference("b")(more)).toBe(more);
    expect(reference("b")("{}")).toBeNull();
  });
});
