import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { madeBeside } from "../beside.ts";
import { archivePath } from "./archive.ts";

/** In memory, so that nothing lies about when it is killed. All is in the files, and nobody has written to them yet. */
const emptyDatabase = async (): Promise<Uint8Array> => {
  const { PGlite } = await import("@electric-sql/pglite");
  const { START } = await import("../start.ts");
  const database = await PGlite.create("memory://", START);
  await database.exec("checkpoint");
  const archive = await database.dumpDataDir("gzip");
  await database.close();
  return new Uint8Array(await archive.arrayBuffer());
};

const make = async (archive: string): Promise<void> => {
  const folder = dirname(archive);
  mkdirSync(folder, { recursive: true });
  const bytes = await emptyDatabase();
  await madeBeside(archive, async (fresh) => writeFileSync(fresh, bytes));
  // Those of earlier versions.
  for (const name of readdirSync(folder))
    if (/^empty-database-\w+\.tar\.gz$/.test(name) && join(folder, name) !== archive) rmSync(join(folder, name));
};

/** A program of the build: `[FILE]`. It does nothing where the archive is there already, and without one a first start lays out by itself. */
const [archive = archivePath()] = process.argv.slice(2);
try {
  if (!existsSync(archive)) await make(archive);
} catch (cause) {
  process.stderr.write(`no database could be laid out for first starts: ${String(cause)}\n`);
}
