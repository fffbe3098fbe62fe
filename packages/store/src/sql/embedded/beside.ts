import { existsSync, readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Makes a folder beside where it belongs and puts it there whole: a process that is killed meanwhile leaves nothing half made in its
 * place. What such a one has left, or still writes, has another name and goes.
 */
export const madeBeside = async (folder: string, make: (fresh: string) => Promise<unknown>): Promise<void> => {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder)).filter((each) => each.startsWith(prefix)))
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  const fresh = join(dirname(folder), `${prefix}${process.pid}`);
  await make(fresh);
  await rename(fresh, folder);
};

/** Whether a database lies in a folder. */
export const isLaidOut = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));
