import { Result } from "effect";
import { laws } from "../src/testing/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";

const rules = (seats: number) => Result.getOrThrow(loadHiddenBids({ modules: [], options: {}, seats }));

laws("hidden bids", {
  rules: { "two players": rules(2), "five players": rules(5) },
  games: 5,
  decisionsAtMost: 50,
  rounds: { of: (state) => state.round, atMost: 4 },
  invariant: (state) =>
    state.players.every((player) => player.coins >= 0 && player.coins <= 6) ? null : "coins are made of nothing",
});
