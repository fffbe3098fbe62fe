import type { SeatState, StreamMessage, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { newProgram, type Program, type StreamClient } from "./program.ts";

const SEED = "a-seed-that-nobody-may-see";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const bid = (amount: number) => ({ _tag: "bid", amount });

const gathered = async (rounds: string) => {
  const [ann, bob] = [await newProgram(server.url, { name: "Ann" }), await newProgram(server.url, { name: "Bob" })];
  const { id } = (await ann.post<TableFacts>("/tables", { ...toyTable([me, free], rounds), seed: SEED })).body;
  await bob.post(`/tables/${id}/seat`, {});
  return { ann, bob, id, table: `/tables/${id}` };
};

const round = async (ann: Program, bob: Program, table: string, nth: number) => {
  await ann.post(`${table}/seat/commands`, { id: `a${nth}`, seen: nth * 2, commands: [bid(4)] });
  await bob.post(`${table}/seat/commands`, { id: `b${nth}`, seen: nth * 2 + 1, commands: [bid(3)] });
};

const seqsOf = (text: string): readonly number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));

const messagesOf = (text: string): readonly StreamMessage[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as StreamMessage);

const whole = (stream: StreamClient) => stream.until((text) => /"_tag":"End"/.test(text));

it("is the same in both forms, ends with the game, and goes on where it broke off", async () => {
  const { ann, bob, table } = await gathered("3");
  const [events, lines] = [
    await ann.follow(`${table}/events`),
    await ann.follow(`${table}/events`, "application/x-ndjson"),
  ];
  for (let nth = 0; nth < 3; nth++) await round(ann, bob, table, nth);
  const [asEvents, asLines] = [await whole(events), await whole(lines)];
  expect(seqsOf(asEvents)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const data = asEvents.split("\n").filter((line) => line.startsWith("data: "));
  expect(data.map((line) => JSON.parse(line.slice(6))).filter(({ _tag }) => _tag === "Entry")).toEqual(
    messagesOf(asLines).filter(({ _tag }) => _tag === "Entry"),
  );
  const late = await ann.follow(`${table}/events?after=4`);
  expect(seqsOf(await whole(late))).toEqual([5, 6]);
  const resumed = await fetch(`${server.url}/api/v1${table}/events?after=1`, {
    headers: { authorization: `Bearer ${ann.token}`, "last-event-id": "5" },
  });
  expect(seqsOf(await resumed.text())).toEqual([6]);
  const over = await ann.follow(`${table}/events?after=6`, "application/x-ndjson");
  expect(messagesOf(await whole(over)).map(({ _tag }) => _tag)).toEqual(["Table", "End"]);
});

it("no byte of any message that a seat, another seat or a watcher is sent tells a closed envelope or the seed", async () => {
  const { ann, bob, table } = await gathered("3");
  const eve = await newProgram(server.url, { name: "Eve" });
  const all = [ann, bob, eve];
  const streams = await Promise.all(all.map((each) => each.follow(`${table}/events`, "application/x-ndjson")));
  await round(ann, bob, table, 0);
  await ann.post(`${table}/seat/commands`, { id: "open", seen: 2, commands: [bid(5)] });
  for (const stream of streams) await stream.until((text) => text.includes('"_tag":"Presence","seq":3'));
  const answers = await Promise.all(
    all.map(async (each, index) => {
      const said = [
        streams[index]?.text() ?? "",
        ...(await Promise.all(
          [table, "/tables?which=mine", `${table}/seat`, `${table}/seat/forms`, "/challenges", "/rules/toy-1"].map(
            async (path) => JSON.stringify((await each.get(path)).body),
          ),
        )),
        JSON.stringify((await each.post(`${table}/seat/forms/next`, { form: "bid", picked: {} })).body),
        JSON.stringify((await each.post(`${table}/seat/commands`, { id: "open", seen: 3, commands: [bid(2)] })).body),
      ];
      return said.join("\n");
    }),
  );
  const codes = answers.map((text) => [...new Set(text.match(/code-\d{9}/g) ?? [])]);
  expect(codes.map((own) => own.length)).toEqual([1, 1, 0]);
  expect(codes[0]).not.toEqual(codes[1]);
  // The bid that is open is known to whoever has made it, and to nobody else.
  expect(answers.map((text) => /"(amount|content)":5/.test(text))).toEqual([true, false, false]);
  for (const text of answers) {
    expect(text).not.toContain(SEED);
    for (const each of all) expect(text).not.toContain(each.token);
  }
  for (const stream of streams) await stream.stop();
});

it("begins again with other eyes when a watcher sits down", async () => {
  const [ann, bob] = [await newProgram(server.url, { name: "Ann" }), await newProgram(server.url, { name: "Bob" })];
  const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, free], "3"))).body;
  const stream = await bob.follow(`/tables/${id}/events`, "application/x-ndjson");
  await stream.until((text) => text.includes("Presence"));
  await bob.post(`/tables/${id}/seat`, {});
  const text = await stream.until((all) => all.includes('"_tag":"Entry"'));
  expect(text.match(/code-\d{9}/g)).toHaveLength(1);
  expect((await bob.get<SeatState>(`/tables/${id}/seat`)).body.seat).toBe(1);
  await stream.stop();
});

it("says that it is alive while nothing happens, and ends soon after its token was revoked", async () => {
  const quick = await startInside({ STREAM_SILENCE: "50" });
  const ann = await newProgram(quick.url);
  const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, free], "3"))).body;
  const events = await ann.follow(`/tables/${id}/events`);
  const lines = await ann.follow(`/tables/${id}/events`, "application/x-ndjson");
  await events.until((text) => text.includes(": alive\n\n"));
  await lines.until((text) => text.endsWith("\n\n"));
  await fetch(`${quick.url}/api/v1/bots/${ann.id}`, { method: "DELETE", headers: { cookie: ann.cookie } });
  for (const stream of [events, lines]) expect(await stream.until(() => false)).not.toContain("End");
  await quick.stop();
});

it("ends when its table is closed", async () => {
  const ann = await newProgram(server.url);
  const host = server.browser();
  const { id } = await host.api.tables.create.mutate(toyTable([me, free], "3"));
  const stream = await ann.follow(`/tables/${id}/events`, "application/x-ndjson");
  await stream.until((text) => text.includes("Presence"));
  await host.api.tables.close.mutate({ table: id });
  expect(messagesOf(await stream.until(() => false)).at(-1)).toEqual({ _tag: "Gone" });
});
