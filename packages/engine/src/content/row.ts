import type { Json } from "@blueplate/kernel";
import type { EmployeeId, ForeignId, Goods, Good, MilestoneId } from "../model/index.ts";

/** The kinds of campaign tiles. */
export type BaseCampaignKind = "radio" | "airplane" | "mailbox" | "billboard";
export type CampaignKind = BaseCampaignKind | ForeignId;

/** A kind of ability, trigger or perk that a module brings: it interprets `value` itself. */
export interface ModuleKind {
  readonly _tag: "module";
  readonly kind: ForeignId;
  readonly value: Json;
}

/** How far a card reaches: along roads, counted in tile borders, or through the air, counted in tiles. */
export interface Range {
  readonly by: "road" | "air";
  readonly reach: number | "unlimited";
}

/**
 * What a card does: a closed union, interpreted in one place each. A new ability is a new member here and its
 * interpreter; cards carry data, never code.
 */
export type Ability =
  /** A black card: slots for others, may only sit under the CEO (R5.4). */
  | { readonly _tag: "manage"; readonly slots: number }
  /** Recruit actions, each unused one worth a discount (R8.1, R17.5). */
  | { readonly _tag: "recruit"; readonly actions: number; readonly unusedDiscount: number }
  | { readonly _tag: "train"; readonly steps: number }
  | { readonly _tag: "market"; readonly kinds: readonly CampaignKind[]; readonly duration: number }
  /** Makes the full number of one of these goods (R11.2). */
  | { readonly _tag: "cook"; readonly makes: Goods }
  /** Any drink, no source needed (R11.3). */
  | { readonly _tag: "fetch"; readonly count: number }
  /** Drives or flies, by the card's range, and collects at every source passed (R11.4, R11.7). */
  | { readonly _tag: "buy"; readonly perSource: number }
  /** Places a house or a garden (R12.1). */
  | { readonly _tag: "build" }
  /** Opens a restaurant, at once or in clean-up, or moves one (R13.3, R13.4). */
  | { readonly _tag: "open"; readonly move: boolean; readonly atOnce: boolean }
  /** All four corners of the chain's open restaurants are entrances (R3.6.6). */
  | { readonly _tag: "driveIn" }
  | { readonly _tag: "price"; readonly delta: number }
  /** Cash after dinner, and wins ties (R14.2.2, R14.5.1). */
  | { readonly _tag: "serve"; readonly cash: number }
  /** A share of everything earned at dinner (R14.5.2). */
  | { readonly _tag: "finance"; readonly percent: number }
  | ModuleKind;

/** What abilities are looked up by: the tag, or the kind of one that a module brings. */
export type AbilityTag = Exclude<Ability["_tag"], "module"> | ForeignId;
export type AbilityOf<T extends AbilityTag> = T extends ForeignId ? ModuleKind : Extract<Ability, { readonly _tag: T }>;

export type EmployeeFamily =
  | "managers"
  | "recruiting"
  | "training"
  | "prices"
  | "marketing"
  | "kitchen"
  | "drinks"
  | "building"
  | "service";

/** What may stand in the tables without being in the box of the base game. */
interface VariantFlag {
  /** True for what only variants put into the box. */
  readonly variant?: true;
}

/**
 * An employee card. `copies` of a unique (1x) card depend on the number of seats (R2.1); `moreCopies` come on top of either. `unique` may
 * also name a group of cards of which a chain owns one in all; their copies are then as their rows say.
 */
export interface EmployeeRow extends VariantFlag {
  readonly copies: number;
  readonly moreCopies?: number;
  readonly entry: boolean;
  readonly salary: boolean;
  readonly unique: boolean | string;
  readonly family: EmployeeFamily;
  readonly range: Range | null;
  readonly becomes: readonly EmployeeId[];
  readonly abilities: readonly Ability[];
}

/** What a good is (R1.4): food is cooked and thrown away, drinks are fetched; what is `marketable` campaigns may ask for. */
export interface GoodRow {
  readonly kind: "food" | "drink" | ForeignId;
  readonly marketable: boolean;
}

