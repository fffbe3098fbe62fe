import { freePort } from "@blueplate/store/testing";
import { Effect, Exit, Scope } from "effect";
import { expect, it } from "vitest";
import { openDoor } from "../../src/cluster/door.ts";
import { failedStart } from "../process.ts";

const SECRET = "known to all of them";

it("the door between servers opens to their secret alone, and only to what is behind it", async () => {
  const url = new URL(`http://127.0.0.1:${await freePort()}`);
  const scope = await Effect.runPromise(Scope.make());
  const came: unknown[] = [];
  const opened = openDoor(url, SECRET, {
    "/call": async (body, response) => {
      came.push(body);
      response.writeHead(200).end();
    },
  });
  await Effect.runPromise(Scope.provide(opened, scope));
  const ask = async (path: string, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await fetch(new URL(path, url), { method: "POST", headers, body: "{}" })).status;
  };
  expect(await ask("/call")).toBe(404);
  expect(await ask("/call", "Bearer another")).toBe(404);
  expect(await ask("/call", `Basic ${SECRET}`)).toBe(404);
  expect(await ask("/other", `Bearer ${SECRET}`)).toBe(404);
  expect(came).toEqual([]);
  expect(await ask("/call", `Bearer ${SECRET}`)).toBe(200);
  expect(came).toEqual([{}]);
  const taken = await Effect.runPromiseExit(Effect.scoped(openDoor(url, SECRET, {})));
  expect(String(taken)).toContain("CLUSTER_URL cannot be listened on (EADDRINUSE)");
  await Effect.runPromise(Scope.close(scope, Exit.void));
});

it("a server that is to be one of several, and lacks what that takes, says so in one line", async () => {
  const cluster = { CLUSTER_URL: "http://127.0.0.1:4000", CLUSTER_SECRET: SECRET };
  const database = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  for (const env of [
    cluster,
    { ...database, CLUSTER_URL: cluster.CLUSTER_URL },
    { ...database, ...cluster, CLUSTER_URL: "http://127.0.0.1" },
  ]) {
    const { code, output } = await failedStart({ DATA_DIR: "/nowhere", ...env });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^CLUSTER_URL names a port .*, and needs DATABASE_URL.*, and CLUSTER_SECRET\.$/);
  }
}, 120_000);
