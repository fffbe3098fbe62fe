import { type Ruleset, hasFreezer, paysSalaries, ordersCodec, type OrdersOfSeat } from "@blueplate/engine";
import type { Json, Seat } from "@blueplate/kernel";
import { foodChainMagnate, isOrdered, shell, type TableProps } from "@blueplate/tabletop";
import { Button, Notice, SelectField, SidePanel } from "@blueplate/ui";
import { Result } from "effect";
import { createMemo, Show } from "solid-js";
import { stateOf } from "./game.ts";

const words = () => shell().standing;

/** The value of a question that is to be asked. */
const ASK = "ask";

type Position = OrdersOfSeat["position"];

/** What the viewer's seat has decided beforehand, as the server or this device has it. */
const ordersOf = ({ facts, rules }: TableProps): OrdersOfSeat =>
  Result.getOrElse(ordersCodec(rules.config.seats).decode(facts.own?.orders ?? {}), () => ({}));

const valueOf = (position: Position): string => {
  if (position === undefined) return ASK;
  return typeof position === "string" ? position : `${position.beside} ${position.of}`;
};

/** Keeps what is decided beforehand; a question that is to be asked is left out. */
const keep = ({ sender }: TableProps, orders: { readonly [K in keyof OrdersOfSeat]: OrdersOfSeat[K] | undefined }) => {
  const named = Object.entries(orders).filter(([, order]) => order !== undefined);
  // cast: orders are JSON by their codec.
  void sender.order(named.length === 0 ? null : (Object.fromEntries(named) as Json));
};

/** Every place in the order that one may wish for: an end, or beside somebody who still plays. */
const places = (table: TableProps): readonly { readonly position: Position; readonly text: string }[] => {
  const others = stateOf(table).turnOrder.filter((seat) => seat !== table.seat);
  const beside = (where: "before" | "after", of: Seat) => ({
    position: { beside: where, of },
    text: words()[where](table.names(of)),
  });
  return [
    { position: undefined, text: words().ask },
    { position: "earliest", text: words().earliest },
    { position: "latest", text: words().latest },
    ...others.flatMap((seat) => [beside("before", seat), beside("after", seat)]),
  ];
};

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** The questions that can be answered beforehand, as far as the rules ask them. */
const OrdersForm = (props: Of) => {
  const orders = createMemo(() => ordersOf(props.table));
  const phases = () => foodChainMagnate().phases;
  const offered = createMemo(() => places(props.table));
  const choose = (value: string): void =>
    keep(props.table, {
      ...orders(),
      position: offered().find(({ position }) => valueOf(position) === value)?.position,
    });
  const isBeside = (): boolean => typeof orders().position === "object";
  return (
    <div class="stack">
      <p class="muted">{words().help}</p>
      <SelectField
        label={phases()["order-of-business"].name}
        value={valueOf(orders().position)}
        hint={isBeside() ? words().besideHelp : undefined}
        options={offered().map(({ position, text }) => ({ value: valueOf(position), text }))}
        onChange={choose}
      />
      <Show when={paysSalaries(props.ruleset)}>
        <SelectField
          label={phases().payday.name}
          value={orders().payday ?? ASK}
          hint={orders().payday ? words().payHelp : undefined}
          options={[
            { value: ASK, text: words().ask },
            { value: "pay", text: words().pay },
          ]}
          onChange={(value) => keep(props.table, { ...orders(), payday: value === ASK ? undefined : "pay" })}
        />
      </Show>
      <Show when={hasFreezer(props.ruleset)}>
        <SelectField
          label={words().freezer}
          value={orders().freezer ?? ASK}
          options={[
            { value: ASK, text: words().ask },
            { value: "demand", text: words().demand },
          ]}
          onChange={(value) => keep(props.table, { ...orders(), freezer: value === ASK ? undefined : "demand" })}
        />
      </Show>
      <Show when={Object.keys(orders()).length > 0}>
        <div>
          <Button kind="quiet" onClick={() => keep(props.table, {})}>
            {words().clear}
          </Button>
        </div>
      </Show>
    </div>
  );
};

/** How much the viewer's seat has decided beforehand, in one line that opens the panel in which it is changed. */
export const Orders = (props: { readonly table: TableProps; readonly onOpen: () => void }) => {
  const count = createMemo(() => Object.keys(ordersOf(props.table)).length);
  const isSoon = createMemo(() => isOrdered(props.table));
  return (
    <>
      <Show when={isSoon()}>
        <Notice kind="info">{words().soon}</Notice>
      </Show>
      <Button kind="quiet" class="orders" data-none={count() === 0} aria-haspopup="dialog" onClick={props.onOpen}>
        {words().title} · <b class="number">{words().summary(count())}</b>
      </Button>
    </>
  );
};

/** The standing orders over the map; whoever has no seat any more has none. */
export const OrdersPanel = (props: Of & { readonly open: boolean; readonly onClose: () => void }) => (
  <SidePanel
    open={props.open && props.table.seat !== null}
    title={words().title}
    close={shell().frame.close}
    onClose={props.onClose}
  >
    <OrdersForm table={props.table} ruleset={props.ruleset} />
  </SidePanel>
);
