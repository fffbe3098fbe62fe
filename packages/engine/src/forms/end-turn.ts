import type { FormRow } from "./form.ts";
import { turnOf } from "./turn.ts";

/** The day is done when its player says so (R7.4, D-18); not while a phantom waits for its training (R8.3). */
export const endTurn: FormRow<"work.endTurn"> = () => ({
  tag: "work.endTurn",
  secret: false,
  lastResort: true,
  isAvailable: (state, seat) => turnOf(state, seat)?.phantoms.length === 0,
  unavailableReason: (state, seat) => (turnOf(state, seat) ? "R8.3" : "R7.1"),
  slots: [],
  refuse: () => null,
  decide: (_state, seat) => [{ _tag: "TurnEnded", seat }],
});
