import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, startInside } from "../inside.ts";
import { newProgram } from "./program.ts";

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: object }>>>
  >;
  readonly components: { readonly schemas: object };
}

let server: Inside;
let document: Document;
beforeAll(async () => {
  server = await startInside();
  document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as Document;
});
afterAll(() => server.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

it("every address that is described is served, with a token only", async () => {
  const robo = await newProgram(server.url);
  expect(operations().length).toBeGreaterThan(20);
  for (const { path, method } of operations()) {
    const url = `${server.url}${path.replaceAll(/\{\w+\}/g, "none")}`;
    const headers = { "content-type": "application/json" };
    const body = method === "POST" ? { body: "{}" } : {};
    const answer = await fetch(url, { method, headers, ...body });
    const isForPeople = path.startsWith("/api/v1/bots");
    expect([path, answer.status === 401]).toEqual([path, !isForPeople]);
    const known = await fetch(url, { method, headers: { ...headers, authorization: `Bearer ${robo.token}` }, ...body });
    expect([path, method, known.status === 405 || known.status >= 500]).toEqual([path, method, false]);
    await known.body?.cancel();
    await answer.body?.cancel();
  }
});

it("references lead somewhere, and every answer that is no success is a problem", () => {
  const text = JSON.stringify(document);
  const names = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
  for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
  for (const { operation } of operations()) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!status.startsWith("2")) expect(JSON.stringify(answer)).toContain("application/problem+json");
    }
  }
});

it("the page names every address, loads nothing and runs nothing", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  for (const { path, operation } of operations()) {
    expect(page).toContain(`<code>${path}</code>`);
    expect(page).toContain(`id="${operation.operationId}"`);
  }
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  for (const name of new Set(links)) expect(page).toContain(`id="${name}"`);
});

it("the guide names no address that is not served, and leaves none out", async () => {
  const guide = await readFile(new URL("../../../../docs/bots.md", import.meta.url), "utf8");
  const served = new Set(operations().map(({ path, method }) => `${method} ${path.replace("/api/v1", "")}`));
  const named = new Set(
    [...guide.matchAll(/`(GET|POST|DELETE) (\/[\w/{}]*)`/g)].map(([, method, path]) => `${method} ${path}`),
  );
  expect([...named].filter((address) => !served.has(address))).toEqual([]);
  expect([...served].filter((address) => !named.has(address))).toEqual([]);
});
