import type { Json } from "@blueplate/kernel";
import { JSON_LIMITS } from "@blueplate/kernel";
import { EventEmitter } from "node:events";
import { Agent, get } from "node:http";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answered, DECODER_RULES, largeBodyDecoder } from "../../src/http/large-bodies/decoder.ts";
import { assembling, piecesOf } from "../../src/http/large-bodies/pieces.ts";
import { refusalOf } from "../clients.ts";
import { type Inside, startInside } from "../inside.ts";

const again = (value: Json): Json => {
  const built = assembling();
  for (const piece of piecesOf(value)) built.take(structuredClone(piece));
  return built.whole();
};

const sizeOf = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, child) => sum + sizeOf(child), 1)
    : 1;

/** Many values: in one list, in one object, in lists within lists. */
const MANY = {
  list: Array.from({ length: 30_000 }, (_, index) => index),
  fields: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, [index, { a: null }, "x"]])),
  nested: Array.from({ length: 60 }, () => Array.from({ length: 300 }, () => [1, [], {}])),
};

describe("a large value in pieces", () => {
  it.each([
    ["a text", "x"],
    ["nothing", null],
    ["an empty object", {}],
    ["many values", MANY],
    // A parser makes names of these, and so does whoever puts pieces together.
    ["names that mean something", JSON.parse(`{"__proto__":${JSON.stringify(MANY)},"constructor":[1]}`) as Json],
  ])("is the same again: %s", (_, value) => {
    expect(JSON.stringify(again(value))).toBe(JSON.stringify(value));
  });

  it("comes in pieces of which none is large", () => {
    const pieces = [...piecesOf(MANY)];
    expect(pieces.length).toBeGreaterThan(sizeOf(MANY) / 4_000);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(2_000);
      expect(piece.reduce((sum, step) => sum + (step[0] === "put" ? sizeOf(step[2]) : 1), 0)).toBeLessThan(4_000);
    }
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const body = (chapter: unknown) => bytesOf(JSON.stringify({ title: "T", name: "Ann", chapter }));
const decodeAs = (procedure: string, bytes: Uint8Array<ArrayBuffer>) => ({ procedure, bytes, limits: JSON_LIMITS });

describe("a body that another thread decodes", () => {
  const decode = largeBodyDecoder({ ...DECODER_RULES, threads: 1 });

  it("comes out as the input that it is, and the loop turns between its pieces", async () => {
    let turns = 0;
    let isOver = false;
    const turn = (): void => void (isOver || (turns++, setImmediate(turn)));
    setImmediate(turn);
    const found = await decode(decodeAs("studies.create", body(MANY)));
    isOver = true;
    expect(JSON.stringify(found)).toBe(JSON.stringify({ value: { title: "T", name: "Ann", chapter: MANY } }));
    expect(turns).toBeGreaterThan([...piecesOf(MANY)].length);
  });

  it("is taken in one piece a turn, also where the thread has the next one ready at once", async () => {
    const pieces = [...piecesOf(MANY)];
    let asked = 0;
    const answer = (): void => {
      const at = asked++;
      queueMicrotask(() =>
        thread.emit("message", { _tag: "Piece", piece: pieces[at], isLast: at === pieces.length - 1 }),
      );
    };
    const thread = Object.assign(new EventEmitter(), { postMessage: answer });
    let turns = 0;
    let isOver = false;
    const turn = (): void => void (isOver || (turns++, setImmediate(turn)));
    setImmediate(turn);
    // cast: nothing else is asked of a thread here.
    const found = await answered(thread as unknown as Worker, decodeAs("", bytesOf("")), { answerWithinMs: 60_000 });
    isOver = true;
    expect(JSON.stringify(found)).toBe(JSON.stringify({ value: MANY }));
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
  });

  it.each([
    ["no JSON", bytesOf('{"title":'), "PARSE_ERROR", undefined],
    ["an unknown field", bytesOf('{"title":"T","name":"Ann","other":1}'), "BAD_REQUEST", "other"],
    ["a wrong type", bytesOf('{"title":"T","name":7}'), "BAD_REQUEST", "name"],
    ["too deep", bytesOf(`{"title":"T","chapter":${"[".repeat(90)}`), "BAD_REQUEST", "chapter"],
  ])("is refused with the field that does not fit: %s", async (_, bytes, code, field) => {
    const found = await decode(decodeAs("studies.create", bytes));
    expect(
      "fault" in found && [found.fault.code, (found.fault.cause as { field?: string } | undefined)?.field],
    ).toEqual([code, field]);
  });

  it("for which a thread takes too long is refused, and leaves room for the next one", async () => {
    const hasty = largeBodyDecoder({ ...DECODER_RULES, threads: 1, answerWithinMs: 1 });
    const both = await Promise.all([1, 2].map(() => hasty(decodeAs("studies.create", body(MANY)))));
    for (const found of both) expect("fault" in found && found.fault.code).toBe("PAYLOAD_TOO_LARGE");
  });
});

/** So many values as one list, no longer than a body may be. */
const listOf = (count: number, valueAt: (index: number) => string): string =>
  `[${Array.from({ length: count }, (_, index) => valueAt(index)).join(",")}]`;

const objectOf = (count: number, keyAt: (index: number) => string, value: string): string =>
  `{${Array.from({ length: count }, (_, index) => `"${keyAt(index)}":${value}`).join(",")}}`;

const chapterOf = (list: string): string =>
  `{"title":"T","name":"Ann","chapter":${list}${" ".repeat(Math.max(0, 8_000_000 - list.length))}}`;

describe("bodies as large as any that are let through", () => {
  // A thread that comes to its limit within one call of the engine takes the whole process with it: none may come near.
  const decode = largeBodyDecoder({ ...DECODER_RULES, threads: 1, memoryMb: DECODER_RULES.memoryMb / 4 });

  it.each([
    ["objects with a field of their own", listOf(124_000, (index) => `{"k${index}":0}`)],
    ["wide objects", listOf(250, (row) => objectOf(990, (index) => `k${row}_${index}`, "0"))],
    ["wide objects of lists", listOf(124, (row) => objectOf(990, (index) => `\u4e2d${row}_${index}`, "[]"))],
    ["long keys", listOf(60_000, (index) => `{"${String(index).padStart(110, "k")}":[]}`)],
    ["lists", listOf(124_000, () => "[]")],
    ["deep lists", listOf(3_900, () => `${"[".repeat(60)}${"]".repeat(60)}`)],
    ["texts", listOf(240_000, (index) => `"\u4e2d${index}"`)],
  ])("fit four times into what a thread may hold: %s", async (_, list) => {
    const found = await decode(decodeAs("studies.create", bytesOf(chapterOf(list))));
    expect("value" in found).toBe(true);
  });

  it.each([
    ["short lines", `\u4e2d${'\n"'.repeat(5_900_000)}`],
    ["one line", `\u4e2d${"x".repeat(23_900_000)}`],
  ])("fit four times into what a thread may hold: a file of %s", async (_, text) => {
    const found = await decode(decodeAs("studies.import", bytesOf(JSON.stringify({ name: "Ann", text }))));
    expect("fault" in found ? found.fault.code : "value").not.toBe("PAYLOAD_TOO_LARGE");
  });
});

describe("a server to which large bodies come", () => {
  let server: Inside;
  beforeAll(async () => {
    server = await startInside();
  });
  afterAll(() => server.stop());

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const probe = () =>
    new Promise<void>((resolve, reject) => {
      get(`${server.url}/healthz`, { agent }, (answer) => answer.resume().once("end", () => resolve())).once(
        "error",
        reject,
      );
    });

  /** How often /healthz answers before this is over. */
  const probesDuring = async (work: Promise<unknown>) => {
    let isOver = false;
    void work.finally(() => (isOver = true));
    let count = 0;
    for (; !isOver; count++) await probe();
    return count;
  };

  it("parses none of them in the thread that answers, and answers others meanwhile", async () => {
    // Each brings one: a guest has one large body at a time.
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => {
        const { api } = server.browser();
        await api.session.enter.mutate();
        return api;
      }),
    );
    const chapter = { _tag: "Nothing", values: Array.from({ length: 79_000 }, () => 1_000_000) };
    const create = (api = first) =>
      refusalOf(Promise.resolve(api?.studies.create.mutate({ title: "T", name: "Ann", chapter })));
    // The thread is started by the first.
    await create();
    const parse = vi.spyOn(JSON, "parse");
    const longest = () => Math.max(0, ...parse.mock.calls.map(([text]) => text.length));
    let refused: unknown;
    const probes = await probesDuring(create(second).then((refusal) => (refused = refusal)));
    expect(refused).toMatchObject({ status: 400, tag: "Malformed" });
    expect(probes).toBeGreaterThan(20);
    const text = "\n".repeat(11_000_000);
    expect(await refusalOf(Promise.resolve(third?.studies.import.mutate({ name: "Ann", text })))).toMatchObject({
      status: 409,
    });
    expect(longest()).toBeLessThan(256 * 1024);
    parse.mockRestore();
  });

  it("takes no ticket for a decoded input that it has not given out", async () => {
    const { api, cookie } = server.browser();
    await api.session.enter.mutate();
    const headers = { "content-type": "application/json", cookie: cookie() };
    const ask = async (sent: string) =>
      (await fetch(`${server.url}/trpc/studies.create`, { method: "POST", headers, body: sent })).status;
    expect(await ask('"decoded 00000000-0000-0000-0000-000000000000"')).toBe(400);
    expect(await ask(JSON.stringify({ title: "T", name: "Ann" }))).toBe(200);
  });
});
