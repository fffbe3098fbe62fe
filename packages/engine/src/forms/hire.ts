import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, copiesInGame, employeeRow, withAbility } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type CommandOf, countOf, type EmployeeId, kindsOf, type RecruiterId, type State } from "../model/index.ts";
import { refuseSecond } from "./career.ts";
import type { FormRow } from "./form.ts";
import { canTrainAll, mayStack, prospectOf } from "./phantoms.ts";
import { no } from "./refuse.ts";
import { unavailableReason, mayDo, turnOf } from "./turn.ts";

type Hire = CommandOf<"work.hire">;

/** Recruit actions by card, the free ones first: CEO, then cards whose unused actions are lost, then the others (R8.1). */
const recruiters = (ruleset: Ruleset, state: State, seat: Seat): readonly (readonly [RecruiterId, number])[] => {
  const cards = withAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), "recruit")
    .toSorted((a, b) => a.ability.unusedDiscount - b.ability.unusedDiscount)
    .map(({ employee, count, ability }) => [employee, count * ability.actions] as const);
  return [["ceo", ruleset.content.constants.ceoRecruits], ...cards];
};

/** All recruit actions of this turn, used ones included. */
export const recruitActions = (ruleset: Ruleset, state: State, seat: Seat): number => {
  const { content, formulas } = ruleset;
  let actions = content.constants.ceoRecruits;
  for (const { count, ability } of withAbility(content, formulas.workforce(ruleset, state, seat), "recruit")) {
    actions += count * ability.actions;
  }
  return actions;
};

const isNamed = (ruleset: Ruleset): boolean => ruleset.options["recruit-attribution"] === "player-choice";

/** The cards whose action may be used for the next recruit (option recruit-attribution: player-choice). */
const freeRecruiters = (ruleset: Ruleset, state: State, seat: Seat): readonly RecruiterId[] => {
  const used = turnOf(state, seat)?.recruits ?? [];
  return recruiters(ruleset, state, seat)
    .filter(([card, actions]) => used.filter((each) => each.using === card).length < actions)
    .map(([card]) => card);
};

const hasPlan = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): boolean => {
  const turn = turnOf(state, seat);
  if (!turn) return false;
  const prospect = prospectOf(state, seat, turn);
  const planner = { ruleset, state, seat, stacking: mayStack(ruleset, state, seat) };
  return canTrainAll(planner, { ...prospect, phantoms: [...turn.phantoms, employee] });
};

const isEntryCard = ({ content }: Ruleset, employee: EmployeeId): boolean =>
  employeeRow(content, employee)?.entry === true;

const refuseCard = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): Refusal | null => {
  if (!isEntryCard(ruleset, employee)) return no({ _tag: "NoEntryCard", rule: "R8.2", employee });
  const second = refuseSecond(ruleset, state, seat, employee);
  if (second) return second;
  // No entry card is anybody's next position, so an ordinary recruit never takes the card that a phantom is to become.
  if (countOf(state.supply.employees, employee) > 0) return null;
  if (hasPlan(ruleset, state, seat, employee)) return null;
  const copies = copiesInGame(ruleset.content, employee, state.chains.length);
  return no({ _tag: "PileEmpty", rule: "R8.3", employee, copies });
};

const refuse = (ruleset: Ruleset, state: State, seat: Seat, { employee, using }: Hire): Refusal | null => {
  if (using !== undefined && (!isNamed(ruleset) || !freeRecruiters(ruleset, state, seat).includes(using))) {
    return no({ _tag: "WrongRecruiter", rule: "R17.6", using });
  }
  return refuseCard(ruleset, state, seat, employee);
};

const hasActionLeft = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  (turnOf(state, seat)?.recruits.length ?? 0) < recruitActions(ruleset, state, seat);

type Slots = ReturnType<FormRow<"work.hire">>["slots"];

const slotsOf = (ruleset: Ruleset): Slots => {
  const entryCards = kindsOf(ruleset.content.employees).filter((each) => isEntryCard(ruleset, each));
  return [
    {
      name: "employee",
      kind: "employee",
      shape: "choice",
      candidates: (state, seat) => entryCards.filter((each) => refuseCard(ruleset, state, seat, each) === null),
    },
    {
      name: "using",
      kind: "recruiter",
      shape: "choice",
      asked: () => (isNamed(ruleset) ? "maybe" : "no"),
      candidates: (state, seat) => freeRecruiters(ruleset, state, seat),
    },
  ];
};

/** One recruit (R8, D-07). */
export const hire: FormRow<"work.hire"> = (ruleset) => ({
  tag: "work.hire",
  secret: false,
  isAvailable: (state, seat) => mayDo(ruleset, state, seat, "recruit") && hasActionLeft(ruleset, state, seat),
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "recruit", "R8.1"),
  slots: slotsOf(ruleset),
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (state, seat, { employee, using }) => {
    const card = isNamed(ruleset) ? (using ?? freeRecruiters(ruleset, state, seat)[0] ?? null) : null;
    const discount = card === null || card === "ceo" ? undefined : abilityOf(ruleset.content, card, "recruit");
    return [
      {
        _tag: "Hired",
        seat,
        employee,
        using: card,
        byManager: (discount?.unusedDiscount ?? 0) > 0,
        phantom: countOf(state.supply.employees, employee) === 0,
      },
    ];
  },
});
