import { explainEvents, type IdeaRequest, lacking, narrowed, recalledFrom } from "@blueplate/bot";
import type { Command, Event, State } from "@blueplate/engine";
import { foresee, type MapEntity } from "@blueplate/forecast";
import type { Rules, Tagged } from "@blueplate/kernel";
import type { ShellWords } from "@blueplate/words";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { reasonBesideMove, reasonWords } from "@blueplate/words/reason-text";
import type { LearnWords } from "@blueplate/words/learn";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";
import { decide } from "./coach-commands.ts";
import { doubtsOf, type IdeaDoubtWords } from "./idea-doubts.ts";
import { thingOf } from "./idea-thing.ts";
import { arePlacesAlike, familyOf, gained, type IdeaWhyWords, inSentences, valueIn, whyOf } from "./idea-why.ts";
import { otherParts, PLACE } from "./other-part.ts";
import { unusedReason } from "./unused-reason.ts";

/** What may be done and why. */
export interface Idea {
  readonly what: string;
  readonly why: string;
  /** What it is about: a spot or a house in town, or else a card. */
  readonly thing: MapEntity | null;
  /** What is filled in for whoever follows it; null where it comes later, or where there is nothing to fill in. */
  readonly command: Tagged | null;
  /** The form in which it is done now; null where it comes later. */
  readonly form: string | null;
}

/** The words that ideas are said in. */
export interface IdeaWords extends IdeaWhyWords, Omit<IdeaDoubtWords, "comma"> {
  readonly shell: ShellWords;
  readonly learn: LearnWords["learn"];
  readonly why: MagnateTableWords["why"];
  readonly ask: MagnateTableWords["ask"];
  readonly panels: MagnateTableWords["panels"];
}

const ORDER = "order.choosePosition";
const END = "work.endTurn";
/** What is no idea beside another one. */
const IDLE: readonly string[] = [END, "setup.pass"];

/** What an idea is about: another card of the same family, or the same act elsewhere, is no other idea. */
const kindOf = (rules: Rules, command: Tagged): string => gained(rules, command) ?? KINDS[command._tag] ?? command._tag;
const KINDS: Readonly<Record<string, string>> = {
  "work.fetchDrink": "drink",
  "work.buyDrinks": "drink",
  "work.placeHouse": "street",
  "work.addGarden": "street",
  "work.openRestaurant": "restaurant",
  "work.moveRestaurant": "restaurant",
};

/** The same position where nobody thinks of what a command is about, the best such first: what else would one do? */
const without = (asked: IdeaRequest, command: Tagged): readonly IdeaRequest[] => {
  const { rules } = asked;
  const family = gained(rules, command);
  if (command._tag === PLACE) return otherParts(asked, command);
  if (!command._tag.startsWith("work.")) return [];
  if (command._tag !== "work.hire") return [{ ...asked, rules: lacking(rules, [command._tag]) }];
  return [
    { ...asked, rules: narrowed(rules, "work.hire", { employee: (value) => familyOf(rules, value) !== family }) },
  ];
};

/** What would be done in the first of these positions in which there is anything of the kind. */
const firstDecided = (positions: readonly IdeaRequest[], tag: string | null): Tagged | null => {
  for (const position of positions) {
    const command = decide(position);
    if (command && (tag === null || command._tag === tag)) return command;
  }
  return null;
};

/** The position after a step of one's own day; null where something else comes next. */
const after = (asked: IdeaRequest, command: Tagged): IdeaRequest | null => {
  if (!command._tag.startsWith("work.") || command._tag === END) return null;
  // cast: the coach sits at tables of Food Chain Magnate only.
  const rules = asked.rules as unknown as Rules<State, Command, Event>;
  const seen = foresee(rules, asked.state as State, asked.seat, command as Command);
  return seen && rules.waitsFor(seen.state).includes(asked.seat) ? { ...asked, state: seen.state } : null;
};

/** What would come once nothing of the first idea's kind is left to do today. */
const next = (asked: IdeaRequest, first: Tagged): Tagged | null => {
  const kind = kindOf(asked.rules, first);
  let at = after(asked, first);
  // A day has no more steps of one kind than a company has people.
  for (let step = 0; at && step < STEPS_AHEAD; step++) {
    const command = decide(at);
    if (!command || kindOf(asked.rules, command) !== kind) return command;
    at = after(at, command);
  }
  return null;
};
const STEPS_AHEAD = 8;

