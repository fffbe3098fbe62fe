import type { Malformed } from "@blueplate/kernel";
import { faultAt } from "../model/index.ts";
import { slotsVoted } from "../phases/bank.ts";
import type { GivenPosition } from "./given.ts";
import { impossibleSoEarly } from "./first-round.ts";
import { impossibleGoods } from "./goods.ts";
import type { PositionContext } from "./position-context.ts";
import { impossibleMarketeers } from "./marketeers.ts";

type Check = (here: PositionContext) => Malformed | null;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The reserve cards that the first break has turned up; none before it. */
const turnedUp = ({ breaks, reserves }: GivenPosition): readonly number[] =>
  (breaks ?? 0) > 0 ? Object.values(reserves ?? {}).flatMap((amount) => amount ?? []) : [];

/** The money of the game: with what the bank began, and what its break has put in (R2.2, R15.2). */
const moneyInPlay = ({ ruleset, head, given }: Omit<PositionContext, "state">): number =>
  (ruleset.content.seats[head.players.length]?.bank ?? 0) +
  sum(
    turnedUp(given).flatMap((face) =>
      ruleset.content.reserves.filter((row) => row.face === face).map(({ amount }) => amount),
    ),
  );

/** CEO slots before the first break, and as its reserve cards have voted (R5.3, R15.4). */
const ceoSlotsIn = ({ ruleset: { content }, given }: Omit<PositionContext, "state">): number => {
  const amounts = turnedUp(given);
  const votes = amounts.flatMap((amount) => content.reserves.filter(({ face }) => face === amount));
  return (
    slotsVoted(votes.flatMap(({ ceoSlots }) => (ceoSlots === null ? [] : [ceoSlots]))) ?? content.constants.ceoSlots
  );
};

/** What a position leaves no choice about: the bank has what no company has, the CEO the slots that the reserve cards give. */
export const settledIn = (here: Omit<PositionContext, "state">): Pick<GivenPosition, "bank" | "ceoSlots"> => {
  const cash = Object.values(here.given.chains ?? {}).map((chain) => chain?.cash ?? 0);
  return {
    bank: moneyInPlay(here) - sum(cash),
    // cast: the numbers of slots are those of the cards, as the format has them.
    ceoSlots: ceoSlotsIn(here) as NonNullable<GivenPosition["ceoSlots"]>,
  };
};

/** R21.1, and R16.6, R16.7: somebody is left, and not alone unless the last one plays on. */
const stillGoesOn: Check = ({ ruleset, state }) => {
  if (state.bank.breaks >= ruleset.content.constants.breaksToEnd) {
    return faultAt("given.breaks", { _tag: "GameWouldBeOver" });
  }
  const left = state.chains.filter((chain) => !chain.bankrupt).length;
  const enough = left > 1 || (left === 1 && ruleset.options["last-chain"] === "continue");
  return enough ? null : faultAt("given.chains", { _tag: "GameWouldBeOver" });
};

/** R16.3: whoever goes bankrupt has paid what he had. */
const bankruptHaveNoCash: Check = ({ head, state }) => {
  const rich = state.chains.find((chain) => chain.bankrupt && chain.cash > 0);
  if (!rich) return null;
  const player = head.players[rich.seat] ?? "";
  return faultAt(`given.chains.${player}.cash`, { _tag: "NothingLeft", player });
};

const reservesLieOpen: Check = ({ head, given, state }) => {
  const without = head.players.find((name) => given.reserves?.[name] === undefined);
  return state.bank.breaks > 0 && without !== undefined
    ? faultAt("given.reserves", { _tag: "ReserveMissing", player: without })
    : null;
};

/** R15: everything that is paid goes from the bank to a company or back. */
const moneyAddsUp: Check = (here) => {
  const { bank, chains } = here.state;
  const there = bank.stock + sum(chains.map(({ cash }) => cash));
  const due = moneyInPlay(here);
  return there === due ? null : faultAt("given.bank", { _tag: "MoneyAstray", there, due, breaks: bank.breaks });
};

const slotsFollow: Check = (here) => {
  const slots = ceoSlotsIn(here);
  const { bank, ceoSlots } = here.state;
  return ceoSlots === slots ? null : faultAt("given.ceoSlots", { _tag: "OtherCeoSlots", slots, breaks: bank.breaks });
};

const CHECKS: readonly Check[] = [
  stillGoesOn,
  bankruptHaveNoCash,
  reservesLieOpen,
  moneyAddsUp,
  slotsFollow,
  impossibleGoods,
  impossibleMarketeers,
  impossibleSoEarly,
];

/**
 * Why no game comes to a position in which everything lies as it may: money, slots, goods or marketeers that cannot be; null when a
 * game may. Scenarios of the rules are free of it: they set up what they try.
 */
export const impossibleInPlay: Check = (here) => {
  for (const check of CHECKS) {
    const fault = check(here);
    if (fault) return fault;
  }
  return null;
};
