import { memoryStore } from "@blueplate/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { free, type Inside, me, startInside } from "../inside.ts";

let server: Inside;
beforeAll(async () => {
  const module = new URL("../../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, memoryStore, { games, bots, module });
});
afterAll(() => server.stop());

const magnate = {
  name: "Friday",
  game: "food-chain-magnate",
  ruleset: "introductory",
  options: {},
  listed: true,
  seats: [me, free],
};

it("a list shows the town of a table that gathers players where its host chose it, and nothing of one that is still drawn", async () => {
  const ann = server.browser();
  const opening = ["A0 C0 K0", "D90 G0 O0", "J0 B0 R0"];
  const chosen = await ann.api.tables.create.mutate({ ...magnate, opening });
  const other = await ann.api.tables.create.mutate({ ...magnate, opening: opening.toReversed() });
  const drawn = await ann.api.tables.create.mutate(magnate);
  const lineOf = async (which: "open" | "running", id: string) =>
    (await server.browser().api.tables.list.query({ which })).lines.find((line) => line.id === id);
  const town = (await lineOf("open", chosen.id))?.opening ?? [];
  expect(town.map((row) => row.length)).toEqual(Array.from({ length: 15 }, () => 15));
  expect(town.join("")).toMatch(/^[#o.]+$/);
  expect(town.join("")).toMatch(/#.*o|o.*#/);
  // What lies in the north of the one lies in the south of the other.
  const turned = (await lineOf("open", other.id))?.opening ?? [];
  expect(turned.slice(0, 5)).toEqual(town.slice(10));
  expect((await lineOf("open", drawn.id))?.opening).toBeNull();
  // Once it is played, its glance shows it.
  await server.browser().api.seats.take.mutate({ table: chosen.id, player: "Bob" });
  const running = await lineOf("running", chosen.id);
  expect([running?.opening, running?.glance?.outline?.length]).toEqual([null, 15]);
});
