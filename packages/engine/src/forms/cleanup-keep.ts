import { type ListSlot, type Refusal, refusal, type Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type CommandOf,
  countList,
  countOf,
  entriesOf,
  type EveningRefusal,
  type Good,
  type State,
  withCount,
} from "../model/index.ts";
import type { FormRow } from "./form.ts";

const isAvailable = ({ stage }: State, seat: Seat): boolean =>
  stage._tag === "cleanup" && stage.asked.includes(seat) && stage.asked.some((each) => !stage.kept[each]);

const refuse = (ruleset: Ruleset, state: State, seat: Seat, { stock }: CommandOf<"cleanup.keep">): Refusal | null => {
  const has = state.chains[seat]?.stock ?? {};
  for (const [good, kept] of entriesOf(stock)) {
    const there = countOf(has, good);
    if (kept > there) return refusal<EveningRefusal>({ _tag: "NotInStock", rule: "R19.1", good, kept, has: there });
  }
  return ruleset.formulas.refuseKept(ruleset, state, seat, stock);
};

const stockSlot = (ruleset: Ruleset): ListSlot<State> => ({
  name: "stock",
  kind: "good",
  shape: "list",
  candidates: (state, seat, _, soFar) => {
    // cast: the list has grown from these very candidates.
    const kept = countList(soFar as readonly Good[]);
    const stock = entriesOf(state.chains[seat]?.stock ?? {});
    // One order of the goods only: the order in which they are named makes no difference.
    const from = Math.max(
      0,
      stock.findIndex(([good]) => good === soFar.at(-1)),
    );
    return stock
      .slice(from)
      .filter(([good, count]) => count > countOf(kept, good))
      .map(([good]) => good)
      .filter((good) => ruleset.formulas.refuseKept(ruleset, state, seat, withCount(kept, good, 1)) === null);
  },
  fits: () => true,
  // cast: as above.
  gather: (list) => Object.fromEntries(entriesOf(countList(list as readonly Good[]))),
});

/** `cleanup.keep` (D-23): any part of the stock that fits into the freezer. */
export const cleanupKeep: FormRow<"cleanup.keep"> = (ruleset) => ({
  tag: "cleanup.keep",
  slots: [stockSlot(ruleset)],
  secret: false,
  isAvailable: isAvailable,
  unavailableReason: () => "R19.1",
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (_, seat, { stock }) => {
    const kept = entriesOf(stock)
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [{ _tag: "StockChosen", seat, stock: Object.fromEntries(kept) }];
  },
});