/** When a milestone is gained (R20.3): a closed union, each checked at its own moment. */
export type Trigger =
  | { readonly _tag: "revealed"; readonly employees: readonly EmployeeId[] }
  | { readonly _tag: "recruited"; readonly persons: number }
  | { readonly _tag: "trained" }
  | { readonly _tag: "placed"; readonly kind: CampaignKind }
  | { readonly _tag: "marketed"; readonly goods: readonly Good[] }
  | { readonly _tag: "produced"; readonly good: Good }
  | {
      readonly _tag: "cash";
      readonly atLeast: number;
      readonly when: "any-time" | "end-of-dinnertime";
    }
  | { readonly _tag: "salariesPaid"; readonly atLeast: number }
  | { readonly _tag: "threwAway" }
  | ModuleKind;

/** What triggers are looked up by, as abilities are. */
export type TriggerTag = Exclude<Trigger["_tag"], "module"> | ForeignId;

/** What a milestone does (R20.4): a closed union, each interpreted in one place. */
export type Perk =
  | { readonly _tag: "salaryDiscount"; readonly amount: number }
  /** Any number of training cards may teach one card (R9.6). */
  | { readonly _tag: "stackTraining" }
  | { readonly _tag: "gain"; readonly employee: EmployeeId; readonly count: number }
  | { readonly _tag: "waitressCash"; readonly cash: number }
  | { readonly _tag: "moreDrinks"; readonly count: number }
  | { readonly _tag: "buyerRange"; readonly more: number }
  | { readonly _tag: "price"; readonly delta: number }
  /** From the next round on the CEO counts as CFO; none may be owned (R20.4.8). */
  | { readonly _tag: "ceoIsCfo"; readonly percent: number }
  | { readonly _tag: "seeReserves" }
  | { readonly _tag: "bonus"; readonly goods: readonly Good[]; readonly amount: number }
  | { readonly _tag: "freezer"; readonly room: number }
  | { readonly _tag: "noSalary"; readonly employees: readonly EmployeeId[] }
  | { readonly _tag: "endlessCampaigns" }
  | { readonly _tag: "orderSlots"; readonly more: number }
  | { readonly _tag: "tokens"; readonly kind: CampaignKind; readonly count: number }
  | ModuleKind;

/** What perks are looked up by, as abilities are. */
export type PerkTag = Exclude<Perk["_tag"], "module"> | ForeignId;
export type PerkOf<T extends PerkTag> = T extends ForeignId ? ModuleKind : Extract<Perk, { readonly _tag: T }>;

/** What an ability, a trigger or a perk is looked up by. */
export const kindOf = <T extends { readonly _tag: string }>(
  row: T,
): Exclude<T["_tag"], "module"> | (T extends ModuleKind ? ForeignId : never) =>
  // cast: the tag of every row but those of modules, whose kind it is.
  (row._tag === "module" && "kind" in row ? row.kind : row._tag) as ReturnType<typeof kindOf<T>>;

/** A milestone: when it is gained, and what it does (R20). */
export interface MilestoneRow extends VariantFlag {
  readonly trigger: Trigger;
  readonly perks: readonly Perk[];
  /** The last round in which it can be gained for the first time: in its clean-up it leaves the game. */
  readonly lastRound?: number;
}

/** A map tile: five rows of five squares from north to south, and its printed house. */
export interface TileRow {
  readonly rows: readonly string[];
  readonly house: number | null;
}

/**
 * Where tiles of a kind lie: on squares of the map, beside an edge along rows or columns (R3.9), or beside the map, where they
 * touch nothing. Of the last there may be one on each side (`bySide`) of what they belong to.
 */
export interface CampaignKindRow {
  readonly lies: "squares" | "edge" | "beside";
  readonly bySide?: true;
}

/** A campaign tile; `seats` lists the numbers of players it is used with. */
export interface CampaignRow {
  readonly kind: CampaignKind;
  readonly width: number;
  readonly height: number;
  readonly seats: readonly number[];
}

/** A reserve card by what is printed on it, `face`: the money it adds and the CEO slots it votes for, if any (R2.4). Dollars. */
export interface ReserveRow {
  readonly face: number;
  readonly amount: number;
  readonly ceoSlots: number | null;
}

/** The table of player counts (R2.1). `map` is columns by rows of tiles. */
export interface SeatsRow {
  readonly bank: number;
  readonly uniqueCopies: number;
  readonly map: { readonly columns: number; readonly rows: number };
}

export type MilestoneRows = Readonly<Partial<Record<MilestoneId, MilestoneRow>>>;
export type EmployeeRows = Readonly<Partial<Record<EmployeeId, EmployeeRow>>>;
export type GoodRows = Readonly<Partial<Record<Good, GoodRow>>>;
