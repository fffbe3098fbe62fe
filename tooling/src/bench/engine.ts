import {
  askedOf,
  beginTable,
  carryOut,
  check,
  decisionPointOf,
  diceFor,
  endOf,
  type Form,
  listOffers,
  openForms,
  type PickedFields,
  play,
  playLine,
  playOn,
  randomCommand,
  randomDecider,
  redact,
  type Rules,
  type Seat,
  stopText,
  type Tagged,
} from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing/random-game";
import { rulesOf } from "../games.ts";
import { positionRows } from "./replay.ts";
import { type MeasuredRow, microseconds, rowOf } from "./row.ts";

const GAME = "food-chain-magnate";
const rulesFor = (seats: number): Rules => rulesOf(GAME, { modules: [], options: {}, seats });

/** A position in front of a decision, with a command that was given there. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly command: Tagged;
}

/** Every decision of some random games. */
const decisionsOf = (rules: Rules, games: number): readonly Decision[] => {
  const decisions: Decision[] = [];
  for (let game = 0; game < games; game++) {
    const seed = `bench-${game}`;
    for (const { before, seat, command } of playOn(beginTable(rules, seed, 0), randomDecider(seed))) {
      decisions.push({ state: before.state, seat, command });
    }
  }
  return decisions;
};

const commandRow = (rules: Rules, decisions: readonly Decision[]): MeasuredRow => {
  const dice = diceFor("bench", 1);
  const run = ({ state, seat, command }: Decision): void => void play(rules, state, seat, command, dice);
  for (const decision of decisions) run(decision);
  return rowOf(
    "command",
    "us",
    decisions.map((decision) => microseconds(() => run(decision), 5)),
  );
};

/** Plays one game without log and without views: rules and random player only. The number of decisions. */
const bareGame = (rules: Rules, seed: string): number => {
  const rng = rngOf(seed);
  const from = decisionPointOf(beginTable(rules, seed, 0));
  const end = endOf(
    playLine(from, ({ state }, seat) => randomCommand(rules, state, seat, rng), {
      dice: (turn) => diceFor(seed, turn),
      step: carryOut,
    }),
  );
  if (end._tag !== "Over") throw new Error(`${seed}: ${stopText(end)}`);
  return end.decisions;
};

/** Microseconds that this thread has had a core to itself: what others do on the machine does not count. */
const coreTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Whole games a second of one core, and what one of their decisions takes with everything that follows from it. */
const randomGamesRows = (): readonly MeasuredRow[] => {
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
  let picked: PickedFields = {};
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

const isWorking = ({ command }: Decision): boolean => command._tag.startsWith("work.");

const legalRows = (rules: Rules, decisions: readonly Decision[]): readonly MeasuredRow[] => {
  const working = decisions.filter(isWorking);
  const forms = ({ state, seat }: Decision): void => {
    for (const form of openForms(rules, state, seat)) askAll(form, state, seat);
  };
  for (const decision of working) forms(decision);
  const listed = working.filter((_, index) => index % 20 === 0);
  return [
    rowOf(
      "legal-working",
      "us",
      working.map((decision) => microseconds(() => forms(decision))),
    ),
    rowOf(
      "legal-listed",
      "us",
      listed.map(({ state, seat }) => microseconds(() => [...listOffers(rules, state, seat, 5_000)])),
    ),
  ];
};

const redactRow = (decisions: readonly Decision[]): MeasuredRow =>
  rowOf(
    "redact",
    "us",
    decisions.map(({ state, seat }) => microseconds(() => redact(state, seat), 3)),
  );

/** The engine's rows of the product's numbers. */
export const engineRows = (): readonly MeasuredRow[] => {
  const rules = rulesFor(3);
  const decisions = decisionsOf(rules, 4);
  const first = decisions[0];
  // A refused command costs the same path; asked once, so that a broken bench is an error and not a fast row.
  if (!first || check(rules, first.state, first.seat, first.command))
    throw new Error("the bench has no legal decisions");
  return [
    commandRow(rules, decisions),
    ...randomGamesRows(),
    ...legalRows(rules, decisions),
    redactRow(decisions),
    ...positionRows(),
  ];
};
