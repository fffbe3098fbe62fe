import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "./clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

interface WireError {
  readonly error?: { readonly message: string; readonly data: { readonly tag: string; readonly field: string | null } };
}

/** A raw request, as no client of ours would send it. */
const post = async (path: string, body: string, cookie: string, type = "application/json") => {
  const headers = { "content-type": type, cookie };
  const response = await fetch(`${server.url}/trpc/${path}`, { method: "POST", headers, body });
  // cast: what a test expects of an error on the wire.
  return { status: response.status, ...((await response.json()) as WireError) };
};

/** Numbers that look random and are the same in every run. */
const lots = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % bound;
  };
};

const junk = (draw: (bound: number) => number, depth = 0): unknown => {
  const leaves = [null, true, -1, 1e308, "", "bid", "__proto__", "\u0000", [], {}, 2.5];
  const kind = draw(depth > 3 ? 1 : 4);
  if (kind < 2) return leaves[draw(leaves.length)];
  if (kind === 2) return Array.from({ length: draw(4) }, () => junk(draw, depth + 1));
  const keys = ["_tag", "amount", "constructor", "table", "x"];
  return Object.fromEntries(Array.from({ length: draw(4) }, () => [keys[draw(keys.length)], junk(draw, depth + 1)]));
};

const running = async () => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  const bob = server.browser();
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  return { ann, bob, id };
};

