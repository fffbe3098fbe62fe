import type { State } from "../model/index.ts";
import type { FormRow } from "./form.ts";
import { no } from "./refuse.ts";

/** The positions that nobody has taken yet, from 1. */
export const freePositions = (state: State): readonly number[] =>
  state.stage._tag === "order-of-business"
    ? state.stage.taken.flatMap((seat, index) => (seat === null ? [index + 1] : []))
    : [];

/** Any free position in the order (R6.3, D-06). */
export const choosePosition: FormRow<"order.choosePosition"> = () => ({
  tag: "order.choosePosition",
  secret: false,
  isAvailable: (state, seat) => state.stage._tag === "order-of-business" && state.stage.queue[0] === seat,
  unavailableReason: () => "R6.1",
  slots: [{ name: "position", kind: "position", shape: "choice", candidates: freePositions }],
  refuse: (state, _seat, { position }) =>
    freePositions(state).includes(position) ? null : no({ _tag: "NoSuchPosition", rule: "R6.3", position }),
  decide: (_state, seat, { position }) => [{ _tag: "PositionChosen", seat, position }],
});
