import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { browserPath, openTable } from "../../src/pages/served.ts";
import { copyRepository } from "../generators/copy.ts";
import { writeTipJar } from "./tip-jar.ts";

const repository = join(import.meta.dirname, "../../..");
const { root, remove } = copyRepository();
const elsewhere = mkdtempSync(join(tmpdir(), "blueplate-elsewhere-"));
let server: ChildProcess | undefined;
let browser: Browser | undefined;

/** As freshly cloned: nothing is installed, and what the pages are made of is there. */
const asCloned = (): void => {
  const rooms = ["packages", "apps"].flatMap((storey) =>
    readdirSync(join(root, storey)).map((name) => join(storey, name)),
  );
  for (const room of [".", "tooling", "variants", ...rooms]) {
    rmSync(join(root, room, "node_modules"), { recursive: true, force: true });
  }
  for (const path of ["scenarios", "goldens", "apps/web/public"]) {
    cpSync(join(repository, path), join(root, path), { recursive: true });
  }
};

/** `npm start` in the copy, with the packages of the setting; answers the address. */
const start = (setting: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const settings = {
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: join(elsewhere, "data"),
      BOT_DELAY: "0",
      BOT_PAUSE: "0",
    };
    const env = { ...process.env, ...settings, VARIANTS: setting };
    const child = spawn(process.execPath, ["tooling/bootstrap/start.mjs"], { cwd: root, env });
    server = child;
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /"url":"([^"]+)"/.exec(output)?.[1];
      if (url !== undefined) resolve(url.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("close", () => reject(new Error(output)));
  });

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
});

afterAll(async () => {
  await browser?.close();
  const child = server;
  if (child && child.exitCode === null) {
    await new Promise((resolve) => {
      child.once("close", resolve);
      child.kill("SIGTERM");
    });
  }
  rmSync(elsewhere, { recursive: true, force: true });
  remove();
});

const newPage = async (url: string): Promise<Page> => {
  if (!browser) throw new Error("there is no browser");
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  return page;
};

/** The number of the first entry of a table in which a house has left a tip. */
const tipIn = async (url: string, table: string): Promise<number> => {
  const input = encodeURIComponent(JSON.stringify({ table }));
  // cast: the form of every answer of our own server.
  const answer = (await (await fetch(`${url}/trpc/log.export?input=${input}`)).json()) as {
    readonly result: { readonly data: string };
  };
  const line = answer.result.data.split("\n").find((text) => text.includes('"tip-jar:Filled"'));
  const seq = /"seq":(\d+)/.exec(line ?? "")?.[1];
  if (seq === undefined) throw new Error("nobody has left a tip");
  return Number(seq);
};

it("a tarball named in the setting is played in lobby, at a table, in the replay and on one device", async () => {
  writeTipJar(root);
  const pack = spawnSync(process.execPath, [join(root, "tooling/src/commands/variants.ts"), "pack", "tip-jar"], {
    cwd: root,
    env: { ...process.env, INIT_CWD: elsewhere },
    encoding: "utf8",
  });
  rmSync(join(root, "variants/tip-jar"), { recursive: true });
  asCloned();
  const url = await start(pack.stdout.trim());
  const page = await newPage(url);

  // The form for a new table.
  await page.goto("/");
  await page.getByRole("link", { name: "New table" }).click();
  await page.locator(".form-line > summary", { hasText: "Modules" }).click();
  const box = page.getByRole("checkbox", { name: "Tip Jar", exact: true });
  await box.check();
  await page.getByText("Every house that buys from you leaves $2 more.").waitFor();

  // A table that bots have played, and its replay.
  const table = await openTable(url, true, ["tip-jar"]);
  await page.goto(table);
  await page.getByRole("region", { name: "The game is over" }).waitFor();
  const id = table.replace("/table/", "");
  await page.goto(`/replay/?table=${id}&at=${await tipIn(url, id)}`);
  const told = page.getByRole("region", { name: "What happened" });
  await told.getByText("finds tips of").first().waitFor();
  const slider = page.getByRole("slider").first();
  const at = Number(await slider.getAttribute("aria-valuenow"));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe(String(at - 1));

  // On this device.
  await page.goto("/local/new?modules=tip-jar");
  await page.locator(".form-line > summary", { hasText: "Modules" }).click();
  expect(await box.isChecked()).toBe(true);
  await page.getByLabel("Name of player 1").fill("Ann");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("region", { name: "Your move" }).waitFor();
  await page.getByRole("button", { name: "Supply" }).click();
  await page.getByText("Busker").first().waitFor();
}, 900_000);
