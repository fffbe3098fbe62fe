import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { packagedPath, type StrippedModule, strippedModules } from "./modules.ts";
import { type ArchivedFile, tarOf } from "./tar.ts";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));

/** What the package begins with: the kernel under its own name, and the list of games with all that they are made of. */
const ENTRIES = ["packages/kernel", "packages/games"] as const;

const README = `# The rules of Blueplate's games

What the server plays by, for bots that search: the kernel (forms, log, dice), every game with its variants, and forecasts.

    npm install ./engine.tgz

    import { configFor, openForms, play } from "blueplate-rules";
    import { allGames } from "blueplate-rules/games";

A table's facts tell its game and configuration; \`load\` of the game makes the same rules of it, with the same hash. A seat's state is
decoded by \`rules.codecs.state\`, a command encoded by \`rules.codecs.command\`, and entries of the event stream folded with \`rules.evolve\`.
MIT License.
`;

const textFile = (path: string, text: string): ArchivedFile => ({
  path: `package/${path}`,
  content: new TextEncoder().encode(text),
});

/** The version of a package that another one has installed. */
const versionOf = (from: string, name: string): string => {
  const entry = createRequire(from).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`));
  // cast: the description of a package has its version.
  const description = JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, "utf8")) as {
    readonly version: string;
  };
  return description.version;
};

/** The module that a folder of a package offers first. */
const entryOf = (folder: string): string => {
  // cast: packages of this repository say so.
  const { exports } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8")) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return join(ROOT, folder, exports["."] ?? "");
};

/** The package that a module lies in. */
const folderOf = (path: string): string => /^(packages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

/** What the package offers: the kernel under its own name, every other package beside it. */
const exportsOf = (modules: readonly StrippedModule[]): Readonly<Record<string, string>> => {
  const paths = modules.map(({ path }) => path);
  const offered = [...new Set(paths.map(folderOf))].flatMap((folder) => {
    const entry = packagedPath(ROOT, entryOf(folder));
    const name = folder === ENTRIES[0] ? "." : `./${folder.split("/").at(-1)}`;
    return paths.includes(entry) ? [[name, `./${entry}`]] : [];
  });
  return Object.fromEntries<string>(offered.map(([name = "", entry = ""]) => [name, entry]));
};

/** The rules of every game as an npm package: made from what this server itself runs. */
export const enginePackage = (): Buffer => {
  const modules = strippedModules(ROOT, ENTRIES.map(entryOf));
  const description = {
    name: "blueplate-rules",
    version: "0.1.0",
    description: "The rules of Blueplate's games, for bots",
    license: "MIT",
    type: "module",
    exports: exportsOf(modules),
    dependencies: { effect: versionOf(entryOf(ENTRIES[0]), "effect") },
    engines: { node: ">=20" },
  };
  const files = [
    textFile("package.json", `${JSON.stringify(description, null, 2)}\n`),
    textFile("README.md", README),
    textFile("LICENSE", readFileSync(`${ROOT}LICENSE`, "utf8")),
    ...modules.map(({ path, code }) => textFile(path, code)),
  ];
  return gzipSync(tarOf(files));
};
