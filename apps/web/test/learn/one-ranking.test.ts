import { botsWith, deciderOf } from "@blueplate/bot";
import {
  type Command,
  countList,
  countOf,
  type EmployeeId,
  type Event,
  kindsOf,
  rulesetOf,
  type State,
} from "@blueplate/engine";
import { actsClosedBy, cookingPlanOf, fillOrder, unusedActsOf, whoFits } from "@blueplate/forecast";
import { askingAfter, firstShown, LAUNCH, usualCampaign } from "@blueplate/magnate-table/placing-defaults";
import { type MapQuestion, targetsOf } from "@blueplate/magnate-table/placing-targets";
import {
  beginTable,
  type Game,
  type Json,
  open,
  openForms,
  type PickedFields,
  playOn,
  redact,
  type Rules,
  seatOf,
  type Tagged,
} from "@blueplate/kernel";
import { unusedText } from "@blueplate/magnate-table/unused-text";
import type { TableProps } from "@blueplate/tabletop";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { adviseOn } from "../../src/learn/coach/coach-commands.ts";
import { commandsFor, ideasFor } from "../../src/learn/coach/ideas.ts";
import { speech } from "./speech.ts";

const me = seatOf(0);
const OPEN = "work.openRestaurant";
const COOK = "work.produce";
/** What costs nothing, and is only counted where it is worth something. */
const FREE: readonly string[] = [COOK, "work.fetchDrink", "work.buyDrinks"];
const SEEDS = ["one-0", "one-1", "one-2"];
const CONFIG = { modules: modulesOf("introductory"), options: {}, seats: 3 };
/** The same rules, held as those of any game. */
const rules: Rules = Result.getOrThrow((foodChainMagnate as Game).load(CONFIG));
const ruleset = rulesetOf(rules);

const bot = botsWith({}).find(({ id, game }) => id === "medium" && game === "food-chain-magnate");
if (!bot) throw new Error("no bot");
const decide = deciderOf(bot, ({ turn }) => `${turn}`);

interface Position {
  readonly state: State;
  /** What has happened so far. */
  readonly facts: readonly Event[];
}

/** Where the first seat has its working day before it, in games that bots play; whoever is named is lent to it. */
const daysWith = (seed: string, lent: State["chains"][number]["atWork"]): readonly Position[] => {
  const found: Position[] = [];
  for (const { after } of playOn(beginTable(rules, seed, 0), decide)) {
    // cast: these are rules of this game.
    const state = after.state as State;
    if (state.stage._tag !== "working" || state.stage.turn.seat !== me) continue;
    const chains = state.chains.map((chain) =>
      chain.seat === me ? { ...chain, atWork: { ...chain.atWork, ...lent } } : chain,
    );
    // cast: the facts of a game of these rules.
    const facts = after.line.flatMap(({ events }) => events) as unknown as readonly Event[];
    found.push({ state: { ...state, chains }, facts });
  }
  return found;
};

/** Every position of those games, with a manager who opens restaurants. */
const days = SEEDS.flatMap((seed) => daysWith(seed, { "local-manager": 1 }));

/** The table as its default reads it. */
const tableAt = ({ state, facts }: Position): TableProps =>
  // cast: what a default is made from; nothing else of a table is read.
  ({
    rules,
    state: redact(state, me),
    entries: [],
    seat: me,
    advise: (asked: Pick<TableProps, "state">, tag: string) =>
      adviseOn({ rules, state: asked.state, seat: me, facts }, tag),
  }) as unknown as TableProps;

const formOf = ({ state }: Position, tag: string) => {
  const form = openForms(rules, state, me).find((each) => each.tag === tag);
  if (!form) throw new Error(`${tag} is not open`);
  return form;
};

/** What the town shows of a form before anybody points. */
const shownAt = (position: Position, tag: string, picked: PickedFields): PickedFields | null => {
  const filling: MapQuestion = askingAfter(tableAt(position), formOf(position, tag), picked);
  const aim = { ruleset, state: position.state, seat: me, filling, turned: false };
  const targets = targetsOf(aim);
  return targets[firstShown(aim, targets) ?? -1]?.fill ?? null;
};

/** What the coach thinks of in a position is asked once, for whatever is held against it. */
const thought = new Map<Position, ReturnType<typeof commandsFor>>();

const ideasOf = (position: Position, tag: string): readonly Tagged[] => {
  const { state, facts } = position;
  const ideas = thought.get(position) ?? commandsFor({ rules, state, seat: me, facts });
  thought.set(position, ideas);
  return ideas.flatMap(({ command, next }) => (command._tag === tag && !next ? [command] : []));
};

const fieldsOf = ({ _tag, ...fields }: Tagged): Readonly<Record<string, Json>> => fields;

