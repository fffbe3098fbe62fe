import type { NameOf, ShellWords, Shown, ShownFact, ShownTable, ShownTally } from "@blueplate/words";
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { ValuePiece } from "./piece.tsx";

type Says = Pick<ShellWords, "table" | "tabletop">;

/** Closed cards up to this number are drawn one by one. */
const FAN_AT_MOST = 12;

const Closed = (props: { readonly size: number | null; readonly says: Says }) => (
  <Show when={props.size} fallback={<span class="muted">{props.says.table.hiddenValue}</span>}>
    {(size) => (
      <span class="piece-closed">
        <span class="piece-backs" aria-hidden="true">
          <For each={Array.from({ length: size() > FAN_AT_MOST ? 3 : size() })}>
            {() => <span class="piece-back" />}
          </For>
        </span>
        <span class="number">{props.says.tabletop.closed(size())}</span>
      </span>
    )}
  </Show>
);

const isCard = ({ shown }: ShownFact): boolean => shown.as === "value" && shown.value.look?.piece === "card";

/** One thing in a list: a card has what is said of it below; anything else is told fact by fact. */
const Thing = (props: { readonly item: Shown; readonly says: Says }) => {
  const facts = (): readonly ShownFact[] => (props.item.as === "facts" ? props.item.facts : []);
  return (
    <Show
      when={facts().some(isCard)}
      fallback={
        <li class="panel thing">
          <Part shown={props.item} says={props.says} />
        </li>
      }
    >
      <li class="played">
        <For each={[...facts().filter(isCard), ...facts().filter((fact) => !isCard(fact))]}>
          {(fact) => <Part shown={fact.shown} says={props.says} />}
        </For>
      </li>
    </Show>
  );
};

/** Any part of a view. */
const Part = (props: { readonly shown: Shown; readonly says: Says }) => (
  <Switch>
    <Match when={props.shown.as === "value" && props.shown}>{(shown) => <ValuePiece value={shown().value} />}</Match>
    <Match when={props.shown.as === "values" && props.shown}>
      {(shown) => (
        <Show when={shown().values.length > 0} fallback={<span class="muted">—</span>}>
          <ul class="pieces">
            <For each={shown().values}>
              {(value) => (
                <li>
                  <ValuePiece value={value} />
                </li>
              )}
            </For>
          </ul>
        </Show>
      )}
    </Match>
    <Match when={props.shown.as === "closed" && props.shown}>
      {(shown) => <Closed size={shown().size} says={props.says} />}
    </Match>
    <Match when={props.shown.as === "facts" && props.shown}>
      {(shown) => <Facts facts={shown().facts} says={props.says} />}
    </Match>
    <Match when={props.shown.as === "list" && props.shown}>
      {(shown) => (
        <Show when={shown().items.length > 0} fallback={<span class="muted">—</span>}>
          <ol class="things">
            <For each={shown().items}>{(item) => <Thing item={item} says={props.says} />}</For>
          </ol>
        </Show>
      )}
    </Match>
  </Switch>
);

const Facts = (props: { readonly facts: readonly ShownFact[]; readonly says: Says }) => (
  <dl class="table-facts">
    <For each={props.facts}>
      {({ label, look, shown }) => (
        <div data-as={shown.as}>
          <dt>
            <Show when={look} fallback={label}>
              <ValuePiece value={{ text: label, look }} />
            </Show>
          </dt>
          <dd>
            <Part shown={shown} says={props.says} />
          </dd>
        </div>
      )}
    </For>
  </dl>
);

/** Points round by round, everybody's in one table. */
export const PointsTable = (props: { readonly tally: ShownTally; readonly names: NameOf; readonly says: Says }) => {
  const rounds = (): readonly number[] =>
    Array.from({ length: Math.max(0, ...props.tally.bySeat.map((points) => points.length)) }, (_, round) => round);
  const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);
  return (
    <div class="panel tally">
      <table>
        <caption>{props.tally.label}</caption>
        <thead>
          <tr>
            <th scope="col">{props.says.table.player}</th>
            <For each={rounds()}>{(round) => <th scope="col">{props.says.tabletop.round(round + 1)}</th>}</For>
            <th scope="col">{props.says.tabletop.total}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.tally.bySeat}>
            {(points, seat) => (
              <tr>
                <th scope="row">{props.names(seat())}</th>
                <For each={rounds()}>{(round) => <td class="number">{points[round] ?? "—"}</td>}</For>
                <td class="number total">{total(points)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};

interface TabletopProps {
  readonly table: ShownTable;
  readonly says: Says;
  readonly names: NameOf;
  /** The sign of a seat: what its player is known by besides the name. */
  readonly sign: (seat: number) => JSX.Element;
  /** Whose decision is waited for. */
  readonly acts: (seat: number) => boolean;
  /** The seat of whoever looks on, or null. */
  readonly mine: number | null;
}

/** What lies before one player, under the name. */
const Player = (props: TabletopProps & { readonly seat: number }) => (
  <li
    class="panel table-player"
    data-thing={`seat:${props.seat}`}
    classList={{ acts: props.acts(props.seat), mine: props.mine === props.seat }}
  >
    <h2>
      {props.sign(props.seat)}
      {props.names(props.seat)}
      <Show when={props.acts(props.seat)}>
        <span class="chip turn">
          {props.mine === props.seat ? props.says.table.yourMove : props.says.tabletop.acts}
        </span>
      </Show>
    </h2>
    <Facts facts={props.table.seats[props.seat] ?? []} says={props.says} />
  </li>
);

/** The table of a game that has none of its own: everything its view says. Whoever looks on sits first, then clockwise. */
export const Tabletop = (props: TabletopProps) => {
  const seats = (): readonly number[] => {
    const all = props.table.seats.map((_, seat) => seat);
    const first = props.mine ?? 0;
    return [...all.slice(first), ...all.slice(0, first)];
  };
  return (
    <section class="tabletop" aria-label={props.says.table.state}>
      <Show when={props.table.now.length > 0}>
        <div class="table-now">
          <Facts facts={props.table.now} says={props.says} />
        </div>
      </Show>
      <Show when={props.table.middle.length > 0}>
        <div class="panel table-middle">
          <Facts facts={props.table.middle} says={props.says} />
        </div>
      </Show>
      <ol class="seats-around">
        <For each={seats()}>{(seat) => <Player {...props} seat={seat} />}</For>
      </ol>
      <For each={props.table.tallies}>
        {(tally) => <PointsTable tally={tally} names={props.names} says={props.says} />}
      </For>
    </section>
  );
};
