import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isLaidOut } from "../beside.ts";

/** Among what is built, and ignored by git as that is. */
const BUILT = fileURLToPath(new URL("../../../../dist", import.meta.url));
const STARTED_AS = fileURLToPath(new URL("../start.ts", import.meta.url));

/**
 * Where an empty database lies that was laid out when the product was built. Another PGlite, or one that is started in another way, has an
 * archive of its own: what an older one has laid out is never opened. PGlite itself is not loaded to know that.
 */
export const archivePath = (): string => {
  const database = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const made = createHash("sha256");
  for (const file of [join(dirname(database), "../package.json"), STARTED_AS]) made.update(readFileSync(file));
  return join(BUILT, `empty-database-${made.digest("hex").slice(0, 16)}.tar.gz`);
};

const run = promisify(execFile);

/**
 * Unpacks an archive into a new folder, by a program that every system has. What lies in it is checked by gzip; a folder that it could not
 * finish is left to whoever asked. As root, too, the files are ours.
 */
export const unpacked = async (archive: string, folder: string, signal: AbortSignal): Promise<void> => {
  mkdirSync(folder);
  await run("tar", ["-xzf", archive, "-C", folder, "--no-same-owner"], { signal });
  if (!isLaidOut(folder)) throw new Error("there is no database in it");
};
