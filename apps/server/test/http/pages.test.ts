import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, startInside } from "../inside.ts";

let server: Inside;
const folder = mkdtempSync(join(tmpdir(), "blueplate-pages-"));

beforeAll(async () => {
  const web = join(folder, "web");
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(web, "index.html"), "the table");
  writeFileSync(join(web, "assets", "app-123.js"), "plain");
  writeFileSync(join(web, "assets", "app-123.js.br"), "compressed");
  const replay = join(folder, "replay");
  mkdirSync(replay);
  writeFileSync(join(replay, "index.html"), "the replay");
  writeFileSync(join(replay, "embed.html"), "the town");
  server = await startInside({ WEB_DIR: web, REPLAY_DIR: replay });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, cache: response.headers.get("cache-control"), text: await response.text() };
};

/** The status of a path sent as it is, without the tidying that fetch does. */
const rawStatus = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: server.port, path }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
    sent.on("error", reject).end();
  });

it("serves the page for every path of the app, never kept, and built files for ever", async () => {
  for (const path of ["/", "/t/abc", "/t/abc?x=1"]) {
    expect(await get(path)).toEqual({ status: 200, cache: "no-cache", text: "the table" });
  }
  const file = await get("/assets/app-123.js", { "accept-encoding": "identity" });
  expect(file).toEqual({ status: 200, cache: "public, max-age=31536000, immutable", text: "plain" });
});

it("answers 404 for a built file that is gone, and nothing outside the folder", async () => {
  expect((await get("/assets/app-old.js")).status).toBe(404);
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
  ]) {
    expect((await rawStatus(path)).text).not.toContain("secret");
  }
});

it("says what to do when an app is not built", async () => {
  const bare = await startInside({ WEB_DIR: join(folder, "web"), REPLAY_DIR: join(folder, "none") });
  const response = await fetch(`${bare.url}/replay/`);
  const text = await response.text();
  await bare.stop();
  expect([response.status, text]).toEqual([503, expect.stringContaining("npm start")]);
});

it("lets other sites frame the page made for them and no other", async () => {
  const framing = async (path: string) => {
    const { headers } = await fetch(`${server.url}${path}`);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "") ?? [];
    return [ancestors, headers.get("x-frame-options")];
  };
  expect(await framing("/replay/embed.html?table=x&at=3")).toEqual(["*", null]);
  for (const path of [
    "/",
    "/t/abc",
    "/replay/",
    "/replay/?x=/replay/embed.html",
    "/replay/statistics.html",
    "/embed.html",
    "/replay/embed.html/",
    "/replay/%65mbed.html",
  ]) {
    expect(await framing(path), path).toEqual(["'none'", "DENY"]);
  }
});

it("takes nothing but GET for pages", async () => {
  expect((await fetch(`${server.url}/`, { method: "POST", body: "x" })).status).toBe(404);
});