it("a further restaurant that the coach thinks of stands where the town shows it first", () => {
  let counted = 0;
  for (const position of days) {
    for (const command of ideasOf(position, OPEN)) {
      const { manager = null, ...site } = fieldsOf(command);
      expect(site).toEqual(shownAt(position, OPEN, { manager }));
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(10);
});

it("a campaign that the coach thinks of is the one that the form holds before anybody chooses", () => {
  let counted = 0;
  for (const position of days) {
    for (const command of ideasOf(position, LAUNCH)) {
      expect(usualCampaign(tableAt(position), ruleset, formOf(position, LAUNCH), {}).fill).toEqual(fieldsOf(command));
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(10);
});

/** The same day in a town that wants nothing. */
const quiet = ({ state, facts }: Position): Position => {
  const houses = state.town.houses.map((house) => ({ ...house, demand: [] }));
  return { state: { ...state, town: { ...state.town, houses } }, facts };
};

it("what the coach would cook is what Cook makes by default, and cooks who rest there are neither advised nor unused", () => {
  let [cooked, rested] = [0, 0];
  for (const position of days.flatMap((each) => [each, quiet(each)])) {
    // cast: these are rules of this game.
    const state = redact(position.state, me) as State;
    const play = rules as unknown as Rules<State, Command, Event>;
    const { orders } = cookingPlanOf(ruleset, play, state, me);
    const made = orders.flatMap(({ cook, good }) => (good === null ? [] : [{ cook, good }]));
    for (const command of ideasOf(position, COOK)) {
      expect(made).toContainEqual(fieldsOf(command));
      cooked++;
    }
    const unused = unusedActsOf(ruleset, play, state, me).find((act) => act.command === COOK && !act.isClosed);
    expect(unused?.count ?? 0).toBe(made.length);
    rested += orders.length - made.length;
  }
  expect(Math.min(cooked, rested)).toBeGreaterThan(0);
});

it("what an idea leaves unused is counted as its button counts it, with why; nothing that is free is left", () => {
  const counted = { hires: 0, ends: 0, beside: 0 };
  for (const { state, facts } of SEEDS.flatMap((seed) => daysWith(seed, {}))) {
    const [first, second] = commandsFor({ rules, state, seat: me, facts });
    if (!first?.command._tag.startsWith("work.")) continue;
    // cast: these are rules of this game.
    const [seen, play] = [redact(state, me) as State, rules as unknown as Rules<State, Command, Event>];
    // cast: a command of this game.
    const closed = actsClosedBy(ruleset, play, seen, me, first.command as Command);
    const unused = unusedText({ ask: speech.ask, comma: ", " }, closed);
    const [idea, other] = ideasFor({ rules, state, seat: me, facts }, speech);
    // Of what the idea beside it uses the coach does not say that it would be left.
    const uses = (tag: string): boolean => closed.some(({ command }) => command === tag);
    const isUsedBeside = second !== undefined && uses(second.command._tag);
    if (unused === null) expect(idea?.why).not.toContain("unused");
    else expect(idea?.why).toContain(isUsedBeside ? unused : speech.advice.restUnused(unused));
    if (isUsedBeside) expect(idea?.why).not.toContain("leave it at that");
    if (first.command._tag === "work.hire" && other?.why.includes("unused")) {
      expect(other.why).not.toContain("leave it at that");
      counted.beside++;
    }
    expect(closed.filter(({ command }) => FREE.includes(command))).toEqual([]);
    counted.hires += closed.filter(({ command }) => command === "work.hire").length;
    counted.ends += first.command._tag === "work.endTurn" ? 1 : 0;
  }
  expect(Math.min(counted.hires, counted.ends, counted.beside)).toBeGreaterThan(0);
});

/** Where the first seat draws up its structure, with those who sat there the round before, in games that bots play. */
const mornings = (seed: string): readonly (Position & { readonly sat: readonly EmployeeId[] })[] => {
  const found: (Position & { readonly sat: readonly EmployeeId[] })[] = [];
  let sat: readonly EmployeeId[] = [];
  for (const { after } of playOn(beginTable(rules, seed, 0), decide)) {
    // cast: these are rules of this game.
    const state = after.state as State;
    const [mine] = state.chains;
    if (!mine) throw new Error("nobody plays");
    if (state.stage._tag === "working") sat = kindsOf(mine.atWork).flatMap((kind) => copiesOf(mine.atWork, kind));
    if (state.stage._tag !== "restructuring" || !after.rules.waitsFor(state).includes(me)) continue;
    // cast: the facts of a game of these rules.
    found.push({ state, sat, facts: after.line.flatMap(({ events }) => events) as unknown as readonly Event[] });
  }
  return found;
};

const copiesOf = (cards: State["chains"][number]["atWork"], kind: EmployeeId): readonly EmployeeId[] =>
  Array.from({ length: countOf(cards, kind) }, () => kind);

it("everybody who fits has all those at work whom the coach would send, whoever sat there the round before", () => {
  const counted = { mornings: 0, moved: 0 };
  for (const { state, facts, sat } of SEEDS.flatMap(mornings)) {
    const advised = adviseOn({ rules, state, seat: me, facts }, "restructure.submit");
    if (!advised) continue;
    // cast: the fields of this form.
    const staff = fieldsOf(advised)["employees"] as readonly EmployeeId[];
    const [mine] = state.chains;
    const hand = (mine && open(mine.hand, me)) ?? {};
    const chosen = countList(whoFits(ruleset, state.ceoSlots, fillOrder(ruleset, hand, staff, sat)));
    const wanted = countList(staff);
    for (const kind of kindsOf(wanted)) expect(countOf(chosen, kind)).toBeGreaterThanOrEqual(countOf(wanted, kind));
    const asTheySat = countList(whoFits(ruleset, state.ceoSlots, fillOrder(ruleset, hand, sat, staff)));
    counted.mornings++;
    counted.moved += kindsOf(wanted).some((kind) => countOf(asTheySat, kind) < countOf(wanted, kind)) ? 1 : 0;
  }
  // Somewhere those who sat there would have kept somebody out.
  expect(Math.min(counted.mornings - 10, counted.moved)).toBeGreaterThan(0);
});
