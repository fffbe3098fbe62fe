import {
  beginTable,
  bySeat,
  mainline,
  type FinishedGame,
  foldMainline,
  openTable,
  playToEnd,
  redact,
  roundOf,
  seatsOf,
} from "@blueplate/kernel";
import { type WilsonInterval, wilson } from "@blueplate/bot";
import { isDeepStrictEqual } from "node:util";
import { median } from "../arena/report.ts";
import { fail } from "../fail.ts";
import { playerOf } from "../playing/players.ts";
import { readRequest } from "./request.ts";

const spanOf = ({ low, high }: WilsonInterval): string =>
  `${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)} % of the games`;

/** The laws that a finished game can still tell: the log says the state, and each view is the fold of what its seat was sent. */
const brokenLaw = ({ table }: FinishedGame): string | null => {
  const { rules, entries, state } = table;
  if (!isDeepStrictEqual(openTable(rules, table.seed, entries).state, state))
    return "the log does not fold to the state";
  for (const viewer of [...seatsOf(rules.config.seats), "watcher" as const]) {
    const view = foldMainline(rules, mainline(entries.map((entry) => redact(entry, viewer))));
    if (!isDeepStrictEqual(view, redact(state, viewer)))
      return `the view of ${viewer} is not the fold of what it was sent`;
  }
  return null;
};

const request = readRequest({
  usage: "pnpm simulate",
  about: "Bots play whole games; fails loudly on any broken law.",
  files: true,
});
const players = await Promise.all(request.bots.map((bot) => playerOf(bot, request.game))).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
const matches: FinishedGame[] = [];
const started = performance.now();
for (let game = 0; game < request.games; game++) {
  const seed = `${request.seed}-${game}`;
  // Seats rotate, so that no bot always sits first.
  const turn = game % players.length;
  const seated = [...players.slice(turn), ...players.slice(0, turn)];
  const deciders = seated.map(({ deciderFor }) => deciderFor(seed));
  const match = playToEnd(beginTable(request.rules, seed, 0), bySeat(deciders));
  const law = brokenLaw(match);
  if (law) fail(`seed ${seed}: ${law}`);
  matches.push(match);
}
const seconds = (performance.now() - started) / 1000;
const rounds = matches.map(({ table }) => roundOf(table.state) ?? 0);
const scores = matches.map(({ outcome }) => outcome.ranking[0]?.score ?? 0);
const lengths = matches.map(({ table }) => table.line.length);
const wins = new Map<string, number>();
for (const [game, { outcome }] of matches.entries()) {
  for (const seat of outcome.winners) {
    const name = players[(seat + game) % players.length]?.name ?? "";
    wins.set(name, (wins.get(name) ?? 0) + 1 / outcome.winners.length);
  }
}
process.stdout.write(
  [
    `${request.game}, ${request.setup}, ${request.config.seats} players, seed ${request.seed}`,
    `games     ${matches.length} in ${seconds.toFixed(1)} s`,
    `rounds    median ${median(rounds)}, longest ${Math.max(...rounds)}`,
    `decisions median ${median(lengths)}, longest ${Math.max(...lengths)}`,
    `winner    median score ${median(scores)}, from ${Math.min(...scores)} to ${Math.max(...scores)}`,
    ...[...wins].map(
      ([name, count]) => `wins      ${name} ${count.toFixed(1)}, ${spanOf(wilson(count, matches.length))}`,
    ),
    "",
  ].join("\n"),
);
