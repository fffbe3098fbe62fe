import { usualFactor } from "../formulas/index.ts";
import type { Event, StageOf, State } from "../model/index.ts";
import type { Events, PhaseRow, Ruleset } from "../ruleset/index.ts";
import { type PendingPayment, pay, payAll } from "./bank.ts";
import { endOfGame } from "./ending.ts";
import { allCfosLeaving } from "./leaving-cfos.ts";

type Stage = StageOf<"dinnertime">;

/** R14.1: the next houses by number, up to the first one that is served. */
const houses = (ruleset: Ruleset, state: State, stage: Stage): Events => {
  const events: Event[] = [];
  for (const house of state.town.houses) {
    if (house.house <= stage.lastHouse || house.demand.length === 0) continue;
    const offers = ruleset.formulas.offersTo(ruleset, state, house);
    const [best] = offers;
    if (!best) {
      events.push({ _tag: "HouseUnserved", house: house.house });
      continue;
    }
    const { seat, unitPrice, distance } = best;
    const { goods, bonus, income } = ruleset.formulas.saleTo(ruleset, state, house, seat);
    const garden = house.garden !== null;
    const factor = ruleset.formulas.priceFactor(ruleset, state, house);
    events.push({
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
    });
    return [...events, (now) => pay(ruleset, now, { seat, reason: "sale", amount: income })];
  }
  return [...events, { _tag: "DinnerStepBegan", step: "waitresses" }];
};

/** R14.5.1, R14.5.3: waitresses in turn order. */
const waitresses = (ruleset: Ruleset, state: State): Events => {
  const payments = state.turnOrder.map((seat): PendingPayment => ({
    seat,
    reason: "waitresses",
    amount: ruleset.formulas.waitressPay(ruleset, state, seat),
  }));
  return [...payAll(ruleset, payments), { _tag: "DinnerStepBegan", step: "cfo" }];
};

/** R16.3 with `bankruptcy-check: end-of-dinnertime`: whose balance is still negative after the CFO step. */
const debtors = ({ chains, bank }: State): readonly Event[] =>
  chains.flatMap(({ seat, cash, bankrupt }): readonly Event[] =>
    cash < 0 && !bankrupt ? [{ _tag: "WentBankrupt", seat, unpaid: -cash, bank: bank.stock }] : [],
  );

/** R14.5.2, R14.5.3: CFOs in turn order; `DinnerStepBegan` with `end` marks the end of phase 4. */
const cfos = (ruleset: Ruleset, state: State, stage: Stage): Events => {
  const payments = state.turnOrder.map((seat): PendingPayment => {
    const amount = ruleset.formulas.cfoPay(ruleset, state, seat, stage.earned[seat] ?? 0);
    return { seat, reason: "cfo", amount };
  });
  return [...payAll(ruleset, payments), debtors, { _tag: "DinnerStepBegan", step: "end" }];
};

/** After the milestones of the end of the phase: the CFO with `cfo-dismissal: immediate`, then the end of the game. */
const ending = (ruleset: Ruleset, state: State): readonly Event[] => {
  const leaving = ruleset.options["cfo-dismissal"] === "immediate" ? allCfosLeaving(ruleset, state) : [];
  return leaving.length > 0 ? leaving : endOfGame(ruleset, state);
};

const advance = (ruleset: Ruleset, state: State): Events => {
  const { stage } = state;
  if (stage._tag !== "dinnertime") return [];
  if (stage.step === "houses") return houses(ruleset, state, stage);
  if (stage.step === "waitresses") return waitresses(ruleset, state);
  return stage.step === "cfo" ? cfos(ruleset, state, stage) : ending(ruleset, state);
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
  done: (ruleset, state) =>
    state.stage._tag === "dinnertime" && state.stage.step === "end" && ending(ruleset, state).length === 0,
  waitsFor: () => [],
  mayResubmit: () => [],
};
