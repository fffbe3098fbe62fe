import { addCounts, allDrinks, countOf, entriesOf, type Good, type Goods, withCount } from "@blueplate/engine";
import {
  type Assignment,
  commandOfPurchase,
  type PurchaseTrip,
  purchaseWishOf,
  fetchersOf,
  purchaseHistoryOf,
  lastWishOf,
  usualWishOf,
  incomeWith,
} from "@blueplate/forecast";
import { ArmedButton, shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { laneDashes } from "@blueplate/city/flat";
import { createEffect, createMemo, createSignal, For, onCleanup, type ParentProps, Show } from "solid-js";
import { GoodsRow } from "../cards/cards.tsx";
import { factsOf, stateOf } from "../game.ts";
import { NamedGood } from "../named-good.tsx";
import { againText, closesText } from "./day-left.ts";
import { DemandedPanel } from "./demanded.tsx";
import { driveOf } from "./drive.ts";
import { shortfallText } from "./shortfall-text.ts";
import { cardName, goodName, goodsText, type PanelContext, seatIn } from "../panel-context.ts";
import { Step } from "./step.tsx";
import { StockAfter } from "./stock-after.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().wish;

const goodsLine = (goods: Goods): string =>
  entriesOf(goods)
    .map(([good, count]) => goodsText(count, good))
    .join(shell().comma);

/** What is wished for, a stepper for each drink, as far as anybody could bring it. */
const Steppers = (props: {
  readonly panel: PanelContext;
  readonly wish: Goods;
  readonly onChange: (good: Good, by: 1 | -1) => void;
}) => (
  <ul class="wish-list">
    <For each={allDrinks(props.panel.ruleset.content)}>
      {(good) => (
        <li class="row">
          <NamedGood table={props.panel.table} good={good} />
          <Button
            class="small"
            aria-label={words().less(goodName(good))}
            disabled={countOf(props.wish, good) === 0}
            onClick={() => props.onChange(good, -1)}
          >
            −
          </Button>
          <b class="number" role="status" aria-label={goodsText(countOf(props.wish, good), good)}>
            {countOf(props.wish, good)}
          </b>
          <Button class="small" aria-label={words().more(goodName(good))} onClick={() => props.onChange(good, 1)}>
            +
          </Button>
        </li>
      )}
    </For>
  </ul>
);

/** How a road is dashed on the map, where several are drawn. */
const RoadMark = (props: { readonly lane: number }) => (
  <svg class="road-mark" viewBox="0 0 34 8" aria-hidden="true">
    <line x1="1" x2="33" y1="4" y2="4" stroke-dasharray={laneDashes(props.lane, 10)} />
  </svg>
);

/** Who is sent: what each brings, and how far. Its road alone is shown under pointer or focus. */
const PurchaseRow = (props: {
  readonly purchase: PurchaseTrip;
  /** Which of the roads on the map is his; null where he has none, or there is only one. */
  readonly lane: number | null;
  readonly show: (purchase: PurchaseTrip | null) => void;
}) => (
  <li class="row purchase" onPointerEnter={() => props.show(props.purchase)} onPointerLeave={() => props.show(null)}>
    <Show when={props.lane !== null}>
      <RoadMark lane={props.lane ?? 0} />
    </Show>
    <span>{cardName(props.purchase.employee)}</span>
    <GoodsRow goods={props.purchase.drinks} />
    <Show when={props.purchase.trip}>
      {(trip) => <span class="muted number">{magnateWords().ask.borders(trip().distance)}</span>}
    </Show>
  </li>
);

const laneOf = ({ purchases }: Assignment, purchase: PurchaseTrip): number | null => {
  const driven = purchases.filter(({ trip }) => trip !== null);
  const at = driven.indexOf(purchase);
  return driven.length > 1 && at >= 0 ? at : null;
};

/** What comes of a wish: who does what, what is brought besides, what is missing and why. */
const Result = (props: { readonly assignment: Assignment; readonly show: (purchase: PurchaseTrip | null) => void }) => (
  <>
    <ul class="purchases" aria-label={words().sent}>
      <For each={props.assignment.purchases} fallback={<li class="muted">{words().nobody}</li>}>
        {(purchase) => <PurchaseRow purchase={purchase} lane={laneOf(props.assignment, purchase)} show={props.show} />}
      </For>
    </ul>
    <ul class="says" aria-live="polite">
      <For each={props.assignment.missing}>
        {({ good, count, why }) => <li>{words().missing(goodsText(count, good), shortfallText(why))}</li>}
      </For>
      <Show when={entriesOf(props.assignment.spare).length > 0}>
        <li>{words().spare(goodsLine(props.assignment.spare))}</li>
      </Show>
    </ul>
  </>
);

/** Wishes that are ready to be taken: as in the round before, and as tonight's houses need. */
const WishPresets = (props: { readonly last: Goods; readonly onLast: () => void; readonly onTonight: () => void }) => (
  <div class="row tight-row">
    <Show when={entriesOf(props.last).length > 0}>
      <Button kind="quiet" class="small" title={goodsLine(props.last)} onClick={props.onLast}>
        {magnateWords().ask.asLast}
      </Button>
    </Show>
    <Button kind="quiet" class="small" onClick={props.onTonight}>
      {words().tonight}
    </Button>
  </div>
);

/** Everybody who can fetch drinks, sent at one press for what is wished for. */
const WishForm = (props: PanelContext) => {
  const state = () => stateOf(props.table);
  const stock = (): Goods => state().chains[seatIn(props)]?.stock ?? {};
  const fetchers = createMemo(() => fetchersOf(props.ruleset, state(), seatIn(props)));
  const last = createMemo(() => purchaseHistoryOf(factsOf(props.table), seatIn(props)));
  const usual = createMemo(() => usualWishOf(props.ruleset, state(), seatIn(props), last()));
  const [own, setOwn] = createSignal<Goods | null>(null);
  createEffect(() => props.holdMain());
  const wish = () => own() ?? usual();
  const assignment = createMemo(() => fetchers().assign(wish(), props.placing.demands.sources()));
  const more = createMemo(
    () =>
      incomeWith(props.ruleset, state(), seatIn(props), assignment().drinks) -
      incomeWith(props.ruleset, state(), seatIn(props), {}),
  );
  const [only, showOnly] = createSignal<PurchaseTrip | null>(null);
  const shown = (): readonly PurchaseTrip[] => {
    const purchase = only();
    return purchase ? [purchase] : assignment().purchases;
  };
  createEffect(() => props.placing.showDrives(shown().flatMap(({ trip }) => (trip ? [driveOf(trip)] : []))));
  onCleanup(() => props.placing.showDrives([]));
  const commands = createMemo(() =>
    assignment()
      .purchases.map(commandOfPurchase)
      .filter((command) => command !== null),
  );
  const fetchAll = async (): Promise<void> => {
    const all = commands();
    setOwn(null);
    showOnly(null);
    await props.table.sender.sendAll(all);
  };
  return (
    <Step title={words().title} help={words().help}>
      <Steppers panel={props} wish={wish()} onChange={(good, by) => setOwn(withCount(wish(), good, by))} />
      <WishPresets
        last={lastWishOf(last())}
        onLast={() => setOwn(lastWishOf(last()))}
        onTonight={() => setOwn(purchaseWishOf(props.ruleset, state(), seatIn(props)))}
      />
      <DemandedPanel panel={props} unreached={assignment().unreached} />
      <Result assignment={assignment()} show={showOnly} />
      <div class="outcome pinned">
        <StockAfter panel={props} after={addCounts(stock(), assignment().drinks)} />
        <ArmedButton
          kind="main"
          class="for-all"
          left={closesText(props, commands())}
          again={againText(props, commands())}
          matter={commands}
          disabled={assignment().purchases.length === 0 || props.table.sender.busy()}
          onPress={() => void fetchAll()}
        >
          {words().fetchAll(goodsLine(assignment().drinks))}
          <Show when={more() > 0}> {magnateWords().ask.brings(more())}</Show>
        </ArmedButton>
      </div>
    </Step>
  );
};

/** Where several can fetch drinks they are asked together; one by one is a press away. */
export const Together = (props: ParentProps<PanelContext>) => {
  const [single, setSingle] = createSignal(false);
  const isShared = createMemo(() => fetchersOf(props.ruleset, stateOf(props.table), seatIn(props)).people > 1);
  return (
    <Show when={isShared()} fallback={props.children}>
      <div class="row choice" role="group" aria-label={words().how}>
        <Button class="small" aria-pressed={!single()} onClick={() => setSingle(false)}>
          {words().together}
        </Button>
        <Button class="small" aria-pressed={single()} onClick={() => setSingle(true)}>
          {words().single}
        </Button>
      </div>
      <Show when={single()} fallback={<WishForm {...props} />}>
        {props.children}
      </Show>
    </Show>
  );
};
