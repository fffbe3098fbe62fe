import { dirname } from "node:path/posix";
import type { Breach } from "./room.ts";

/** Files that lie flat in one folder at most. */
const MOST = 30;

/** Folders in which more files lie flat than anybody finds their way in; `paths` are all files of the house. */
export const crowded = (paths: readonly string[]): readonly Breach[] => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([path, count]): readonly Breach[] =>
    count > MOST ? [{ path, message: `${count} files in one folder, at most ${MOST}: make rooms` }] : [],
  );
};
