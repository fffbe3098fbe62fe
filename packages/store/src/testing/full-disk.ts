import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** Where the system tells of the processes that one has started. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((child) => child !== "")
    .map(Number);

/** Sets the lower of the two limits, which may be raised again. Whoever the process belongs to may do that. */
const limit = (pid: number, bytes: number | null): void => {
  const { uid, gid } = statSync(`/proc/${pid}`);
  const who = process.getuid?.() === uid ? {} : { uid, gid };
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:`], { ...who, stdio: "ignore" });
};

/**
 * From now on no file that a process and those it has started write gets longer than so many bytes: a write beyond is refused, as where
 * the disk is full. Null takes that back. False where the system cannot do it.
 */
export const limitFiles = (pid: number | undefined, bytes: number | null): boolean => {
  if (pid === undefined || process.platform !== "linux") return false;
  try {
    limit(pid, bytes);
  } catch {
    return false;
  }
  for (const child of childrenOf(pid)) {
    try {
      limit(child, bytes);
    } catch {
      // It has ended meanwhile.
    }
  }
  return true;
};
