import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { MODULE_API } from "@blueplate/engine";
import { laidOutFolder } from "@blueplate/store/testing";
import { Result } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateVariants } from "../../bootstrap/variants.mjs";
import { installVariants } from "../../src/packages/install.ts";
import { openTable, serve } from "../../src/pages/served.ts";
import { copyRepository } from "../generators/copy.ts";
import { tarball } from "./tarball.ts";
import { writeFiles, writeTipJar } from "./tip-jar.ts";

const { root, remove } = copyRepository();
const elsewhere = mkdtempSync(join(tmpdir(), "blueplate-elsewhere-"));
const data = await laidOutFolder();
const made: string[] = [elsewhere, data];
afterAll(() => {
  remove();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const pack = (other: Readonly<Record<string, string | null>> = {}): string => {
  const path = tarball(other);
  made.push(dirname(path));
  return path;
};
const manifest = (fields: object): Readonly<Record<string, string>> => ({
  "package.json": JSON.stringify({
    name: "quiet",
    version: "1.0.0",
    blueplate: { module: "quiet", api: MODULE_API },
    ...fields,
  }),
});

/** Runs a command of the copy, with the packages that the server's setting names. */
const command = (name: string, args: readonly string[], setting = "") => {
  const env = { ...process.env, VARIANTS: setting, INIT_CWD: elsewhere, DATA_DIR: data };
  const script = join(root, "tooling/src/commands", `${name}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

/** Brings the packages of a setting, as the command does, in this process. */
const bring = async (setting: string): Promise<string> => {
  const installed = await installVariants(root, setting);
  if (Result.isFailure(installed)) return installed.failure;
  generateVariants(root);
  return "";
};

const catalogue = (): string => readFileSync(join(root, "variants/generated/catalogue.ts"), "utf8");
const external = join(root, "variants/external");

describe("a setting that does not hold is refused before anything is changed", () => {
  const quiet = (fields: object) => pack(manifest(fields));
  it.each([
    ["a range", () => "quiet@^1.0.0", '"quiet@^1.0.0" is no name@1.2.3'],
    ["no version", () => "quiet", '"quiet" is no name@1.2.3'],
    ["an option of npm", () => "--prefix@1.0.0", "is no name@1.2.3"],
    ["a tarball that is not there", () => "nowhere.tgz", "nowhere.tgz: cannot be had: there is no file"],
    [
      "a package without the field",
      () => quiet({ blueplate: undefined }),
      "it.tgz: package.json: blueplate: Missing key",
    ],
    [
      "a module that is no id",
      () => quiet({ blueplate: { module: "../x", api: MODULE_API } }),
      "package.json: blueplate.module:",
    ],
    [
      "another API",
      () => quiet({ blueplate: { module: "quiet", api: 99 } }),
      `blueplate.api: written for 99; this server has ${MODULE_API}`,
    ],
    ["dependencies", () => quiet({ dependencies: { lodash: "*" } }), "package.json: dependencies.lodash:"],
    ["other peers", () => quiet({ peerDependencies: { lodash: "*" } }), "package.json: peerDependencies.lodash:"],
    ["no package.json", () => pack({ "package.json": null }), "package.json: there is none"],
    ["packages within", () => pack({ "node_modules/effect/index.js": "" }), "node_modules does not belong into it"],
    ["the same twice", () => quiet({}).replace(/.*/, "$&,$&"), "is named twice"],
    ["one module in two packages", () => `${quiet({})},${quiet({})}`, "blueplate.module: another package brings quiet"],
    [
      "a module that is here already",
      () => quiet({ blueplate: { module: "kimchi", api: MODULE_API } }),
      "blueplate.module: this server has a module kimchi already",
    ],
  ])("%s", async (_, setting, why) => {
    const before = catalogue();
    const refused = await installVariants(root, setting());
    expect(Result.isFailure(refused) && refused.failure).toContain(why);
    expect(catalogue()).toBe(before);
    expect(existsSync(external)).toBe(false);
  });

  it.each([
    ["no module", { "variant.js": null }, "it.tgz: variant.js: it is not there"],
    ["another export", { "variant.js": "export const it = {};" }, "variant.js: variant: missing"],
    [
      "another id than the package says",
      { "variant.js": 'export const variant = { id: "loud", version: 1, rules: () => ({}) };' },
      "variant.js: variant.id:",
    ],
    [
      "rules that fail",
      {
        "variant.js": 'export const variant = { id: "quiet", version: 1, rules: () => { throw Error("no rules"); } };',
      },
      "variant.js: rules: no rules",
    ],
    [
      "a module that needs one which is not here",
      { "variant.js": 'export const variant = { id: "quiet", version: 1, requires: ["loud"], rules: () => ({}) };' },
      "variant.js: variant.requires: there is no module loud",
    ],
    ["a face that is none", { "face.js": "export const look = {};" }, "face.js: face: missing"],
    ["reasons that are none", { "reasons.js": "export const whys = {};" }, "reasons.js: reasons: missing"],
    ["no words", { "words/en.js": null }, "words/en.js: it is not there"],
    [
      "words without help",
      { "words/en.js": 'export const words = { name: "Quiet" };' },
      "words/en.js: words.help: Missing key",
    ],
  ])("%s", async (_, other, why) => {
    const refused = await installVariants(root, pack(other));
    expect(Result.isFailure(refused) && refused.failure).toContain(why);
    expect(existsSync(external)).toBe(false);
  });

  it("with one line and exit status 1", () => {
    expect(command("variants", [], "quiet")).toEqual({
      status: 1,
      stdout: "",
      stderr: 'VARIANTS: "quiet" is no name@1.2.3 with an exact version, and no path of a .tgz\n',
    });
  });
});

/** What somebody asks the server for. */
const asked = async (url: string, path: string, input: object): Promise<unknown> => {
  const answer = await fetch(`${url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
  // cast: the form of every answer of our own server.
  return ((await answer.json()) as { readonly result: { readonly data: unknown } }).result.data;
};

describe("a variant that was written elsewhere", () => {
  let spec = "";
  beforeAll(() => {
    writeTipJar(root);
    const packed = command("variants", ["pack", "tip-jar"]);
    expect(packed.stderr).not.toContain("rror:");
    spec = packed.stdout.trim();
    renameSync(join(root, "variants/tip-jar"), join(elsewhere, "tip-jar"));
  });

  it("is packed with what a server needs, under the version of its module", () => {
    expect(basename(spec)).toBe("blueplate-tip-jar-3.0.0.tgz");
    const files = spawnSync("tar", ["-tzf", spec], { encoding: "utf8" }).stdout.trim().split("\n");
    expect(files.map((path) => path.replace("package/", "")).toSorted()).toEqual([
      "dollars.js",
      "face.js",
      "package.json",
      "reasons.js",
      "rules.md",
      "variant.js",
      "words/en.js",
      "words/pl.js",
    ]);
  });

  it("is in the catalogue while the setting names it", async () => {
    const before = catalogue();
    const named = command("variants", [], spec);
    expect(named.stderr).toContain("blueplate: variant tip-jar of blueplate-tip-jar 3.0.0\n");
    expect(named.status).toBe(0);
    expect(catalogue()).not.toBe(before);
    expect(catalogue()).toContain("tip-jar");
    // What is refused leaves it as it is.
    expect(await bring(`${spec},nowhere.tgz`)).toContain("nowhere.tgz");
    expect(existsSync(join(external, "tip-jar/variant.js"))).toBe(true);
    expect(await bring("")).toBe("");
    expect(existsSync(external)).toBe(false);
    expect(catalogue()).toBe(before);
  });

  it("is played at the terminal and at a table of the server, whose log holds", async () => {
    expect(await bring(spec)).toBe("");
    const simulated = command("simulate", ["--modules", "tip-jar,kimchi", "--players", "2", "--bots", "steady"]);
    expect([simulated.stderr, simulated.status]).toEqual(["", 0]);
    // The pages are looked at by pages.long.test.ts.
    writeFiles(join(root, "apps/web/dist"), { "index.html": "<!doctype html>" });
    const server = await serve(data, 0, root);
    let [log, table] = ["", ""];
    try {
      expect(await asked(server.url, "games.list", {})).toContainEqual(
        expect.objectContaining({ modules: expect.arrayContaining([expect.objectContaining({ id: "tip-jar" })]) }),
      );
      table = (await openTable(server.url, true, ["tip-jar"])).replace("/table/", "");
      const status = async () => await asked(server.url, "tables.get", { table });
      await expect.poll(status, { timeout: 120_000, interval: 500 }).toMatchObject({ status: "finished" });
      log = String(await asked(server.url, "log.export", { table }));
    } finally {
      await server.stop();
    }
    expect(log).toContain('"id":"tip-jar","version":3');
    expect(log).toContain('"tip-jar:Filled"');
    // Every line is decided again from the seed.
    writeFiles(elsewhere, { "it.jsonl": log });
    expect(command("games", ["import", join(elsewhere, "it.jsonl")]).stdout).toContain("1 were there, 0 files refused");
    expect(await bring("")).toBe("");
    const later = await serve(data, 0, root);
    try {
      expect((await fetch(`${later.url}/readyz`)).status).toBe(200);
      const facts = { status: "finished", readOnly: "rules-unfit" };
      expect(await asked(later.url, "tables.get", { table })).toMatchObject(facts);
    } finally {
      await later.stop();
    }
    const without = command("games", ["import", join(elsewhere, "it.jsonl")]);
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining("tip-jar")]);
  });
});
