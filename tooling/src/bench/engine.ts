import {
  askedOf,
  beginTable,
  check,
  diceFor,
  type Form,
  listOffers,
  openForms,
  type Picked,
  play,
  randomCommand,
  redact,
  type Rules,
  type Seat,
  runToDecision,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { chanceOf } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import { rulesOf } from "../games.ts";
import { playMatch, randomPlayer } from "../playing/match.ts";
import { positionRows } from "./replay.ts";
import { type Measured, microseconds, rowOf } from "./row.ts";

const GAME = "food-chain-magnate";
const rulesFor = (seats: number): Rules => rulesOf(GAME, { modules: [], options: {}, seats });

/** A position in front of a decision, with a command that was given there. */
interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly command: Tagged;
}

/** Every decision of some random games. */
const momentsOf = (rules: Rules, games: number): readonly Moment[] => {
  const moments: Moment[] = [];
  for (let game = 0; game < games; game++) {
    let before: Table | undefined;
    playMatch(rules, `bench-${game}`, [randomPlayer(`bench-${game}`)], (table) => {
      const entry = table.entries.at(-1);
      const command = entry?._tag === "Played" ? rules.codecs.command.decode(entry.command.content) : undefined;
      if (before && entry?._tag === "Played" && command && Result.isSuccess(command)) {
        moments.push({ state: before.state, seat: entry.seat, command: command.success });
      }
      before = table;
    });
  }
  return moments;
};

const commandRow = (rules: Rules, moments: readonly Moment[]): Measured => {
  const dice = diceFor("bench", 1);
  const run = ({ state, seat, command }: Moment): void => void play(rules, state, seat, command, dice);
  for (const moment of moments) run(moment);
  return rowOf(
    "command",
    "us",
    moments.map((moment) => microseconds(() => run(moment), 5)),
  );
};

/** Plays one game without log and without views: rules and random player only. The number of decisions. */
const bareGame = (rules: Rules, seed: string): number => {
  let state = beginTable(rules, seed, 0).state;
  const chance = chanceOf(seed);
  let decision = 0;
  while (!rules.outcome(state)) {
    decision++;
    const seat = rules.waitsFor(state)[0];
    if (seat === undefined) throw new Error(`${seed}: nobody is waited for, and the game is not over`);
    const command = randomCommand(rules, state, seat, chance);
    if (!command) throw new Error(`${seed}: nothing to choose from`);
    const form = rules.forms[command._tag];
    const dice = diceFor(seed, decision);
    if (form) state = runToDecision(rules, state, form.decide(state, seat, command, dice), dice).state;
  }
  return decision;
};

/** Microseconds that this thread has had a core to itself: what others do on the machine does not count. */
const coreTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Whole games a second of one core, and what one of their decisions takes with everything that follows from it. */
const randomGamesRows = (): readonly Measured[] => {
  const rules = rulesFor(2);
  const games = 50;
  const rates: number[] = [];
  const times: number[] = [];
  for (let batch = 0; batch < 9; batch++) {
    const started = coreTime();
    let decisions = 0;
    for (let game = 0; game < games; game++) decisions += bareGame(rules, `rate-${batch}-${game}`);
    const taken = coreTime() - started;
    if (batch < 2) continue;
    rates.push((games * 1_000_000) / taken);
    times.push(taken / decisions);
  }
  return [rowOf("random-games-2p", "games/s", rates), rowOf("random-decision", "us", times)];
};

/** Walks every slot of a form on its first candidates: what an interface asks for to show the open form. */
const askAll = (form: Form<unknown, Tagged, Tagged>, state: unknown, seat: Seat): number => {
  let picked: Picked = {};
  let offered = 0;
  for (const slot of form.slots) {
    if (askedOf(slot, state, seat, picked) === "no") continue;
    const offers =
      slot.shape === "list" ? slot.candidates(state, seat, picked, []) : slot.candidates(state, seat, picked);
    offered += offers.length;
    if (offers.length === 0) return offered;
    if (slot.shape === "choice" && offers[0] !== undefined) picked = { ...picked, [slot.name]: offers[0] };
  }
  return offered;
};

const isWorking = ({ command }: Moment): boolean => command._tag.startsWith("work.");

const legalRows = (rules: Rules, moments: readonly Moment[]): readonly Measured[] => {
  const working = moments.filter(isWorking);
  const forms = ({ state, seat }: Moment): void => {
    for (const form of openForms(rules, state, seat)) askAll(form, state, seat);
  };
  for (const moment of working) forms(moment);
  const listed = working.filter((_, index) => index % 20 === 0);
  return [
    rowOf(
      "legal-working",
      "us",
      working.map((moment) => microseconds(() => forms(moment))),
    ),
    rowOf(
      "legal-listed",
      "us",
      listed.map(({ state, seat }) => microseconds(() => [...listOffers(rules, state, seat, 5_000)])),
    ),
  ];
};

const redactRow = (moments: readonly Moment[]): Measured =>
  rowOf(
    "redact",
    "us",
    moments.map(({ state, seat }) => microseconds(() => redact(state, seat), 3)),
  );

/** The engine's rows of the product's numbers. */
export const engineRows = (): readonly Measured[] => {
  const rules = rulesFor(3);
  const moments = momentsOf(rules, 4);
  const first = moments[0];
  // A refused command costs the same path; asked once, so that a broken bench is an error and not a fast row.
  if (!first || check(rules, first.state, first.seat, first.command)) throw new Error("the bench has no legal moments");
  return [
    commandRow(rules, moments),
    ...randomGamesRows(),
    ...legalRows(rules, moments),
    redactRow(moments),
    ...positionRows(),
  ];
};
