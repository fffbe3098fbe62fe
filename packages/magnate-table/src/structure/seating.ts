import { abilityOf, type Cards, type EmployeeId, listCounts, type Ruleset } from "@blueplate/engine";
import { slotsUnder } from "@blueplate/forecast";

/** What the CEO is called among the cards: nobody holds a card for him. */
// cast: the id under which words and pictures know him.
export const CEO_CARD = "ceo" as EmployeeId;

/** A slot of the CEO: who sits in it, and the slots of a manager who does. */
export interface CeoSlot {
  readonly holder: EmployeeId | null;
  readonly team: readonly (EmployeeId | null)[];
}

/** Who sits where. The rules ask only how many: where somebody sits is for those who look. */
export interface SeatingPlan {
  readonly slots: readonly CeoSlot[];
  /** Who finds no slot. */
  readonly surplus: readonly EmployeeId[];
}

/** A slot by its place: of the CEO, or of the team of the manager who sits there. */
export interface SlotAddress {
  readonly slot: number;
  readonly team: number | null;
}

/** What the seating is worked out from. */
export interface Staff {
  readonly ruleset: Ruleset;
  readonly cards: Cards;
  readonly ceoSlots: number;
  /** The order in which cards of the same rank take their seats; that of their rows unless told. */
  readonly order?: (one: EmployeeId, other: EmployeeId) => number;
}

/** True for a card that may only sit under the CEO. */
export const isManager = (ruleset: Ruleset, employee: EmployeeId): boolean =>
  abilityOf(ruleset.content, employee, "manage") !== undefined;

interface Desk {
  holder: EmployeeId | null;
  team: (EmployeeId | null)[];
}

/** Those of the wanted cards who have no seat yet. */
const waitingRoom = (cards: Cards) => {
  const left = new Map<EmployeeId, number>();
  for (const card of listCounts(cards)) left.set(card, (left.get(card) ?? 0) + 1);
  return {
    /** Calls a card to its seat, if it is wanted. */
    call: (card: EmployeeId | null | undefined): EmployeeId | null => {
      const count = card === null || card === undefined ? 0 : (left.get(card) ?? 0);
      if (count === 0 || card === null || card === undefined) return null;
      left.set(card, count - 1);
      return card;
    },
    sendBack: (card: EmployeeId | null): void => {
      if (card !== null) left.set(card, (left.get(card) ?? 0) + 1);
    },
    rest: (): EmployeeId[] => [...left].flatMap(([card, count]) => Array.from({ length: count }, () => card)),
  };
};

type WaitingRoom = ReturnType<typeof waitingRoom>;

/** Whoever sat somewhere keeps the seat. */
const keptDesks = ({ ruleset, ceoSlots }: Staff, before: SeatingPlan | null, room: WaitingRoom): Desk[] =>
  Array.from({ length: ceoSlots }, (_, index) => {
    const old = before?.slots[index];
    const holder = room.call(old?.holder);
    const team = Array.from({ length: slotsUnder(ruleset, holder) }, (__, at) => room.call(old?.team[at]));
    return { holder, team };
  });

const seatManager = (ruleset: Ruleset, desks: readonly Desk[], card: EmployeeId, room: WaitingRoom): boolean => {
  const desk =
    desks.find(({ holder }) => holder === null) ??
    desks.find(({ holder }) => holder !== null && !isManager(ruleset, holder));
  if (!desk) return false;
  // Somebody else makes room, and finds another seat.
  room.sendBack(desk.holder);
  desk.holder = room.call(card);
  desk.team = Array.from({ length: slotsUnder(ruleset, card) }, () => null);
  return true;
};

const seatWorker = (desks: readonly Desk[], card: EmployeeId, room: WaitingRoom): boolean => {
  for (const desk of desks) {
    const free = desk.team.indexOf(null);
    if (free < 0) continue;
    desk.team[free] = room.call(card);
    return true;
  }
  const free = desks.find(({ holder }) => holder === null);
  if (!free) return false;
  free.holder = room.call(card);
  return true;
};

/** Gives a card the slot that is wished for it, where that is free and may hold it. */
const seatAsWished = (
  ruleset: Ruleset,
  desks: readonly Desk[],
  { card, at }: { readonly card: EmployeeId; readonly at: SlotAddress },
  room: WaitingRoom,
): void => {
  const desk = desks[at.slot];
  if (!desk) return;
  if (at.team === null) {
    if (desk.holder === null) {
      desk.holder = room.call(card);
      desk.team = Array.from({ length: slotsUnder(ruleset, desk.holder) }, () => null);
    }
  } else if (desk.team[at.team] === null && !isManager(ruleset, card)) desk.team[at.team] = room.call(card);
};

/**
 * A seat for everybody at work (R5.4). Whoever sat somewhere before stays there as far as that goes; managers take slots of the CEO,
 * the others those of managers first. `wish` names a slot that somebody who comes now is to have.
 */
export const seatingOf = (
  staff: Staff,
  before: SeatingPlan | null,
  wish: { readonly card: EmployeeId; readonly at: SlotAddress } | null = null,
): SeatingPlan => {
  const { ruleset } = staff;
  const room = waitingRoom(staff.cards);
  const desks = keptDesks(staff, before, room);
  if (wish) seatAsWished(ruleset, desks, wish, room);
  const order = staff.order ?? (() => 0);
  const surplus: EmployeeId[] = [];
  const managers = room.rest().filter((card) => isManager(ruleset, card));
  for (const card of managers.toSorted((a, b) => slotsUnder(ruleset, b) - slotsUnder(ruleset, a) || order(a, b)))
    if (!seatManager(ruleset, desks, card, room)) surplus.push(card);
  const workers = room.rest().filter((card) => !isManager(ruleset, card));
  for (const card of workers.toSorted(order)) if (!seatWorker(desks, card, room)) surplus.push(card);
  return { slots: desks, surplus };
};

const holderAt = ({ slots }: SeatingPlan, { slot, team }: SlotAddress): EmployeeId | null =>
  (team === null ? slots[slot]?.holder : slots[slot]?.team[team]) ?? null;

const withHolder = (slots: readonly CeoSlot[], address: SlotAddress, value: EmployeeId | null): readonly CeoSlot[] =>
  slots.map((each, index) => {
    if (index !== address.slot) return each;
    if (address.team === null) return { holder: value, team: [] };
    return { ...each, team: each.team.map((holder, at) => (at === address.team ? value : holder)) };
  });

/** The same seating with somebody in another free slot; a manager takes his people along. As it was where the rules do not let him. */
export const movedTo = (ruleset: Ruleset, plan: SeatingPlan, from: SlotAddress, to: SlotAddress): SeatingPlan => {
  const card = holderAt(plan, from);
  if (card === null || holderAt(plan, to) !== null) return plan;
  if (!isManager(ruleset, card)) return { ...plan, slots: withHolder(withHolder(plan.slots, from, null), to, card) };
  const [here, there] = [plan.slots[from.slot], plan.slots[to.slot]];
  if (to.team !== null || !here || !there) return plan;
  const swapped = plan.slots.map((each, index) => (index === from.slot ? there : index === to.slot ? here : each));
  return { ...plan, slots: swapped };
};

/** The same seating with a slot left: whoever sat under a manager that goes finds another seat. */
export const without = ({ slots, surplus }: SeatingPlan, { slot, team }: SlotAddress): SeatingPlan => ({
  slots: slots.map((each, index) => {
    if (index !== slot) return each;
    if (team === null) return { holder: null, team: [] };
    return { ...each, team: each.team.map((holder, at) => (at === team ? null : holder)) };
  }),
  surplus,
});
