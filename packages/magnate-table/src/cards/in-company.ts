import { abilityOf, type Chain, type EmployeeId, perksOf, type Ruleset } from "@blueplate/engine";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

type Words = Pick<MagnateTableWords["ask"], "drinks" | "perSource" | "inCompany">;

/** What a card says: its one effect, and what it does in a sentence. */
interface CardText {
  readonly effect: string;
  readonly help: string;
}

/** The money that a card brings after dinner, as a milestone of its company has made it. */
const withCash = ({ content }: Ruleset, employee: EmployeeId, chain: Chain, { effect, help }: CardText): CardText => {
  const cash = abilityOf(content, employee, "serve")?.cash;
  if (cash === undefined) return { effect, help };
  const most = Math.max(cash, ...perksOf(content, chain, "waitressCash").map((perk) => perk.cash));
  const inDollars = (text: string): string => text.replace(`$${cash}`, () => `$${most}`);
  return { effect: inDollars(effect), help: inDollars(help) };
};

/** The drinks that a card brings from everywhere, where a milestone of its company has made them more (R11.8). */
const drinksOf = ({ content }: Ruleset, employee: EmployeeId, chain: Chain, words: Words): string | null => {
  const more = perksOf(content, chain, "moreDrinks").reduce((sum, perk) => sum + perk.count, 0);
  const [fetch, buy] = [abilityOf(content, employee, "fetch"), abilityOf(content, employee, "buy")];
  if (more === 0) return null;
  if (fetch) return words.drinks(fetch.count + more);
  return buy ? words.perSource(buy.perSource + more) : null;
};

/** What a card says of itself, with what milestones of its company have made of it. */
export const inCompany = (
  ruleset: Ruleset,
  employee: EmployeeId,
  chain: Chain | undefined,
  printed: CardText,
  words: Words,
): CardText => {
  if (!chain) return printed;
  const drinks = drinksOf(ruleset, employee, chain, words);
  if (drinks !== null) return { effect: drinks, help: `${printed.help} ${words.inCompany(drinks)}` };
  return withCash(ruleset, employee, chain, printed);
};
