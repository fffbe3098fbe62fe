import { expectedKinds } from "@blueplate/bot";
import { isMagnate, rulesetOf } from "@blueplate/engine";
import { writeFileSync } from "node:fs";
import { finishedGames } from "../arena/finished-games.ts";
import { repeatedDecision } from "../arena/decision.ts";
import type { ArenaGame } from "../arena/game.ts";
import { type ArenaSetup, arenaPool } from "../arena/pool.ts";
import { progressOf } from "../arena/progress.ts";
import { arenaReport } from "../arena/report.ts";
import { reportText } from "../arena/report-text.ts";
import { arenaPlan } from "../arena/seating.ts";
import { fail } from "../fail.ts";
import { fileStamps, playerOf } from "../playing/players.ts";
import { type PlayRequest, readRequest, said, whole } from "./request.ts";

const ABOUT = `Bots play many games against each other; prints who wins how often (95 %, Wilson), ratings, time and how they play.

Who sits at a table: as many bots as players, each once. Fewer: those after the first fill up in turn, so that
--bots hard,medium --players 4 is one hard against three mediums; name hard,medium,hard,medium for two and two.
More: every choice of as many as there are seats. The seats rotate on the same map before the next map comes:
a multiple of the players keeps the seats equal. One bot alone sits everywhere and has a new map in each game.
A share is that of a seat: one by the number of players is even.`;

/** Of what a bot thought of so much is shown, the best first. */
const SHOWN = 5;

const printDecision = async (named: string): Promise<void> => {
  const [, path, at] =
    /^(.+):(\d+)$/.exec(named) ?? fail("--decision: expected FILE:ENTRY, such as traces/game-0.jsonl:12");
  const { name, seat, logged, now, isSame, ms, decision, plan } = await repeatedDecision(path ?? "", Number(at));
  const { reasons = [], considered = [] } = decision;
  process.stdout.write(
    [
      `${name} at seat ${seat}, ${ms.toFixed(1)} ms`,
      `then ${JSON.stringify(logged)}`,
      `now  ${JSON.stringify(now)}${isSame ? ", the same" : ""}`,
      ...reasons.map((reason) => `why  ${JSON.stringify(reason)}`),
      ...considered.slice(0, SHOWN).map(({ command, worth }) => `${worth.toFixed(3)}  ${JSON.stringify(command)}`),
      ...plan.slice(1).map((command) => `then it means to  ${JSON.stringify(command)}`),
      "",
    ].join("\n"),
  );
  if (!isSame) process.exitCode = 1;
};

/** Plays what is not finished yet; gives all games. */
const played = async (request: PlayRequest): Promise<readonly ArenaGame[]> => {
  const { game, config, bots, rules, seed } = request;
  const trace = said(request, "trace");
  const resume = said(request, "resume");
  const setup: ArenaSetup = { game, config, players: bots, ...(trace === undefined ? {} : { trace }) };
  // Every bot is loaded before the first game, so that what is wrong with one is said at once.
  for (const bot of bots) await playerOf(bot, game);
  const plans = arenaPlan(bots.length, { seats: config.seats, games: request.games, seed });
  const about = { game, config, rules: rules.hash, bots, seed, files: fileStamps(bots) };
  const finished = resume === undefined ? null : finishedGames(resume, about);
  const games = plans.flatMap(({ nth, seed: map }) => {
    const game = finished?.games.get(String(nth));
    return game?.seed === map ? [game] : [];
  });
  const done = new Set(games.map(({ nth }) => nth));
  const progress = progressOf(plans.length, done.size);
  const pool = arenaPool(setup, whole(said(request, "workers") ?? "1", "workers"));
  const jobs = plans.filter(({ nth }) => !done.has(nth)).map((plan) => ({ plan }));
  await pool.play(jobs, (ended) => {
    games.push(ended);
    finished?.add(String(ended.nth), ended);
    progress();
  });
  await pool.close();
  return games;
};

const request = readRequest({
  usage: "pnpm arena",
  about: ABOUT,
  bots: ["steady"],
  files: true,
  more: {
    workers: "how many threads play, 1 unless told; times are honest with no more than there are free cores",
    json: "the file to write the report into",
    resume: "a file that every finished game is added to; with the same one again it goes on",
    trace: "a folder for the log of every game",
    decision: "FILE:ENTRY of such a log: asks its bot for that decision once more, and plays nothing",
  },
});
try {
  const decision = said(request, "decision");
  if (decision === undefined) {
    const { game, setup, config, rules, seed } = request;
    const expected = isMagnate(rules) ? expectedKinds(rulesetOf(rules), config.seats) : {};
    const report = arenaReport(await played(request), expected);
    process.stdout.write(`${game}, ${setup}, ${config.seats} players, seed ${seed}\n${reportText(report)}`);
    const json = said(request, "json");
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  } else await printDecision(decision);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
