import { countList, type Ruleset, entriesOf, type Good, type Goods, type State } from "@blueplate/engine";
import type { Refusal, Seat } from "@blueplate/kernel";
import type { FoodChainMagnateWords, GoodWords, NameOf } from "@blueplate/words";
import type { DinnerWords } from "../lens/dinner-text.ts";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** What an answer is made of: the position as the asker may see it, and the words. */
export interface AnswerContext {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly seat: Seat | null;
  readonly names: NameOf;
  readonly words: MagnateTableWords["text"];
  /** The words in which dinners are explained. */
  readonly lens: MagnateTableWords["lens"];
  readonly texts: FoodChainMagnateWords;
  /** Why the rules refuse something, in words. */
  readonly refusal: (refusal: Refusal) => string;
}

/** A square as the rim of the board names it: column letter, row from 1. */
export const squareText = ([x, y]: readonly [number, number]): string => `${String.fromCodePoint(65 + x)}${y + 1}`;

const goodText = ({ texts }: AnswerContext, count: number, good: string): string => {
  const names: Readonly<Record<string, GoodWords>> = texts.goods;
  return names[good]?.counted(count) ?? `${count} ${good}`;
};

/** The words for explaining a dinner. */
export const dinnerWordsOf = (asked: AnswerContext): DinnerWords => ({
  words: asked.lens,
  goods: (count, good) => goodText(asked, count, good),
  names: asked.names,
});

/** Goods with their numbers; the word for nothing when there are none. */
export const goodsText = (asked: AnswerContext, goods: Goods): string => {
  const parts = entriesOf(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => goodText(asked, count, good));
  return parts.length === 0 ? asked.words.nothing : parts.join(asked.words.comma);
};

/** The same for a list of goods. */
export const demandText = (asked: AnswerContext, demand: readonly Good[]): string =>
  goodsText(asked, countList(demand));

/** The chain whose player is called so, by the beginning of the name, whatever the case. */
export const seatCalled = ({ state, names }: AnswerContext, name: string): Seat | undefined => {
  const wanted = name.trim().toLowerCase();
  if (wanted === "") return undefined;
  return state.chains.find(({ seat }) => names(seat).toLowerCase().startsWith(wanted))?.seat;
};

/** Everybody at the table by name. */
export const everybody = ({ state, names, words }: AnswerContext): string =>
  state.chains.map(({ seat }) => names(seat)).join(words.comma);
