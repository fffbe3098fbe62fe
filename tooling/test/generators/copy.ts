import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateVariants } from "../../bootstrap/variants.mjs";

const repository = join(import.meta.dirname, "../../..");

/** What no generator and none of their tests reads. */
const LEFT_OUT = /^(docs\/screens|docs\/playthroughs|goldens|scenarios|apps\/web\/(public|test))\//;

/** The files of the repository that are copied, as they are now, committed or not. */
export const repositoryFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: repository, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && !LEFT_OUT.test(path) && existsSync(join(repository, path)));

/** What was type-checked here need not be checked again there: only what is written anew and what it touches. */
const copyTypes = (root: string, room: string): void => {
  const types = join(room, "dist-types");
  if (existsSync(join(repository, types))) {
    cpSync(join(repository, types), join(root, types), { recursive: true, preserveTimestamps: true });
  }
};

/** Every package's folder of dependencies, its links to our own packages leading into the copy. */
const linkModules = (root: string, room: string): void => {
  const from = join(repository, room, "node_modules");
  const to = join(root, room, "node_modules");
  if (!existsSync(from)) return;
  mkdirSync(join(to, "@blueplate"), { recursive: true });
  for (const name of readdirSync(from)) {
    // Tools lie with the root alone.
    if ((name.startsWith(".") && room !== ".") || name === "@blueplate") continue;
    symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
  const own = join(from, "@blueplate");
  if (!existsSync(own)) return;
  for (const name of readdirSync(own)) {
    symlinkSync(join(root, name === "variants" ? name : `packages/${name}`), join(to, "@blueplate", name));
  }
};

/** A package more among the dependencies of a room, as an install would link it. */
export const linkPackage = (root: string, room: string, name: string): void => {
  const folder = join(root, room, "node_modules/@blueplate");
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, "packages", name), join(folder, name));
};

/** The dependencies of a new package like those of another one. */
export const linkLike = (root: string, room: string, other: string): void => {
  cpSync(join(root, other, "node_modules"), join(root, room, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
};

/**
 * A copy of the repository in a folder of its own: write into it as you like, and `remove` it. Unless it is type-checked there it needs
 * no `types`.
 */
export const copyRepository = (types = true): { readonly root: string; remove(): void } => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "blueplate-new-")));
  for (const path of repositoryFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path), { preserveTimestamps: true });
  }
  const rooms = ["packages", "apps"].flatMap((storey) =>
    readdirSync(join(root, storey)).map((name) => `${storey}/${name}`),
  );
  for (const room of [".", ...rooms, "tooling", "variants"]) {
    linkModules(root, room);
    if (types) copyTypes(root, room);
  }
  // Not kept in the repository: every installation writes its own.
  generateVariants(root);
  // What is compiled of its modules would stay for ever beside what is compiled here.
  const { NODE_COMPILE_CACHE: before = "" } = process.env;
  process.env["NODE_COMPILE_CACHE"] = `${root}-compiled`;
  const remove = (): void => {
    process.env["NODE_COMPILE_CACHE"] = before;
    for (const folder of [root, `${root}-compiled`]) rmSync(folder, { recursive: true, force: true });
  };
  return { root, remove };
};
