import {
  beginTable,
  mainline,
  endOf,
  type Entry,
  openForms,
  playOn,
  redact,
  type Rules,
  type Seat,
  type SeatDecider,
  stopText,
  type Table,
  undo,
} from "@blueplate/kernel";
import { diceOfTable, resultOf, submit } from "@blueplate/kernel/door";
import { english, type GameWords, type NameOf, plain, viewLines } from "@blueplate/words";
import { Effect, Result } from "effect";
import { choose } from "./choice.ts";
import { canBegin, fill } from "./filling.ts";
import { magnateLines } from "./magnate.ts";
import type { Terminal } from "./terminal.ts";
import { whyLines } from "./why.ts";

/** A game at one terminal: `players[seat]` is a program, or null for a person. */
export interface HotSeat {
  readonly terminal: Terminal;
  readonly game: string;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly seed: string;
  readonly players: readonly (SeatDecider | null)[];
  readonly names: NameOf;
}

/** Games with a table of their own; that of any other is told part by part. */
const TABLES: Readonly<Record<string, typeof magnateLines>> = { "food-chain-magnate": magnateLines };

/** Games that can say why others did what they did. */
const WHYS: Readonly<Record<string, typeof whyLines>> = { "food-chain-magnate": whyLines };

const tableLines = ({ game, rules, words, names }: HotSeat, view: unknown, seat: Seat): readonly string[] =>
  TABLES[game]?.(rules, view, seat, names) ??
  viewLines({ words, says: english.shell.table, names, seats: rules.config.seats }, view);

/** What happened from entry `from` on, as a seat may know it, line by line. */
const newLines = ({ words, names }: HotSeat, entries: readonly Entry[], from: number, seat: Seat): readonly string[] =>
  mainline(entries)
    .filter(({ seq }) => seq >= from)
    .flatMap((entry) => redact(entry, seat).events)
    .flatMap((event) => {
      const sentence = words.event(event, names);
      return sentence ? [`  ${plain(sentence)}`] : [];
    });

/** What a person does next: the table after it, the same table for another try, or null to stop. */
const personMoves = async (hotSeat: HotSeat, table: Table, seat: Seat): Promise<Table | null> => {
  const { terminal, rules, words, game, players } = hotSeat;
  const view = redact(table.state, seat);
  const forms = openForms(rules, view, seat).filter((form) => canBegin({ form, view, seat }));
  const offers = forms.map((form) => words.form(form.tag).button);
  const ask = forms.length === 1 && forms[0] ? words.form(forms[0].tag).ask : "What do you do?";
  const why = players.some((player) => player !== null) ? WHYS[game] : undefined;
  const choice = await choose(terminal, ask, offers, ["undo", "table", ...(why ? (["why"] as const) : [])]);
  if (choice._tag === "Quit") return null;
  if (choice._tag === "Aside" && choice.word !== "undo") {
    const { entries } = table;
    const lines = choice.word === "why" ? why?.({ ...hotSeat, entries, seat }) : tableLines(hotSeat, view, seat);
    for (const line of lines ?? []) terminal.say(line);
    return table;
  }
  const form = choice._tag === "Chosen" ? forms[choice.index] : undefined;
  const filled = form ? await fill({ terminal, words, form, view, seat }) : null;
  if (filled?._tag === "Quit") return null;
  if (filled?._tag === "Back") return table;
  const request = { seat, commandId: `${table.entries.length}`, seen: table.entries.length - 1 };
  const step = filled
    ? resultOf(
        submit(table, { ...request, command: filled.command }, Date.now()).pipe(Effect.provide(diceOfTable(table))),
      )
    : undo(table, request, Date.now());
  if (Result.isSuccess(step)) return step.success.table;
  terminal.say(`  ${words.refusal(step.failure)}`);
  return table;
};

/** Lets the programs play until a person is asked: the table then, and that seat; null when the game is over. */
const programsPlay = (
  players: HotSeat["players"],
  from: Table,
): { readonly table: Table; readonly seat: Seat | null } => {
  const end = endOf(playOn(from, (point, seat) => players[seat]?.(point, seat) ?? null));
  if (end._tag === "Over") return { table: end.last, seat: null };
  if (end._tag === "Undecided" && !players[end.seat]) return { table: end.last, seat: end.seat };
  throw new Error(`entry ${end.last.entries.length}: ${stopText(end)}`);
};

/** Hands the terminal to another person: what the last one saw goes first. False at the end of the input. */
const passTo = async ({ terminal, names, players }: HotSeat, seat: Seat): Promise<boolean> => {
  const alone = players.filter((player) => player === null).length === 1;
  if (alone) return true;
  terminal.wipe();
  return (await terminal.ask(`${names(seat)}, take the seat and press Enter.`)) !== null;
};

const sayEnd = ({ terminal, rules, words, names }: HotSeat, state: unknown): void => {
  const outcome = rules.outcome(state);
  if (!outcome) return;
  terminal.say(`\n${words.name}: ${outcome.winners.map((seat) => names(seat)).join(", ") || "nobody"} won`);
  for (const { seat, score } of outcome.ranking) terminal.say(`  ${names(seat)} ${score}`);
};

/** Plays at one terminal until the game is over or somebody quits. */
export const playHotSeat = async (hotSeat: HotSeat): Promise<void> => {
  const { rules, players, seed, terminal, names } = hotSeat;
  const shownUpTo = new Map<Seat, number>();
  let seated: Seat | null = null;
  let { table, seat } = programsPlay(players, beginTable(rules, seed, Date.now()));
  while (seat !== null) {
    if (seated !== seat && !(await passTo(hotSeat, seat))) return;
    const isNews = seated !== seat || table.entries.length - (shownUpTo.get(seat) ?? 1) > 1;
    for (const line of newLines(hotSeat, table.entries, shownUpTo.get(seat) ?? 1, seat)) terminal.say(line);
    if (isNews) for (const line of tableLines(hotSeat, redact(table.state, seat), seat)) terminal.say(line);
    terminal.say(`\n${names(seat)}`);
    seated = seat;
    shownUpTo.set(seat, table.entries.length);
    const after = await personMoves(hotSeat, table, seat);
    if (after === null) return terminal.say("\nThe game was left. The same seed begins the same game.");
    ({ table, seat } = programsPlay(players, after));
  }
  sayEnd(hotSeat, table.state);
};
