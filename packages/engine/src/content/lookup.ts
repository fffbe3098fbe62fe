import {
  type Cards,
  type Chain,
  type EmployeeId,
  entriesOf,
  type Good,
  kindsOf,
  type MilestoneId,
} from "../model/index.ts";
import type { Content } from "./content.ts";
import { memoizeLast } from "./memoize-last.ts";
import {
  type AbilityOf,
  type AbilityTag,
  type CampaignKindRow,
  type EmployeeRow,
  type EmployeeRows,
  type GoodRow,
  kindOf,
  type Perk,
  type PerkOf,
  type PerkTag,
} from "./row.ts";

/** The row of a card, or undefined for a kind that this ruleset does not have. */
export const employeeRow = (content: Content, employee: EmployeeId): EmployeeRow | undefined =>
  content.employees[employee];

const NOBODY: readonly never[] = [];
const ON_SQUARES: CampaignKindRow = { lies: "squares" };

/** Where a campaign tile lies, by its kind. */
export const campaignKindOf = (
  { campaigns, campaignKinds }: Pick<Content, "campaigns" | "campaignKinds">,
  campaign: number,
): CampaignKindRow => campaignKinds[campaigns[campaign]?.kind ?? ""] ?? ON_SQUARES;

/** How many copies of a card there are in a game of so many seats (R2.1). */
export const copiesInGame = (content: Content, employee: EmployeeId, seats: number): number => {
  const row = content.employees[employee];
  const usual = row?.unique === true ? content.seats[seats]?.uniqueCopies : row?.copies;
  return (usual ?? 0) + (row?.moreCopies ?? 0);
};

const uniquesByRows = new WeakMap<EmployeeRows, Map<EmployeeId, readonly EmployeeId[]>>();

/** The kinds of which a chain owns one card in all, this one among them (R9.8); nobody where it may own several. Kept with the rows. */
export const uniqueWith = ({ employees }: Pick<Content, "employees">, employee: EmployeeId): readonly EmployeeId[] => {
  const unique = employees[employee]?.unique ?? false;
  if (typeof unique === "boolean") return unique ? [employee] : NOBODY;
  const known = uniquesByRows.get(employees) ?? new Map<EmployeeId, readonly EmployeeId[]>();
  const group = known.get(employee) ?? kindsOf(employees).filter((each) => employees[each]?.unique === unique);
  uniquesByRows.set(employees, known.set(employee, group));
  return group;
};

/** What the card does of this kind, or undefined. */
export const abilityOf = <T extends AbilityTag>(
  content: Content,
  employee: EmployeeId,
  tag: T,
): AbilityOf<T> | undefined => {
  for (const ability of content.employees[employee]?.abilities ?? []) {
    // cast: the tag says the member of the union.
    if (kindOf(ability) === tag) return ability as AbilityOf<T>;
  }
  return undefined;
};

/** A kind of card with its number and what it does. */
export interface CardWithAbility<T extends AbilityTag> {
  readonly employee: EmployeeId;
  readonly count: number;
  readonly ability: AbilityOf<T>;
}

type AbleByTag = ReadonlyMap<AbilityTag, readonly CardWithAbility<AbilityTag>[]>;

const sortAble = (rows: Content["employees"], cards: Cards): AbleByTag => {
  const able = new Map<AbilityTag, CardWithAbility<AbilityTag>[]>();
  for (const [employee, count] of entriesOf(cards)) {
    for (const ability of rows[employee]?.abilities ?? NOBODY) {
      const kind = kindOf(ability);
      const list = able.get(kind);
      if (!list) able.set(kind, [{ employee, count, ability }]);
      // A card does a thing in one way: the first ability of a kind is the one that counts.
      else if (list.at(-1)?.employee !== employee) {
        list.push({ employee, count, ability });
      }
    }
  }
  return able;
};

/** By the rows of a ruleset what sets of cards can do. */
const ableByRows = new WeakMap<Content["employees"], (cards: Cards) => AbleByTag>();

