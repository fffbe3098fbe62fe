import { addCounts, cardId, type Event, kindsOf, rulesetOf, type State } from "@blueplate/engine";
import { beginTable, bySeat, type DecisionPoint, decisionPointOf, playOn, type Rules, seal } from "@blueplate/kernel";
import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { botsWith, deciderOf, playOut } from "../src/index.ts";
import { playOut as playTable } from "./arena.ts";

const rulesOf = (preset: string): Rules =>
  Result.getOrThrow(loadRules({ modules: modulesOf(preset), options: {}, seats: 2 })) as unknown as Rules;
const rules = rulesOf("introductory");
const [medium] = botsWith({}).filter(({ id, game }) => id === "medium" && game === foodChainMagnate.id);
if (!medium) throw new Error("no medium");

/** The first morning of a game from this round on. */
const morning = (seed: string, round: number): { readonly point: DecisionPoint; readonly state: State } => {
  const decide = bySeat([medium, medium].map((bot) => deciderOf(bot, ({ turn }) => `${seed}|${turn}`)));
  for (const { after } of playOn(beginTable(rules, seed, 0), decide)) {
    // cast: the game is Food Chain Magnate.
    const state = after.state as State;
    if (state.stage._tag === "restructuring" && state.round === round) return { point: decisionPointOf(after), state };
  }
  throw new Error(`no round ${round}`);
};

/** Nobody asks for anything, nothing is advertised, somebody at each chain could, and the bank is all but empty. */
const quiet = (state: State): State => ({
  ...state,
  bank: { ...state.bank, stock: 6 },
  town: { ...state.town, houses: state.town.houses.map((house) => ({ ...house, demand: [] })), campaigns: [] },
  supply: { ...state.supply, campaigns: kindsOf(rulesetOf(rules).content.campaigns).map(Number) },
  chains: state.chains.map((chain) => ({
    ...chain,
    hand: seal([chain.seat], addCounts(chain.hand.content ?? {}, { [cardId("marketing-trainee")]: 1 })),
  })),
});

describe("a bank that is all but empty", () => {
  it("is emptied: planners do not take a quiet evening for the last one", () => {
    const { point, state } = morning("quiet", 5);
    const from = { ...point, state: quiet(state) };
    const lineup = { rules, seed: "quiet", bots: [medium, medium] };
    expect(playOut(from, lineup, 150).outcome).not.toBeNull();
  });
});

describe("a game without salaries", () => {
  it("is begun with campaigns, not with lessons that would save salaries", () => {
    for (const map of ["one", "two", "three", "four"]) {
      const launched = new Set<number>();
      const taught = new Set<number>();
      let round = 0;
      for (const { events } of playTable(rulesOf("second-game"), [medium], map).line) {
        // cast: the game is Food Chain Magnate.
        for (const event of events as readonly Event[]) {
          if (event._tag === "PhaseBegan") ({ round } = event);
          if (round <= 3 && event._tag === "CampaignLaunched") launched.add(event.seat);
          if (round <= 3 && event._tag === "Trained") taught.add(event.seat);
        }
      }
      expect(launched.size, map).toBe(2);
      expect(taught.size, map).toBe(0);
    }
  });
});

/** What is done in the last round of a game between planners that play for the bank to break. */
const lastRoundOf = (seed: string): { readonly grown: number; readonly sold: number } => {
  let [round, grown, sold] = [0, 0, 0];
  for (const { events } of playTable(rulesOf("standard"), [medium], seed).line) {
    // cast: the game is Food Chain Magnate.
    for (const event of events as readonly Event[]) {
      if (event._tag === "PhaseBegan" && event.round !== round) [round, grown, sold] = [event.round, 0, 0];
      if (event._tag === "Hired" || event._tag === "Trained") grown++;
      if (event._tag === "HouseServed") sold++;
    }
  }
  return { grown, sold };
};

describe("the last dinner", () => {
  it("is cooked for, and fewer are hired and taught for a tomorrow that there is not", () => {
    const rounds = Array.from({ length: 8 }, (_, nth) => lastRoundOf(`last-${nth}`));
    const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
    expect(total(rounds.map(({ sold }) => sold))).toBeGreaterThan(20);
    // Whoever cannot be sure that the bank breaks hires on.
    expect(total(rounds.map(({ grown }) => grown))).toBeLessThanOrEqual(16);
  });
});
