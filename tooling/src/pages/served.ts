import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail } from "../fail.ts";

const root = join(import.meta.dirname, "../../..");

/** The browser that measures. */
export const browserPath = (): string => {
  const known = [process.env["CHROMIUM_PATH"] ?? "", "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return known.find((path) => path !== "" && existsSync(path)) ?? fail("no browser: set CHROMIUM_PATH");
};

/** A server of the built pages. */
export interface PageServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("close", () => resolve());
    child.kill("SIGTERM");
  });

/** A server of the repository at `at` on a free port with an empty folder, whose bots wait so many milliseconds before they decide. */
export const serve = (data: string, botDelay: number, at = root): Promise<PageServer> =>
  new Promise((resolve, reject) => {
    if (!existsSync(join(at, "apps/web/dist/index.html"))) fail("the pages are not built: npm start builds them");
    const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: data, BOT_DELAY: String(botDelay), BOT_PAUSE: "0" };
    const child = spawn(process.execPath, [join(at, "apps/server/src/main.ts")], {
      env: { ...process.env, ...settings },
    });
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /"url":"([^"]+)"/.exec(output)?.[1];
      if (url !== undefined) resolve({ url: url.replace("localhost", "127.0.0.1"), stop: () => ended(child) });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("close", () => reject(new Error(output)));
  });

/** Lays the log in this file as a finished game into the folder of a server that is not started yet; answers the id of its table. */
export const storeGame = (data: string, log: string): string => {
  const output = execFileSync(process.execPath, [join(root, "tooling/src/commands/games.ts"), "import", log], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: data },
  });
  return /: (\S{21})/.exec(output)?.[1] ?? fail(`the game could not be stored: ${output}`);
};

/** Opens a table of bots, with these modules, so that there is one to look at; answers its path. */
export const openTable = async (url: string, listed = true, modules: readonly string[] = []): Promise<string> => {
  const post = (path: string, body: unknown, cookie = ""): Promise<Response> =>
    fetch(`${url}/trpc/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const entered = await post("session.enter", {});
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const bot = (name: string, colour: string) => ({
    kind: "bot",
    bot: "steady",
    player: name,
    banner: { name, colour },
  });
  const created = await post(
    "tables.create",
    {
      name: "Measured",
      game: "food-chain-magnate",
      ruleset: "standard",
      modules,
      options: {},
      seats: [bot("Comet", "#d33e2c"), bot("Fountain", "#5cc8bc")],
      listed,
    },
    cookie,
  );
  const id = /"id":"([^"]+)"/.exec(await created.text())?.[1];
  return id === undefined ? fail("the table could not be opened") : `/table/${id}`;
};
