import { type Chain, type Ruleset, totalOf } from "@blueplate/engine";
import { slotsUnder } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { stackOrder } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import { OrgChart } from "./chart.tsx";
import { columnLayout } from "./column-layout.ts";
import { deskLayout } from "./desk-layout.ts";
import { createRoom } from "./room.ts";
import { seatingOf } from "./seating.ts";

/** A tree with room for less is drawn in rows. */
const TREE_AT_LEAST = 520;

/** A company as it works, once its structure lies open: the chart that its owner has drawn up. */
export const CompanyChart = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly chain: Chain;
}) => {
  let root: HTMLDivElement | undefined;
  const room = createRoom(() => root);
  const plan = createMemo(() =>
    seatingOf(
      {
        ruleset: props.ruleset,
        cards: props.chain.atWork,
        ceoSlots: stateOf(props.table).ceoSlots,
        order: stackOrder(props.ruleset),
      },
      null,
    ),
  );
  const layout = createMemo(() => {
    const { width } = room();
    const tree = width < TREE_AT_LEAST ? null : deskLayout(plan(), width, () => 420);
    return tree ?? columnLayout(plan(), width);
  });
  const caption = (): string => {
    const used = totalOf(props.chain.atWork);
    const of = plan().slots.reduce((sum, { holder }) => sum + slotsUnder(props.ruleset, holder), plan().slots.length);
    return magnateWords().panels.slotsUsed(used, of - used);
  };
  return (
    <div
      class="company-chart"
      ref={(element) => (root = element)}
      data-shape={room().width < TREE_AT_LEAST ? "rows" : "tree"}
    >
      <Show when={room().width > 0}>
        <OrgChart {...props} plan={plan()} layout={layout()} name={props.table.names(props.chain.seat)}>
          <span class="ceo-caption number">{caption()}</span>
        </OrgChart>
      </Show>
    </div>
  );
};
