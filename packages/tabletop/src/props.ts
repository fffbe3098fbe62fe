import type { ChatLine, TableFacts } from "@blueplate/api";
import type { Entry, Json, Rules, Seat, Tagged } from "@blueplate/kernel";
import type { GameWords, NameOf } from "@blueplate/words";
import type { JSX } from "solid-js";
import type { Pings } from "./pointing/ping.ts";

/** Giving commands from this browser. */
export interface CommandSender {
  /** Sends a command; answers whether it was accepted. Repeats by itself after a lost answer. */
  send(command: Tagged): Promise<boolean>;
  /** Sends commands one after the other and stops at the first that is not accepted; the sender is busy all the while. */
  sendAll(commands: readonly Tagged[]): Promise<boolean>;
  undo(): Promise<void>;
  /** The number of the first entry that it can take back, where others lie before it that it cannot. */
  readonly from?: number;
  /** Goes back to an entry, or asks those who have a say in it; answers whether that was accepted. */
  backTo(to: number): Promise<boolean>;
  /** Sets what one's seat decides beforehand, as the game encodes it; null for nothing. Answers whether it was understood. */
  order(orders: Json): Promise<boolean>;
  /** Why the last command was not accepted, in words, or null. */
  problem(): string | null;
  /** The problem is told no longer. */
  clear(): void;
  busy(): boolean;
}

/** Who plays for whom at a table. What is asked answers why it was not done, in words, or null. */
export interface SeatHandover {
  /** True where those who play share this device: whoever is back says so on it. */
  readonly isShared: boolean;
  /** The bot that takes over a seat, or null where the game has none. */
  usualBot(): Promise<string | null>;
  /** Seconds for which somebody has to be waited for before the others may decide. */
  awayAfter(): Promise<number>;
  /** Lets a bot play for oneself at once, for somebody else when the others want it. */
  handOver(seat: number, bot: string): Promise<string | null>;
  /** Gives one's own seat up for good. */
  resign(bot: string): Promise<string | null>;
  /** Whoever let a bot play is back. */
  takeBack(seat: number): Promise<string | null>;
}

/** What would be done in the form of this tag, by the position as it is asked; null where nothing speaks for it. */
export type Advise = (asked: Pick<TableProps, "rules" | "state" | "entries" | "seat">, tag: string) => Tagged | null;

/** The table at which somebody explains. */
export interface GuidedTable {
  /** True while an act is filled in. */
  readonly isFilling: () => boolean;
  /** The phase that is played on the table behind the present; null while nothing moves. */
  readonly scene: () => string | null;
  /** Fills a command into the question; it is confirmed there by whoever is asked. */
  readonly fillIn: (command: Tagged) => void;
  /** Names the form that the guide would go on with, whose button is the main one then; null leaves that to the table. */
  readonly lead?: (tag: string | null) => void;
  /** Told whether all is explained: then the explanation asks for what comes next, and the table does no longer. */
  readonly onDone?: (isDone: boolean) => void;
}

/** What every table is drawn from. */
export interface TableProps {
  readonly facts: TableFacts;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly state: unknown;
  readonly entries: readonly Entry[];
  /** The viewer's seat, or null for a watcher. */
  readonly seat: Seat | null;
  readonly sender: CommandSender;
  readonly names: NameOf;
  /** What was said at the table. */
  readonly chat: readonly ChatLine[];
  /** Pointing for all at the table to see; absent where nobody else looks on. */
  readonly pings?: Pings;
  /** Who plays for whom; absent where that is nobody's to choose, as in lessons and in the past. */
  readonly handing?: SeatHandover | undefined;
  /** False while the line to the server is cut. */
  readonly connected: boolean;
  /** Somebody who explains: stands beside the board and covers none of it. */
  readonly guide?: ((at: GuidedTable) => JSX.Element) | undefined;
  /** What whoever explains would do in a form, once that is known: it is filled in before anybody chooses. */
  readonly advise?: Advise | undefined;
}

export type { Json };
