import type { LadderRow } from "@blueplate/api";
import { botKey } from "@blueplate/bot/anchors";
import { ladderOf, type RatedGame } from "@blueplate/bot/ladder";
import type { StatisticsGroup } from "@blueplate/kernel";
import { isProgram, type SeatRecord, type TableOrigin } from "@blueplate/store";
import { personKey, tagOf } from "./known-as.ts";

/** Under what somebody is known from game to game. */
const keyOf = (seat: SeatRecord): string => (seat.bot === null ? personKey(seat) : botKey(seat.bot));

/** A finished game with who sat at it, as a ladder needs it. */
export interface SeatedGame {
  readonly origin: TableOrigin;
  readonly outcome: RatedGame["outcome"];
  readonly sitting: readonly SeatRecord[];
}

/**
 * The ladder of one kind of game, from `games` by their places in the statistics, the newest first: of those whose seed nobody knew before, for
 * whoever knows it, or the game that was played before, knows what comes. Names are those that people had in
 * their last game; their ids stay here.
 */
export const ladderIn = (group: StatisticsGroup, games: readonly SeatedGame[]): readonly LadderRow[] => {
  const oldestFirst = group.games
    .flatMap((at) => games[at] ?? [])
    .filter(({ origin }) => origin === "drawn")
    .toReversed();
  const called = new Map(oldestFirst.flatMap(({ sitting }) => sitting.map((seat) => [keyOf(seat), seat] as const)));
  const rated = oldestFirst.map(({ outcome, sitting }) => ({ outcome, players: sitting.map(keyOf) }));
  return ladderOf(group.game, rated).flatMap(({ player, ...place }): readonly LadderRow[] => {
    const seat = called.get(player);
    return seat
      ? [{ ...place, name: seat.player, tag: tagOf(seat), bot: seat.bot, program: isProgram(seat.guest) }]
      : [];
  });
};
