import type { Rules, Tagged } from "@blueplate/kernel";

/** What the older rules look at and tell of the game. */
interface Books {
  readonly chains: readonly { readonly cash: number }[];
  readonly bank: { readonly stock: number };
}

/** Rules of Food Chain Magnate as they may have been before: whoever sits first gets a dollar of the bank on every such occasion. */
export const olderRules = (rules: Rules, isOccasion: (event: Tagged) => boolean): Rules => ({
  ...rules,
  react: (state, event, dice) => {
    const gift = (now: unknown): readonly Tagged[] => {
      // cast: a state of the game whose rules these are.
      const { chains, bank } = now as Books;
      const money = { amount: 1, owed: 0, cash: (chains[0]?.cash ?? 0) + 1, bank: bank.stock - 1 };
      return [{ _tag: "MoneyPaid", seat: 0, reason: "gift", ...money } as Tagged];
    };
    return [...rules.react(state, event, dice), ...(isOccasion(event) ? [gift] : [])];
  },
});
