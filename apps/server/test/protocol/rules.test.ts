import type { RulesDocument, SeatState, SimulatedLine, TableFacts } from "@blueplate/api";
import type { Json } from "@blueplate/kernel";
import { memoryStore } from "@blueplate/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { type Inside, me, robot, startInside } from "../inside.ts";
import { newProgram, type Program } from "./program.ts";

let server: Inside;
let robo: Program;
beforeAll(async () => {
  const module = new URL("../../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, memoryStore, { games, bots, module });
  robo = await newProgram(server.url);
});
afterAll(() => server.stop());

const opened = async (game: string, seats: number) => {
  const bot = bots.find((each) => each.game === game)?.id ?? "";
  const wish = {
    name: "Rules",
    game,
    options: {},
    listed: false,
    seats: [me, ...Array.from({ length: seats - 1 }, () => robot(bot))],
  };
  return (await robo.post<TableFacts>("/tables", wish as unknown as Json)).body;
};

it.each([
  ["food-chain-magnate", 2, ["employees", "milestones", "tiles", "constants"]],
  ["trick-n-chef", 3, ["cards"]],
])("the rules of %s are data: content, and a schema for each command and event", async (game, seats, content) => {
  const { hash } = await opened(game, seats);
  const { status, body } = await robo.get<RulesDocument>(`/rules/${hash}`);
  expect([status, body.hash, body.game]).toEqual([200, hash, game]);
  for (const part of content)
    expect(Object.keys((body.content as Record<string, object>)[part] ?? {}).length).toBeGreaterThan(0);
  for (const [tag, schema] of [...Object.entries(body.schemas.commands), ...Object.entries(body.schemas.events)]) {
    expect([tag, JSON.stringify(schema)]).toEqual([tag, expect.stringContaining("_tag")]);
  }
  expect(body.schemas.state).toMatchObject({ schema: { type: "object" } });
});

it("a line is played on the view of a seat; what cannot be is told: a refused command, a state that is none, unknown rules", async () => {
  const { id, hash } = await opened("food-chain-magnate", 2);
  const stream = await robo.follow(`/tables/${id}/events`, "application/x-ndjson");
  await stream.until((text) => /"_tag":"Presence"[^\n]*"waitsFor":\[[^\]]*0/.test(text));
  const { state, seat } = (await robo.get<SeatState>(`/tables/${id}/seat`)).body;
  const next = `/tables/${id}/seat/forms/next`;
  const [form] = (await robo.get<{ readonly forms: readonly { readonly form: string }[] }>(`/tables/${id}/seat/forms`))
    .body.forms;
  const filled: Record<string, Json> = {};
  let command: Json = null;
  while (command === null) {
    const { slot, ...rest } = (
      await robo.post<{
        readonly slot: { readonly name: string; readonly candidates: readonly Json[] } | null;
        readonly command: Json;
      }>(next, {
        form: form?.form ?? "",
        picked: filled,
      })
    ).body;
    if (slot) filled[slot.name] = slot.candidates[0] ?? null;
    command = rest.command;
  }
  const line = [{ seat, command }];
  const played = await robo.post<SimulatedLine>("/simulate", { hash, state, line });
  expect(played.body).toMatchObject({ refused: null, events: [expect.any(Array)] });
  const twice = await robo.post<SimulatedLine>("/simulate", { hash, state, line: [...line, ...line, ...line] });
  expect(twice.body.refused).toMatchObject({ refusal: { rule: expect.any(String) } });
  expect((await robo.post("/simulate", { hash, state: { ...(state as object), more: 1 }, line })).body).toMatchObject({
    status: 400,
    field: "state.more",
  });
  expect((await robo.post("/simulate", { hash: "other", state, line })).body).toMatchObject({ status: 404 });
  expect((await robo.get<SeatState>(`/tables/${id}/seat`)).body.state).toEqual(state);
  await stream.stop();
});
