import {
  addCounts,
  type Chain,
  cardsAway,
  type Ruleset,
  entriesOf,
  type EmployeeFamily,
  type EmployeeId,
  type Cards,
  paysSalaries,
  type State,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import { foodChainMagnate as words, shell } from "@blueplate/tabletop";
import { magnateWords } from "../language.ts";
import { inCompany } from "./in-company.ts";

/** A kind of card with its number, as the dock and the rails show it. */
export interface Stack {
  readonly employee: EmployeeId;
  readonly name: string;
  /** The name where there is no room for it. */
  readonly short: string;
  readonly effect: string;
  readonly help: string;
  readonly family: EmployeeFamily;
  readonly salary: boolean;
  readonly unique: boolean;
  readonly count: number;
}

/** The families in the order in which a company is read: who leads, who grows it, what it makes and sells. */
export const FAMILIES: readonly EmployeeFamily[] = [
  "managers",
  "recruiting",
  "training",
  "prices",
  "marketing",
  "kitchen",
  "drinks",
  "building",
  "service",
];

const texts = (): Readonly<Record<string, { readonly name: string; readonly effect: string; readonly help: string }>> =>
  words().employees;

const shortNames = (): Readonly<Record<string, string>> => words().short;

/** What a card does; a name that is ours is told there. */
const helpOf = (employee: string): string => {
  const help = texts()[employee]?.help ?? "";
  return words().ours.some((each) => each === employee) ? shell().frame.ourName(help) : help;
};

/** A card in words; in the company of `chain`, if it is told. */
export const stackOf = (ruleset: Ruleset, employee: EmployeeId, count: number, chain?: Chain): Stack => {
  const row = ruleset.content.employees[employee];
  return {
    employee,
    name: texts()[employee]?.name ?? employee,
    short: shortNames()[employee] ?? employee,
    ...inCompany(
      ruleset,
      employee,
      chain,
      { effect: texts()[employee]?.effect ?? "", help: helpOf(employee) },
      magnateWords().ask,
    ),
    family: row?.family ?? "service",
    salary: row?.salary === true && paysSalaries(ruleset),
    unique: (row?.unique ?? false) !== false,
    count,
  };
};

/** Cards as stacks, by function. */
export const stacksOf = (ruleset: Ruleset, cards: Cards, chain?: Chain): readonly Stack[] =>
  entriesOf(cards)
    .map(([employee, count]) => stackOf(ruleset, employee, count, chain))
    .toSorted((a, b) => FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family) || a.name.localeCompare(b.name));

/** The cards in one's own hand. */
export const handOf = (state: State, seat: number | null): Cards => {
  const chain = seat === null ? undefined : state.chains[seat];
  return (chain ? open(chain.hand, chain.seat) : null) ?? {};
};

/** The cards of a chain by where they are: in hand as far as these eyes may see, at work, on the beach, away. */
export const placesOf = (ruleset: Ruleset, chain: Chain, viewer: Seat | null) => ({
  hand: stacksOf(ruleset, open(chain.hand, viewer ?? "watcher") ?? {}, chain),
  atWork: stacksOf(ruleset, chain.atWork, chain),
  beach: stacksOf(ruleset, chain.beach, chain),
  busy: stacksOf(ruleset, cardsAway(chain.busy), chain),
});

/** Everybody of a chain who is at home, as far as these eyes may see. */
export const peopleOf = (ruleset: Ruleset, chain: Chain, viewer: Seat | null): readonly Stack[] =>
  stacksOf(
    ruleset,
    addCounts(addCounts(open(chain.hand, viewer ?? "watcher") ?? {}, chain.atWork), chain.beach),
    chain,
  );

/** The order of cards in a company: by function, and then by name. */
export const stackOrder =
  (ruleset: Ruleset) =>
  (one: EmployeeId, other: EmployeeId): number => {
    const [a, b] = [stackOf(ruleset, one, 1), stackOf(ruleset, other, 1)];
    return FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family) || a.name.localeCompare(b.name);
  };
