import { abilityOf, type Chain, type EmployeeId, perksOf, type Ruleset } from "@blueplate/engine";

/** What a card says of itself, with what a milestone of its company has made of the money that it brings. */
export const inCompany = (
  { content }: Ruleset,
  employee: EmployeeId,
  chain: Chain | undefined,
  text: string,
): string => {
  const cash = abilityOf(content, employee, "serve")?.cash;
  if (cash === undefined || !chain) return text;
  const most = Math.max(cash, ...perksOf(content, chain, "waitressCash").map((perk) => perk.cash));
  return text.replace(`$${cash}`, () => `$${most}`);
};
