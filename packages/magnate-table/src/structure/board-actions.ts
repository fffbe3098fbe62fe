import type { EmployeeId, Ruleset } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";
import type { JSX } from "solid-js";
import { magnateWords } from "../language.ts";
import type { ChartActions } from "./chart.tsx";
import type { StructureDraft } from "./draft.ts";
import { isManager, type SlotAddress } from "./seating.ts";

const words = () => magnateWords().structure;

/** A structure that is drawn up at a table. */
export interface BoardProps {
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
export const boardActions = (props: BoardProps, root: () => HTMLElement | undefined) => {
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

/** Pressing, looking and sending to the other side, as all parts of the board do it. */
export type BoardActions = ReturnType<typeof boardActions>;

/** What is done on the chart, by those of the board. */
export const chartActions = (props: BoardProps, { press, look, send }: BoardActions): ChartActions => ({
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
