import { loadRules } from "@blueplate/variants";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { beginTable, type GameConfig, type Rules } from "@blueplate/kernel";
import { type ScenarioHead, runScenario } from "@blueplate/kernel/scenario";
import { difference, randomGame, writesPositions } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/model/index.ts";
import { type OpenedPosition, positionOf } from "../../src/position/open.ts";
import { impossibleInPlay, settledIn } from "../../src/scenario/index.ts";

type Part = Readonly<Record<string, unknown>>;

/** What must be true afterwards. */
const expecting = (part: Part, field = "then"): Part => ({ [field]: part });

const MAP = ["A0 B0 T0 M0", "R0 G0 O0 N0", "H0 S0 I0 Q0"];
const PLAYERS = ["ann", "bob", "cleo"];
const ANN = { restaurants: [{ at: [0, 0], entrance: "SE" }] };
const OTHERS = {
  bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
  cleo: { restaurants: [{ at: [13, 8], entrance: "NW" }] },
};
const RADIO = { campaign: 1, owner: "ann", good: "beer", left: "endless", at: [3, 3] };
const BILLBOARD = { campaign: 14, owner: "ann", good: "beer", left: 2, at: [3, 5] };
const AWAY = [
  { employee: "brand-director", campaign: 1 },
  { employee: "campaign-manager", campaign: 14 },
];
const GONE = ["first-billboard", "first-radio", "first-lower-prices"];

const headOf = (config: GameConfig): ScenarioHead => ({
  scenario: "B-1",
  title: "A chain is out",
  rules: ["R16.4"],
  config,
  players: PLAYERS,
});
const TABLE: GameConfig = { modules: [], options: {}, seats: 3 };

/** A position of three with a bankrupt ann unless `ann` says otherwise, opened; the bank has what nobody has. */
const opened = (given: Part, ann: Part = {}, options: Readonly<Record<string, string>> = {}) => {
  const ruleset = Result.getOrThrow(loadRules({ ...TABLE, options })).ruleset;
  const whole = {
    round: 7,
    phase: "working",
    breaks: 1,
    reserves: { ann: 200, bob: 200, cleo: 200 },
    milestonesGone: GONE,
    ...given,
    chains: { ann: { ...ANN, bankrupt: true, ...ann }, ...OTHERS },
  };
  const head = headOf({ ...TABLE, options });
  // cast: what it needs of a file is there.
  const settled = settledIn({ ruleset, head, given: whole as never });
  const position = positionOf(ruleset, head, { map: MAP, given: { ...settled, ...whole } });
  const inPlay = ({ given: read, state }: OpenedPosition) => impossibleInPlay({ ruleset, head, given: read, state });
  return { position, inPlay };
};

const stateOf = (given: Part, ann: Part = {}): State => Result.getOrThrow(opened(given, ann).position).state;

/** Why the file is refused, or why no game comes to it; null when one may. */
const faultOf = (...of: Parameters<typeof opened>) => {
  const { position, inPlay } = opened(...of);
  return Result.isFailure(position) ? position.failure : inPlay(position.success);
};

describe("a chain that has gone bankrupt in a position", () => {
  it("R16.5 has left the turn order, which names the others", () => {
    for (const phase of ["restructuring", "order-of-business", "working", "dinnertime", "payday", "cleanup"]) {
      expect(stateOf({ phase }).turnOrder).toEqual([1, 2]);
      expect(stateOf({ phase, turnOrder: ["cleo", "bob"] }).turnOrder).toEqual([2, 1]);
      expect(faultOf({ phase, turnOrder: ["cleo", "bob"] })).toBeNull();
    }
    expect(stateOf({}).chains.map(({ bankrupt }) => bankrupt)).toEqual([true, false, false]);
  });

  it("R16.4 is still there until clean-up, with its cards, and then gives them back", () => {
    const cards = { atWork: ["waitress"], beach: ["trainer"], busy: AWAY.slice(0, 1), milestones: GONE };
    const given = { phase: "payday", campaigns: [RADIO] };
    for (const turnOrder of [["bob", "ann", "cleo"], ["bob", "cleo"], undefined]) {
      const more = turnOrder ? { ...given, turnOrder } : given;
      expect(faultOf(more, cards)).toBeNull();
      const { config: _, ...head } = headOf(TABLE);
      const file = {
        ...head,
        game: "food-chain-magnate",
        ruleset: "standard",
        map: MAP,
        given: { ...more, round: 7, chains: { ann: { ...ANN, ...cards, bankrupt: true }, ...OTHERS } },
        when: [],
      };
      const then = { turnOrder: ["bob", "cleo"], supply: { waitress: 12, trainer: 12 }, beach: { ann: [] }, round: 8 };
      // A payday in which only ann has anybody is passed: she does not take part (R16.4).
      const steps = [{ run: "marketing" }, { run: "cleanup" }];
      expect(runScenario([host], { ...file, when: steps, ...expecting(then) }, "").fault).toBeNull();
    }
  });

  it.each([
    ["named in the order when it has left", { turnOrder: ["ann", "bob", "cleo"] }, {}, "given.turnOrder", "OutOfOrder"],
    ["and somebody else left out", { turnOrder: ["bob"] }, {}, "given.turnOrder", "OrderIncomplete"],
    [
      "also while it is still there",
      { phase: "payday", turnOrder: ["ann", "bob"] },
      {},
      "given.turnOrder",
      "OrderIncomplete",
    ],
    ["with cards at work", {}, { atWork: ["waitress"] }, "given.chains.ann.atWork", "NothingLeft"],
    ["with cards on the beach", {}, { beach: ["waitress"] }, "given.chains.ann.beach", "NothingLeft"],
    ["with cards in hand", { phase: "restructuring" }, { hand: ["waitress"] }, "given.chains.ann.hand", "NothingLeft"],
    [
      "with a busy marketeer",
      { campaigns: [BILLBOARD] },
      { busy: AWAY.slice(1) },
      "given.chains.ann.busy",
      "NothingLeft",
    ],
    ["with goods", {}, { stock: { beer: 1 } }, "given.chains.ann.stock", "NothingLeft"],
    ["in the set-up", { phase: "setup-restaurants", round: 1 }, {}, "given.chains.ann.bankrupt", "BankruptTooEarly"],
    ["in the first round", { phase: "payday", round: 1, breaks: 0 }, {}, "given.round", "FirstRound"],
    ["with money", {}, { cash: 1 }, "given.chains.ann.cash", "NothingLeft"],
    [
      "with a campaign that cannot still run",
      { campaigns: [{ ...BILLBOARD, left: 5 }] },
      {},
      "given.campaigns[0].left",
      "WrongRoundsLeft",
    ],
    ["with an endless one and no milestone", { campaigns: [RADIO] }, {}, "given.campaigns[0].left", "NotEndless"],
  ])("%s is refused", (_, given, ann, field, tag) => {
    expect(faultOf(given, ann)).toMatchObject({ field, reason: { _tag: tag } });
  });

  it("R16.4 keeps restaurants and campaigns on the map and milestones, without the marketeers", () => {
    expect(faultOf({ campaigns: [RADIO, BILLBOARD] }, { milestones: GONE.slice(0, 2) })).toBeNull();
    expect(faultOf({ phase: "cleanup", campaigns: [{ ...BILLBOARD, left: 4 }] })).toMatchObject({
      reason: { _tag: "WrongRoundsLeft", most: 3 },
    });
  });

  it("R16.6, R16.7 leaves a game that goes on: two others, or one who plays on alone", () => {
    const alone = { chains: { ...OTHERS, cleo: { ...OTHERS.cleo, bankrupt: true } } };
    const faults = ["game-ends", "continue"].map((value) => {
      const options = { "last-chain": value };
      const ruleset = Result.getOrThrow(loadRules({ ...TABLE, options })).ruleset;
      const given = { round: 7, phase: "working", bank: 150, ...alone } as const;
      const chains = { ...given.chains, ann: { ...ANN, bankrupt: true } };
      const head = headOf({ ...TABLE, options });
      const position = Result.getOrThrow(positionOf(ruleset, head, { map: MAP, given: { ...given, chains } }));
      return impossibleInPlay({ ruleset, head, given: position.given, state: position.state });
    });
    expect(faults).toMatchObject([{ field: "given.chains", reason: { _tag: "GameWouldBeOver" } }, null]);
  });
});

