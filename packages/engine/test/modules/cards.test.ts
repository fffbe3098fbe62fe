import { beginTable, type Seat, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/game.ts";
import { cardId, type CardRow, copiesInGame, type Module, type RulesContext, type State } from "../../src/index.ts";
import { presetsOf } from "../../src/modules/index.ts";
import { scenariosOf } from "../../src/scenario/index.ts";
import { coverage, rowsOf } from "../../testing/coverage.ts";

const star: CardRow = {
  copies: 1,
  entry: false,
  salary: true,
  unique: "stars",
  family: "service",
  range: null,
  abilities: [],
};

/** The game that the module was last asked for. */
let asked: RulesContext | null = null;

/** Stars by the number of players, of whom a player owns one at most (E14.1). */
const stars: Module = {
  id: "stars",
  version: 1,
  rules: (_options, context) => {
    asked = context;
    const kinds = ["b-star", "c-star", "d-star"].slice(0, Math.min(3, Math.max(1, context.seats - 2)));
    return { cards: Object.fromEntries(kinds.map((kind) => [kind, star])), careers: { waitress: kinds } };
  },
};

const game = createGame({ presets: presetsOf([]), modules: [stars] });
const modules = [{ id: "stars", version: 1 }];
const load = (seats: number, edition?: string) =>
  Result.getOrThrow(game.load({ modules, options: {}, seats, ...(edition === undefined ? {} : { edition }) }));

const starsIn = ({ supply }: State): readonly string[] =>
  Object.keys(supply.employees).filter((id) => id.endsWith("star"));

describe("cards by the number of players, and one of a group a player (E14.1)", () => {
  it("are asked for the game at hand", () => {
    for (const [seats, kinds] of [
      [2, ["b-star"]],
      [3, ["b-star"]],
      [4, ["b-star", "c-star"]],
      [5, ["b-star", "c-star", "d-star"]],
    ] as const) {
      expect(starsIn(beginTable(load(seats), "stars", 0).state)).toEqual(kinds);
      expect(asked).toEqual({ seats, edition: "third" });
    }
    load(3, "deluxe");
    expect(asked).toEqual({ seats: 3, edition: "deluxe" });
    expect(copiesInGame(load(5).ruleset.content, cardId("c-star"), 5)).toBe(1);
  });

  it("count for what the module claims and brings with any number of players", () => {
    expect(game.modules[0]?.claims).toEqual(["card b-star", "card c-star", "card d-star"]);
    expect(rowsOf(stars).size).toBe(6);
    expect([...rowsOf(stars, 2)]).toEqual(["card b-star", "at work b-star"]);
  });

  const players = ["ann", "bob", "cat", "dan"];
  const places = [
    { at: [0, 0], entrance: "SE" },
    { at: [8, 8], entrance: "NW" },
    { at: [3, 8], entrance: "NW" },
    { at: [13, 8], entrance: "NW" },
  ];
  const given = (ann: object) => ({
    phase: "working",
    round: 5,
    reserves: Object.fromEntries(players.map((name) => [name, 200])),
    chains: Object.fromEntries(
      players.map((name, at) => [name, { restaurants: [places[at]], ...(at === 0 ? ann : {}) }]),
    ),
  });
  const open = (ann: object) =>
    scenariosOf(game).open(
      { scenario: "test", title: "", rules: [], config: { modules, options: {}, seats: 4 }, players },
      { map: ["A0 B0 T0 E0", "R0 G0 O0 C0", "H0 S0 I0 D0", "F0 J0 K0 L0"], given: given(ann) },
    );
  const training = (ann: object, to: string, seat: Seat = seatOf(0)) => {
    const { rules, state } = Result.getOrThrow(open(ann));
    const command = { _tag: "work.train", employee: "waitress", to } as const;
    return rules.forms["work.train"]?.refuse(state, seat, command as never) ?? null;
  };

  it("are refused beside another one of the group, with the one that is owned", () => {
    const ann = { atWork: ["trainer"], beach: ["waitress"] };
    expect(training(ann, "c-star")).toBeNull();
    expect(training({ ...ann, beach: ["waitress", "b-star"] }, "c-star")).toMatchObject({
      _tag: "OnlyOne",
      rule: "R9.8",
      employee: "b-star",
    });
  });

  it("are no position for one chain together", () => {
    const opened = open({ atWork: ["b-star"], beach: ["c-star"] });
    expect(Result.isFailure(opened) && opened.failure.reason).toMatchObject({ _tag: "SecondCopy", count: 2 });
  });
});

coverage(stars, { rules: load(2) });
