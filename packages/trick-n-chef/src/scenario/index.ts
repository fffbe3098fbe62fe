import { applyEvents, diceFor, type Malformed, type Refusal, refusal, seal } from "@blueplate/kernel";
import {
  inRuleset,
  jsonCodec,
  PerPlayer,
  perPlayer,
  playerAt as nameAt,
  PlayerOf,
  type ScenarioPosition,
  type ScenarioHead,
  type ScenarioHost,
} from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import { Suit } from "../cards.ts";
import type { Command } from "../commands.ts";
import type { Event } from "../events/index.ts";
import { faultAt } from "../faults.ts";
import { trickNChef } from "../game.ts";
import { loadRules } from "../rules.ts";
import { COINS, playerAt, type Player, type State } from "../state.ts";
import { coinsOn } from "../trick.ts";
import { trumpOf } from "../trump.ts";
import { type GivenRound, readGiven } from "./given.ts";
import { impossible } from "./possible.ts";
import { givenOf, expressibleStateOf } from "./write.ts";

type Scene = ScenarioPosition<State, Command, Event>;

const stateOf = (given: GivenRound, initialState: State): State => {
  const choosing = given.fronts.some((front) => front.length === 0) && given.fronts.flat().length < given.fronts.length;
  const onTable = given.coins.reduce((sum, coins) => sum + coins, coinsOn(given.plays));
  const player = (before: Player, seat: number): Player => ({
    hand: seal(before.hand.readers, given.hands[seat] ?? []),
    handSize: given.hands[seat]?.length ?? 0,
    pile: seal(before.pile.readers, given.piles[seat] ?? []),
    pileSize: given.piles[seat]?.length ?? 0,
    chefs: given.fronts[seat] ?? [],
    coins: given.coins[seat] ?? 0,
    scores: given.scores[seat] ?? [],
  });
  return {
    ...initialState,
    step: choosing ? "choose" : "play",
    round: given.round,
    first: given.leader,
    leader: given.leader,
    players: initialState.players.map(player),
    aside: choosing ? initialState.suits.filter((suit) => !given.fronts.flat().includes(suit)) : [],
    centre: given.centre,
    trump: choosing ? [] : trumpOf(given),
    reserve: COINS - onTable,
    trick: given.plays,
  };
};

const open = (head: ScenarioHead, file: Readonly<Record<string, unknown>>): Result.Result<Scene, Malformed> => {
  const loaded = loadRules(head.config);
  if (Result.isFailure(loaded)) return Result.fail(inRuleset(loaded.failure));
  const rules = loaded.success;
  const given = readGiven(head, rules.initialState, file["given"]);
  if (Result.isFailure(given)) return Result.fail(given.failure);
  const unlimited = head.config.options["coin-shortage"] === "unlimited";
  const fault = impossible(given.success, rules.initialState, head.players, unlimited);
  if (fault) return Result.fail(fault);
  const state = stateOf(given.success, rules.initialState);
  // A trick whose cards all lie there waits for its chef: who won it follows and is no move of the game.
  const dice = diceFor("scenario", 0);
  const complete = state.trick.length === state.players.length ? rules.advance(state, dice) : [];
  return Result.succeed({ rules, state: applyEvents(rules, state, complete, dice).state });
};

/** Trick-n-Chef's part of scenario files (protocol §4). */
export const trickNChefScenarios: ScenarioHost<State, Command, Event> = {
  game: trickNChef,
  fields: [],
  open,
  run: (): Result.Result<Scene, Refusal> => Result.fail(refusal<Malformed>(faultAt("run", { _tag: "Unfit" }))),
  parts: (head) => {
    const Name = jsonCodec(Schema.NullOr(PlayerOf(head)));
    const last = ({ state }: Scene, part: "winner" | "chefTaker") => state.last && nameAt(head, state.last[part]);
    return {
      trump: { codec: jsonCodec(Schema.Array(Suit)), ordered: false, look: ({ state }) => trumpOf(state) },
      trickWinner: { codec: Name, ordered: true, look: (scene) => last(scene, "winner") },
      chefTaker: { codec: Name, ordered: true, look: (scene) => last(scene, "chefTaker") },
      coins: {
        codec: jsonCodec(PerPlayer(head, Schema.Natural)),
        ordered: true,
        look: ({ state }) => perPlayer(head, (seat) => playerAt(state, seat).coins),
      },
      scores: {
        codec: jsonCodec(PerPlayer(head, Schema.Array(Schema.Natural))),
        ordered: true,
        look: ({ state }) => perPlayer(head, (seat) => playerAt(state, seat).scores),
      },
    };
  },
  write: (head, { state }) => (state.round === 0 || state.ending ? null : { given: givenOf(head, state) }),
  expressibleState: expressibleStateOf,
  telling: ["coins", "scores"],
};
