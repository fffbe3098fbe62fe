import { type EmployeeId, entriesOf, type Goods } from "@blueplate/engine";
import {
  choiceOf,
  purchaseHistoryOf,
  incomeWith,
  type Trip,
  tripPast,
  tripsOf,
  usualTripOf,
  wayOf,
} from "@blueplate/forecast";
import { type Json, seatOf } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { createEffect, createMemo, For, on, onCleanup, Show } from "solid-js";
import { EmployeeCard, GoodsRow } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { factsOf, ownChain, squareOf, stateOf } from "../game.ts";
import type { MapRoute } from "../placing/aiming.ts";
import { DemandedPanel } from "./demanded.tsx";
import { driveOf } from "./drive.ts";
import { cardName, foreseenNow, goodsText, type PanelContext, seatIn } from "../panel-context.ts";
import { offersOf } from "./slot-of.ts";
import { Step } from "./step.tsx";
import { StockAfter } from "./stock-after.tsx";
import { Together } from "./together.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** A trip with what it would bring at tonight's dinner beyond what is in stock. */
interface Worth {
  readonly trip: Trip;
  readonly more: number;
}

const worthOf = ({ ruleset, table }: PanelContext, trip: Trip): Worth => {
  const income = (goods: Goods): number => incomeWith(ruleset, stateOf(table), seatOf(table.seat ?? 0), goods);
  return { trip, more: income(trip.drinks) - income({}) };
};

const fillOf = (trip: Trip) => ({ from: trip.from, route: trip.route });

/** The road of the trip that is filled in. */
const chosenDrives = ({ filling, ruleset }: PanelContext): readonly MapRoute[] => {
  const { route, buyer, from } = filling.picked();
  const start = squareOf(from);
  const squares = Array.isArray(route)
    ? route.flatMap((each: Json) => {
        const square = squareOf(each);
        return square ? [square] : [];
      })
    : [];
  // cast: the slot offers employees.
  return start && squares.length > 0
    ? [{ squares: wayOf(ruleset, buyer as EmployeeId, start, squares), takes: [] }]
    : [];
};

/** A trip: what it brings, how far, what it is worth tonight; its route is shown on the map under pointer or focus. */
const TripRow = (props: { readonly panel: PanelContext; readonly worth: Worth; readonly best: boolean }) => {
  const { placing, filling } = props.panel;
  const show = (): void => placing.showDrives([driveOf(props.worth.trip)]);
  const hide = (): void => placing.showDrives(chosenDrives(props.panel));
  const chosen = (): boolean => filling.picked()["route"] === props.worth.trip.route;
  return (
    <button
      type="button"
      class="supply-trip"
      aria-pressed={chosen()}
      aria-label={magnateWords().town.brings(
        entriesOf(props.worth.trip.drinks)
          .map(([good, count]) => goodsText(count, good))
          .join(shell().comma),
      )}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={() => filling.fill(fillOf(props.worth.trip))}
    >
      <GoodsRow goods={props.worth.trip.drinks} />
      <span class="muted number">{words().borders(props.worth.trip.distance)}</span>
      <Show when={props.worth.more > 0}>
        <b class="number">{words().brings(props.worth.more)}</b>
      </Show>
      <Show when={props.best && props.worth.more > 0}>
        <span class="chip">{words().best}</span>
      </Show>
    </button>
  );
};

const Trips = (props: PanelContext & { readonly buyer: EmployeeId }) => {
  const choice = createMemo(() =>
    choiceOf(tripsOf(props.ruleset, stateOf(props.table), seatOf(props.table.seat ?? 0), props.buyer)),
  );
  const best = createMemo(() =>
    choice()
      .best.map((trip) => worthOf(props, trip))
      .toSorted((a, b) => b.more - a.more),
  );
  const state = () => stateOf(props.table);
  const last = createMemo(() => purchaseHistoryOf(factsOf(props.table), seatIn(props)));
  // Whoever drives next finds a trip filled in already: as in the round before, or the one that sells most.
  createEffect(
    on([choice, () => props.table.entries.length], ([now]) => {
      const usual = usualTripOf(props.ruleset, state(), seatIn(props), props.buyer, now, last());
      if (usual && !("route" in props.filling.picked())) props.filling.fill(fillOf(usual));
    }),
  );
  const { sources } = props.placing.demands;
  const past = createMemo(() => tripPast(props.ruleset, state(), seatIn(props), props.buyer, sources()));
  createEffect(
    on(
      past,
      ({ trip }) => {
        if (trip) props.filling.fill(fillOf(trip));
      },
      { defer: true },
    ),
  );
  /** The trip past what is demanded, where another one brings the same by a shorter way. */
  const apart = createMemo(() => {
    const { trip } = past();
    const listed = [...choice().best, ...choice().dominated].some(({ route }) => route === trip?.route);
    return trip && !listed ? worthOf(props, trip) : null;
  });
  return (
    <Step title={words().trip} term="range">
      <DemandedPanel panel={props} unreached={past().unreached} />
      <div class="choices supply-trips">
        <Show when={apart()}>{(worth) => <TripRow panel={props} worth={worth()} best={false} />}</Show>
        <For each={best()} fallback={<p class="muted">{words().noTrip}</p>}>
          {(worth, index) => <TripRow panel={props} worth={worth} best={index() === 0} />}
        </For>
      </div>
      <Show when={choice().dominated.length > 0}>
        <details>
          <summary>{words().moreTrips(choice().dominated.length)}</summary>
          <div class="supply-trips">
            <For each={choice().dominated}>
              {(trip) => <TripRow panel={props} worth={worthOf(props, trip)} best={false} />}
            </For>
          </div>
        </details>
      </Show>
    </Step>
  );
};

/** One buyer: who drives, and which trip; the road is found by itself. */
const OneBuyer = (props: PanelContext) => {
  // cast: the slot offers employees.
  const buyer = () => props.filling.picked()["buyer"] as EmployeeId | undefined;
  createEffect(() => props.placing.showDrives(chosenDrives(props)));
  onCleanup(() => props.placing.showDrives([]));
  const choose = (next: EmployeeId): void => {
    props.filling.reopen("buyer");
    props.filling.fill({ buyer: next });
  };
  return (
    <>
      <Show when={offersOf(props, "buyer").length > 1 || !buyer()}>
        <Step title={words().buyer}>
          <div class="card-row">
            <For each={offersOf(props, "buyer")}>
              {(value) => (
                <span class="card-choice" data-chosen={buyer() === value}>
                  <EmployeeCard
                    // cast: as above.
                    stack={stackOf(props.ruleset, value as EmployeeId, 1, ownChain(props.table))}
                    label={cardName(value)}
                    // cast: as above.
                    onClick={() => choose(value as EmployeeId)}
                  />
                </span>
              )}
            </For>
          </div>
        </Step>
      </Show>
      <Show when={buyer()} keyed>
        {(chosen) => <Trips {...props} buyer={chosen} />}
      </Show>
      <StockAfter panel={props} after={foreseenNow(props)?.state.chains[seatIn(props)]?.stock} />
    </>
  );
};

/** Drinks: everybody together for a wish, or one buyer and his trip. */
export const DrinksPanel = (props: PanelContext) => (
  <div class="slot stack">
    <Together {...props}>
      <OneBuyer {...props} />
    </Together>
  </div>
);
