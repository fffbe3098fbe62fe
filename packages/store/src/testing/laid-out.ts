import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Effect, Layer } from "effect";
import { migrationsFolder } from "../sql/migrations.ts";
import { folderStore } from "../sql/store.ts";

/** Beside the installed packages, where what can be made again is kept. */
const CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/blueplate", import.meta.url));

/** Another database, or other migrations, have a layout of their own. */
const layoutId = (): string => {
  const digest = createHash("sha256");
  const database = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  digest.update(readFileSync(join(database, "../../package.json")));
  for (const file of readdirSync(migrationsFolder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (file.endsWith(".sql")) digest.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return digest.digest("hex").slice(0, 16);
};

const layOut = async (folder: string): Promise<void> => {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, "layout-"));
  await Effect.runPromise(Effect.scoped(Layer.build(folderStore(fresh))));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Somebody else was quicker.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};

/** A new empty folder; whoever asked for it removes it. */
export const tempFolder = (): string => mkdtempSync(join(tmpdir(), "blueplate-store-"));

/**
 * A new data folder with the database of a server that has not seen a table yet: laying one out takes seconds, and is done once for
 * this machine. Whoever asked for it removes it.
 */
export const laidOutFolder = async (): Promise<string> => {
  const known = join(CACHE, `layout-of-${layoutId()}`);
  if (!existsSync(known)) await layOut(known);
  const folder = tempFolder();
  cpSync(known, folder, { recursive: true });
  return folder;
};

const MAKE_ARCHIVE = fileURLToPath(new URL("../sql/embedded/first-start/make-archive.ts", import.meta.url));

/** Brings what a first start begins with, as a build of the product does; `file` where it is to lie elsewhere. */
export const buildArchive = (...file: readonly string[]): void =>
  void execFileSync(process.execPath, ["--liftoff-only", MAKE_ARCHIVE, ...file]);
