import { type KeyPly, prospectsOf, roundBeginnings } from "@blueplate/bot";
import { type Accessor, createDeferred, createMemo } from "solid-js";
import type { EstimateTarget } from "../analysis/chance/queue.ts";
import type { EstimateContext } from "./estimate-context.ts";

/** What can be said about the position that is shown. */
export type PositionProspects = ReturnType<typeof prospectsOf>;

/** Positions by the name under which their estimates are kept. */
export const createTargets = (props: EstimateContext) => {
  const targetOf = (at: number, state: unknown): EstimateTarget => ({
    key: props.node(at),
    state: props.rules.codecs.state.encode(state),
    turn: at + 1,
  });
  // While somebody scrubs, nothing is worked out here.
  const at = createDeferred(() => Math.min(props.at, props.last), { timeoutMs: 250 });
  const standing = createMemo<PositionProspects>(() =>
    prospectsOf({ rules: props.rules, state: props.state(at()), turn: at() + 1 }),
  );
  // What is noted meanwhile makes no other position.
  const present = createMemo(() => (standing() === "open" ? targetOf(at(), props.state(at())) : null), null, {
    equals: (one, other) => one?.key === other?.key,
  });
  return { targetOf, standing, present };
};

/** The beginnings of rounds as far as they may be shown; a line that only grew is not looked through again. */
export const createMoments = (props: EstimateContext): Accessor<readonly KeyPly[]> => {
  interface Found {
    readonly line: object;
    readonly to: number;
    readonly moments: readonly KeyPly[];
  }
  const found = createMemo<Found>(
    (before) => {
      const { line, last: to } = props;
      const grown = before.line === line && before.to <= to;
      const from = grown ? before.to + 1 : 0;
      return { line, to, moments: roundBeginnings({ from, to }, props.state, grown ? before.moments : []) };
    },
    { line: {}, to: -1, moments: [] },
  );
  return createMemo(() => found().moments);
};
