import { type Command, type Event, foresee, loadDefinition, type State } from "@blueplate/engine";
import { type Json, redact, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import type { GameWords, ShellWords } from "@blueplate/words";
import { Result } from "effect";
import { localBot } from "../local/games.ts";

/** What may be done and why. */
export interface Idea {
  readonly what: string;
  readonly why: string;
}

/** The position that ideas are asked for: the state with its secrets, of which only the seat's own are looked at. */
export interface Asked {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seat: Seat;
}

/** The words that ideas are said in. */
export interface Speech {
  readonly game: GameWords;
  readonly shell: ShellWords;
}

const END = "work.endTurn";
/** What is no idea beside another one. */
const IDLE: readonly string[] = [END, "setup.pass"];

const valueIn = (command: Tagged, slot: string): Json | undefined =>
  // cast: the fields of a command are JSON by its codec.
  (command as Tagged & Readonly<Record<string, Json | undefined>>)[slot];

/** The steady bot's decision, from what the seat may see. */
const decide = ({ rules, state, seat }: Asked): Tagged | null =>
  localBot(rules.game, "steady")?.decide(redact(state, seat), seat, rules, { seed: "idea", work: 1 }) ?? null;

/** The same rules without the thing that a command names first: what else would one do? Null where it names none of many. */
const without = (asked: Asked, command: Tagged): Asked | null => {
  const form = asked.rules.forms[command._tag];
  const [first, ...rest] = form?.slots ?? [];
  if (!form || first?.shape !== "choice") return null;
  const named = JSON.stringify(valueIn(command, first.name));
  const others: typeof first = {
    ...first,
    candidates: (...at) => first.candidates(...at).filter((value) => JSON.stringify(value) !== named),
  };
  const forms = { ...asked.rules.forms, [command._tag]: { ...form, slots: [others, ...rest] } };
  return { ...asked, rules: { ...asked.rules, forms } };
};

/** The position after a step of one's own day; null where something else comes next. */
const after = (asked: Asked, command: Tagged): Asked | null => {
  if (!command._tag.startsWith("work.") || command._tag === END) return null;
  // cast: the coach sits at tables of Food Chain Magnate only.
  const rules = asked.rules as unknown as Rules<State, Command, Event>;
  const seen = foresee(rules, asked.state as State, asked.seat, command as Command);
  return seen && rules.waitsFor(seen.state).includes(asked.seat) ? { ...asked, state: seen.state } : null;
};

/** The bot's decision, and a second one: something else instead, or what would come next. At most two, never the same. */
export const commandsFor = (asked: Asked): readonly { readonly command: Tagged; readonly next: boolean }[] => {
  const command = decide(asked);
  if (!command) return [];
  const first = { command, next: false };
  const seconds = [without(asked, command), after(asked, command)].flatMap((each, index) => {
    const other = each && decide(each);
    return other ? [{ command: other, next: index === 1 }] : [];
  });
  const second = seconds.find(
    (each) => !IDLE.includes(each.command._tag) && JSON.stringify(each.command) !== JSON.stringify(command),
  );
  return second ? [first, second] : [first];
};

/** The employee whom a command brings into the company, if it does. */
const gained = (command: Tagged): string | null => {
  const name = { "work.hire": "employee", "work.train": "to" }[command._tag];
  const value = name === undefined ? undefined : valueIn(command, name);
  return typeof value === "string" ? value : null;
};

const whyOf = ({ shell }: Speech, rules: Rules, command: Tagged): string => {
  const reasons: Readonly<Record<string, string>> = shell.learn.reasons;
  const cards: Readonly<Record<string, string>> = shell.learn.cardReasons;
  const definition = Result.getOrNull(loadDefinition(rules.config));
  const row = Object.entries(definition?.content.employees ?? {}).find(([id]) => id === gained(command))?.[1];
  return (row && cards[row.family]) ?? reasons[command._tag] ?? "";
};

/** A command with everything that it names, in the order in which it is asked. */
const whatOf = ({ game: words, shell }: Speech, rules: Rules, command: Tagged): string => {
  const named = (rules.forms[command._tag]?.slots ?? []).flatMap(({ name, kind }) => {
    const value = valueIn(command, name);
    if (value === undefined || value === null || value === false) return [];
    if (typeof value === "number" && kind !== "duration") return [`${words.slot(command._tag, name)} ${value}`];
    if (!Array.isArray(value) || value.some((each) => typeof each !== "string")) return [words.value(kind, value)];
    return value.map((each) => words.value(kind, each));
  });
  return [words.form(command._tag).button, named.join(shell.comma)].filter(Boolean).join(": ");
};

/** Ideas for the seat that is asked; they never play for anybody. */
export const ideasFor = (asked: Asked, speech: Speech): readonly Idea[] =>
  commandsFor(asked).map(({ command, next }) => {
    const what = whatOf(speech, asked.rules, command);
    return { what: next ? speech.shell.learn.afterwards(what) : what, why: whyOf(speech, asked.rules, command) };
  });
