// Plain JavaScript for whatever Node is on the machine (20 or newer): nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The package manager, fetched by npx where it is needed. */
export const PNPM = "pnpm@12.21.0";
const stamp = join(root, "node_modules/.blueplate-lock");
const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "pnpm-lock.yaml")))
    .digest("hex");

/** Says what is going on; progress is for people, results go to standard output. */
export const say = (line) => process.stderr.write(`blueplate: ${line}\n`);

/** Where Node keeps what it has compiled of a module, for every program that loads it again; the server's folder, too. */
export const COMPILED = join(root, "node_modules/.cache/blueplate");

/** The environment of every program that is started: the installed tools come first. */
export const environment = (more = {}) => ({
  NODE_COMPILE_CACHE: COMPILED,
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  ...more,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
});

/** Installs the packages of the lockfile, unless that very lockfile is installed already. */
export const install = () => {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say("installing packages…");
  const done = spawnSync("npx", ["-y", PNPM, "install", "--frozen-lockfile"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (done.status !== 0) {
    say("the packages could not be installed; is there a connection to the npm registry?");
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

/** The Node that runs the server: from the npm package, or the machine's own where it reads TypeScript by itself. */
export const nodePath = () => {
  const packaged = join(root, "node_modules/.bin/node");
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  say("this platform needs Node 22.18 or newer on the machine; see README.md");
  process.exit(1);
};

/** Runs a program to its end; its exit status, 1 when it was killed. Signals are handed on. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment(), ...options });
    const hand = (signal) => child.kill(signal);
    process.on("SIGINT", hand);
    process.on("SIGTERM", hand);
    child.on("error", (error) => {
      say(error.message);
      resolve(1);
    });
    child.on("exit", (code, signal) => {
      process.off("SIGINT", hand);
      process.off("SIGTERM", hand);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
