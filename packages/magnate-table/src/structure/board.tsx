import type { EmployeeId, Ruleset } from "@blueplate/engine";
import { roving, type TableProps } from "@blueplate/tabletop";
import { createMemo, For, type JSX, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf, stacksOf } from "../cards/stacks.ts";
import { ownChain } from "../game.ts";
import { dragCards } from "../dragging/card-drag.ts";
import { magnateWords } from "../language.ts";
import { type ChartActions, OrgChart, seatFrom } from "./chart.tsx";
import { columnLayout } from "./column-layout.ts";
import { deskLayout } from "./desk-layout.ts";
import type { StructureDraft } from "./draft.ts";
import { CARD_SIZES, type CardSize } from "./layout.ts";
import { createRoom } from "./room.ts";
import { isManager, type SlotAddress } from "./seating.ts";

const words = () => magnateWords().structure;

interface BoardProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly draft: StructureDraft;
  /** Under one another on a narrow page; as a tree in a room of its own. */
  readonly shape: "tree" | "rows";
  /** What the draft comes to, in words. */
  readonly caption: string;
  /** What would be if the card that is held were put down. */
  readonly note?: JSX.Element;
}

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

/** A finger picks a card up first, since it cannot look at it; a mouse and a key put it on the other side at once. */
const isFinger = (event: MouseEvent): boolean => "pointerType" in event && event.pointerType === "touch";

/** Where the focus goes when the card that had it has gone to the other side: to the card there. */
const followFocus = (root: () => HTMLElement | undefined, employee: EmployeeId): void => {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || !root()?.contains(before)) return;
  queueMicrotask(() => {
    if (before.isConnected) return;
    root()
      ?.querySelector<HTMLElement>(`button[data-thing="${CSS.escape(`employee:${employee}`)}"]`)
      ?.focus();
  });
};

/** What is done by pressing, looking and keys. */
const boardActions = (props: BoardProps, root: () => HTMLElement | undefined) => {
  const { draft } = props;
  const send = (employee: EmployeeId, from: "work" | "beach", at: SlotAddress | null = null): void => {
    followFocus(root, employee);
    (from === "work" ? draft.toBeach : draft.toWork)(employee, at);
  };
  const press = (employee: EmployeeId, from: "work" | "beach", at: SlotAddress | null, event: MouseEvent): void => {
    const held = draft.held();
    const isHeld = held?.isLifted === true && held.employee === employee && held.from === from;
    if (isFinger(event) && !isHeld) return void draft.hold({ employee, from, isLifted: true });
    send(employee, from, at);
  };
  const look = (employee: EmployeeId | null, from: "work" | "beach"): void => {
    if (draft.held()?.isLifted === true) return;
    draft.hold(employee === null ? null : { employee, from, isLifted: false });
  };
  return { send, press, look };
};

const chartActions = (props: BoardProps, { press, look, send }: ReturnType<typeof boardActions>): ChartActions => ({
  label: (name) => words().toBeach(name),
  press: (employee, at, event) => press(employee, "work", at, event),
  look: (employee) => look(employee, "work"),
  taker: (at) => {
    const held = props.draft.held();
    if (!held?.isLifted || held.from !== "beach") return null;
    return at.team !== null && isManager(props.ruleset, held.employee) ? null : held.employee;
  },
  put: (at) => {
    const held = props.draft.held();
    if (held) send(held.employee, "beach", at);
  },
  isLifted: (employee) => {
    const held = props.draft.held();
    return held?.isLifted === true && held.from === "work" && held.employee === employee;
  },
});

/** Those for whom there is no slot. */
const Surplus = (props: BoardProps & { readonly press: ReturnType<typeof boardActions>["press"] }) => (
  <Show when={props.draft.seating().surplus.length > 0}>
    <section class="surplus">
      <h3>{words().tooMany}</h3>
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

/** The beach: who lies there can be trained. A tap on the sand lets a card lie down that was picked up. */
const Beach = (props: BoardProps & { readonly actions: ReturnType<typeof boardActions> }) => {
  const held = () => props.draft.held();
  const lying = () => stacksOf(props.ruleset, props.draft.beach(), ownChain(props.table));
  const layDown = ({ target }: MouseEvent): void => {
    const now = held();
    if (now?.isLifted !== true || now.from !== "work" || (target instanceof Element && target.closest("button")))
      return;
    props.actions.send(now.employee, "work");
  };
  return (
    <section class="beach" data-group="beach" data-lit={held()?.isLifted && held()?.from === "work"} onClick={layDown}>
      <Parasol />
      <div class="beach-head">
        <h3>{words().beach}</h3>
        <p>{words().beachHelp}</p>
      </div>
      <div class="card-row">
        <For each={lying()} fallback={<span class="muted">{words().nobody}</span>}>
          {(stack) => (
            <div
              class="on-beach"
              data-many={stack.count > 1}
              data-lifted={held()?.isLifted && held()?.from === "beach" && held()?.employee === stack.employee}
              onPointerEnter={({ pointerType }) =>
                pointerType === "mouse" && props.actions.look(stack.employee, "beach")
              }
              onPointerLeave={() => props.actions.look(null, "beach")}
            >
              <EmployeeCard
                stack={stack}
                label={words().toWork(stack.name)}
                onClick={(event) => props.actions.press(stack.employee, "beach", null, event)}
              />
            </div>
          )}
        </For>
      </div>
    </section>
  );
};

/** A parasol, so that it is seen from afar who has the day off. */
const Parasol = () => (
  <svg class="parasol" viewBox="0 0 150 130" aria-hidden="true">
    <ellipse cx="84" cy="122" rx="60" ry="6" fill="#2b2430" opacity="0.16" />
    <path d="M62 14L86 122" stroke="#2b2430" stroke-width="4.5" stroke-linecap="round" />
    <path d="M62 14L86 122" stroke="#c99a5b" stroke-width="1.6" stroke-linecap="round" />
    <path
      d="M4 62Q8 22 62 10Q122 10 140 46Q124 36 112 48Q96 38 82 54Q64 44 48 60Q24 46 4 62Z"
      fill="#fff6e0"
      stroke="#2b2430"
      stroke-width="2"
    />
    <path
      d="M62 10Q28 30 26 53Q38 50 48 60Q50 26 62 10ZM62 10Q84 28 82 54Q96 38 112 48Q100 18 62 10Z"
      fill="#c9603f"
      stroke="#2b2430"
      stroke-width="2"
      stroke-linejoin="round"
    />
  </svg>
);

/** Pixels of the beach for so many stacks, with cards of a size, in a room so wide. */
const beachHeight = (stacks: number, width: number, size: CardSize): number => {
  const card = CARD_SIZES[size];
  const across = Math.max(1, Math.floor((width - 150) / (card.width + 10)));
  return Math.max(1, Math.ceil(stacks / across)) * (card.height + 8) + 26;
};

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
