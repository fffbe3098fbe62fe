import { type LearnedValue, traitsOf } from "@blueplate/bot";
import { rulesetOf } from "@blueplate/engine";
import type { Rules } from "@blueplate/kernel";
import { writeFileSync } from "node:fs";
import { fail } from "../fail.ts";
import { rulesOf } from "../games.ts";
import { calibrationOf } from "../learn/calibration.ts";
import { type LearnedGame, learnedGame } from "../learn/examples.ts";
import { fitted, isHeldOut } from "../learn/fit.ts";
import { type KeptGames, keptGames } from "../learn/kept-games.ts";
import { luckAt } from "../learn/luck.ts";
import { readRequest, whole } from "./request.ts";

const request = readRequest({
  usage: "pnpm learn",
  about: `Plays games between companies drawn by chance and fits the value of a position to who won them.
The same seed learns the same; with --resume it goes on where it was stopped.`,
  more: {
    tables: "how many sit at the tables, one after the other, separated by commas: 2,2,3,4 unless told",
    resume: "a file that every finished game is added to; with the same one again it goes on",
    out: "the file to write the weights into",
    again:
      "how often each game that is not fitted to is played on from round 4, to tell what error the true chances would leave",
  },
});

const said = (name: string): string | undefined => {
  const value = request.values[name];
  return typeof value === "string" ? value : undefined;
};

const tables = (said("tables") ?? "2,2,3,4").split(",").map((text) => whole(text, "tables"));
const rulesFor = new Map<number, Rules>(
  tables.map((seats) => [seats, rulesOf(request.game, { ...request.config, seats })]),
);

/** Plays the games that are not there yet. */
const played = ({ games, keep }: KeptGames): readonly LearnedGame[] => {
  const all = [...games];
  const done = new Set(games.map(({ nth }) => nth));
  for (let nth = 0; nth < request.games; nth++) {
    const rules = rulesFor.get(tables[nth % tables.length] ?? 2) ?? request.rules;
    if (done.has(nth)) continue;
    const game = learnedGame(rules, request.seed, nth);
    if (!game) continue;
    keep(game);
    all.push(game);
    if (nth % 25 === 24) process.stderr.write(`${nth + 1} of ${request.games} games\n`);
  }
  return all.filter(({ nth }) => nth < request.games).toSorted((a, b) => a.nth - b.nth);
};

/** Rounds at whose beginning chances are compared with who won. */
const ROUNDS = [2, 3, 4, 5, 6, 8];

/** The round of which it is said what nobody can foretell. */
const FORETOLD = 4;

/** What the true chances would leave of the error, where it was asked for. */
const printLuck = (games: readonly LearnedGame[], seats: number): void => {
  const times = said("again");
  const rules = rulesFor.get(seats);
  if (times === undefined || !rules) return;
  const held = games.filter((game) => isHeldOut(game) && game.wins.length === seats).map(({ nth }) => nth);
  const luck = luckAt(rules, { seed: request.seed, games: held, round: FORETOLD, times: whole(times, "again") });
  if (luck)
    process.stdout.write(
      `${seats} players, round ${FORETOLD}: the true chances would leave ${luck.error.toFixed(3)} ± ${(1.96 * luck.deviation).toFixed(3)} (${luck.positions} positions)\n`,
    );
};

const run = (): void => {
  const { seed, config, rules } = request;
  const resume = said("resume");
  const about = { seed, config, rules: rules.hash, tables };
  const games = played(resume === undefined ? { games: [], keep: () => undefined } : keptGames(resume, about));
  const traits = traitsOf(rulesetOf(rules));
  const learned: LearnedValue = { ruleset: rules.hash, traits, games: games.length, seed, ...fitted(games) };
  const out = said("out");
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(learned, null, 2)}\n`);
  process.stdout.write(`${games.length} games, rules ${rules.hash}\n`);
  for (const { roundsLeft, positions, auc } of learned.stages.filter((stage) => stage.positions > 0))
    process.stdout.write(`about ${roundsLeft} rounds left: ${positions} positions, AUC ${auc.toFixed(3)}\n`);
  for (const { seats, games: held, errors, even } of calibrationOf(learned, games, ROUNDS)) {
    const found = errors.map((error, at) => `round ${ROUNDS[at]}: ${error?.toFixed(2) ?? "-"}`).join(", ");
    process.stdout.write(
      `${seats} players, squared error in ${held} games not fitted to: ${found}; even ${even.toFixed(2)}\n`,
    );
    printLuck(games, seats);
  }
};

try {
  run();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