describe("bad input over the wire", () => {
  it("answers hundreds of malformed and illegal commands with 4xx and a tag; the table is unharmed", async () => {
    const { ann, id } = await running();
    const before = await ann.api.log.export.query({ table: id });
    const draw = lots(7);
    for (let round = 0; round < 300; round++) {
      const whole = { table: id, commandId: `f${round}`, seen: 0, command: { _tag: "bid", amount: 6 + draw(9) } };
      const fields = Object.keys(whole);
      const broken =
        draw(3) === 0 ? whole : { ...whole, [fields[draw(4)] ?? "x"]: junk(draw), ...(draw(4) ? {} : { extra: 1 }) };
      const body = draw(10) === 0 ? JSON.stringify(broken).slice(0, -1 - draw(9)) : JSON.stringify(broken);
      const answer = await post("play", body, ann.cookie());
      expect([answer.status >= 400 && answer.status < 500, typeof answer.error?.data.tag], body).toEqual([
        true,
        "string",
      ]);
      expect(JSON.stringify(answer)).not.toMatch(/\.ts:|node_modules|at Object/);
    }
    expect(await ann.api.log.export.query({ table: id })).toBe(before);
    expect(
      await ann.api.play.mutate({ table: id, commandId: "ok", seen: 0, command: { _tag: "bid", amount: 1 } }),
    ).toEqual({ seq: 1 });
    expect(server.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  });

  it("answers malformed calls of lobby and seats with 4xx and a tag; nobody is seated, unseated or shown the door", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free]));
    const before = await ann.api.tables.get.query({ table: id });
    const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      "tables.create": { ...toyTable([me]) },
      "tables.start": { table: id, bot: "honest" },
      "tables.close": { table: id },
      "seats.take": { table: id, seat: 1, player: "Eve" },
      "seats.dress": { table: id, player: "Eve" },
      "seats.leave": { table: id },
      "seats.free": { table: id, seat: 0 },
      "seats.setBot": { table: id, seat: 1, bot: "honest" },
      "seats.deviceLink": { table: id },
      "seats.signOutOthers": { table: id },
      "seats.claim": { token: "x" },
      "chat.send": { table: id, text: "hello" },
    };
    const draw = lots(11);
    for (const [path, whole] of Object.entries(calls)) {
      for (let round = 0; round < 30; round++) {
        const { [Object.keys(whole)[draw(Object.keys(whole).length)] ?? ""]: _, ...rest } = whole;
        const broken = round === 0 ? junk(draw) : { ...whole, table: `no-${round}`, [`x${round}`]: junk(draw) };
        const body = JSON.stringify(round % 2 === 0 ? broken : { ...rest, seat: junk(draw), extra: junk(draw) });
        const answer = await post(path, body, ann.cookie());
        expect([answer.status >= 400 && answer.status < 500, typeof answer.error?.data.tag], `${path} ${body}`).toEqual(
          [true, "string"],
        );
      }
    }
    expect(await ann.api.tables.get.query({ table: id })).toEqual(before);
  });

  it("answers malformed wishes to go back and to hand over seats with 4xx and a tag; nothing is asked or handed", async () => {
    const { ann, id } = await running();
    await ann.api.play.mutate({ table: id, commandId: "a", seen: 0, command: { _tag: "bid", amount: 1 } });
    const before = await ann.api.tables.get.query({ table: id });
    const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      undo: { table: id, commandId: "b", to: 0 },
      "goBack.ask": { table: id, commandId: "b", seen: 1, to: 0 },
      "rollback.ask": { table: id, commandId: "b", seen: 1, to: 0 },
      "rollback.answer": { table: id, request: "b", accept: true },
      "rollback.withdraw": { table: id, request: "b" },
      "standing.set": { table: id, orders: { always: 2 } },
      "conditionalOrders.set": { table: id, orders: { always: 2 } },
      "seats.resign": { table: id, bot: "honest" },
      "seats.handOver": { table: id, seat: 0, bot: "honest" },
      "seats.nudge": { table: id, seat: 1 },
      "seats.takeBack": { table: id },
    };
    const bad = [null, -1, 1.5, 7, "", "a b", "x".repeat(65), [], {}];
    const draw = lots(13);
    for (const [path, whole] of Object.entries(calls)) {
      for (const field of Object.keys(whole)) {
        // Seat 1 can be handed over, and no orders are orders too.
        const right: Readonly<Record<string, unknown>> = {
          "seats.handOver seat": 1,
          "standing.set orders": null,
          "conditionalOrders.set orders": null,
        };
        const wrong = bad.filter((one) => one !== right[`${path} ${field}`]);
        for (const value of wrong) {
          const broken = draw(4) === 0 ? { ...whole, more: value } : { ...whole, [field]: value };
          const answer = await post(path, JSON.stringify(broken), ann.cookie());
          expect(
            [answer.status >= 400 && answer.status < 500, typeof answer.error?.data.tag],
            `${path} ${JSON.stringify(broken)}`,
          ).toEqual([true, "string"]);
        }
      }
    }
    expect(await ann.api.tables.get.query({ table: id })).toEqual(before);
  });

  it("names the field that does not fit", async () => {
    const { ann, id } = await running();
    const wrong = (command: unknown, more: object = {}) =>
      post("play", JSON.stringify({ table: id, commandId: "c", seen: 0, command, ...more }), ann.cookie());
    expect((await wrong({ _tag: "bid", amount: "3" })).error?.data).toMatchObject({
      tag: "Malformed",
      field: "command.amount",
    });
    expect((await wrong({ _tag: "bid", amount: 3, more: 1 })).error?.data).toMatchObject({ field: "command.more" });
    expect((await wrong({ _tag: "steal" })).error?.data).toMatchObject({ tag: "Malformed", field: "command._tag" });
    expect((await wrong({ _tag: "bid", amount: 3 }, { mine: 1 })).error?.data).toMatchObject({
      tag: "Malformed",
      field: "mine",
    });
    expect((await wrong({ _tag: "bid", amount: 3 }, { seen: 99 })).error?.data).toMatchObject({ field: "seen" });
    expect((await wrong({ _tag: "bid", amount: 9 })).error?.data).toMatchObject({
      tag: "TooMuch",
      refusal: { most: 5 },
    });
  });

  it("refuses large bodies, other media types, batches, unknown procedures and other sites", async () => {
    const { ann, id } = await running();
    const large = JSON.stringify({ table: id, text: "x".repeat(100_000) });
    expect(await post("chat.send", large, ann.cookie())).toMatchObject({
      status: 413,
      error: { data: { tag: "TooLarge" } },
    });
    expect(await post("play", "a=b", ann.cookie(), "application/x-www-form-urlencoded")).toMatchObject({ status: 415 });
    expect(await post("play,play?batch=1", "{}", ann.cookie())).toMatchObject({ status: 400 });
    expect(await post("nothing.here", "{}", ann.cookie())).toMatchObject({
      status: 404,
      error: { data: { tag: "NoSuchProcedure" } },
    });
    const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
    expect((await fetch(`${server.url}/trpc/play`, { method: "POST", headers, body: "{}" })).status).toBe(403);
    const wrong = await fetch(`${server.url}/trpc/play`, { headers: { cookie: ann.cookie() } });
    expect([wrong.status, wrong.headers.get("allow"), await wrong.json()]).toMatchObject([
      405,
      "POST",
      { error: { data: { tag: "WrongMethod" } } },
    ]);
    expect((await fetch(`${server.url}/trpc/games.list`, { method: "HEAD" })).status).toBe(204);
  });

  it("refuses tables that cannot be, with the field", async () => {
    const { api } = server.browser();
    const create = (over: object) => refusalOf(api.tables.create.mutate({ ...toyTable([me]), ...over }));
    expect(await create({ game: "chess" })).toMatchObject({ status: 400, field: "game" });
    expect(await create({ ruleset: "none" })).toMatchObject({ status: 400, field: "ruleset" });
    expect(await create({ seats: [robot("nobody")] })).toMatchObject({ status: 400, field: "seats.0.bot" });
    expect(await create({ seats: [me, me] })).toMatchObject({ status: 400, field: "seats" });
    expect(await create({ listed: true, seed: "s" })).toMatchObject({ status: 400, field: "seed" });
    expect(await create({ name: "a\u202Eb" })).toMatchObject({ status: 400, field: "name" });
    expect(await create({ name: "half \uD83C" })).toMatchObject({ status: 400, field: "name" });
    expect(await create({ name: `Zalgo${"\u0301".repeat(9)}` })).toMatchObject({ status: 400, field: "name" });
    expect(await create({ name: "กี้ क्ष्मी \u{1F3F4}\u200D\u2620\uFE0F", host: 1 })).toMatchObject({ field: "host" });
    expect(await create({ name: "x".repeat(61) })).toMatchObject({ status: 400, field: "name" });
    expect(await create({ host: "me" })).toMatchObject({ status: 400, field: "host" });
  });
});

