import { type Form, refusal, type Seat } from "@blueplate/kernel";
import type { ChooseChef } from "../commands.ts";
import type { Event } from "../events/index.ts";
import type { ChefNotSetAside } from "../refusals.ts";
import { clockwiseFrom, type State } from "../state.ts";

/** T2.6, T9.3: whose turn it is to take one of the chefs set aside, or null. */
export const seatToChoose = (state: State): Seat | null =>
  state.step === "choose" ? (clockwiseFrom(state, state.first)[state.suits.length - state.aside.length] ?? null) : null;

/** T2.6: from the first player clockwise everybody takes one of the chefs set aside. */
export const chooseChef: Form<State, ChooseChef, Event> = {
  tag: "chef.choose",
  secret: false,
  slots: [{ name: "suit", kind: "suit", shape: "choice", candidates: (state) => state.aside }],
  isAvailable: (state, seat) => seatToChoose(state) === seat,
  unavailableReason: () => "T2.6",
  refuse: (state, _seat, { suit }) =>
    state.aside.includes(suit) ? null : refusal<ChefNotSetAside>({ _tag: "ChefNotSetAside", rule: "T2.6", suit }),
  decide: (_state, seat, { suit }) => [{ _tag: "ChefChosen", seat, suit }],
};
