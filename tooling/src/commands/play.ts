import { wordsWithModules } from "@blueplate/variants/words";
import { gameWordsIn } from "@blueplate/words";
import { fail } from "../fail.ts";
import { deciderNamed } from "../playing/deciders.ts";
import { playHotSeat } from "../terminal/hot-seat.ts";
import { ownTerminal } from "../terminal/terminal.ts";
import { readRequest } from "./request.ts";

/** `pnpm play`: hot seat in a terminal, for any game, by the same forms as everywhere; `--bots` take the last seats. */
const { rules, seed, game, bots, config } = readRequest({
  usage: "pnpm play",
  about: "Hot seat in a terminal. Without --bots people sit on every seat; with it the named bots take the last ones.",
  bots: [],
});
if (bots.length > config.seats) fail(`--bots: ${bots.length} bots for ${config.seats} seats`);
const people = config.seats - bots.length;
const terminal = ownTerminal();
await playHotSeat({
  terminal,
  game,
  rules,
  words: gameWordsIn(await wordsWithModules("en"), game),
  seed,
  players: Array.from({ length: config.seats }, (_, seat) =>
    seat < people ? null : deciderNamed(bots[seat - people] ?? "random", game, seed),
  ),
  names: (seat) => (seat < people ? `Player ${seat + 1}` : `Player ${seat + 1} (${bots[seat - people] ?? "bot"})`),
});
terminal.close();
