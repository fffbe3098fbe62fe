import { Effect } from "effect";
import { holdFolder } from "../src/folder/lock.ts";

// Holds the folder named on the command line until it is killed.
const program = Effect.scoped(
  Effect.andThen(
    holdFolder(process.argv[2] ?? ""),
    Effect.andThen(
      Effect.sync(() => process.stdout.write("held\n")),
      Effect.never,
    ),
  ),
);
Effect.runPromise(program).catch((error: unknown) => {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
});
