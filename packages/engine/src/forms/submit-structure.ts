import { type Json, open, type Refusal, seal, type Seat } from "@blueplate/kernel";
import { abilityOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type Cards, countOf, type EmployeeId, entriesOf, kindsThat, type State, timesIn } from "../model/index.ts";
import type { FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { chainOf } from "./turn.ts";

/** A selection counted for the test of R5.7. */
export interface StructureCount {
  readonly managers: number;
  readonly others: number;
  /** Slots of the selected managers. */
  readonly slots: number;
}

/** Managers, others and slots of these cards (R5.4). */
export const structureOf = (ruleset: Ruleset, selected: Cards): StructureCount => {
  let managers = 0;
  let others = 0;
  let slots = 0;
  for (const [employee, count] of entriesOf(selected)) {
    const manage = abilityOf(ruleset.content, employee, "manage");
    if (manage) {
      managers += count;
      slots += count * manage.slots;
    } else others += count;
  }
  return { managers, others, slots };
};

/** The same of a list of cards, without counting it first: asked for each card that could join. */
const structureOfList = ({ content }: Ruleset, employees: readonly EmployeeId[]): StructureCount => {
  let managers = 0;
  let slots = 0;
  for (const employee of employees) {
    const manage = abilityOf(content, employee, "manage");
    if (!manage) continue;
    managers++;
    slots += manage.slots;
  }
  return { managers, others: employees.length - managers, slots };
};

/** True when a CEO with so many slots can lead them (R5.7). */
export const isLegalStructure = ({ managers, others, slots }: StructureCount, ceoSlots: number): boolean =>
  managers <= ceoSlots && others <= ceoSlots - managers + slots;

/** The cards in hand, as far as the seat itself may read them. */
const handOf = (state: State, seat: Seat): Cards => open(chainOf(state, seat).hand, seat) ?? {};

const refuse = (ruleset: Ruleset, state: State, seat: Seat, employees: readonly EmployeeId[]): Refusal | null => {
  const hand = handOf(state, seat);
  for (const employee of employees) {
    if (timesIn(employees, employee) > countOf(hand, employee)) {
      return no({ _tag: "NotInHand", rule: "R5.1", employee });
    }
  }
  if (ruleset.options.overfill === "all-to-beach") return null;
  const structure = structureOfList(ruleset, employees);
  if (isLegalStructure(structure, state.ceoSlots)) return null;
  return no({ _tag: "Overfilled", rule: "R5.8", ...structure, ceoSlots: state.ceoSlots });
};

/** Who works this round, in secret; may be changed until the last is ready (R5, D-05). */
export const submitStructure: FormRow<"restructure.submit"> = (ruleset) => ({
  tag: "restructure.submit",
  secret: true,
  isAvailable: (state, seat) => state.stage._tag === "restructuring" && state.turnOrder.includes(seat),
  unavailableReason: () => "R5.1",
  slots: [
    {
      name: "employees",
      kind: "employee",
      shape: "list",
      candidates: (state, seat, _picked, soFar) =>
        kindsThat(handOf(state, seat), (employee, count) => timesIn<Json>(soFar, employee) < count),
      // cast: the list was made from the candidates above.
      sound: (state, _seat, _picked, list) =>
        isLegalStructure(structureOfList(ruleset, list as readonly EmployeeId[]), state.ceoSlots),
      // cast: as above.
      fits: (state, seat, _picked, list) => refuse(ruleset, state, seat, list as readonly EmployeeId[]) === null,
    },
  ],
  refuse: (state, seat, { employees }) => refuse(ruleset, state, seat, employees),
  decide: (_state, seat, { employees }) => [{ _tag: "StructureSubmitted", seat, employees: seal([seat], employees) }],
});
