import { BASE_CONTENT } from "@blueplate/engine";
import {
  beginTable,
  bySeat,
  commandOf,
  diceFor,
  fromView,
  type Json,
  listOffers,
  playToEnd,
  randomCommand,
  randomDecider,
  type Rules,
  type Seat,
  type SeatDecider,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { configOf, rulesOf } from "../src/games.ts";
import { deciderNamed } from "../src/playing/deciders.ts";

/** What games use: how often each command was accepted, each card came to a chain, each campaign and milestone was had. */
type Uses = Record<"command" | "employee" | "campaign" | "milestone", Map<string, number>>;

const nothing = (): Uses => ({
  command: new Map(),
  employee: new Map(),
  campaign: new Map(),
  milestone: new Map(),
});

const count = (uses: Map<string, number>, name: unknown, more: unknown = 1): void => {
  uses.set(String(name), (uses.get(String(name)) ?? 0) + Number(more));
};

/** The field that names what a fact is about. */
const field = (event: object, name: string): unknown => new Map(Object.entries(event)).get(name);

const timesOf = (uses: Uses, card: unknown): number => uses.employee.get(String(card)) ?? 0;

const countEvent = (uses: Uses, event: { readonly _tag: string }): void => {
  if (event._tag === "Hired") count(uses.employee, field(event, "employee"));
  if (event._tag === "Trained") count(uses.employee, field(event, "to"));
  if (event._tag === "CardsGained") count(uses.employee, field(event, "employee"), field(event, "count"));
  if (event._tag === "CampaignLaunched") count(uses.campaign, field(event, "campaign"));
  if (event._tag === "MilestoneGained") count(uses.milestone, field(event, "milestone"));
};

const countTable = (uses: Uses, { entries }: Table): void => {
  for (const entry of entries) {
    if (!("events" in entry)) continue;
    if (entry._tag === "Played") count(uses.command, field(Object(entry.command.content), "_tag"));
    for (const event of entry.events) countEvent(uses, event);
  }
};

/** Cards that lead to the others: the manager's ladder, and who trains and recruits. */
const ROOTS = ["trainer", "management-trainee", "recruiting-girl", "marketing-trainee"];

/** Offers of one form that are looked through at most. */
const OFFERS = 200;

const onlyForm = (rules: Rules, tag: string): Rules => {
  const form = rules.forms[tag];
  return { ...rules, forms: form ? { [tag]: form } : {} };
};

/** Who is put to work so that the others, on the beach, are trained. */
const STAFF = ["guru", "coach", "trainer", "regional-manager", "local-manager", "recruiting-girl"];

/** A structure of the staff alone, as far as it goes. */
const staffed = (rules: Rules, view: unknown, seat: Seat): Tagged | null => {
  const form = rules.forms["restructure.submit"];
  const slot = form?.slots[0];
  if (!form?.isAvailable(view, seat) || slot?.shape !== "list") return null;
  let list: readonly Json[] = [];
  for (;;) {
    const offers = slot.candidates(view, seat, {}, list);
    const next = STAFF.find((each) => offers.includes(each) && slot.sound?.(view, seat, {}, [...list, each]) !== false);
    if (next === undefined || list.length > 9) break;
    list = [...list, next];
  }
  return commandOf(form, { [slot.name]: list });
};

/** A player who trains whatever has come up least in all games so far, hires for that, and builds; otherwise random. */
const ambitious = (seed: string, uses: Uses): SeatDecider => {
  const otherwise = randomDecider(seed);
  const seldomFirst = (offers: readonly Tagged[], name: string): Tagged | undefined =>
    offers.toSorted((a, b) => timesOf(uses, field(a, name)) - timesOf(uses, field(b, name)))[0];
  return fromView((point, seat) => {
    const { rules, state: view, turn } = point;
    const dice = diceFor(`${seed}|ambitious`, turn);
    const offersOf = (tag: string): readonly Tagged[] => [...listOffers(onlyForm(rules, tag), view, seat, OFFERS)];
    const hires = offersOf("work.hire").filter((each) => ROOTS.includes(String(field(each, "employee"))));
    const wish =
      (dice.int("staff", 4) > 0 ? staffed(rules, view, seat) : null) ??
      seldomFirst(offersOf("work.train"), "to") ??
      hires[dice.int("hire", Math.max(1, hires.length))] ??
      ["work.moveRestaurant", "work.openRestaurant", "work.launchCampaign"].flatMap((tag) => {
        let draw = 0;
        const chance = (bound: number) => dice.int(`${tag} ${draw++}`, bound);
        return randomCommand(onlyForm(rules, tag), view, seat, chance) ?? [];
      })[0];
    const refused = wish && rules.forms[wish._tag]?.refuse(view, seat, wish);
    return wish && !refused ? wish : otherwise(point, seat);
  });
};

/** What the games of a kind have: every name of it is to be used. */
type Wanted = Partial<Record<keyof Uses, readonly string[]>>;

const KINDS = ["command", "employee", "campaign", "milestone"] as const;

const missing = (uses: Uses, wanted: Wanted): readonly string[] =>
  KINDS.flatMap((kind) => (wanted[kind] ?? []).filter((name) => !uses[kind].has(name)));

/** Games of each number of players: a bot, a random player, and an ambitious one, alone and mixed. */
function* games(uses: Uses, game: string, ruleset: string, seats: readonly number[], bot: string) {
  for (const each of seats) {
    const rules = rulesOf(game, configOf(game, { ruleset, seats: each }));
    for (const seed of ["coverage 1", "coverage 2"]) {
      const [steady, random, builder] = [deciderNamed(bot, game, seed), randomDecider(seed), ambitious(seed, uses)];
      for (const players of [[builder, random], [steady, builder], [steady, random], [random]]) {
        yield playToEnd(beginTable(rules, seed, 0), bySeat(players)).table;
      }
    }
  }
}

/** Plays until everything that is wanted has been used, as further games could but use it again. */
const playUntilUsed = (uses: Uses, wanted: Wanted, tables: Iterable<Table>): void => {
  for (const table of tables) {
    countTable(uses, table);
    if (missing(uses, wanted).length === 0) return;
  }
};

const compact = (uses: Map<string, number>): string =>
  [...uses]
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, times]) => `${name} ${times}`)
    .join(", ");

describe("played games use all there is", () => {
  it("Food Chain Magnate: every command, every card, every campaign, every milestone", () => {
    const uses = nothing();
    const { forms } = rulesOf("food-chain-magnate", { modules: [], options: {}, seats: 5 });
    const wanted = {
      command: Object.keys(forms),
      employee: Object.keys(BASE_CONTENT.employees),
      campaign: Object.keys(BASE_CONTENT.campaigns),
      milestone: Object.keys(BASE_CONTENT.milestones),
    };
    for (const ruleset of ["standard", "second-game"]) {
      playUntilUsed(uses, wanted, games(uses, "food-chain-magnate", ruleset, [2, 3, 4, 5], "steady"));
    }
    for (const [kind, each] of Object.entries(uses)) console.log(`${kind}: ${compact(each)}`);
    expect(missing(uses, wanted)).toEqual([]);
  });

  it("Trick-n-Chef: every command", () => {
    const uses = nothing();
    const { forms } = rulesOf("trick-n-chef", { modules: [], options: {}, seats: 3 });
    const wanted = { command: Object.keys(forms) };
    playUntilUsed(uses, wanted, games(uses, "trick-n-chef", "standard", [3, 4], "sensible"));
    console.log(`command: ${compact(uses.command)}`);
    expect(missing(uses, wanted)).toEqual([]);
  });
});
