import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The 22nd field of /proc/PID/stat, counted after the command's name, which may itself hold blanks. */
const fromProc = (pid: number): string | null => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return ticks === undefined ? null : `${boot}:${ticks}`;
};

/** When the process with this id started, in the system's own words; null where that cannot be told. */
export const startOf = (pid: number): string | null => {
  try {
    if (process.platform === "linux") return fromProc(pid);
    const startedAt = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return startedAt === "" ? null : startedAt;
  } catch {
    return null;
  }
};
