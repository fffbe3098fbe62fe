import {
  beginTable,
  bySeat,
  commandOf,
  diceFor,
  endOf,
  fromView,
  type Json,
  listOffers,
  playOn,
  randomDecider,
  type Rules,
  type Seat,
  type SeatDecider,
  stopText,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { expect, it } from "vitest";
import type { EmployeeRows } from "../src/content/index.ts";
import { kindsOf } from "../src/model/index.ts";
import { type Module, type ModuleRules, usualRulesBySeats, usualRulesOf } from "../src/modules/index.ts";
import { isMagnate } from "../src/rules/index.ts";
import type { State } from "../src/model/index.ts";

/**
 * Everything that a module brings and that a played game can meet, as `kind id`: `card fry-chef`, `at work fry-chef`, `event x:Y`; by any
 * number of players unless said.
 */
export const rowsOf = (module: Module, seats?: number): ReadonlySet<string> =>
  new Set((seats === undefined ? usualRulesBySeats(module) : [usualRulesOf(module, seats)]).flatMap(rowsIn));

const rowsIn = (rows: ModuleRules): readonly string[] => [
  ...Object.keys(rows.cards ?? {}).flatMap((id) => [`card ${id}`, `at work ${id}`]),
  ...Object.keys(rows.goods ?? {}).map((id) => `good ${id}`),
  ...Object.keys(rows.milestones ?? {}).map((id) => `milestone ${id}`),
  ...Object.keys(rows.campaigns ?? {}).map((id) => `campaign ${id}`),
  ...(rows.events ?? []).map(({ tag }) => `event ${tag}`),
  ...(rows.forms ?? []).flatMap((form) =>
    "tag" in form ? [`command ${form.tag}`] : Object.keys(form.fields).map((name) => `field ${form.wraps}.${name}`),
  ),
  ...(rows.steps ?? []).map(({ step }) => `step ${step}`),
];

const field = (event: object, name: string): unknown => new Map(Object.entries(event)).get(name);

/** What a fact meets. */
const metBy = (event: Tagged): readonly string[] => {
  const named = (kind: string, name: string): readonly string[] => [`${kind} ${String(field(event, name))}`];
  const tag = [`event ${event._tag}`];
  if (event._tag === "Hired" || event._tag === "CardsGained") return named("card", "employee");
  if (event._tag === "Trained") return named("card", "to");
  if (event._tag === "CampaignLaunched") return named("campaign", "campaign");
  if (event._tag === "MilestoneGained") return named("milestone", "milestone");
  return tag;
};

/** What a command meets: its kind, and those of its fields that are filled. */
const metByCommand = (command: object): readonly string[] => {
  const tag = String(field(command, "_tag"));
  return [`command ${tag}`, ...Object.keys(command).map((name) => `field ${tag}.${name}`)];
};

/** What a position meets: who works, what is in stock, which step of the day it is. */
const metIn = ({ chains, stage }: State): readonly string[] => [
  ...chains.flatMap(({ atWork, stock }) => [
    ...kindsOf(atWork).map((id) => `at work ${id}`),
    ...kindsOf(stock).map((id) => `good ${id}`),
  ]),
  ...(stage._tag === "working" ? [`step ${stage.turn.step}`] : []),
];

/** Takes out of `missing` everything that a game meets, until nothing is missing or the game is over. */
const meetInGame = (missing: Set<string>, rules: Rules, seed: string, decide: SeatDecider): void => {
  const look = ({ entries, state }: Table, from: number): void => {
    // cast: the rules are of this game.
    for (const each of metIn(state as State)) missing.delete(each);
    for (const entry of entries.slice(from)) {
      if (!("events" in entry)) continue;
      if (entry._tag === "Played") for (const each of metByCommand(Object(entry.command.content))) missing.delete(each);
      for (const event of entry.events) for (const each of metBy(event)) missing.delete(each);
    }
  };
  let seen = 0;
  const plies = playOn(beginTable(rules, seed, 0), decide, { until: () => missing.size === 0, most: 20_000 });
  const end = endOf(plies, ({ after }) => {
    look(after, seen);
    seen = after.entries.length;
  });
  if (end._tag !== "Over" && end._tag !== "Reached") throw new Error(`seed ${seed}: ${stopText(end)}`);
};

/** Cards and all from which they can be trained. */
const withRoots = (employees: EmployeeRows, cards: readonly string[]): readonly string[] => {
  const before = kindsOf(employees).filter((id) => employees[id]?.becomes.some((to) => cards.includes(to)) === true);
  const more = before.filter((id) => !cards.includes(id));
  return more.length === 0 ? cards : withRoots(employees, [...cards, ...more]);
};

const only = (rules: Rules, tag: string): Rules => {
  const form = rules.forms[tag];
  return { ...rules, forms: form ? { [tag]: form } : {} };
};

/** A structure of these cards as far as they fit, the first the most wanted; null where no structure is asked for. */
const structureOf = (rules: Rules, view: unknown, seat: Seat, cards: readonly string[]): Tagged | null => {
  const form = rules.forms["restructure.submit"];
  const slot = form?.slots[0];
  if (!form?.isAvailable(view, seat) || slot?.shape !== "list") return null;
  let list: readonly Json[] = [];
  for (;;) {
    const offers = slot.candidates(view, seat, {}, list);
    const next = cards.find((each) => offers.includes(each) && slot.sound?.(view, seat, {}, [...list, each]) !== false);
    if (next === undefined) return commandOf(form, { [slot.name]: list });
    list = [...list, next];
  }
};

/** A player who hires and trains towards these cards and puts them to work; otherwise random. */
const seeking = (seed: string, employees: EmployeeRows, cards: readonly string[]): SeatDecider => {
  const otherwise = randomDecider(seed);
  const wanted = withRoots(employees, cards);
  const teachers = kindsOf(employees).filter((id) => employees[id]?.abilities.some(({ _tag }) => _tag === "train"));
  return fromView((point, seat) => {
    const { rules, state, turn } = point;
    const offersOf = (tag: string, slot: string, names: readonly string[]): readonly Tagged[] =>
      [...listOffers(only(rules, tag), state, seat, 200)].filter((each) => names.includes(String(field(each, slot))));
    const hires = offersOf("work.hire", "employee", [...wanted, ...teachers]);
    // Sometimes somebody else works, or nothing would ever be sold.
    const isStaffed = diceFor(`${seed}|${seat}`, turn).int("staff", 4) > 0;
    const wish =
      (isStaffed ? structureOf(rules, state, seat, [...cards, ...teachers]) : null) ??
      offersOf("work.train", "to", wanted)[0] ??
      hires[diceFor(`${seed}|${seat}`, turn).int("hire", Math.max(1, hires.length))];
    return wish && rules.forms[wish._tag]?.refuse(state, seat, wish) === null ? wish : otherwise(point, seat);
  });
};

/**
 * Tries whether played games meet every row that a module brings: its cards are had and work, its goods lie in a stock, its events
 * happen, its commands, milestones, campaigns and steps are used. Plays until all are met, at most `games` games.
 */
export const coverage = (
  module: Module,
  { rules, games = 8 }: { readonly rules: Rules; readonly games?: number },
): void => {
  it(`${module.id}: played games meet all that it brings`, () => {
    if (!isMagnate(rules)) throw new Error("another game's rules");
    const { employees } = rules.ruleset.content;
    const missing = new Set(rowsOf(module, rules.config.seats));
    for (let game = 0; game < games && missing.size > 0; game++) {
      const seed = `coverage of ${module.id} ${game}`;
      const cards = [...missing].flatMap((row) => /^(?:card|at work) (.*)$/.exec(row)?.[1] ?? []);
      const players = [seeking(seed, employees, cards), randomDecider<unknown, Tagged, Tagged>(seed)];
      meetInGame(missing, rules, seed, bySeat(players));
    }
    expect([...missing]).toEqual([]);
  });
};
