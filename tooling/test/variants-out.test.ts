import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MODULES } from "@blueplate/variants";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateVariants } from "../bootstrap/variants.mjs";

const repository = join(import.meta.dirname, "../..");
const variants = join(repository, "variants");
/** Neither what is installed and compiled, nor tests: those of the house stand in `tooling/src/check/module-ids.ts`. */
const LEFT_OUT = ["node_modules", "dist-types", "external", "test", "testing"];

const filesIn = (folder: string, at = ""): readonly string[] =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (LEFT_OUT.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });

const contents = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));

const before = contents(variants);

const writeFiles = (tree: string, isWanted: (path: string) => boolean): void => {
  for (const [path, text] of before) {
    if (!isWanted(path)) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
};

const isOf = (id: string, path: string): boolean => path.startsWith(`${id}/`);

/** A tree in which only the variants are, without one of them; its packages are those of this house. */
const treeWithout = (at: string, id: string): void => {
  writeFiles(join(at, "variants"), (path) => !isOf(id, path));
  symlinkSync(join(variants, "node_modules"), join(at, "variants/node_modules"));
  generateVariants(at);
};

/** Compiles all trees in one go, on what has been compiled of the packages below; what the compiler says. */
const compiled = (root: string): string => {
  const below = ["kernel", "engine", "words", "bot", "city"].map((name) => `packages/${name}`);
  const config = {
    extends: join(repository, "tsconfig.base.json"),
    include: ["*/variants/*.ts", "*/variants/*/*.ts", "*/variants/*/words/*.ts"],
    exclude: ["**/node_modules"],
    references: [...below, "variants"].map((path) => ({ path: join(repository, path) })),
  };
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(config));
  const { status, stdout } = spawnSync("tsc", ["-b", root], { encoding: "utf8", cwd: repository });
  return `${stdout}status ${status}`;
};

/** What the other packages see of the generated files. */
const seenOf = (types: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(types)
      .filter((name) => name.endsWith(".d.ts"))
      .map((name) => [name, readFileSync(join(types, name), "utf8")]),
  );

interface Catalogue {
  readonly MODULES: typeof MODULES;
}

const root = realpathSync(mkdtempSync(join(tmpdir(), "blueplate-out-")));
let said = "nothing was compiled";

beforeAll(() => {
  for (const { id } of MODULES) treeWithout(join(root, id), id);
  said = compiled(root);
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a variant is its folder", () => {
  it("without which everything compiles", () => {
    expect(said).toBe("status 0");
  });

  it.each(MODULES.map(({ id }) => id))("%s can be taken out and put back", async (id) => {
    const tree = join(root, id, "variants");
    // cast: the generated catalogue of the copy.
    const catalogue = (await import(join(tree, "generated/catalogue.ts"))) as Catalogue;
    expect(catalogue.MODULES.map((each) => each.id)).toEqual(
      MODULES.map((each) => each.id).filter((each) => each !== id),
    );
    // Nobody above sees a difference but by looking at the rows: what is declared is the same.
    expect(seenOf(join(root, "dist-types", id, "variants/generated"))).toEqual(
      seenOf(join(variants, "dist-types/generated")),
    );

    const without = contents(tree);
    const changed = [...before.keys()].filter((path) => without.get(path) !== before.get(path));
    expect(changed.filter((path) => !isOf("generated", path) && !isOf(id, path))).toEqual([]);
    writeFiles(tree, (path) => isOf(id, path));
    generateVariants(join(root, id));
    expect(contents(tree)).toEqual(before);
  });
});
