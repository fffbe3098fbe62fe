import type { ChefFault, ChefRefusal, Event, Suit } from "@blueplate/trick-n-chef";
import type { NameOf, OptionText } from "../game-words.ts";
import type { Sentence } from "../sentence.ts";

type CommandTag = "chef.choose" | "trick.play" | "trick.takeChef";
type Option =
  | "stars"
  | "left-out-suit"
  | "first-player"
  | "tie-same-suit"
  | "coins-affect-lowest"
  | "coin-shortage"
  | "coin-return"
  | "next-first-player"
  | "final-tie"
  | "trick-history";
type Step = "begin" | "choose" | "play" | "take" | "award" | "score" | "deal" | "over";
type Field =
  | "step"
  | "round"
  | "first"
  | "leader"
  | "aside"
  | "centre"
  | "trump"
  | "reserve"
  | "trick"
  | "last"
  | "history"
  | "seat"
  | "card"
  | "coins"
  | "hand"
  | "pile"
  | "chefs"
  | "scores"
  | "plays"
  | "winner"
  | "chefTaker";

/** Every sentence of Trick-n-Chef in one language; what is missing does not compile. */
export interface TrickNChefWords {
  readonly name: string;
  readonly about: string;
  /** What one plays for (T8.2, T8.3, T10.1). */
  readonly goal: string;
  /** Points of a game, counted. */
  readonly points: (count: number) => string;
  /** What decides in the ranking between equal points (T10.2). */
  readonly tie: string;
  readonly ruleset: { readonly name: string; readonly help: string };
  readonly edition: string;
  readonly forms: Readonly<Record<CommandTag, { readonly ask: string; readonly button: string }>>;
  readonly options: Readonly<Record<Option, OptionText>>;
  /** A suit alone, and a card by its suit and rank. */
  readonly suits: Readonly<Record<Suit, string>>;
  readonly card: (suit: Suit, rank: number) => string;
  /** The regular guests, after whom the seats are called: no seat may be taken for a suit. */
  readonly banners: readonly [string, string, string, string, string];
  readonly slots: Readonly<Record<"suit" | "card" | "coins", string>>;
  readonly steps: Readonly<Record<Step, string>>;
  /** The parts of the state on the table. */
  readonly fields: Readonly<Record<Field, string>>;
  /** Coins played with a card, negative to lower it. */
  readonly coins: (count: number) => string;
  readonly events: {
    readonly [T in Event["_tag"]]: (event: Extract<Event, { readonly _tag: T }>, names: NameOf) => Sentence | null;
  };
  readonly refusals: {
    readonly [T in ChefRefusal["_tag"]]: (refusal: Extract<ChefRefusal, { readonly _tag: T }>) => string;
  };
  /** Why a configuration or a position cannot be, in one sentence. */
  readonly faults: { readonly [T in ChefFault["_tag"]]: (fault: Extract<ChefFault, { readonly _tag: T }>) => string };
}
