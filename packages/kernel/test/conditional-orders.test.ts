import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import {
  beginTable,
  codecOf,
  rollback,
  redact,
  type Rules,
  type Seat,
  seatOf,
  conditionalCommand,
  submit,
  type Table,
  undo,
} from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { accepted } from "./counter.ts";

const [ann, bob] = [seatOf(0), seatOf(1)];
const views: unknown[] = [];

/** Hidden bids in which a seat may order to bid the same again and again. */
const rules: Rules = {
  ...Result.getOrThrow(loadHiddenBids({ modules: [], options: {}, seats: 2 })),
  conditionalOrders: {
    codec: codecOf(Schema.Struct({ coins: Schema.Natural })),
    answer: (view, _seat, orders: { readonly coins: number }) => {
      views.push(view);
      return { _tag: "bid", ...orders };
    },
  },
};

const begun = (): Table => beginTable(rules, "seed", 0);
const bid = (table: Table, seat: Seat, coins: number): Table => {
  const command = { _tag: "bid", coins };
  const seen = table.entries.length - 1;
  return accepted(submit(table, { seat, commandId: `c${seen + 1}`, seen, command }, 1)).table;
};

describe("standing orders", () => {
  it("lead to the command that they name, found on the seat's own view", () => {
    const table = bid(begun(), bob, 3);
    views.length = 0;
    expect(conditionalCommand(table, ann, { coins: 2 })).toEqual({ _tag: "bid", coins: 2 });
    expect(views).toEqual([redact(table.state, ann)]);
    expect(JSON.stringify(views)).not.toContain('"content":3');
  });

  it("ask when it is not the seat's turn, when the rules refuse, and when the orders do not fit", () => {
    const table = bid(begun(), ann, 1);
    expect(conditionalCommand(table, ann, { coins: 1 })).toBeNull();
    expect(conditionalCommand(table, bob, { coins: 7 })).toBeNull();
    expect(conditionalCommand(table, bob, { coins: "all" })).toBeNull();
    const { conditionalOrders: _, ...silent } = rules;
    expect(conditionalCommand({ ...table, rules: silent }, bob, { coins: 1 })).toBeNull();
  });

  it("ask after the seat went back, whatever others do meanwhile, until it has decided anew", () => {
    const taken = accepted(undo(bid(begun(), ann, 2), { seat: ann, commandId: "u" }, 2)).table;
    expect(conditionalCommand(taken, ann, { coins: 2 })).toBeNull();
    expect(conditionalCommand(taken, bob, { coins: 2 })).not.toBeNull();
    const later = bid(taken, bob, 1);
    expect(conditionalCommand(later, ann, { coins: 2 })).toBeNull();
    expect(conditionalCommand(bid(later, ann, 1), ann, { coins: 2 })).toEqual({ _tag: "bid", coins: 2 });
  });

  it("ask after others went back over what the seat had decided", () => {
    const back = accepted(rollback(bid(begun(), ann, 2), { seat: bob, commandId: "b", to: 0 }, 2)).table;
    expect(conditionalCommand(back, ann, { coins: 2 })).toBeNull();
  });
});