const POOR = {
  cash: 2,
  atWork: [
    "management-trainee",
    "management-trainee",
    "burger-cook",
    ...Array.from({ length: 4 }, () => "discount-manager"),
  ],
  busy: AWAY,
  stock: { burger: 3 },
  milestones: ["first-billboard", "first-radio"],
};

/** A game of three that begins with the dinner at which ann goes bankrupt. */
const ruined = (): Rules => {
  const given = {
    round: 5,
    phase: "dinnertime",
    turnOrder: ["cleo", "ann", "bob"],
    bank: 748,
    breaks: 1,
    ceoSlots: 3,
    reserves: { ann: 200, bob: 200, cleo: 200 },
    chains: { ann: { ...ANN, ...POOR }, ...OTHERS },
    houses: { "2": { demand: ["burger", "burger", "burger"] } },
    campaigns: [RADIO, BILLBOARD],
    milestonesGone: GONE,
  };
  // cast: the rules of this game as those of any.
  return Result.getOrThrow(loadRules({ ...TABLE, opening: { players: PLAYERS, map: MAP, given } })) as unknown as Rules;
};

/** The states in which the phases of a random game begin. */
const phasesOf = (rules: Rules): readonly State[] => {
  const entries = [
    beginTable(rules, "ruined", 0),
    ...Array.from(randomGame(rules, "ruined", 90), ({ after }) => after),
  ];
  let state = rules.initialState;
  return (entries.at(-1)?.entries ?? []).flatMap((entry) =>
    ("events" in entry ? entry.events : []).flatMap((event) => {
      state = rules.evolve(state, event);
      // cast: the table is of this game.
      return event._tag === "PhaseBegan" ? [state as State] : [];
    }),
  );
};

describe("a game in which a chain goes bankrupt", () => {
  it("comes at the start of each phase to a position that a file gives back as it is, and that can be", () => {
    const rules = ruined();
    const ruleset = Result.getOrThrow(loadRules(TABLE)).ruleset;
    const head = headOf(TABLE);
    const met = { still: 0, left: 0 };
    for (const now of phasesOf(rules)) {
      const fields = host.write(head, { rules: rules as never, state: now });
      const { given, state } = Result.getOrThrow(positionOf(ruleset, head, fields ?? {}));
      // Of the others a file does not tell a marketeer who has just come home; the law of written files tries them whole.
      const told = ({ turnOrder, chains, bank, town }: State): unknown => [turnOrder, chains[0], bank, town];
      expect(
        difference(told(host.expressibleState(state)), told(host.expressibleState(now)), now.stage._tag),
      ).toBeNull();
      expect(impossibleInPlay({ ruleset, head, given, state })).toBeNull();
      met[now.turnOrder.length === 3 ? "still" : "left"]++;
    }
    expect(met.still).toBeGreaterThan(1);
    expect(met.left).toBeGreaterThan(10);
  });

  it("is written anywhere as a file that runs to the same", () => {
    const { steps } = writesPositions(host, ruined(), "ruined", { cap: 90, every: 4 });
    expect(steps.length).toBeGreaterThan(10);
  });
});
