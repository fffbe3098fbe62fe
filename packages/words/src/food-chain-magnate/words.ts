import type {
  BaseEmployee,
  BaseGood,
  BaseMilestone,
  BaseCampaignKind,
  CommandTag,
  EmployeeFamily,
  EventOf,
  EventTag,
  FoodChainMagnateFault,
  FoodChainMagnateRefusal,
  OptionId,
  BasePhase,
  BaseWorkingStep,
} from "@blueplate/engine";
import type { ActionSummary, ActionSummaryTag } from "@blueplate/forecast";
import type { NamedText, NameOf, OptionText } from "../game-words.ts";
import type { Mention, Sentence } from "../sentence.ts";

/** A card as a person reads it: the printed name, and one line on what it does. */
export interface CardWords {
  readonly name: string;
  /** The one big effect on the card's face ("3 burgers", "−$1"). */
  readonly effect: string;
  readonly help: string;
}

/** A milestone: its name, when it is gained, what it does, one line each. */
export interface MilestoneWords {
  readonly name: string;
  readonly trigger: string;
  readonly effect: string;
}

/** A good: its name, the name of many, and the name behind a number (`3 burgers`). */
export interface GoodWords {
  readonly one: string;
  readonly many: string;
  readonly counted: (count: number) => string;
}

type SlotName =
  | "at"
  | "entrance"
  | "employees"
  | "employee"
  | "to"
  | "using"
  | "marketer"
  | "campaign"
  | "good"
  | "duration"
  | "turned"
  | "side"
  | "offset"
  | "cook"
  | "buyer"
  | "from"
  | "route"
  | "house"
  | "garden"
  | "manager"
  | "position"
  | "amount"
  | "busy"
  | "stock";

/** A turn or a phase in one line, put together from what its chains did. */
export interface LineWords {
  /** The head of a line, short ("R5"). */
  readonly round: (round: number) => string;
  /** The rounds at whose end a campaign runs ("R5–6"). */
  readonly rounds: (from: number, until: number | "endless") => string;
  /** For a turn in which nothing was done. */
  readonly nothing: string;
  /** A structure in which nobody works but the CEO, and one with too many cards. */
  readonly alone: string;
  readonly overfilled: string;
  /** Signs between name and actions, actions, chains, with their blanks. */
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  /** What a chain did, to be read after its name; a campaign comes with its tile and its rounds. */
  readonly actions: {
    readonly [T in ActionSummaryTag]: (
      action: Extract<ActionSummary, { readonly _tag: T }>,
      tile: Mention,
      rounds: string,
    ) => Sentence;
  };
}

/** How people write a thing that has a number: the words before it and those behind it, in all their forms. */
export interface NumberedNames {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** Every word of Food Chain Magnate in one language; what is missing does not compile. */
export interface FoodChainMagnateWords {
  readonly name: string;
  readonly about: string;
  /** What decides in the ranking between equal cash (R21.3). */
  readonly tie: string;
  readonly employees: Readonly<Record<BaseEmployee | "ceo", CardWords>>;
  /** What the cards are called where there is no room for their names. */
  readonly short: Readonly<Record<BaseEmployee | "ceo", string>>;
  /** The cards whose name is ours: the printed game has none in this language, or none that fits. */
  readonly ours: readonly (BaseEmployee | "ceo")[];
  readonly goods: Readonly<Record<BaseGood, GoodWords>>;
  readonly milestones: Readonly<Record<BaseMilestone, MilestoneWords>>;
  readonly campaigns: Readonly<Record<BaseCampaignKind, { readonly name: string; readonly reach: string }>>;
  readonly families: Readonly<Record<EmployeeFamily, string>>;
  readonly phases: Readonly<Record<BasePhase, { readonly name: string; readonly help: string }>>;
  readonly steps: Readonly<Record<BaseWorkingStep, string>>;
  /** The question that a form asks, and its main button. */
  readonly commands: Readonly<Record<CommandTag, { readonly ask: string; readonly button: string }>>;
  /** What the slots of the forms are called. */
  readonly slots: Readonly<Record<SlotName, string>>;
  readonly compass: Readonly<Record<"N" | "E" | "S" | "W" | "NW" | "NE" | "SE" | "SW", string>>;
  readonly values: {
    readonly route: (squares: number, first: string, last: string) => string;
    readonly reserve: (dollars: number, slots: number) => string;
    readonly rounds: (count: number) => string;
    readonly turned: string;
  };
  readonly typed: Readonly<Record<"house" | "campaign" | "square", NumberedNames>>;
  /** The five chains of the town. */
  readonly chains: Readonly<Record<"comet" | "bigTop" | "fountain" | "silverRail" | "harlequin", string>>;
  readonly options: Readonly<Record<OptionId, OptionText>>;
  /** The game as it is usually played; modules bring their own words. */
  readonly rulesets: Readonly<Record<"standard", NamedText>>;
  readonly editions: Readonly<Record<"third" | "deluxe", string>>;
  /** Why something is not allowed, in one sentence. */
  readonly refusals: {
    readonly [T in FoodChainMagnateRefusal["_tag"]]: (
      refusal: Extract<FoodChainMagnateRefusal, { readonly _tag: T }>,
    ) => string;
  };
  /** Why a configuration or a position cannot be, in one sentence. */
  readonly faults: {
    readonly [T in FoodChainMagnateFault["_tag"]]: (
      fault: Extract<FoodChainMagnateFault, { readonly _tag: T }>,
    ) => string;
  };
  /** What happened, as a line of the log; null for facts that say nothing to people. */
  readonly events: { readonly [T in EventTag]: (event: EventOf<T>, names: NameOf) => Sentence | null };
  /** The game told turn by turn. */
  readonly line: LineWords;
}
