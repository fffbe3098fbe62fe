import { loadRules, modulesOf } from "@blueplate/variants";
import { diceFor, play, type Refusal, type Seat, seatOf, runToDecision } from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { Result } from "effect";
import {
  type Command,
  type Event,
  type EventTag,
  type FoodChainMagnateRules,
  isMagnate,
  type State,
} from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";

/** A moment of a game of Food Chain Magnate. */
export interface GameMoment {
  readonly rules: FoodChainMagnateRules;
  readonly state: State;
}

/** FX1 of the rules. */
const MAP = ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"];
const RESTAURANTS = [
  { at: [0, 0], entrance: "SE" },
  { at: [8, 8], entrance: "NW" },
  { at: [3, 8], entrance: "NW" },
  { at: [13, 8], entrance: "NW" },
] as const;

/** A chain as scenario files describe it. */
type ChainGiven = Readonly<Record<string, unknown>>;

/** A position on FX1 at the start of `phase`; chains by seat, everything else as in scenario files; of a preset or with modules. */
export const evening = (
  phase: string,
  chains: readonly ChainGiven[],
  more: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, string>> = {},
  ruleset: string | readonly string[] = "standard",
): GameMoment => {
  const players = chains.map((_, index) => `p${index}`);
  const modules = typeof ruleset === "string" ? modulesOf(ruleset) : ruleset.map((id) => ({ id, version: 1 }));
  const config = { modules, options, seats: players.length };
  const { content } = Result.getOrThrow(loadRules(config)).ruleset;
  const reserves = content.reserves.length > 0 ? Object.fromEntries(players.map((name) => [name, 200])) : {};
  const given = {
    phase,
    round: 5,
    reserves,
    chains: Object.fromEntries(chains.map((chain, i) => [players[i], { restaurants: [RESTAURANTS[i]], ...chain }])),
    ...more,
  };
  const head = { scenario: "test", title: "", rules: [], config, players };
  const { rules, state } = Result.getOrThrowWith(
    foodChainMagnateScenarios.open(head, { map: MAP, given }),
    ({ field, message }) => new Error(`${field}: ${message}`),
  );
  if (!isMagnate(rules)) throw new Error("another game's rules");
  return { rules: checkedRules(rules), state };
};

/** Everything that happens by itself from here. */
export const runOn = ({ rules, state }: GameMoment): { readonly state: State; readonly events: readonly Event[] } =>
  runToDecision(rules, state, [], diceFor("test", 0));

/** The position after a command and its facts, or its refusal. */
export const give = (
  { rules, state }: GameMoment,
  seat: number,
  command: Command,
): { readonly scene: GameMoment; readonly events: readonly Event[]; readonly refused: Refusal | null } => {
  const played = play(rules, state, seatOf(seat), command, diceFor("test", 0));
  if (Result.isFailure(played)) return { scene: { rules, state }, events: [], refused: played.failure };
  return { scene: { rules, state: played.success.state }, events: played.success.events, refused: null };
};

/** The facts of one kind, in order. */
export const only = <T extends EventTag>(events: readonly Event[], tag: T): readonly Extract<Event, { _tag: T }>[] =>
  events.filter((event): event is Extract<Event, { _tag: T }> => event._tag === tag);

export const seat = (index: number): Seat => seatOf(index);
