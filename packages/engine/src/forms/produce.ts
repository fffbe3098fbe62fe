import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type CommandOf, countOf, type EmployeeId, kindsOf, type State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { actorsOf, canAct, unavailableReason, refuseActor } from "./turn.ts";

const refuse = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  { cook, good }: CommandOf<"work.produce">,
): Refusal | null => {
  const actor = refuseActor(ruleset, state, seat, cook, "cook", "R11.2");
  if (actor) return actor;
  const makes = abilityOf(ruleset.content, cook, "cook")?.makes ?? {};
  return countOf(makes, good) > 0 ? null : no({ _tag: "WrongGood", rule: "R11.2", good });
};

/** A kitchen trainee, cook or chef makes the full number on the card (R11.2, D-10, D-11). */
export const produce: FormRow<"work.produce"> = (ruleset) => ({
  tag: "work.produce",
  secret: false,
  isAvailable: (state, seat) => canAct(ruleset, state, seat, "food-and-drink", "cook"),
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "food-and-drink", "R11.2"),
  slots: [
    {
      name: "cook",
      kind: "employee",
      shape: "choice",
      candidates: (state, seat) => actorsOf(ruleset, state, seat, "cook"),
    },
    {
      name: "good",
      kind: "good",
      shape: "choice",
      candidates: (_state, _seat, picked) =>
        kindsOf(abilityOf(ruleset.content, fieldOf<EmployeeId>(picked, "cook"), "cook")?.makes ?? {}),
    },
  ],
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (_state, seat, { cook, good }) => [
    {
      _tag: "Produced",
      seat,
      cook,
      good,
      count: countOf(abilityOf(ruleset.content, cook, "cook")?.makes ?? {}, good),
    },
  ],
});
