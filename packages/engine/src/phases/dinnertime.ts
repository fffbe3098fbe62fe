import type { Seat } from "@blueplate/kernel";
import { usualFactor } from "../formulas/index.ts";
import type { Event, StageOf, State } from "../model/index.ts";
import type { Events, PhaseRow, Ruleset } from "../ruleset/index.ts";
import { type PendingPayment, pay } from "./bank.ts";
import { endOfGame } from "./ending.ts";
import { allCfosLeaving } from "./leaving-cfos.ts";

type Stage = StageOf<"dinnertime">;

/** R14.1: the next house by number. One at a time, so that whatever a policy answers to one counts for the next. */
const nextHouse = (ruleset: Ruleset, state: State, stage: Stage): Events => {
  const house = state.town.houses.find((each) => each.house > stage.lastHouse && each.demand.length > 0);
  if (!house) return [{ _tag: "DinnerStepBegan", step: "waitresses" }];
  const offers = ruleset.formulas.offersTo(ruleset, state, house);
  const [best] = offers;
  if (!best) return [{ _tag: "HouseUnserved", house: house.house }];
  const { seat, unitPrice, distance } = best;
  const { goods, bonus, income } = ruleset.formulas.saleTo(ruleset, state, house, seat);
  const garden = house.garden !== null;
  const factor = ruleset.formulas.priceFactor(ruleset, state, house);
  return [
    {
      _tag: "HouseServed",
      house: house.house,
      seat,
      goods,
      garden,
      ...(factor === usualFactor(garden) ? {} : { factor }),
      unitPrice,
      distance,
      bonus,
      income,
      offers,
    },
    (now) => pay(ruleset, now, { seat, reason: "sale", amount: income }),
  ];
};

/** Payments of everybody in turn order, each of what it comes to once those before it have been paid (R14.5.3). */
const payEach = (ruleset: Ruleset, { turnOrder }: State, due: (now: State, seat: Seat) => PendingPayment): Events =>
  turnOrder.map(
    (seat) =>
      (now: State): Events =>
        pay(ruleset, now, due(now, seat)),
  );

/** R14.5.1, R14.5.3: waitresses in turn order. */
const waitresses = (ruleset: Ruleset, state: State): Events => [
  ...payEach(ruleset, state, (now, seat) => ({
    seat,
    reason: "waitresses",
    amount: ruleset.formulas.waitressPay(ruleset, now, seat),
  })),
  { _tag: "DinnerStepBegan", step: "cfo" },
];

/** R16.3 with `bankruptcy-check: end-of-dinnertime`: whose balance is still negative after the CFO step. */
const debtors = ({ chains, bank }: State): readonly Event[] =>
  chains.flatMap(({ seat, cash, bankrupt }): readonly Event[] =>
    cash < 0 && !bankrupt ? [{ _tag: "WentBankrupt", seat, unpaid: -cash, bank: bank.stock }] : [],
  );

const earnedBy = ({ stage }: State, seat: Seat): number =>
  stage._tag === "dinnertime" ? (stage.earned[seat] ?? 0) : 0;

/** R14.5.2, R14.5.3: CFOs in turn order; `DinnerStepBegan` with `end` marks the end of phase 4. */
const cfos = (ruleset: Ruleset, state: State): Events => [
  ...payEach(ruleset, state, (now, seat) => ({
    seat,
    reason: "cfo",
    amount: ruleset.formulas.cfoPay(ruleset, now, seat, earnedBy(now, seat)),
  })),
  debtors,
  { _tag: "DinnerStepBegan", step: "end" },
];

/** After the milestones of the end of the phase: the CFO with `cfo-dismissal: immediate`, then the end of the game. */
const ending = (ruleset: Ruleset, state: State): readonly Event[] => {
  const leaving = ruleset.options["cfo-dismissal"] === "immediate" ? allCfosLeaving(ruleset, state) : [];
  return leaving.length > 0 ? leaving : endOfGame(ruleset, state);
};

const advance = (ruleset: Ruleset, state: State): Events => {
  const { stage } = state;
  if (stage._tag !== "dinnertime") return [];
  if (stage.step === "houses") return nextHouse(ruleset, state, stage);
  if (stage.step === "waitresses") return waitresses(ruleset, state);
  return stage.step === "cfo" ? cfos(ruleset, state) : ending(ruleset, state);
};

/** Phase 4 (R14 to R16, R21.1): nobody decides anything. */
export const DINNERTIME: PhaseRow = {
  id: "dinnertime",
  begin: (_, state) => [
    {
      _tag: "PhaseBegan",
      round: state.round,
      stage: { _tag: "dinnertime", step: "houses", lastHouse: 0, earned: state.chains.map(() => 0) },
    },
  ],
  advance,
  done: () => true,
  waitsFor: () => [],
  mayResubmit: () => [],
};
