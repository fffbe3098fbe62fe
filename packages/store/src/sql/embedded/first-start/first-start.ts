import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Effect } from "effect";
import { StoreFailure } from "../../../failures.ts";
import { isLaidOut, madeBeside } from "../beside.ts";
import { unpacked } from "./archive.ts";

const run = promisify(execFile);

/** V8 is not to make quicker what runs once. */
const laidOut = (folder: string, signal: AbortSignal) => {
  const program = fileURLToPath(new URL("./lay-out.ts", import.meta.url));
  return run(process.execPath, ["--liftoff-only", program, folder], { signal });
};

/** Puts a database where it belongs, made beside that place. */
const put = (folder: string, make: (fresh: string, signal: AbortSignal) => Promise<unknown>) =>
  Effect.tryPromise({
    try: (signal) => madeBeside(folder, (fresh) => make(fresh, signal)),
    catch: (cause) => new StoreFailure({ operation: "open", cause }),
  });

/** Where the disk is full, each file is told of. */
const FEW_LINES = 3;
const shortly = (reason: string): string => reason.trim().split("\n").slice(0, FEW_LINES).join("; ");

/** Whether the archive gave the database. Without one, or where it cannot be unpacked, there is a slower way. */
const isUnpacked = (folder: string, archive: string) => {
  if (!existsSync(archive)) return Effect.succeed(false);
  return put(folder, (fresh, signal) => unpacked(archive, fresh, signal)).pipe(
    Effect.as(true),
    Effect.catch(({ reason }) =>
      Effect.as(Effect.logWarning(`First start: ${archive} cannot be unpacked (${shortly(reason)})`), false),
    ),
  );
};

/**
 * Sees to it that there is a database in a folder: an empty one out of the archive that was made when the product was built, or laid out here.
 * One that is there is left as it is.
 */
export const firstStart = (folder: string, archive: string): Effect.Effect<void, StoreFailure> =>
  Effect.gen(function* () {
    if (isLaidOut(folder) || (yield* isUnpacked(folder, archive))) return;
    yield* Effect.logInfo("First start: laying out the database, about 3 seconds");
    yield* put(folder, laidOut);
  });
