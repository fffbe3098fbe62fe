import { choosersOf, type Chooser, type Position, positionsOf } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { foodChainMagnate, type Said, shell, slip } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { stateOf } from "../game.ts";
import { Sign } from "../sign.tsx";
import { cardName, type Panel, seatIn } from "./panel.ts";
import { Step } from "./step.tsx";

const namesOf = ({ table }: Pick<Panel, "table">, seats: readonly number[]): string =>
  seats.map((seat) => table.names(seat)).join(shell().comma);

const cardsText = ({ cards }: Position): string =>
  cards.map(({ employee, left }) => shell().panels.lastOf(cardName(employee), left)).join(shell().comma);

/** What a position brings, a line each. */
const linesOf = (props: Pick<Panel, "table">, position: Position): readonly string[] => {
  const { tie, mayGo, tilesGo, buildsBefore, nothingChanges } = shell().panels;
  const lines = [
    ...position.ties.map(({ house, rivals, outcome }) => tie[outcome](house, namesOf(props, rivals))),
    ...(position.cards.length > 0 ? [mayGo(cardsText(position))] : []),
    ...position.tiles.map(({ kind, left, before }) =>
      tilesGo(foodChainMagnate().campaigns[kind].name, Math.min(before, left), left),
    ),
    ...(position.builders.length > 0 ? [buildsBefore(namesOf(props, position.builders))] : []),
  ];
  return lines.length > 0 ? lines : [nothingChanges];
};

/** The ties that the chosen position loses, said at the button. */
export const orderSays = (panel: Panel): readonly Said[] => {
  const chosen = panel.filling.picked()["position"];
  return positionsOf(panel.definition, stateOf(panel.table), seatIn(panel))
    .filter(({ position }) => position === chosen)
    .flatMap(({ position, ties }) =>
      ties
        .filter(({ outcome }) => outcome === "lost")
        .map(({ house, rivals }) => slip(shell().panels.losesTie(position, house, namesOf(panel, rivals)))),
    );
};

/** Everybody in the order in which they choose, with their open slots. */
const Queue = (props: Panel) => {
  const choosers = createMemo(() => choosersOf(props.definition, stateOf(props.table)));
  const slots = ({ slots: all, lent }: Chooser): string =>
    lent > 0 ? `${shell().panels.slots(all - lent)} ${shell().panels.lent(lent)}` : shell().panels.slots(all);
  return (
    <Step title={shell().panels.queue} term="slots">
      <ol class="queue row">
        <For each={choosers()}>
          {(chooser) => (
            <li class="chip number" data-mine={chooser.seat === props.table.seat}>
              <Sign table={props.table} seat={chooser.seat} label={props.table.names(chooser.seat)} />
              {chooser.seat === props.table.seat ? shell().ask.yours : props.table.names(chooser.seat)}
              {" · "}
              {slots(chooser)}
              <Show when={chooser.position}>{(position) => <b>→ {shell().panels.place(position())}</b>}</Show>
            </li>
          )}
        </For>
      </ol>
    </Step>
  );
};

/** A free position: the button that takes it, and what it changes for oneself. */
const Free = (props: { readonly panel: Panel; readonly position: Position }) => (
  <div class="free-place">
    <Button
      aria-pressed={props.panel.filling.picked()["position"] === props.position.position}
      onClick={() => props.panel.filling.fill({ position: props.position.position })}
    >
      {shell().ask.freePlace(props.position.position)}
    </Button>
    <ul>
      <For each={linesOf(props.panel, props.position)}>{(line) => <li>{line}</li>}</For>
    </ul>
  </div>
);

/** The queue with its slots, and the places in the order: who has taken which, and what each free one means. */
export const OrderPanel = (props: Panel) => {
  const taken = () => {
    const { stage } = stateOf(props.table);
    return stage._tag === "order-of-business" ? stage.taken : [];
  };
  const positions = createMemo(() => positionsOf(props.definition, stateOf(props.table), seatIn(props)));
  return (
    <div class="slot stack">
      <Queue {...props} />
      <Step title={shell().ask.places} term="order">
        <ol class="offers places">
          <For each={taken()}>
            {(seat, index) => (
              <li>
                <Show
                  when={positions().find(({ position }) => position === index() + 1)}
                  fallback={
                    <span class="taken">
                      <span class="number">{shell().panels.place(index() + 1)}</span>
                      <Sign table={props.table} seat={seat ?? 0} label={props.table.names(seat ?? 0)} />
                      {props.table.names(seat ?? 0)}
                    </span>
                  }
                >
                  {(position) => <Free panel={props} position={position()} />}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Step>
    </div>
  );
};
