import { dirname } from "node:path/posix";
import type { Fault } from "./room.ts";

/** Files that lie flat in one folder at most. */
const MOST = 30;

/** Folders that were fuller when the law came: they may only empty. A line goes when its folder has been made into rooms. */
const FULL_ALREADY: Readonly<Record<string, number>> = {
  "packages/magnate-table/src": 39,
};

/** Folders in which more files lie flat than anybody finds their way in; `paths` are all files of the house. */
export const crowded = (
  paths: readonly string[],
  full: Readonly<Record<string, number>> = FULL_ALREADY,
): readonly Fault[] => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const tooFull = [...counts].flatMap(([path, count]): readonly Fault[] => {
    const most = full[path] ?? MOST;
    return count > most ? [{ path, message: `${count} files in one folder, at most ${most}: make rooms` }] : [];
  });
  const emptied = Object.entries(full).flatMap(([path, most]): readonly Fault[] => {
    const count = counts.get(path) ?? 0;
    return count < most
      ? [{ path, message: `${count} files, no longer ${most}: say so in the list of full folders` }]
      : [];
  });
  return [...tooFull, ...emptied];
};
