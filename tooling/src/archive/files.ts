import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isPacked, LARGEST_LOG } from "@blueplate/kernel";
import { Result } from "effect";

/** Every log under these paths: files as they are named, folders with all logs in them and below. */
export const logsUnder = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((name) => /\.jsonl(\.gz)?$/.test(name))
          .toSorted()
          .map((name) => join(path, name))
      : [path],
  );

const unpacked = (bytes: Buffer): Buffer =>
  isPacked(bytes) ? gunzipSync(bytes, { maxOutputLength: LARGEST_LOG }) : bytes;

/** The text of a log file, compressed or not, or why it has none (docs/formats.md). */
export const readText = (path: string): Result.Result<string, string> => {
  if (statSync(path).size > LARGEST_LOG) return Result.fail(`larger than ${LARGEST_LOG} bytes`);
  try {
    return Result.succeed(new TextDecoder("utf-8", { fatal: true }).decode(unpacked(readFileSync(path))));
  } catch (error) {
    const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (isTooLarge) return Result.fail(`larger than ${LARGEST_LOG} bytes when unpacked`);
    return Result.fail(error instanceof Error ? error.message : String(error));
  }
};
