import { type Form, refusal } from "@blueplate/kernel";
import type { TakeChef } from "../commands.ts";
import type { Event } from "../events/index.ts";
import type { NoChefInCentre } from "../refusals.ts";
import { type State, suitsInCentre } from "../state.ts";

/** T7.1, T7.4: the player of the lowest card takes a chef of any suit that still has one; the fullest suit comes first. */
export const takeChef: Form<State, TakeChef, Event> = {
  tag: "trick.takeChef",
  secret: false,
  slots: [
    {
      name: "suit",
      kind: "suit",
      shape: "choice",
      candidates: (state) => suitsInCentre(state).toSorted((a, b) => state.centre[b] - state.centre[a]),
    },
  ],
  isAvailable: (state, seat) => state.step === "take" && state.last?.chefTaker === seat,
  unavailableReason: () => "T7.4",
  refuse: (state, _seat, { suit }) =>
    state.centre[suit] > 0 ? null : refusal<NoChefInCentre>({ _tag: "NoChefInCentre", rule: "T7.4", suit }),
  decide: (_state, seat, { suit }) => [{ _tag: "ChefTaken", seat, suit }],
};
