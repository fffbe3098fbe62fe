import { seal } from "@blueplate/kernel";
import type { FormRow } from "./form.ts";
import { no } from "./refuse.ts";

/** A reserve card, laid face down; may be changed until the last has chosen (R2.11, D-04). */
export const chooseReserve: FormRow<"setup.chooseReserve"> = ({ content }) => ({
  tag: "setup.chooseReserve",
  secret: true,
  isAvailable: (state) => state.stage._tag === "setup-reserve",
  unavailableReason: () => "R2.11",
  slots: [
    {
      name: "amount",
      kind: "reserve",
      shape: "choice",
      candidates: () => content.reserves.map(({ face }) => face),
    },
  ],
  refuse: (_state, _seat, { amount }) =>
    content.reserves.some(({ face }) => face === amount) ? null : no({ _tag: "NoSuchReserve", rule: "R2.4", amount }),
  decide: (_state, seat, { amount }) => [{ _tag: "ReserveChosen", seat, amount: seal([seat], amount) }],
});
