import type { EmployeeId } from "@blueplate/engine";
import { roving } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf, stacksOf } from "../cards/stacks.ts";
import { ownChain } from "../game.ts";
import { dragCards } from "../dragging/card-drag.ts";
import { magnateWords } from "../language.ts";
import { Beach, beachHeight } from "./beach.tsx";
import { type BoardActions, boardActions, type BoardProps, chartActions } from "./board-actions.ts";
import { OrgChart, seatFrom } from "./chart.tsx";
import { columnLayout } from "./column-layout.ts";
import { deskLayout } from "./desk-layout.ts";
import { createRoom } from "./room.ts";
import type { SlotAddress } from "./seating.ts";

const words = () => magnateWords().structure;

/** The card that is pressed, by a key or a pointer. */
const employeeOn = (target: EventTarget | null): EmployeeId | null => {
  const card = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-thing]") : null;
  const thing = card?.dataset["thing"] ?? "";
  // cast: the cards of a board are employees.
  return thing.startsWith("employee:") ? (thing.slice("employee:".length) as EmployeeId) : null;
};

/** Arrows go from card to card, through the chart and on to the beach. */
const arrows = roving("button.card");

const addressOn = (target: EventTarget | null): SlotAddress | null =>
  seatFrom(target instanceof Element ? (target.closest("[data-address]")?.getAttribute("data-address") ?? null) : null);

/** Those for whom there is no slot. */
const Surplus = (props: BoardProps & { readonly press: BoardActions["press"] }) => (
  <Show when={props.draft.seating().surplus.length > 0}>
    <section class="surplus">
      <h2>{words().tooMany}</h2>
      <div class="card-row">
        <For each={props.draft.seating().surplus}>
          {(employee) => (
            <EmployeeCard
              stack={stackOf(props.ruleset, employee, 1, ownChain(props.table))}
              label={words().toBeach(stackOf(props.ruleset, employee, 1).name)}
              onClick={(event) => props.press(employee, "work", null, event)}
            />
          )}
        </For>
      </div>
    </section>
  </Show>
);

/** A structure as it is drawn up: the chart, and the beach below it. Cards go by drag, by tap and by key. */
export const StructureBoard = (props: BoardProps) => {
  let root: HTMLDivElement | undefined;
  const room = createRoom(() => root);
  const actions = boardActions(props, () => root);
  const kinds = () => stacksOf(props.ruleset, props.draft.beach()).length;
  const layout = createMemo(() => {
    const { width, height } = room();
    const plan = props.draft.seating();
    const tree =
      props.shape === "tree"
        ? deskLayout(plan, width - 24, (size) => height - 20 - beachHeight(kinds(), width, size))
        : null;
    return tree ?? columnLayout(plan, width);
  });
  const onKey = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    arrows(event);
    const card = employeeOn(event.target);
    if (card === null || (event.key !== "+" && event.key !== "-")) return;
    event.preventDefault();
    if (event.key === "+" && (props.draft.beach()[card] ?? 0) > 0) actions.send(card, "beach");
    if (event.key === "-" && (props.draft.atWork()[card] ?? 0) > 0) actions.send(card, "work");
  };
  const drop = (card: HTMLElement, from: string, onto: string | null): void => {
    const employee = employeeOn(card);
    if (!employee) return;
    const [here, there] = [addressOn(card), seatFrom(onto)];
    if (from === "beach") return actions.send(employee, "beach", there);
    if (here && there) return props.draft.reseat(here, there);
    if (!there) actions.send(employee, "work", here);
  };
  return (
    <div
      class="structure-board"
      data-shape={props.shape}
      data-size={layout().size}
      data-lifted={props.draft.held()?.isLifted ? props.draft.held()?.from : undefined}
      ref={(element) => {
        root = element;
        dragCards(element, drop);
      }}
      onKeyDown={onKey}
    >
      <section class="at-work" data-group="work" aria-label={words().atWork}>
        <Show when={room().width > 0}>
          <OrgChart
            ruleset={props.ruleset}
            plan={props.draft.seating()}
            layout={layout()}
            name={props.table.names(props.table.seat ?? 0)}
            chain={ownChain(props.table)}
            actions={chartActions(props, actions)}
          >
            <span class="ceo-caption number">{props.caption}</span>
          </OrgChart>
        </Show>
        <Surplus {...props} press={actions.press} />
      </section>
      {props.note}
      <Beach {...props} actions={actions} />
    </div>
  );
};
