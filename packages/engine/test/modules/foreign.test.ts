import { beginTable, check, play, type Rules, seal, Seat, seatOf, submit } from "@blueplate/kernel";
import { laws } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  assemble,
  cardId,
  countOf,
  defineEvent,
  defineForm,
  goodId,
  baseRuleset,
  type Module,
  OPTION_ROWS,
  type Options,
  type State,
  withCount,
  withModules,
} from "../../src/index.ts";
import { alike } from "@blueplate/variants/testing/law-setup";

/** The third printing's options. */
// cast: every option has been given one of its values.
const options = Object.fromEntries(
  Object.entries(OPTION_ROWS).map(([id, row]) => [id, row.third]),
) as unknown as Options;

const MASTER = cardId("kimchi-master");
const KIMCHI = goodId("kimchi");

/** The working turn of a seat that has a master who has not stirred yet. */
const mayStir = ({ stage, chains }: State, seat: Seat): boolean =>
  stage._tag === "working" &&
  stage.turn.seat === seat &&
  !stage.turn.ended &&
  stage.turn.phantoms.length === 0 &&
  countOf(chains[seat]?.atWork ?? {}, MASTER) > countOf(stage.turn.acted, MASTER);

const stirred = defineEvent("kimchi:Stirred", { seat: Seat }, (state, { seat }) => {
  const chains = state.chains.map((chain) =>
    chain.seat === seat ? { ...chain, stock: withCount(chain.stock, KIMCHI, 1) } : chain,
  );
  const { stage } = state;
  if (stage._tag !== "working") return { ...state, chains };
  const acted = withCount(stage.turn.acted, MASTER, 1);
  return { ...state, chains, stage: { ...stage, turn: { ...stage.turn, acted } } };
});

const stir = defineForm("kimchi:stir", {}, () => ({
  slots: [],
  isAvailable: mayStir,
  unavailableReason: () => "R7.1",
  refuse: () => null,
  decide: (_state, seat) => [stirred.make({ seat })],
}));

/** A foreign module: a card, a good, a form and an event that the base game has never heard of. */
const kimchi: Module = {
  id: "kimchi",
  version: 1,
  rules: () => ({
    cards: {
      "kimchi-master": {
        copies: 3,
        entry: true,
        salary: true,
        unique: false,
        family: "kitchen",
        range: null,
        abilities: [],
      },
    },
    goods: { kimchi: { kind: "food", marketable: true } },
    forms: [stir],
    events: [stirred],
  }),
};

const config = { modules: [], options: {}, seats: 2 };
const rules = assemble(withModules(baseRuleset(options), [kimchi]), config);
const plain = assemble(baseRuleset(options), config);

/** A table at the first working day, one master put to work by hand. */
const atWork = (): State => {
  const table = beginTable(rules, "kimchi", 0);
  const chains = table.state.chains.map((chain) =>
    chain.seat === 0 ? { ...chain, atWork: { [MASTER]: 1 }, hand: seal("everybody", {}) } : chain,
  );
  const turn = {
    seat: seatOf(0),
    step: "recruit" as const,
    recruits: [],
    phantoms: [],
    teachers: [],
    trained: [],
    acted: {},
    ended: false,
  };
  return { ...table.state, chains, stage: { _tag: "working", turn, queue: [] } };
};

describe("a foreign module edits a value", () => {
  it("brings a card into the supply, a form and a fact, and changes the hash", () => {
    const table = beginTable(rules, "kimchi", 0);
    expect(countOf(table.state.supply.employees, MASTER)).toBe(3);
    expect(rules.hash).not.toBe(plain.hash);
    const stirred = play(rules, atWork(), seatOf(0), { _tag: "kimchi:stir" } as never, {
      int: () => 0,
      shuffle: (_label, items) => items,
      rolls: 0,
    });
    expect(Result.isSuccess(stirred) && stirred.success.state.chains[0]?.stock).toEqual({ kimchi: 1 });
  });

  it("decodes its command and its fact strictly, and the base game does not know them", () => {
    expect(Result.isSuccess(rules.codecs.command.decode({ _tag: "kimchi:stir" }))).toBe(true);
    expect(Result.isFailure(rules.codecs.command.decode({ _tag: "kimchi:stir", much: true }))).toBe(true);
    expect(Result.isFailure(plain.codecs.command.decode({ _tag: "kimchi:stir" }))).toBe(true);
    expect(check(plain, atWork(), seatOf(0), { _tag: "kimchi:stir" } as never)?._tag).toBe("UnknownCommand");
  });

  it("lets its good be advertised", () => {
    const slot = rules.forms["work.launchCampaign"]?.slots.find(({ name }) => name === "good");
    const offered = slot?.shape === "choice" ? slot.candidates(atWork(), seatOf(0), {}) : [];
    expect(offered).toContain("kimchi");
  });

  it("refuses a command of a table that is not its own", () => {
    const table = beginTable(plain, "kimchi", 0);
    const request = { seat: seatOf(0), commandId: "1", seen: 0, command: { _tag: "kimchi:stir" } as never };
    expect(Result.isFailure(submit(table, request, 0))).toBe(true);
  });
});

laws("Food Chain Magnate with a foreign module", {
  // cast: the laws take any rules.
  rules: { kimchi: rules as unknown as Rules<unknown, { readonly _tag: string }, { readonly _tag: string }> },
  games: 1,
  every: 80,
  offersAtMost: 40,
  neighbours: 6,
  decisionsAtMost: 8000,
  alike,
});
