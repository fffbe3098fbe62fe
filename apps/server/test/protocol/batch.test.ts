import type { PlayedBatch, SeatState, TableFacts } from "@blueplate/api";
import type { Problem } from "@blueplate/api/problems";
import { knowledgeOf } from "@blueplate/bot";
import { bots, games } from "../../src/catalogue.ts";
import { diceFor, type Json, play, type Rules, seatOf, type Tagged } from "@blueplate/kernel";
import { memoryStore } from "@blueplate/store";
import { Result } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram, type Program } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  const module = new URL("../../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, memoryStore, { games, bots, module });
});
afterAll(() => server.stop());

/** A game of several decisions a day, and what plays them here. */
const GAME = "food-chain-magnate";
const teacher = bots.find(({ game }) => game === GAME);

/** What the teacher does with the rest of the day, on the view of its seat alone. */
const dayOf = (rules: Rules, { seat, state }: SeatState): readonly Tagged[] => {
  let view = Result.getOrThrow(rules.codecs.state.decode(state));
  const day: Tagged[] = [];
  while (rules.waitsFor(view).includes(seatOf(seat)) && teacher) {
    const { command } = teacher.decide(knowledgeOf(rules, view, seatOf(seat)), rules, { seed: "day", work: 1 });
    const dice = diceFor("day", day.length);
    const played = play(rules, view, seatOf(seat), command, dice);
    day.push(command);
    if (Result.isFailure(played) || dice.rolls > 0 || played.success.events.some((event) => rules.reveals(event)))
      break;
    view = played.success.state;
  }
  return day;
};

const encoded = (rules: Rules, day: readonly Tagged[]): readonly Json[] =>
  day.map((command) => rules.codecs.command.encode(command) as Json);

const atTable = async (robo: Program) => {
  const seats = [me, robot(teacher?.id ?? "")];
  const wish = { name: "Days", game: GAME, options: {}, listed: false, seed: "days", seats };
  const { id, config } = (await robo.post<TableFacts>("/tables", wish as unknown as Json)).body;
  const rules = Result.getOrThrow((games.find((game) => game.id === GAME) as (typeof games)[number]).load(config));
  const stream = await robo.follow(`/tables/${id}/events`, "application/x-ndjson");
  const state = async () => (await robo.get<SeatState>(`/tables/${id}/seat`)).body;
  const turn = async (): Promise<SeatState> => {
    for (let now = await state(); ; now = await state()) {
      if (now.yourTurn || now.outcome !== null) return now;
      await stream.until((text) => text.includes(`"_tag":"Presence","seq":${now.seq + 1}`));
    }
  };
  const send = (batch: Json) => robo.post<PlayedBatch & Problem>(`/tables/${id}/seat/commands`, batch);
  return { id, rules, turn, send, stream };
};

describe("a day at once", () => {
  it("is played whole, and not at all where any command of it is refused", async () => {
    const robo = await newProgram(server.url);
    const { id, rules, turn, send, stream } = await atTable(robo);
    const lengths: number[] = [];
    for (let day = 0; day < 30 && Math.max(0, ...lengths) < 3; day++) {
      const now = await turn();
      const commands = encoded(rules, dayOf(rules, now));
      const broken = [...commands, { _tag: "nothing" }];
      const refused = await send({ id: `broken-${day}`, seen: now.seq, commands: broken });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      const played = await send({ id: `day-${day}`, seen: now.seq, commands });
      const first = played.body.entries[0] ?? 0;
      expect([played.status, played.body.entries]).toEqual([200, commands.map((_, index) => first + index)]);
      lengths.push(commands.length);
    }
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3);
    const log = await server.browser().api.log.export.query({ table: id });
    expect(log).toContain("day-0-0");
    expect(log).not.toContain("broken-");
    await stream.stop();
  });
});

describe("a batch", () => {
  let toy: Inside;
  beforeAll(async () => {
    toy = await startInside();
  });
  afterAll(() => toy.stop());

  const bid = (amount: number) => ({ _tag: "bid", amount });
  const gathered = async () => {
    const [ann, bob] = [await newProgram(toy.url, { name: "Ann" }), await newProgram(toy.url, { name: "Bob" })];
    const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, free], "500"))).body;
    await bob.post(`/tables/${id}/seat`, {});
    return { ann, bob, path: `/tables/${id}/seat/commands` };
  };

  it("sent again with the same id changes nothing and answers the same", async () => {
    const { ann, bob, path } = await gathered();
    const batch = { id: "one", seen: 0, commands: [bid(4)] };
    expect((await ann.post(path, batch)).body).toEqual({ entries: [1], seq: 1, repeated: false });
    expect((await ann.post(path, batch)).body).toEqual({ entries: [1], seq: 1, repeated: true });
    await bob.post(path, { id: "two", seen: 1, commands: [bid(3)] });
    expect((await ann.post(path, batch)).body).toEqual({ entries: [1], seq: 2, repeated: true });
  });

  it("with an id that came before is refused where it says anything else, and where it was somebody else's", async () => {
    const { ann, bob, path } = await gathered();
    await ann.post(path, { id: "one", seen: 0, commands: [bid(4)] });
    const other = { id: "one", seen: 0, commands: [bid(5)] };
    expect((await ann.post(path, other)).body).toMatchObject({ status: 409, tag: "KeyReused" });
    const longer = { id: "one", seen: 0, commands: [bid(4), bid(4)] };
    expect((await ann.post(path, longer)).body).toMatchObject({ status: 409, tag: "KeyReused" });
    const stolen = { id: "one", seen: 1, commands: [bid(4)] };
    expect((await bob.post(path, stolen)).body).toMatchObject({ status: 409, tag: "CommandIdTaken" });
  });

  it("decides nothing after what was secret or chance: not even its refusal tells what has come", async () => {
    const { ann, bob, path } = await gathered();
    await bob.post(path, { id: "two", seen: 0, commands: [bid(3)] });
    const fits = await ann.post(path, { id: "fits", seen: 1, commands: [bid(4), bid(4)] });
    const wrong = await ann.post(path, { id: "wrong", seen: 1, commands: [bid(4), bid(9)] });
    for (const refused of [fits, wrong])
      expect(refused.body).toMatchObject({ status: 409, tag: "AfterChance", index: 1 });
    expect((await ann.post(path, { id: "alone", seen: 1, commands: [bid(4)] })).status).toBe(200);
  });

  it("says why in the talk of the table, once", async () => {
    const { ann, path } = await gathered();
    const batch = { id: "one", seen: 0, commands: [bid(4)], why: "four is plenty" };
    await ann.post(path, batch);
    await ann.post(path, batch);
    const browser = toy.browser();
    await browser.api.session.enter.mutate();
    const seen = browser.follow([{ id: path.split("/")[2] ?? "", after: -1 }]);
    await seen.until((message) => message._tag === "Presence");
    expect(seen.messages.filter(({ _tag }) => _tag === "Chat")).toMatchObject([
      { line: { name: "Ann", text: "four is plenty" } },
    ]);
  });
});
