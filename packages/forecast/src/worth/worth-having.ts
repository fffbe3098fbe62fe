import {
  abilityOf,
  actorsOf,
  actsLeft,
  type Command,
  countOf,
  type Event,
  type Good,
  type Goods,
  type Ruleset,
  type State,
  totalOf,
} from "@blueplate/engine";
import type { Rules, Seat } from "@blueplate/kernel";
import { claimsIn, foreseeFacts } from "../acts/foresee.ts";
import { endsTonight } from "../bank/bank.ts";
import { salesOf } from "../dinner/dinner.ts";
import { afterDinner } from "../marketing/tomorrow.ts";

/** A good that could be made or fetched now: the evening without it and with it, and the facts that it comes with. */
export interface GoodCase {
  readonly ruleset: Ruleset;
  readonly rules: Rules<State, Command, Event>;
  readonly seat: Seat;
  readonly good: Good;
  readonly before: State;
  readonly after: State;
  readonly brings: readonly Event[];
  /** True where what is wished for tonight or tomorrow has more of it. */
  readonly isWished: boolean;
}

/** True where the seat can still open a restaurant for tonight, which may win a house (R7.1); what is built sells nothing today. */
const mayOpenTonight = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  actorsOf(ruleset, state, seat, "open").some(
    (employee) =>
      abilityOf(ruleset.content, employee, "open")?.atOnce === true && actsLeft(ruleset, state, seat, employee) > 0,
  );

/** True where houses ask for more of it than lies in stock, and the seat can still change who serves them. */
const isAskedFor = ({ ruleset, seat, good, before }: GoodCase): boolean => {
  const asked = before.town.houses.flatMap(({ demand }) => demand).filter((each) => each === good).length;
  return asked > countOf(before.chains[seat]?.stock ?? {}, good) && mayOpenTonight(ruleset, before, seat);
};

/** True where what nobody buys tonight is good for something: a freezer has room for it, or throwing it away brings a milestone (R19.1). */
const isOfUseLater = ({ ruleset, rules, seat, before, after }: GoodCase): boolean => {
  if (endsTonight(ruleset, before)) return false;
  const room = ruleset.formulas.freezerRoom(ruleset, before, seat);
  const left = totalOf(afterDinner(ruleset, before).chains[seat]?.stock ?? {});
  if (left !== room) return left < room;
  const evening = afterDinner(ruleset, after);
  const thrown: Goods = evening.chains[seat]?.stock ?? {};
  const cleared = foreseeFacts(rules, evening, [{ _tag: "StockCleared", seat, kept: {}, thrown }]);
  return claimsIn(cleared.events, seat).length > 0;
};

/**
 * True where it is worth something to have this today: it sells or helps to sell, a milestone comes with it, it can be kept, or what
 * the seat can still open today may sell it. Else it is thrown away as the town stands, and whoever could bring it does as well to rest.
 */
export const isWorthHaving = (asked: GoodCase): boolean => {
  const { ruleset, seat, before, after, brings, isWished } = asked;
  return (
    isWished ||
    claimsIn(brings, seat).length > 0 ||
    salesOf(ruleset, after, seat).income > salesOf(ruleset, before, seat).income ||
    isAskedFor(asked) ||
    isOfUseLater(asked)
  );
};
