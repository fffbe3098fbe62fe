import type { Ruleset } from "@blueplate/engine";
import type { PriceParts } from "@blueplate/forecast";
import { cardName, milestoneText } from "./panel-context.ts";
import { magnateWords } from "./language.ts";

type Bill = ReturnType<Ruleset["formulas"]["billOf"]>;

/** Between the parts of a number. */
const DOT = " · ";

const signed = (amount: number): string => (amount < 0 ? `−$${-amount}` : `+$${amount}`);

/** What a price is made of, in one line: `$10 · Pricing Manager ×2 −$2`. */
export const priceText = ({ base, cards, milestones }: PriceParts): string =>
  [
    `$${base}`,
    ...cards.map(
      ({ employee, count, delta }) => `${cardName(employee)}${count > 1 ? ` ×${count}` : ""} ${signed(delta)}`,
    ),
    ...milestones.map(({ milestone, delta }) => `${milestoneText(milestone).name} ${signed(delta)}`),
  ].join(DOT);

/** What salaries are made of, in one line: `3 salaries $15 · unused hires −$5`. */
export const billText = ({ salaried, gross, recruitingDiscount, milestoneDiscount }: Bill): string =>
  [
    `${magnateWords().ask.gross(salaried)} $${gross}`,
    ...(recruitingDiscount > 0 ? [`${magnateWords().ask.recruiting} ${signed(-recruitingDiscount)}`] : []),
    ...(milestoneDiscount > 0 ? [`${magnateWords().ask.milestone} ${signed(-milestoneDiscount)}`] : []),
  ].join(DOT);
