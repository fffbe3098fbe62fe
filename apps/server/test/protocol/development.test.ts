import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SeatState, TableFacts } from "@blueplate/api";
import type { Json } from "@blueplate/kernel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { me, robot } from "../inside.ts";
import { programWith } from "./program.ts";

const run = promisify(execFile);

let url = "";
let stop = async (): Promise<void> => {};
beforeAll(async () => {
  const script = fileURLToPath(new URL("../../src/bot-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env["PATH"] ?? "", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => void child.once("close", resolve));
  url = await new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"url":"([^"]+)"/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(output)));
  });
  stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
});
afterAll(() => stop());

/** Folds what a seat was sent with the rules of the package, and decides with them. */
const SCRIPT = `
import { check, listOffers, seatOf } from "blueplate-rules";
import { entryOf } from "blueplate-rules/games";
import { readFileSync } from "node:fs";
const { game, config, hash, seat, lines, state } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const rules = (await (await entryOf(game)).load()).load(config).success;
let view = rules.initialState;
for (const { _tag, entry } of lines) {
  for (const event of _tag === "Entry" ? (entry.events ?? []) : []) {
    view = rules.evolve(view, rules.codecs.event.decode(event).success);
  }
}
const offers = [...listOffers(rules, view, seatOf(seat), 50)];
console.log(JSON.stringify({
  hash: rules.hash === hash,
  state: JSON.stringify(rules.codecs.state.encode(view)) === JSON.stringify(state),
  offers: offers.length > 0 && offers.every((command) => check(rules, view, seatOf(seat), command) === null),
}));
`;

it("without accounts, and with the rules as a package: what a seat is sent folds to the state that it is shown", async () => {
  const robo = programWith(url, "any-name");
  const [game] = (await robo.get<readonly { readonly id: string; readonly bots: readonly string[] }[]>("/games")).body;
  const seats = [me, robot(game?.bots[0] ?? "")];
  const wish = { name: "Package", game: game?.id ?? "", options: {}, listed: false, seats } as unknown as Json;
  const table = (await robo.post<TableFacts>("/tables", wish)).body;
  const stream = await robo.follow(`/tables/${table.id}/events`, "application/x-ndjson");
  const turn = (text: string) => /"_tag":"Presence"[^\n]*"waitsFor":\[0/.test(text);
  const text = await stream.until(turn);
  const { state, seq } = (await robo.get<SeatState>(`/tables/${table.id}/seat`)).body;
  const all = await stream.until((told) => told.includes(`"_tag":"Presence","seq":${seq}`));
  expect(all.startsWith(text)).toBe(true);
  await stream.stop();
  const folder = await mkdtemp(join(tmpdir(), "rules-"));
  const packed = await fetch(`${url}/api/v1/engine.tgz`);
  expect(packed.headers.get("content-type")).toBe("application/gzip");
  await writeFile(join(folder, "engine.tgz"), Buffer.from(await packed.arrayBuffer()));
  await run("tar", ["xzf", "engine.tgz"], { cwd: folder });
  // As npm would lay it out, without asking a registry for what it depends on.
  const effect = dirname(dirname(createRequire(import.meta.url).resolve("effect")));
  await run("mkdir", ["-p", "node_modules", "package/node_modules"], { cwd: folder });
  await symlink(join(folder, "package"), join(folder, "node_modules/blueplate-rules"));
  await symlink(effect, join(folder, "package/node_modules/effect"));
  await writeFile(join(folder, "bot.mjs"), SCRIPT);
  const lines = all
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
  const given = { game: table.game, config: table.config, hash: table.hash, seat: 0, lines, state };
  await writeFile(join(folder, "given.json"), JSON.stringify(given));
  const { stdout } = await run(process.execPath, ["bot.mjs", "given.json"], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ hash: true, state: true, offers: true });
  await rm(folder, { recursive: true });
});
