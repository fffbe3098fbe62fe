import {
  beginTable,
  diceFor,
  type Outcome,
  randomCommand,
  redact,
  type Rules,
  type Seat,
  submit,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { bots } from "@blueplate/bot";
import { Result } from "effect";

/** Decides for a seat, from the table as that seat may see it. */
export type Player = (view: unknown, seat: Seat, rules: Rules, decision: number) => Tagged;

/** The random player of the kernel, seeded: the same seed plays the same game. */
export const randomPlayer = (seed: string): Player => {
  return (view, seat, rules, decision) => {
    const dice = diceFor(seed, decision);
    let draw = 0;
    const command = randomCommand(rules, view, seat, (bound) => dice.int(`chance ${draw++}`, bound));
    if (!command) throw new Error(`seat ${seat} has nothing to choose from`);
    return command;
  };
};

/** The names of all players of a game: `random`, and the ids of the bots that play it. */
export const playerNames = (game: string): readonly string[] => [
  ...new Set(["random", ...bots.filter((bot) => bot.game === game).map(({ id }) => id)]),
];

/** A player by name: `random`, or the id of a bot that plays this game. */
export const playerOf = (name: string, game: string, seed: string): Player => {
  if (name === "random") return randomPlayer(seed);
  const bot = bots.find((each) => each.id === name && each.game === game);
  if (!bot) throw new Error(`no bot "${name}" plays ${game}`);
  return (view, seat, rules, decision) => bot.decide(view, seat, rules, { seed: `${seed}|${decision}`, work: 1 });
};

/** More decisions than any real game takes. */
const DECISIONS_AT_MOST = 20_000;

/** A finished game. */
export interface Match {
  readonly table: Table;
  readonly outcome: Outcome;
}

/** Plays a game to its end; every refusal of a player's command is an error that names seed and entry. */
export const playMatch = (
  rules: Rules,
  seed: string,
  players: readonly Player[],
  onStep?: (table: Table) => void,
): Match => {
  let table: Table = beginTable(rules, seed, 0);
  onStep?.(table);
  for (let decision = 1; decision < DECISIONS_AT_MOST; decision++) {
    const outcome = rules.outcome(table.state);
    if (outcome) return { table, outcome };
    const seat = rules.waitsFor(table.state)[0];
    const player = seat === undefined ? undefined : players[seat % players.length];
    if (seat === undefined || !player) throw new Error(`seed ${seed}: nobody is waited for, and the game is not over`);
    const command = player(redact(table.state, seat), seat, rules, decision);
    const seen = table.entries.length - 1;
    const step = submit(table, { seat, commandId: `${decision}`, seen, command }, decision);
    if (Result.isFailure(step)) {
      throw new Error(
        `seed ${seed}, entry ${seen + 1}: ${JSON.stringify(command)} was refused: ${JSON.stringify(step.failure)}`,
      );
    }
    table = step.success.table;
    onStep?.(table);
  }
  throw new Error(`seed ${seed}: no end after ${DECISIONS_AT_MOST} decisions`);
};
