import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fail } from "../games.ts";

/** The measuring tool in one version; it is fetched when it is needed, as nothing else in the house uses it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 5;
/** What the median of every category must reach, out of 100. */
const ENOUGH = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

const root = join(import.meta.dirname, "../../..");
const run = promisify(execFile);

const browserPath = (): string => {
  const known = [process.env["CHROMIUM_PATH"] ?? "", "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return known.find((path) => path !== "" && existsSync(path)) ?? fail("no browser: set CHROMIUM_PATH");
};

/** A server on a free port with an empty folder; how to end it. */
const serve = (data: string): Promise<{ readonly url: string; readonly stop: () => void }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: data, BOT_DELAY: "60000" };
    const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], { env });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /"url":"([^"]+)"/.exec(output)?.[1];
      if (url !== undefined) resolve({ url: url.replace("localhost", "127.0.0.1"), stop: () => child.kill("SIGTERM") });
    });
    child.once("close", () => reject(new Error(output)));
  });

/** Opens a table of bots, so that there is one to look at; answers its path. */
const openTable = async (url: string): Promise<string> => {
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
      options: {},
      seats: [bot("Comet", "#d33e2c"), bot("Fountain", "#5cc8bc")],
      listed: true,
    },
    cookie,
  );
  const id = /"id":"([^"]+)"/.exec(await created.text())?.[1];
  return id === undefined ? fail("the table could not be opened") : `/table/${id}`;
};

/** The scores of one run, out of 100. */
const scores = async (address: string, folder: string): Promise<readonly number[]> => {
  const file = join(folder, "report.json");
  await run(
    "npx",
    [
      "-y",
      LIGHTHOUSE,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  // cast: the report of the tool, of which only the scores are read.
  const { categories } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
  };
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `pnpm measure:pages`: medians of five runs for the lobby and for a table with its flat map, as a phone sees them. */
const main = async (): Promise<boolean> => {
  if (!existsSync(join(root, "apps/web/dist/index.html"))) fail("the pages are not built: npm start builds them");
  const folder = mkdtempSync(join(tmpdir(), "blueplate-measure-"));
  const server = await serve(join(folder, "data"));
  const pages = [
    ["lobby", "/"],
    ["table", await openTable(server.url)],
  ] as const;
  let enough = true;
  for (const [name, path] of pages) {
    const runs: (readonly number[])[] = [];
    for (let each = 0; each < RUNS; each++) runs.push(await scores(`${server.url}${path}`, folder));
    for (const [at, category] of CATEGORIES.entries()) {
      const all = runs.map((one) => one[at] ?? 0);
      enough &&= median(all) >= ENOUGH;
      process.stdout.write(`${name.padEnd(8)} ${category.padEnd(16)} ${median(all)}   (${all.join(" ")})\n`);
    }
  }
  server.stop();
  rmSync(folder, { recursive: true, force: true });
  return enough;
};

if (!(await main())) process.exitCode = 1;
