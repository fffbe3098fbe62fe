import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODULE_API } from "@blueplate/engine";
import { writeFiles } from "./tip-jar.ts";

/** The files of a package that is good, with a module of the least that one can be. */
export const GOOD: Readonly<Record<string, string>> = {
  "package.json": `{ "name": "quiet", "version": "1.0.0", "blueplate": { "module": "quiet", "api": ${MODULE_API} } }`,
  "variant.js": 'export const variant = { id: "quiet", version: 1, rules: () => ({}) };\n',
  "words/en.js": 'export const words = { name: "Quiet", help: "Changes nothing." };\n',
};

/** A tarball in a folder of its own, as npm packs one; `null` leaves a file of a good package out. */
export const tarball = (other: Readonly<Record<string, string | null>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-tarball-"));
  const files = Object.entries({ ...GOOD, ...other }).flatMap(([path, text]) => (text === null ? [] : [[path, text]]));
  writeFiles(join(folder, "package"), Object.fromEntries(files));
  spawnSync("tar", ["-czf", "it.tgz", "package"], { cwd: folder });
  rmSync(join(folder, "package"), { recursive: true });
  return join(folder, "it.tgz");
};
