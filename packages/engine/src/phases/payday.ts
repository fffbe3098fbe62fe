import type { Seat } from "@blueplate/kernel";
import { billAfter, hasDismissalChoice, leavingOf, onlyDismissal } from "../formulas/index.ts";
import { type Dismissal, type Event, type State, subtractCounts } from "../model/index.ts";
import { allCfosLeaving, cfosLeaving } from "./leaving-cfos.ts";
import { pay } from "./bank.ts";
import type { Events, PhaseRow, Ruleset } from "../ruleset/index.ts";

/** The state as it is once the CFOs of $100 holders have left, so that nobody can name them (R17.12). */
const withoutCfos = (ruleset: Ruleset, state: State): State => ({
  ...state,
  chains: state.chains.map((chain) => {
    let left = chain;
    for (const { employee, from } of cfosLeaving(ruleset, chain)) {
      left = { ...left, [from]: subtractCounts(left[from], { [employee]: 1 }) };
    }
    return left;
  }),
});

const begin = (ruleset: Ruleset, state: State): readonly Event[] => {
  const leaving = allCfosLeaving(ruleset, state);
  const after = leaving.length === 0 ? state : withoutCfos(ruleset, state);
  const asked = state.turnOrder.filter(
    (seat) => !state.chains[seat]?.bankrupt && hasDismissalChoice(ruleset, after, seat),
  );
  const oneByOne = ruleset.options["firing-order"] === "turn-order";
  return [
    {
      _tag: "PhaseBegan",
      round: state.round,
      stage: { _tag: "payday", asked, oneByOne, submitted: state.chains.map(() => null), paid: [] },
    },
    ...leaving,
  ];
};

const undecided = ({ stage }: State): readonly Seat[] =>
  stage._tag === "payday" ? stage.asked.filter((seat) => !stage.submitted[seat]) : [];

/** R17.3: all at once, or with `firing-order: turn-order` the first who has not decided. */
const waitsFor = (state: State): readonly Seat[] => {
  const seats = undecided(state);
  return state.stage._tag === "payday" && state.stage.oneByOne ? seats.slice(0, 1) : seats;
};

const mayResubmit = (state: State): readonly Seat[] => {
  const { stage } = state;
  if (stage._tag !== "payday" || stage.oneByOne || undecided(state).length === 0) return [];
  return stage.asked.filter((seat) => stage.submitted[seat]);
};

const dismissalOf = (ruleset: Ruleset, state: State, seat: Seat): Dismissal => {
  const { stage } = state;
  const sealed = stage._tag === "payday" ? stage.submitted[seat] : null;
  return sealed?.content ?? onlyDismissal(ruleset, state, seat);
};

const dismissed = (state: State, seat: Seat, { employees, busy }: Dismissal): readonly Event[] => {
  const chain = state.chains[seat];
  if (!chain || employees.length + busy.length === 0) return [];
  return [{ _tag: "Dismissed", seat, ...leavingOf(chain, employees), busy }];
};

/** R17.3, R17.8: all dismissals together, then the bills, made from who was there before anybody was dismissed. */
const settleBills = (ruleset: Ruleset, state: State): Events => {
  const seats = state.turnOrder.filter((seat) => !state.chains[seat]?.bankrupt);
  const dismissals = seats.map((seat) => ({ seat, dismissal: dismissalOf(ruleset, state, seat) }));
  const bills = dismissals.flatMap(({ seat, dismissal }): Events => {
    const bill = billAfter(ruleset, state, seat, dismissal.employees, dismissal.busy);
    return [
      { _tag: "SalariesDue", seat, ...bill },
      (now) => pay(ruleset, now, { seat, reason: "salaries", amount: -bill.due }),
    ];
  });
  return [...dismissals.flatMap(({ seat, dismissal }) => dismissed(state, seat, dismissal)), ...bills];
};

const isDone = (state: State): boolean => {
  const { stage } = state;
  return (
    stage._tag === "payday" &&
    state.turnOrder.every((seat) => state.chains[seat]?.bankrupt || stage.paid.includes(seat))
  );
};

/** Phase 5 (R17). Games without it leave the row out and set `cfo-dismissal` to `immediate` (R22.3). */
export const PAYDAY: PhaseRow = {
  id: "payday",
  begin,
  advance: (ruleset, state) =>
    state.stage._tag !== "payday" || undecided(state).length > 0 || isDone(state) ? [] : settleBills(ruleset, state),
  done: (_, state) => isDone(state),
  waitsFor,
  mayResubmit,
};
