import {
  type Entry,
  type Json,
  type LogHeader,
  type Refusal,
  type Rules,
  type Seat,
  standIns,
  type Table,
  type Tagged,
  undo,
  undoTargets,
} from "@blueplate/kernel";
import type { RefusedRollback } from "@blueplate/api";
import { nanoid } from "nanoid";
import { batch, createMemo } from "solid-js";
import { createAgreeing, NOT_NOW } from "./consent/agreeing.ts";
import { driveBots } from "./bots.ts";
import { createDeviceHolder, type DeviceHolder } from "./device-holder.ts";
import { createOrders } from "./orders.ts";
import type { ConsentQuestion } from "./consent/question.ts";
import { createRunning, type LocalRunning } from "./running-table.ts";
import { type Sides, sidesOf } from "./controllers.ts";

/** What is known of a table on this device beside its log. */
export interface LocalTableFacts {
  /** By seat what it has decided beforehand. */
  readonly orders: readonly Json[];
  /** What lies between those round the device for all to answer, or null. */
  readonly question: ConsentQuestion | null;
}

/** What a table on this device begins from. */
export interface LocalTableStart extends Partial<LocalTableFacts> {
  readonly header: LogHeader;
  readonly rules: Rules;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** The actor of a table on this device: the same kernel as on the server, in this page. */
export interface LocalTableActor extends Pick<DeviceHolder, "holder" | "awaited" | "take"> {
  readonly table: () => Table;
  /** Gives a command for the one who holds the device. */
  readonly give: (command: Tagged) => Refusal | null;
  /** Takes back the holder's last decision, with what bots have answered to it. */
  readonly takeBack: () => Refusal | null;
  /** Who may still take a decision back although the device is passed on already, or null. */
  readonly regretful: () => Seat | null;
  /** That one takes the device back, and the decision with it. */
  readonly regret: () => void;
  /** Goes back to an entry, or asks those who have a say in it. */
  readonly backTo: (to: number) => Refusal | null;
  /** What lies between those round the device for all to answer, or null. */
  readonly question: () => ConsentQuestion | null;
  readonly accept: (seat: Seat) => void;
  readonly refuse: (seat: Seat) => void;
  /** Nothing is asked any more. */
  readonly withdraw: () => void;
  /** Whose wish to go back was refused last, and by whom; or null. */
  readonly refused: () => RefusedRollback | null;
  /** Lets a bot play for the holder, or for somebody else whom the others do not want to wait for. */
  readonly handOver: (seat: Seat, bot: string) => Refusal | null;
  /** The holder gives the seat up for good. */
  readonly resign: (bot: string) => Refusal | null;
  /** Whoever let a bot play is back: nobody else would sit down there. */
  readonly comeBack: (seat: Seat) => Refusal | null;
  /** What a seat has decided beforehand; null for nothing. */
  readonly orders: (seat: Seat) => Json;
  /** The numbers of a seat's entries that its orders led to. */
  readonly byOrder: (seat: Seat) => readonly number[];
  /** The holder decides beforehand; null for nothing any more. */
  readonly order: (orders: Json) => Refusal | null;
  /** Goes on from how the table stands in another window. */
  readonly takeUp: (newer: Pick<LocalTableStart, "entries" | keyof LocalTableFacts>) => void;
}

/** Milliseconds in which orders can be changed before they are carried out. */
const ORDER_MS = 500;

/** The same in a window that follows another: the bots are left to the window in which somebody plays, for as long as it is open. */
const FOLLOWING_MS = 10_000;

/** Hears of the table and of what is known beside its log. */
type OnChange = (table: Table, beside: LocalTableFacts) => void;

/** How long bots and orders wait: the longer while another window leads, until somebody plays here. */
const createPace = () => {
  let isFollowing = false;
  return {
    after: (pauseMs: number): number => (isFollowing ? FOLLOWING_MS : pauseMs),
    isFollowing: () => isFollowing,
    follow: (): void => void (isFollowing = true),
    lead: (): void => void (isFollowing = false),
  };
};

/** What people do with the table besides agreeing: commands, and taking back what nobody has to be asked about. */
const actsOf = ({ table, accept, play }: LocalRunning, sides: () => Sides, device: DeviceHolder, lead: () => void) => {
  const undoFor = (seat: Seat): Refusal | null =>
    accept(undo(table(), { seat, commandId: nanoid(), bots: sides().bots }, Date.now()));
  const byHolder = (act: (seat: Seat) => Refusal | null): Refusal | null => {
    const seat = device.holder();
    lead();
    return seat === null ? NOT_NOW : act(seat);
  };
  const regretful = createMemo((): Seat | null => {
    const { people, bots } = sides();
    const awaited = device.awaited();
    const last = table().line.findLast((entry) => "seat" in entry && people.includes(entry.seat));
    if (awaited === null || last?._tag !== "Played" || last.seat === awaited) return null;
    return undoTargets(table(), last.seat, bots).length > 0 ? last.seat : null;
  });
  return {
    byHolder,
    give: (command: Tagged) => byHolder((seat) => play(seat, command)),
    takeBack: () => byHolder(undoFor),
    regretful,
    regret: (): void =>
      batch(() => {
        const seat = regretful();
        lead();
        if (seat !== null && undoFor(seat) === null) device.takeAs(seat);
      }),
  };
};

/** The people who are waited for; whoever has decided beforehand need not take the device for it. */
const askedIn = (
  { rules, state }: Table,
  { people }: Sides,
  orders: ReturnType<typeof createOrders>,
): readonly Seat[] =>
  rules.waitsFor(state).filter((seat) => people.includes(seat) && !orders.due().some((each) => each.seat === seat));

/** Who plays for whom, and going back over what others have done, by whoever holds the device. */
const agreementsOf = (
  agreeing: ReturnType<typeof createAgreeing>,
  { byHolder }: ReturnType<typeof actsOf>,
  { table }: LocalRunning,
  device: DeviceHolder,
): Pick<
  LocalTableActor,
  "question" | "accept" | "refuse" | "withdraw" | "refused" | "backTo" | "handOver" | "resign" | "comeBack"
> => ({
  question: agreeing.question,
  accept: agreeing.accept,
  refuse: agreeing.refuse,
  withdraw: agreeing.withdraw,
  refused: agreeing.refused,
  backTo: (to) => byHolder((seat) => agreeing.backTo(seat, to)),
  handOver: (seat, bot) => agreeing.handOver(device.holder(), seat, bot),
  resign: (bot) => byHolder((seat) => agreeing.resign(seat, bot)),
  comeBack: (seat) => (standIns(table().entries).get(seat)?.why === "resigned" ? NOT_NOW : agreeing.comeBack(seat)),
});

/** What whoever holds the device decides beforehand. */
const orderingOf = (
  orders: ReturnType<typeof createOrders>,
  { byHolder }: ReturnType<typeof actsOf>,
  keep: () => void,
): Pick<LocalTableActor, "orders" | "byOrder" | "order"> => ({
  orders: orders.of,
  byOrder: orders.played,
  order: (wanted) =>
    byHolder((seat) => {
      orders.set(seat, wanted);
      keep();
      return null;
    }),
});

/**
 * Runs a table in this page. With one person the screen is always that person's; with several it is passed on, and belongs to
 * nobody until the one who is asked takes it. `onChange` hears of every new entry, of new orders and of what people are asked.
 */
export const createLocalTableActor = (opening: LocalTableStart, onChange: OnChange): LocalTableActor => {
  const { header } = opening;
  const keep = (): void => onChange(table(), { orders: orders.all(), question: agreeing.question() });
  const running = createRunning(opening, keep);
  const { table, play } = running;
  const sides = createMemo(() => sidesOf(header, table().entries));
  const agreeing = createAgreeing(running, {
    sides,
    kept: opening.question ?? null,
    onAsk: () => device.release(),
    onChange: keep,
  });
  const isPaused = (): boolean => agreeing.question() !== null;
  const deciding = (): readonly Seat[] => (isPaused() ? [] : sides().people);
  const orders = createOrders(opening.orders ?? [], deciding, table);
  const device = createDeviceHolder(header, () => askedIn(table(), sides(), orders), isPaused);
  const pace = createPace();
  driveBots({ header, table, sides, isPaused }, play, pace);
  orders.drive(play, () => pace.after(ORDER_MS));
  const acts = actsOf(running, sides, device, pace.lead);
  return {
    table,
    holder: device.holder,
    awaited: device.awaited,
    take: device.take,
    ...acts,
    ...agreementsOf(agreeing, acts, running, device),
    ...orderingOf(orders, acts, keep),
    takeUp: (newer) =>
      batch(() => {
        pace.follow();
        device.release();
        orders.setAll(newer.orders ?? []);
        running.takeUp(newer.entries);
        agreeing.takeUp(newer.question ?? null);
      }),
  };
};