/** An idea as a command; `next` where other things come before it. */
export interface IdeaCommand {
  readonly command: Tagged;
  readonly next: boolean;
}

/** The best decision, and an idea of another kind: something else instead, or what would come next. At most two. */
export const commandsFor = (asked: IdeaRequest): readonly IdeaCommand[] => {
  const command = decide(asked);
  if (!command) return [];
  const first = { command, next: false };
  const isOther = (other: Tagged | null): other is Tagged =>
    other !== null &&
    !IDLE.includes(other._tag) &&
    (other._tag === PLACE || kindOf(asked.rules, other) !== kindOf(asked.rules, command));
  const later = next(asked, command);
  const others = IDLE.includes(command._tag) ? [] : without(asked, command);
  const instead = firstDecided(others, command._tag === PLACE ? PLACE : null);
  // What comes next anyway is no reason to leave out the first.
  const isNext = later !== null && instead !== null && kindOf(asked.rules, later) === kindOf(asked.rules, instead);
  if (isOther(instead) && !isNext) return [first, { command: instead, next: false }];
  return isOther(later) ? [first, { command: later, next: true }] : [first];
};

/** What speaks for a command in numbers, by what the seat itself knows; empty where nothing does. */
const numbersOf = ({ why, game, shell, names }: IdeaWords, asked: IdeaRequest, command: Tagged): string => {
  const { state, seat, facts } = asked;
  // cast: the coach sits at tables of Food Chain Magnate only.
  const rules = asked.rules as unknown as Rules<State, Command, Event>;
  const events = foresee(rules, state as State, seat, command as Command)?.events ?? [];
  const position = { rules: asked.rules, state, reader: seat, seen: recalledFrom(asked.rules, facts).seen };
  const speech = reasonWords({ why, comma: shell.comma, names }, game);
  const moves = explainEvents(position, events, { worths: WORTHS, reasons: REASONS });
  return moves.flatMap((move) => (move.seat === seat ? [reasonBesideMove(speech, move.reason)] : [])).join(" ");
};

/** A command with everything that it names, in the order in which it is asked. */
const whatOf = ({ game: words, shell, advice, ask }: IdeaWords, rules: Rules, command: Tagged): string => {
  const named = (rules.forms[command._tag]?.slots ?? []).flatMap(({ name, kind }) => {
    const value = valueIn(command, name);
    if (value === undefined || value === null || value === false) return [];
    // As its button says it.
    if (typeof value === "number" && command._tag === ORDER) return [ask.freePlace(value)];
    if (typeof value === "number" && kind !== "duration") return [`${words.slot(command._tag, name)} ${value}`];
    if (!Array.isArray(value) || value.some((each) => typeof each !== "string")) return [words.value(kind, value)];
    // Several cards of a kind are one thing to say.
    return [...new Set(value)].map((each) => {
      const count = value.filter((other) => other === each).length;
      return count > 1 ? `${words.value(kind, each)} ×${count}` : words.value(kind, each);
    });
  });
  const acts: Readonly<Record<string, string>> = advice.acts;
  const act = acts[command._tag] ?? words.form(command._tag).button;
  return [act, named.join(shell.comma)].filter(Boolean).join(shell.colon);
};

/** Ideas for the seat that is asked; they never play for anybody. */
export const ideasFor = (asked: IdeaRequest, speech: IdeaWords): readonly Idea[] => {
  const all = commandsFor(asked);
  const commands = all.map(({ command }) => command);
  return all.map(({ command, next: isNext }, index) => {
    const { learn } = speech;
    const what = whatOf(speech, asked.rules, command);
    // Both places of a first restaurant are near to houses; what speaks for the second is where it lies.
    const why = index > 0 && command._tag === PLACE ? learn.elsewhere : whyOf(speech, asked, command);
    // What comes later comes in another position; of places that are alike the same is said above.
    const isSaid = isNext || arePlacesAlike(asked, command);
    const numbers = isSaid ? "" : numbersOf(speech, asked, command);
    const unused = isNext ? null : unusedReason(speech, asked, command, commands);
    return {
      what: isNext ? learn.afterwards(what) : what,
      why: inSentences(speech.shell.stop, [
        command._tag === END && unused ? "" : why,
        unused ?? "",
        numbers,
        ...doubtsOf({ ...speech, comma: speech.shell.comma }, asked, command),
      ]),
      thing: thingOf(asked, command),
      command: isNext || IDLE.includes(command._tag) ? null : command,
      form: isNext ? null : command._tag,
    };
  });
};