describe("a command", () => {
  it("sent twice is played once; another seat cannot use its id", async () => {
    const { ann, bob, id } = await running();
    const once = { table: id, commandId: "same", seen: 0, command: { _tag: "bid", amount: 2 } };
    const answers = await Promise.all([
      ann.api.play.mutate(once),
      ann.api.play.mutate(once),
      ann.api.play.mutate(once),
    ]);
    expect(answers).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
    expect(await refusalOf(bob.api.play.mutate(once))).toMatchObject({ status: 409, tag: "CommandIdTaken" });
    expect((await bob.api.tables.get.query({ table: id })).seq).toBe(1);
    const other = { ...once, command: { _tag: "bid", amount: 3 } };
    expect(await refusalOf(ann.api.play.mutate(other))).toMatchObject({ status: 409, tag: "CommandIdTaken" });
  });

  it("is refused to watchers and before the start", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    const command = { table: id, commandId: "c", seen: -1, command: { _tag: "bid", amount: 2 } };
    expect(await refusalOf(ann.api.play.mutate(command))).toMatchObject({ status: 409, tag: "NotStarted" });
    expect(await refusalOf(server.browser().api.play.mutate(command))).toMatchObject({
      status: 403,
      tag: "NotYourSeat",
    });
    const nowhere = refusalOf(ann.api.play.mutate({ ...command, table: "nowhere" }));
    expect(await nowhere).toMatchObject({ status: 404, tag: "NoSuchTable" });
  });
});

describe("the server", () => {
  it("limits how much one guest may do, and says when to come back", async () => {
    const strict = await startInside({ RATE_SCALE: "0.1" });
    const ann = strict.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await ann.api.chat.send.mutate({ table: id, text: "one" });
    expect(await refusalOf(ann.api.chat.send.mutate({ table: id, text: "two" }))).toMatchObject({
      status: 429,
      tag: "TooMany",
    });
    await strict.stop();
  });

  it.each([
    [true, [200, 200, 429]],
    [false, [200, 429, 429]],
  ])("tells visitors apart by what the proxy saw only where it is trusted (%s)", async (trusted, statuses) => {
    const strict = await startInside({ RATE_SCALE: "0.001", TRUST_PROXY: String(trusted) });
    const enter = async (address: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      return (await fetch(`${strict.url}/trpc/session.enter`, { method: "POST", headers })).status;
    };
    expect([await enter("9.9.9.9, 1.1.1.1"), await enter("2.2.2.2"), await enter("8.8.8.8, 1.1.1.1")]).toEqual(
      statuses,
    );
    await strict.stop();
  });

  it("answers for its health and sends its headers with everything", async () => {
    for (const path of ["/healthz", "/readyz", "/", "/replay/", "/trpc/games.list"]) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.headers.get("content-security-policy"), path).toContain("script-src 'self';");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      await response.text();
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("sets a cookie that scripts cannot read, over https only where the site is https", async () => {
    const enter = async (at: Inside) =>
      (
        await fetch(`${at.url}/trpc/session.enter`, { method: "POST", headers: { "content-type": "application/json" } })
      ).headers.getSetCookie()[0];
    expect(await enter(server)).toMatch(/^blueplate=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await startInside({ PUBLIC_URL: "https://table.example", TRUST_PROXY: "true" });
    expect(await enter(secure)).toContain("Secure");
    await secure.stop();
  });
});
