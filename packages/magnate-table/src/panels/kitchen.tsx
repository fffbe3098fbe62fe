import { addCounts, countOf, entriesOf, type Good, type Goods, type State } from "@blueplate/engine";
import {
  afterCooking,
  type CookingPlan,
  type CookOrder,
  cookingPlanOf,
  cooksIn,
  makesOf,
  produceCommands,
  salesOf,
  withGoods,
} from "@blueplate/forecast";
import type { Tagged } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { ArmedButton, note, type GuardNotice, Says, shell, slip } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, For, Index, on, Show } from "solid-js";
import { GoodGlyph } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { NamedGood } from "../named-good.tsx";
import { againText, closesText } from "./day-left.ts";
import { billSaid, claimsSaid } from "./guard-notices.ts";
import { cardName, goodName, goodsText, type PanelContext, rulesOf, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** What would come of a stock tonight. */
interface Row {
  readonly good: Good;
  readonly before: number;
  readonly after: number;
  readonly sold: number;
  readonly kept: number;
}

const rowsOf = (props: PanelContext, after: State): readonly Row[] => {
  const { ruleset, table } = props;
  const seat = seatIn(props);
  const before = stateOf(table).chains[seat]?.stock ?? {};
  const stock = after.chains[seat]?.stock ?? {};
  const sold = salesOf(ruleset, after, seat).goods;
  let room = ruleset.formulas.freezerRoom(ruleset, after, seat);
  return entriesOf(addCounts(stock, sold)).map(([good]): Row => {
    const kept = Math.min(room, countOf(stock, good) - countOf(sold, good));
    room -= kept;
    return { good, before: countOf(before, good), after: countOf(stock, good), sold: countOf(sold, good), kept };
  });
};

/** So many of a good are thrown away, of how many unless it is all of them. */
const thrownText = (good: Good, count: number, of: number): string =>
  magnateWords().say.thrown(goodsText(count, good), count === of ? null : of);

/** Goods that would be thrown away tonight on a state. */
const thrownOf = (props: PanelContext, after: State): Goods =>
  Object.fromEntries(
    rowsOf(props, after).flatMap(({ good, after: all, sold, kept }) => {
      const left = all - sold - kept;
      return left > 0 ? [[good, left]] : [];
    }),
  );

const Forecast = (props: { readonly panel: PanelContext; readonly after: State }) => {
  const rows = createMemo(() => rowsOf(props.panel, props.after));
  const frozen = (): boolean => rows().some(({ kept }) => kept > 0);
  return (
    <table class="stock-table number">
      <thead>
        <tr>
          <td />
          <th>{words().stock}</th>
          <th>{words().cooked}</th>
          <th>{words().sells}</th>
          <Show when={frozen()}>
            <th>{words().kept}</th>
          </Show>
          <th>{words().thrown}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {(row) => (
            <tr>
              <th>
                <GoodGlyph good={row.good} />
              </th>
              <td>{row.before}</td>
              <td>{row.after}</td>
              <td>{row.sold}</td>
              <Show when={frozen()}>
                <td>{row.kept}</td>
              </Show>
              <td data-bad={row.after - row.sold - row.kept > 0}>{row.after - row.sold - row.kept}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};

/** A cook's order: his goods, and rest; the chosen one is pressed. */
const CookRow = (props: {
  readonly panel: PanelContext;
  readonly order: CookOrder;
  /** True where there is nothing to choose but not to cook, which needs no press. */
  readonly only: boolean;
  readonly onChange: (good: Good | null) => void;
}) => (
  <li class="row cook-row">
    <span>{cardName(props.order.cook)}</span>
    <span class="row tight-row">
      <Show when={props.only && props.order.good}>{(good) => <GoodGlyph good={good()} />}</Show>
      <For each={props.only ? [] : makesOf(props.panel.ruleset, props.order.cook)}>
        {(good) => (
          <Button
            class="small"
            aria-pressed={props.order.good === good}
            aria-label={goodName(good)}
            onClick={() => props.onChange(good)}
          >
            <NamedGood table={props.panel.table} good={good} />
          </Button>
        )}
      </For>
      <Show when={!props.only}>
        <Button class="small" aria-pressed={props.order.good === null} onClick={() => props.onChange(null)}>
          {words().cooksNothing}
        </Button>
      </Show>
    </span>
  </li>
);

/** What is to be said of a plan with its evening; commands that the button of the question does not speak of itself say what they bring. */
const saysOf = (
  props: PanelContext,
  plan: CookingPlan,
  after: State,
  commands: readonly Tagged[],
): readonly GuardNotice[] => {
  const thrown = entriesOf(thrownOf(props, after));
  const stock = after.chains[props.table.seat ?? 0]?.stock ?? {};
  const fetched = entriesOf(plan.drinks).map(([good, count]) => goodsText(count, good));
  const { busy, resting } = cooksIn(plan);
  // Where nobody cooks this is why the button cannot be pressed.
  const say = busy === 0 ? slip : note;
  return [
    ...(resting > 0 ? [say(words().cooksRest(resting))] : []),
    ...(fetched.length > 0 ? [note(magnateWords().say.withDrinks(fetched.join(shell().comma)))] : []),
    ...thrown.map(([good, count]) => slip(thrownText(good, count, countOf(stock, good)))),
    ...claimsSaid(props, commands),
    ...billSaid(props, commands),
    ...(thrown.length > 0 && isFreezerOpen(props) ? [note(magnateWords().say.freezer)] : []),
  ];
};

/** The kitchen: everybody cooks at one press, with an order for each where somebody wants another. */
export const KitchenPanel = (props: PanelContext) => {
  const [changed, setChanged] = createSignal<Readonly<Record<number, Good | null>>>({});
  const plan = createMemo(() =>
    cookingPlanOf(props.ruleset, rulesOf(props.table), stateOf(props.table), seatIn(props)),
  );
  const orders = createMemo(() =>
    plan().orders.map((order, index): CookOrder => {
      const other = changed()[index];
      return other === undefined ? order : { ...order, good: other };
    }),
  );
  // One cook who makes one thing: the button of the question says that already.
  const isAlone = (): boolean =>
    cooksIn(plan()).busy === 1 && orders().length === 1 && props.filling.command() !== null;
  createEffect(() => {
    if (!isAlone()) props.holdMain();
  });
  // When all that is worth it is cooked the day goes on; whoever comes back to cook all the same finds who rests.
  createEffect(
    on(
      () => cooksIn(plan()).busy,
      (busy, before = 0) => void (before > 0 && busy === 0 && props.filling.choose(null)),
    ),
  );
  const cooking = () => orders().filter(({ good }) => good !== null);
  const commands = createMemo(() => produceCommands(orders()));
  const after = createMemo(() =>
    withGoods(
      afterCooking(rulesOf(props.table), stateOf(props.table), seatIn(props), orders()),
      seatIn(props),
      plan().drinks,
    ),
  );
  const cookAll = async (): Promise<void> => {
    const all = commands();
    setChanged({});
    await props.table.sender.sendAll(all);
  };
  const says = createMemo(() => saysOf(props, plan(), after(), isAlone() ? [] : commands()));
  return (
    <div class="slot stack">
      <ul class="cooks">
        <Index each={orders()}>
          {(order, index) => (
            <CookRow
              panel={props}
              order={order()}
              only={isAlone()}
              onChange={(good) => setChanged((before) => ({ ...before, [index]: good }))}
            />
          )}
        </Index>
      </ul>
      {/* What comes of it stays in sight with the button, however many cooks stand above. */}
      <div class="outcome" classList={{ pinned: !isAlone() }}>
        <Forecast panel={props} after={after()} />
        <Says words={props.table.words} lines={says()} />
        <Show when={!isAlone()}>
          <ArmedButton
            kind="main"
            class="for-all"
            left={closesText(props, commands())}
            again={againText(props, commands())}
            matter={commands}
            disabled={cooking().length === 0 || props.table.sender.busy()}
            onPress={() => void cookAll()}
          >
            {props.table.sender.busy()
              ? shell().table.sending
              : [0, orders().length].includes(cooking().length)
                ? words().cookAll
                : words().cookSome(cooking().length)}
          </ArmedButton>
        </Show>
      </div>
    </div>
  );
};

/** True while throwing goods away would still bring the milestone of the freezer. */
const isFreezerOpen = ({ ruleset, table }: PanelContext): boolean => {
  const { milestonesGone, chains } = stateOf(table);
  const held = chains[table.seat ?? 0]?.milestones ?? [];
  return Object.entries(ruleset.content.milestones).some(
    ([id, row]) =>
      row?.trigger._tag === "threwAway" &&
      !milestonesGone.some((gone) => gone === id) &&
      !held.some((each) => each.milestone === id),
  );
};
