import type { Json } from "@blueplate/kernel";
import { playerAt as nameAt, type ScenarioHead } from "@blueplate/kernel/scenario";
import type { Player, State } from "../state.ts";

/** `given` for a state while chefs are chosen or a trick runs: the inverse of `open`. */
export const givenOf = (head: ScenarioHead, state: State): Readonly<Record<string, Json>> => {
  const perPlayer = (part: (player: Player) => Json): Readonly<Record<string, Json>> =>
    Object.fromEntries(state.players.map((player, index) => [head.players[index] ?? "", part(player)]));
  return {
    round: state.round,
    leader: nameAt(head, state.leader),
    hands: perPlayer((player) => player.hand.content ?? []),
    played: state.trick.map(({ seat, card, coins }) => ({ by: nameAt(head, seat), card, coins })),
    chefs: { ...perPlayer((player) => player.chefs), centre: { ...state.centre } },
    coins: perPlayer((player) => player.coins),
    won: perPlayer((player) => player.pile.content ?? []),
    scores: perPlayer((player) => player.scores),
  };
};

/** Tricks that are over are remembered by who saw them; no rule asks for them again (T11.2). */
export const expressibleStateOf = (state: State): State => ({ ...state, last: null, history: null });
