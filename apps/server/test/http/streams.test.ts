import { afterEach, expect, it } from "vitest";
import { browserAt } from "../clients.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { newProgram } from "../protocol/program.ts";

const running: Inside[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const started = async (env: Readonly<Record<string, string>> = {}): Promise<Inside> => {
  const server = await startInside(env);
  running.push(server);
  return server;
};

/** Opens a stream of a table and reads its first two events, by which it has begun or was refused; ends with `stop`. */
const stream = async (server: Inside, table: string, cookie: string, address = "") => {
  const stopped = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ tables: [{ id: table, after: -1 }] }));
  const headers = { cookie, ...(address !== "" && { "x-forwarded-for": address }) };
  const answer = await fetch(`${server.url}/trpc/watch?input=${input}`, { headers, signal: stopped.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/"_tag":"Table"|serialized-error\ndata: .*\n/.test(text)) text += (await reader?.read())?.value ?? "";
  return { text, stop: () => stopped.abort() };
};

const REFUSED = /"httpStatus":429.*"tag":"TooMany".*"retryAfter":10/;

const guest = async (server: Inside) => {
  const browser = browserAt(server.url);
  await browser.api.session.enter.mutate();
  return browser;
};

it("one guest holds so many streams and no more, and has a place again when one is closed", async () => {
  const server = await started({ STREAMS_OF_GUEST: "3" });
  const [ann, bob] = [await guest(server), await guest(server)];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  const held = [];
  for (let count = 0; count < 3; count++) held.push(await stream(server, id, ann.cookie()));
  for (const { text } of held) expect(text).toContain('"_tag":"Table"');
  expect((await stream(server, id, ann.cookie())).text).toMatch(REFUSED);
  // What was refused has taken no place, and somebody else has their own.
  expect((await stream(server, id, bob.cookie())).text).toContain('"_tag":"Table"');
  held[1]?.stop();
  // When the server hears of it is not ours to say.
  let again = "";
  while (!again.includes('"_tag":"Table"')) again = (await stream(server, id, ann.cookie())).text;
  expect((await stream(server, id, ann.cookie())).text).toMatch(REFUSED);
  for (const one of held) one.stop();
});

it("one network holds so many streams, of pages and of programs together, whoever they are of", async () => {
  const server = await started({ STREAMS_OF_NETWORK: "2", TRUST_PROXY: "true" });
  const [ann, bob, robo] = [await guest(server), await guest(server), await newProgram(server.url)];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  await stream(server, id, ann.cookie(), "10.0.0.1");
  await stream(server, id, bob.cookie(), "10.0.0.1");
  expect((await stream(server, id, bob.cookie(), "10.0.0.1")).text).toMatch(REFUSED);
  const headers = { authorization: `Bearer ${robo.token}`, "x-forwarded-for": "10.0.0.1" };
  const refused = await fetch(`${server.url}/api/v1/tables/${id}/events`, { headers });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect((await stream(server, id, bob.cookie(), "10.0.0.2")).text).toContain('"_tag":"Table"');
});

it("a club of forty with eighty devices behind one router looks at its tables, two tabs on each device", async () => {
  const server = await started();
  const people = await Promise.all(Array.from({ length: 80 }, () => guest(server)));
  const [host] = people;
  const { id } = (await host?.api.tables.create.mutate(toyTable([me, free]))) ?? { id: "" };
  const streams = await Promise.all(
    people.flatMap((one) => [stream(server, id, one.cookie()), stream(server, id, one.cookie())]),
  );
  expect(streams.filter(({ text }) => text.includes('"_tag":"Table"'))).toHaveLength(160);
  for (const one of streams) one.stop();
});
