import { type Cards, countList, type EmployeeId, type Ruleset, subtractCounts } from "@blueplate/engine";
import { cardsInHand, fillOrder, whoFits } from "@blueplate/forecast";
import { mainline, open } from "@blueplate/kernel";
import { type FormFilling, type TableProps } from "@blueplate/tabletop";
import { createComputed, createEffect, createMemo, createSignal, on, untrack } from "solid-js";
import { handOf, stackOrder } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { advisedStaff, STRUCTURE } from "../panels/structure-asked.ts";
import { movedTo, seatingOf, type SeatingPlan, type SlotAddress, without } from "./seating.ts";

/** The structure of the last round as far as its cards are in hand again. */
const lastStructure = (table: TableProps): readonly EmployeeId[] => {
  const hand = handOf(stateOf(table), table.seat);
  for (const entry of mainline(table.entries).toReversed()) {
    for (const event of entry.events) {
      if (event._tag !== "StructuresRevealed" || !("structures" in event) || !Array.isArray(event.structures)) continue;
      // cast: this event's own schema.
      const mine = (event.structures as readonly { seat: number; selected: readonly EmployeeId[] }[]).find(
        (each) => each.seat === table.seat,
      );
      return cardsInHand(hand, mine?.selected ?? []);
    }
  }
  return [];
};

/** What the seat has handed in already and may still change, or null. */
const submitted = (table: TableProps): readonly EmployeeId[] | null => {
  const { stage, chains } = stateOf(table);
  const mine = table.seat === null ? undefined : chains[table.seat];
  const envelope = stage._tag === "restructuring" && mine ? stage.submitted[mine.seat] : null;
  return envelope && mine ? open(envelope, mine.seat) : null;
};

/** A card that somebody holds or looks at. */
export interface HeldCard {
  readonly employee: EmployeeId;
  readonly from: "work" | "beach";
  /** True for one that was picked up: the next tap puts it down. */
  readonly isLifted: boolean;
}

/** Where everybody sits: as they sat, or as somebody has put them. */
const createSeating = (table: TableProps, ruleset: Ruleset, atWork: () => Cards) => {
  const [seating, setSeating] = createSignal<SeatingPlan>({ slots: [], surplus: [] });
  let wish: { readonly card: EmployeeId; readonly at: SlotAddress } | null = null;
  createComputed(() => {
    const staff = { ruleset, cards: atWork(), ceoSlots: stateOf(table).ceoSlots, order: stackOrder(ruleset) };
    const wished = wish;
    wish = null;
    setSeating((before) => seatingOf(staff, before, wished));
  });
  return {
    seating,
    wishFor: (card: EmployeeId, at: SlotAddress | null): void => void (wish = at ? { card, at } : null),
    leave: (at: SlotAddress): void => void setSeating((before) => without(before, at)),
    reseat: (from: SlotAddress, to: SlotAddress): void =>
      void setSeating((before) => movedTo(ruleset, before, from, to)),
  };
};

/** What fills the draft before anybody has touched it: what was handed in, or the structure of the last round. */
const createUsual = (
  table: TableProps,
  ruleset: Ruleset,
  { filling, isOpen }: { readonly filling: FormFilling; readonly isOpen: () => boolean },
) => {
  const [touched, setTouched] = createSignal(false);
  // Slots may have changed since last round: who does not fit any more stays on the beach.
  const asLast = (): readonly EmployeeId[] =>
    submitted(table) ?? whoFits(ruleset, stateOf(table).ceoSlots, lastStructure(table));
  // What was handed in stays to be seen, and to be changed until the last is ready; a new round begins anew.
  const begun = (): unknown => (isOpen() ? submitted(table) : false);
  createEffect(on(begun, (now) => void (now !== null && setTouched(false)), { defer: true }));
  createEffect(() => {
    if (!isOpen() || touched() || filling.list().length > 0) return;
    const wanted = untrack(asLast);
    if (wanted.length > 0) filling.setList(wanted);
  });
  return { asLast, touched, touch: (): void => void setTouched(true) };
};

const lessOne = (list: readonly EmployeeId[], employee: EmployeeId): readonly EmployeeId[] => {
  const at = list.lastIndexOf(employee);
  return list.filter((_, index) => index !== at);
};

/** How a draft changes: who goes to work and to the beach, one or all. */
const createMoves = (
  of: { readonly table: TableProps; readonly ruleset: Ruleset },
  draft: {
    readonly hand: () => Cards;
    readonly list: () => readonly EmployeeId[];
    /** Whether somebody has put anybody somewhere in this draft. */
    readonly touched: () => boolean;
    readonly change: (next: readonly EmployeeId[]) => void;
  },
  { wishFor, leave }: Pick<ReturnType<typeof createSeating>, "wishFor" | "leave">,
) => {
  const { hand, list, touched, change } = draft;
  const fit = (cards: readonly EmployeeId[]): void => change(whoFits(of.ruleset, stateOf(of.table).ceoSlots, cards));
  /** Whom somebody has put there stays; those who sit there as they sat last round make way for whom the coach would send. */
  const groups = (): readonly (readonly EmployeeId[])[] => {
    const advised = advisedStaff(of.table) ?? [];
    return touched() ? [list(), advised] : [advised, list()];
  };
  return {
    toBeach: (employee: EmployeeId, at: SlotAddress | null = null): void => {
      if (at) leave(at);
      change(lessOne(list(), employee));
    },
    toWork: (employee: EmployeeId, at: SlotAddress | null = null): void => {
      wishFor(employee, at);
      change([...list(), employee]);
    },
    everybody: (): void => fit(fillOrder(of.ruleset, hand(), ...groups())),
    /** A plan laid by, as far as its cards are in hand and still fit. */
    take: (plan: readonly EmployeeId[]): void => fit(cardsInHand(hand(), plan)),
  };
};

/** One's own structure while it is drawn up: who works, who stays on the beach, where everybody sits, and what is held. */
export const createStructureDraft = (table: TableProps, ruleset: Ruleset, filling: FormFilling) => {
  const isOpen = createMemo(() => filling.form()?.tag === STRUCTURE && filling.slot()?.shape === "list");
  const hand = createMemo(() => (isOpen() ? handOf(stateOf(table), table.seat) : {}));
  // cast: the list grows from the slot's own candidates.
  const list = (): readonly EmployeeId[] => (isOpen() ? (filling.list() as readonly EmployeeId[]) : []);
  const atWork = createMemo(() => countList(list()));
  const beach = createMemo(() => subtractCounts(hand(), atWork()));
  const { asLast, touched, touch } = createUsual(table, ruleset, { filling, isOpen });
  const { seating, reseat, ...seats } = createSeating(table, ruleset, atWork);
  const [held, hold] = createSignal<HeldCard | null>(null);
  const change = (next: readonly EmployeeId[]): void => {
    touch();
    hold(null);
    filling.setList(next);
  };
  /** Who would work if what is held were put down on the other side. */
  const preview = createMemo((): readonly EmployeeId[] | null => {
    const now = held();
    if (!now) return null;
    return now.from === "beach" ? [...list(), now.employee] : lessOne(list(), now.employee);
  });
  const moves = createMoves({ table, ruleset }, { hand, list, touched, change }, seats);
  return { isOpen, list, atWork, beach, seating, reseat, held, hold, preview, change, asLast, ...moves };
};

/** A structure that is drawn up. */
export type StructureDraft = ReturnType<typeof createStructureDraft>;
