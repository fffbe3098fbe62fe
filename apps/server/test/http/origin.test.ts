import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, startInside } from "../inside.ts";

let server: Inside;
let secure: Inside;
beforeAll(async () => {
  server = await startInside();
  secure = await startInside({ PUBLIC_URL: "https://table.example" });
});
afterAll(() => Promise.all([server.stop(), secure.stop()]));

/** What a request to enter is answered; fetch would set some of these headers itself. */
const enter = (at: Inside, headers: Readonly<Record<string, string>>, path = "/trpc/session.enter") =>
  new Promise<{ readonly status: number | undefined; readonly cookie: string | undefined }>((resolve, reject) => {
    const sent = request(
      `${at.url}${path}`,
      { method: path === "/healthz" ? "GET" : "POST", headers: { "content-type": "application/json", ...headers } },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode, cookie: response.headers["set-cookie"]?.[0] });
      },
    );
    sent.on("error", reject).end();
  });

it("a change that another site asks for is refused, whether the browser says so or only where it comes from", async () => {
  const own = `127.0.0.1:${server.port}`;
  const statuses = async (headers: Readonly<Record<string, string>>) => (await enter(server, headers)).status;
  expect(await statuses({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await statuses({ origin: "https://evil.example" })).toBe(403);
  expect(await statuses({ origin: "null" })).toBe(403);
  expect(await statuses({ "sec-fetch-site": "same-site", origin: "http://127.0.0.1:1" })).toBe(403);
  expect(await statuses({ origin: `http://${own}` })).toBe(200);
  expect(await statuses({ "sec-fetch-site": "same-origin", origin: "http://other.example" })).toBe(200);
  expect(await statuses({})).toBe(200);
});

it("a server with a public name answers to no other, but for its health", async () => {
  const host = "table.example";
  expect((await enter(secure, { host })).status).toBe(200);
  expect((await enter(secure, { host, origin: "https://table.example" })).status).toBe(200);
  expect((await enter(secure, { host: "rebound.example" })).status).toBe(403);
  expect((await enter(secure, { host: "10.0.0.1" }, "/healthz")).status).toBe(200);
  const behind = await startInside({ PUBLIC_URL: "https://table.example", TRUST_PROXY: "true" });
  expect((await enter(behind, { host: "inner:3000", origin: "https://table.example" })).status).toBe(200);
  expect((await enter(behind, { host: "inner:3000", origin: "https://evil.example" })).status).toBe(403);
  await behind.stop();
});

it("over https the cookie is bound to its host, and one of the shorter name is still taken", async () => {
  const host = "table.example";
  const { cookie = "" } = await enter(secure, { host });
  expect(cookie).toMatch(/^__Host-blueplate=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [pair = ""] = cookie.split(";");
  expect((await enter(secure, { host, cookie: pair })).cookie).toBe(undefined);
  expect((await enter(secure, { host, cookie: pair.replace("__Host-", "") })).cookie).toBe(undefined);
  expect((await enter(server, {})).cookie).toMatch(/^blueplate=/);
});
