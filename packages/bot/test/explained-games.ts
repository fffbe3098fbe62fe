import { beginTable, bySeat, playToEnd, type Rules, seatOf, type TablePly, type Tagged } from "@blueplate/kernel";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import {
  botsWith,
  deciderOf,
  explainEvents,
  type ExplainingModules,
  knowledgeAt,
  type MoveReason,
} from "../src/index.ts";
import type { ExplainedMove } from "../src/food-chain-magnate/explain/move-reason.ts";
import { rulesFor } from "./arena.ts";

/** No module is played, and none says anything. */
export const NO_MODULES: ExplainingModules = { worths: {}, reasons: {} };

const bots = botsWith({});

export type ExplainedPly = TablePly<unknown, Tagged, Tagged>;

/** A game that was played between bots. */
export interface ExplainedGame {
  readonly rules: Rules;
  readonly plies: readonly ExplainedPly[];
}

const presetFor = (preset: string, seats: number): Rules =>
  Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf(preset), options: {}, seats }));

/** A game between bots of these ids, with all its plies: the usual one, or a preset. */
export const gameOf = (ids: readonly string[], seed: string, preset?: string): ExplainedGame => {
  const rules = preset === undefined ? rulesFor(foodChainMagnate, ids.length) : presetFor(preset, ids.length);
  const plies: ExplainedPly[] = [];
  const decide = bySeat(
    ids.map((id) => {
      const bot = bots.find((each) => each.id === id && each.game === rules.game);
      if (!bot) throw new Error(`no bot ${id}`);
      return deciderOf(bot, ({ turn }) => `${seed}|${turn}`);
    }),
  );
  playToEnd(beginTable(rules, seed, 0), decide, { onPly: (ply) => void plies.push(ply) });
  return { rules, plies };
};

/** The position of a ply as those see it who only watch. */
export const watchedPosition = ({ rules }: Pick<ExplainedGame, "rules">, { before: { state } }: ExplainedPly) =>
  ({ rules, state, reader: "watcher", seen: knowledgeAt(rules, state, seatOf(0)).seen }) as const;

/** What is said of a ply to those who only watch. */
export const reasonsOfPly = (game: Pick<ExplainedGame, "rules">, ply: ExplainedPly): readonly ExplainedMove[] =>
  explainEvents(watchedPosition(game, ply), ply.events, NO_MODULES);

export type ReasonOf<T extends MoveReason["_tag"]> = Extract<MoveReason, { readonly _tag: T }>;

/** Reasons of a kind in games, with the ply that they were told of and all facts from it on. */
export const reasonsTold = <T extends MoveReason["_tag"]>(games: readonly ExplainedGame[], tag: T) =>
  games.flatMap((game) =>
    game.plies.flatMap((ply, at) =>
      reasonsOfPly(game, ply).flatMap(({ seat, reason }) => {
        const isOfKind = (one: MoveReason): one is ReasonOf<T> => one._tag === tag;
        if (!isOfKind(reason)) return [];
        return [{ game, seat, reason, ply, at, later: game.plies.slice(at).flatMap(({ events }) => events) }];
      }),
    ),
  );
