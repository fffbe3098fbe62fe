import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Result } from "effect";
import type { PackageSpec } from "./spec.ts";

/** Runs a program to its end: nothing when it did what it should, else the line that says why not. */
const run = (command: string, args: readonly string[], cwd: string): string | null => {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return null;
  const lines = (error?.message ?? stderr).split("\n").map((line) => line.replace(/^npm error /, "").trim());
  return lines.find((line) => line !== "" && !line.startsWith("code ")) ?? `${command} failed`;
};

/** The tarball of a package, fetched into `folder` as npm is set up on this machine where the registry has it. No script is run. */
export const tarballOf = (spec: PackageSpec, folder: string): Result.Result<string, string> => {
  if (spec._tag === "tarball") return Result.succeed(spec.path);
  mkdirSync(folder, { recursive: true });
  const args = ["pack", spec.text, "--pack-destination", folder, "--ignore-scripts", "--loglevel=error"];
  const fault = run("npm", args, folder);
  if (fault !== null) return Result.fail(`cannot be had: ${fault}`);
  const [file] = readdirSync(folder);
  return file === undefined
    ? Result.fail("cannot be had: npm pack has left no file")
    : Result.succeed(join(folder, file));
};

/** What a tarball is, byte for byte, as npm writes it. */
export const integrityOf = (tarball: string): Result.Result<string, string> =>
  Result.try({
    try: () => `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`,
    catch: () => `cannot be had: there is no file ${tarball}`,
  });

/** Unpacks a tarball into an empty folder; a package has plain files only. */
export const unpack = (tarball: string, folder: string): Result.Result<void, string> => {
  mkdirSync(folder, { recursive: true });
  const args = ["-xzf", tarball, "--strip-components=1", "--no-same-owner", "-C", folder];
  const fault = run("tar", args, folder);
  if (fault !== null) return Result.fail(`is no package: ${fault}`);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const odd = entries.find((entry) => !(entry.isFile() || entry.isDirectory()) || entry.name === "node_modules");
  return odd === undefined ? Result.void : Result.fail(`is no package: ${odd.name} does not belong into it`);
};