/** Goods of a game sorted by what is asked of them. */
interface GoodLists {
  readonly all: readonly Good[];
  readonly marketable: readonly Good[];
  readonly drinks: readonly Good[];
}
const goodsByRows = new WeakMap<Content["goods"], GoodLists>();

const goodLists = ({ goods }: Pick<Content, "goods">): GoodLists => {
  const known = goodsByRows.get(goods);
  if (known) return known;
  const all = kindsOf(goods);
  const that = (passes: (row: GoodRow) => boolean) => all.filter((good) => goods[good] && passes(goods[good]));
  const lists = { all, marketable: that(({ marketable }) => marketable), drinks: that(({ kind }) => kind === "drink") };
  goodsByRows.set(goods, lists);
  return lists;
};

/** Every good of a game. */
export const allGoods = (content: Pick<Content, "goods">): readonly Good[] => goodLists(content).all;

/** The goods that campaigns may ask for (R10.9). */
export const marketableGoods = (content: Pick<Content, "goods">): readonly Good[] => goodLists(content).marketable;

/** The goods that are fetched and bought (R11.3, R11.4). */
export const allDrinks = (content: Pick<Content, "goods">): readonly Good[] => goodLists(content).drinks;

/** The kinds among `cards` with such an ability, with their number. Remembered for the cards last asked about. */
export const withAbility = <T extends AbilityTag>(
  content: Content,
  cards: Cards,
  tag: T,
): readonly CardWithAbility<T>[] => {
  const rows = content.employees;
  let ableOf = ableByRows.get(rows);
  if (!ableOf) ableByRows.set(rows, (ableOf = memoizeLast((each: Cards) => sortAble(rows, each))));
  // cast: the abilities were sorted by their tags.
  return (ableOf(cards).get(tag) ?? NOBODY) as unknown as readonly CardWithAbility<T>[];
};

/** How many of `cards` have such an ability. */
export const countAbility = (content: Content, cards: Cards, tag: AbilityTag): number => {
  let count = 0;
  for (const each of withAbility(content, cards, tag)) count += each.count;
  return count;
};

/** True when the chain holds the milestone. */
export const holdsMilestone = (chain: Chain, milestone: MilestoneId): boolean =>
  chain.milestones.some((each) => each.milestone === milestone);

/** Perks of one kind with the rounds in which they were gained, in step. */
interface Held {
  readonly perks: Perk[];
  readonly rounds: number[];
}
interface HeldPerks {
  readonly rows: Content["milestones"];
  readonly held: ReadonlyMap<PerkTag, Held>;
}
const perksByMilestones = new WeakMap<Chain["milestones"], HeldPerks>();

const sortPerks = (rows: Content["milestones"], milestones: Chain["milestones"]): HeldPerks => {
  const held = new Map<PerkTag, Held>();
  for (const { milestone, round } of milestones) {
    for (const perk of rows[milestone]?.perks ?? []) {
      const kind = kindOf(perk);
      const same = held.get(kind) ?? { perks: [], rounds: [] };
      same.perks.push(perk);
      same.rounds.push(round);
      held.set(kind, same);
    }
  }
  return { rows, held };
};

/**
 * The perks of this kind that the chain's milestones bring; `before` leaves out those gained in that round or later. Sorted
 * once for each list of milestones.
 */
export const perksOf = <T extends PerkTag>(
  content: Content,
  { milestones }: Chain,
  tag: T,
  before = Number.POSITIVE_INFINITY,
): readonly PerkOf<T>[] => {
  if (milestones.length === 0) return NOBODY;
  let known = perksByMilestones.get(milestones);
  if (known?.rows !== content.milestones) {
    known = sortPerks(content.milestones, milestones);
    perksByMilestones.set(milestones, known);
  }
  const held = known.held.get(tag);
  if (!held) return NOBODY;
  // cast: the perks were sorted by their tags.
  const perks = held.perks as unknown as readonly PerkOf<T>[];
  return before === Number.POSITIVE_INFINITY ? perks : perks.filter((_, index) => (held.rounds[index] ?? 0) < before);
};
