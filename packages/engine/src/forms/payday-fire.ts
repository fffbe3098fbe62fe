import { type Json, type ListSlot, type PickedFields, seal, type Seat } from "@blueplate/kernel";
import {
  billAfter,
  dismissible,
  marketeersForced,
  namesAllSalaried,
  type Ruleset,
  salariedBusy,
} from "../formulas/index.ts";
import {
  type Chain,
  type CommandOf,
  countOf,
  type EmployeeId,
  type EveningRefusal,
  kindsThat,
  type State,
  timesIn,
} from "../model/index.ts";
import type { FormRow } from "./form.ts";

type Command = CommandOf<"payday.fire">;

const isAvailable = ({ stage }: State, seat: Seat): boolean => {
  if (stage._tag !== "payday" || !stage.asked.includes(seat)) return false;
  const undecided = stage.asked.filter((each) => !stage.submitted[each]);
  return stage.oneByOne ? undecided[0] === seat : undecided.length > 0;
};

const named = (employees: Command["employees"]): readonly EmployeeId[] =>
  employees.filter((each): each is EmployeeId => each !== "ceo");

/** R17.2: the CEO and busy marketeers cannot be named, and nobody who is not there. */
const refuseNames = (chain: Chain, employees: Command["employees"]): EveningRefusal | null => {
  if (employees.length === 0) return null;
  if (employees.includes("ceo")) return { _tag: "CannotBeDismissed", rule: "R17.2", employee: "ceo" };
  for (const employee of named(employees)) {
    const count = timesIn(employees, employee);
    const has = dismissible(chain, employee);
    if (count <= has) continue;
    return has === 0 && chain.busy.some((each) => each.employee === employee)
      ? { _tag: "CannotBeDismissed", rule: "R17.2", employee }
      : { _tag: "NotEmployed", rule: "R17.2", employee, named: count, has };
  }
  return null;
};

/** R17.10: exactly as few of the salaried busy marketeers as needed; unnamed ones where there is no choice. */
const refuseBusy = (ruleset: Ruleset, chain: Chain, forced: number, busy: readonly number[]): EveningRefusal | null => {
  const candidates = salariedBusy(ruleset, chain).map((each) => each.campaign);
  const stays = forced === 0 ? busy[0] : busy.find((each) => !candidates.includes(each));
  if (stays !== undefined) return { _tag: "MarketeerStays", rule: "R17.10", campaign: stays };
  const count = new Set(busy).size;
  const left = busy.length === 0 && forced === candidates.length;
  if (left || (count === forced && busy.length === forced)) return null;
  return { _tag: "WrongNumberOfMarketeers", rule: "R17.10", needed: forced, named: count };
};

const refuse = (ruleset: Ruleset, state: State, seat: Seat, command: Command): EveningRefusal | null => {
  const chain = state.chains[seat];
  if (!chain) return null;
  const wrong = refuseNames(chain, command.employees);
  if (wrong) return wrong;
  const employees = named(command.employees);
  const { due } = billAfter(ruleset, state, seat, employees);
  if (due > chain.cash && !namesAllSalaried(ruleset, chain, employees)) {
    const { cash } = chain;
    return { _tag: "SalariesUnpayable", rule: "R17.9", due, cash, short: due - cash };
  }
  const forced = marketeersForced(ruleset, state, seat, employees);
  return refuseBusy(ruleset, chain, forced, command.busy ?? []);
};

// cast: the slot before has filled this field with kinds of cards.
const pickedEmployees = (picked: PickedFields): readonly EmployeeId[] =>
  (picked["employees"] ?? []) as readonly EmployeeId[];

const employeesSlot = (ruleset: Ruleset): ListSlot<State> => ({
  name: "employees",
  kind: "employee",
  shape: "list",
  prefersShort: true,
  candidates: (state, seat, _, soFar) => {
    const chain = state.chains[seat];
    if (!chain) return [];
    const isLeft = (kind: EmployeeId): boolean => dismissible(chain, kind) > timesIn<Json>(soFar, kind);
    const onlyOnBeach = (kind: EmployeeId): boolean => countOf(chain.atWork, kind) === 0;
    return [...kindsThat(chain.atWork, isLeft), ...kindsThat(chain.beach, (kind) => onlyOnBeach(kind) && isLeft(kind))];
  },
  fits: (state, seat, _, list) => {
    const chain = state.chains[seat];
    // cast: the list has grown from the candidates above.
    const employees = list as readonly EmployeeId[];
    if (!chain) return false;
    if (billAfter(ruleset, state, seat, employees).due <= chain.cash) return true;
    return namesAllSalaried(ruleset, chain, employees);
  },
});

const busySlot = (ruleset: Ruleset): ListSlot<State> => {
  const forcedOf = (state: State, seat: Seat, picked: PickedFields): number =>
    marketeersForced(ruleset, state, seat, pickedEmployees(picked));
  const campaignsOf = (state: State, seat: Seat): readonly number[] => {
    const chain = state.chains[seat];
    return chain ? salariedBusy(ruleset, chain).map((each) => each.campaign) : [];
  };
  return {
    name: "busy",
    kind: "campaign",
    shape: "list",
    asked: (state, seat, picked) => {
      const forced = forcedOf(state, seat, picked);
      return forced > 0 && forced < campaignsOf(state, seat).length ? "yes" : "no";
    },
    candidates: (state, seat, picked, soFar) =>
      soFar.length >= forcedOf(state, seat, picked)
        ? []
        : campaignsOf(state, seat).filter((campaign) => !soFar.includes(campaign)),
    fits: (state, seat, picked, list) => list.length === forcedOf(state, seat, picked),
  };
};

/** `payday.fire` (D-20 to D-22): voluntary and forced dismissals in one submission. */
export const paydayFire: FormRow<"payday.fire"> = (ruleset) => ({
  tag: "payday.fire",
  slots: [employeesSlot(ruleset), busySlot(ruleset)],
  secret: ruleset.options["firing-order"] === "simultaneous",
  isAvailable: isAvailable,
  unavailableReason: () => "R17.3",
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (state, seat, command) => {
    const chain = state.chains[seat];
    const employees = named(command.employees).toSorted();
    const forced = marketeersForced(ruleset, state, seat, employees);
    const chosen = command.busy ?? [];
    const candidates = chain ? salariedBusy(ruleset, chain).map((each) => each.campaign) : [];
    const busy = chosen.length > 0 ? chosen.toSorted((a, b) => a - b) : candidates.slice(0, forced);
    const open = state.stage._tag === "payday" && state.stage.oneByOne;
    return [{ _tag: "DismissalSubmitted", seat, dismissal: seal(open ? "everybody" : [seat], { employees, busy }) }];
  },
});
