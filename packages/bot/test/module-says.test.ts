import { seatOf, type Tagged } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { isExplained } from "../src/food-chain-magnate/explain/explained.ts";
import { explainEvents, type ModuleReasons, type ReasonContext } from "../src/index.ts";
import { type ExplainedPly, gameOf, watchedPosition } from "./explained-games.ts";

const MODULE = "second-game";
const game = gameOf(["medium", "builder"], "why-modules", MODULE);

/** What is said of a ply by a module with these rows, and by the game. */
const saidOf = (ply: ExplainedPly, rows: ModuleReasons, reader: "watcher" | "referee" = "watcher") =>
  explainEvents({ ...watchedPosition(game, ply), reader }, ply.events, { worths: {}, reasons: { [MODULE]: rows } });

const pliesOf = (tag: string): readonly ExplainedPly[] =>
  game.plies.filter(({ events }) => events.some(({ _tag }) => _tag === tag));

describe("what modules say for acts", () => {
  it("stands behind what the game says of the same fact, and of others nothing is said", () => {
    const rows: ModuleReasons = { facts: { Hired: () => [{ id: "small:hired", count: 2 }] } };
    expect(pliesOf("Hired").length).toBeGreaterThan(3);
    for (const ply of game.plies) {
      const told = saidOf(ply, rows);
      const own = saidOf(ply, {});
      const hires = ply.events.filter(({ _tag }) => _tag === "Hired").length;
      expect(told.filter(({ reason }) => reason._tag !== "ModuleSays")).toEqual(own);
      expect(told).toHaveLength(own.length + hires);
      if (hires === 1)
        expect(told).toContainEqual({
          seat: ply.seat,
          reason: { _tag: "ModuleSays", said: { id: "small:hired", count: 2 }, isTogether: false },
        });
    }
  });

  it("of a milestone is told where an act brings it at once", () => {
    const rows: ModuleReasons = { milestone: (_here, milestone) => [{ id: "small:milestone", milestone }] };
    const told = game.plies.flatMap((ply) => saidOf(ply, rows));
    const brought = told.flatMap(({ reason }) => (reason._tag === "BringsMilestone" ? [reason.milestone] : []));
    const said = told.flatMap(({ reason }) => (reason._tag === "ModuleSays" ? [reason.said["milestone"]] : []));
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual(brought);
  });

  it("of a company is told once of each, when all lie open; of a sealed one to whoever may read it", () => {
    const rows: ModuleReasons = { company: ({ seat }) => [{ id: "small:company", seat }] };
    const isSaid = (ply: ExplainedPly, reader: "watcher" | "referee") =>
      saidOf(ply, rows, reader)
        .filter(({ reason }) => reason._tag === "ModuleSays")
        .map(({ seat }) => seat);
    const open = pliesOf("StructuresRevealed");
    const sealed = pliesOf("StructureSubmitted")
      .filter((ply) => !open.includes(ply))
      .slice(2);
    // In the first round nobody is at work.
    const revealed = open.slice(2);
    expect(Math.min(revealed.length, sealed.length)).toBeGreaterThan(2);
    for (const ply of revealed) expect(isSaid(ply, "watcher")).toEqual([seatOf(0), seatOf(1)]);
    for (const ply of sealed) expect([isSaid(ply, "watcher"), isSaid(ply, "referee")]).toEqual([[], [ply.seat]]);
  });

  it("looks at the evening as the game does: whoever serves a house comes there and has what it asks for", () => {
    const seen: ReasonContext[] = [];
    const look = (here: ReasonContext) => {
      seen.push(here);
      return [];
    };
    for (const ply of game.plies) saidOf(ply, { company: look, facts: { Produced: look } });
    const guests = seen.flatMap(({ tonight, seat, reach }) => tonight.map((guest) => ({ ...guest, seat, reach })));
    const own = guests.filter(({ server, seat }) => server === seat);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ canServe, isInReach, dollars }) => !canServe || !isInReach || dollars <= 0)).toEqual([]);
    expect(guests.some(({ server, seat }) => server !== null && server !== seat)).toBe(true);
    expect(guests.filter(({ house, isInReach, reach }) => reach.includes(house.house) !== isInReach)).toEqual([]);
  });

  it("a command of a module's own may be asked about, whatever it is called; what follows by itself may not", () => {
    const own: Tagged & { readonly seat: number } = { _tag: "small:Fished", seat: 0 };
    expect(isExplained([own])).toBe(true);
    expect(isExplained([{ _tag: "PhaseBegan" }, own])).toBe(false);
    expect(isExplained([{ _tag: "small:PriceSet" }])).toBe(false);
  });
});
