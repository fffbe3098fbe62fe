import type { Entry, GameConfig, Rules, Seat, Table, Tagged } from "@blueplate/kernel";
import type { GameWords, NameOf } from "@blueplate/words";
import { Result } from "effect";
import type { Component } from "solid-js";
import { failureText, ownFailure } from "../server/failure.ts";
import type { SeatSign } from "@blueplate/tabletop/share";
import type { Advise, FormFilling, GuidedTable, RulesExamples, Sound, TableProps } from "@blueplate/tabletop";

/** What a game needs to show how a new table would begin. */
export interface OpeningProps {
  /** The table as the form asks for it so far, what is fixed of its beginning among it. */
  readonly config: GameConfig;
  /** Fixes the beginning, as the form writes it; empty leaves it to chance. Without it the beginning is only looked at. */
  readonly onChange?: (opening: string) => void;
  /** The seed that the form fixes, empty for none: the town that it draws is the one that will be. */
  readonly seed?: string;
  /** Where somebody else finds the same form with the same beginning. */
  readonly link?: string;
}

/** A table on this device, as whoever explains its game sees it. */
export interface CoachedTable {
  /** Who holds the device, or null while it goes round. */
  holder(): Seat | null;
  table(): Table;
}

/** What is heard of a fact by whoever sits in the seat, or null. */
export type SoundOf = (event: Tagged, seat: number | null) => Sound | null;

/** Who explains a game on this device while it is played, and gives ideas when asked. */
export interface CoachProps {
  readonly owner: CoachedTable;
  readonly table: string;
  /** The table as it is drawn: whether an act is filled in there, and filling one in. */
  readonly at: GuidedTable;
  /** How the table calls whoever sits there. */
  readonly names: NameOf;
}

/** What a board is drawn from: the table, and the form that its viewer fills in on it. */
export interface BoardProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  /** What a hint would do now; null while none is given. */
  readonly advised?: () => Tagged | null;
  /** Told what is looked at on the board before anything is asked, as it is said where it would be asked; null once it is. */
  readonly onLookFirst?: (said: string | null) => void;
  /** What that is now, or null. */
  readonly lookFirst?: (() => string | null) | undefined;
  /** True where somebody else asks for what is pressed next. */
  readonly isQuiet?: () => boolean;
}

/** What whoever gives a hint is told of, and tells. */
export interface HintProps extends Pick<BoardProps, "table"> {
  /** What is named, so that it is marked on the board; null once it is no longer. */
  readonly onAdvice: (command: Tagged | null) => void;
}

/** What is handed on of a game that is over. */
export interface ShareWindowProps {
  /** The table at the end of its game, as everybody may look at it. */
  readonly table: TableProps;
  /** How a seat is known where no page is styled. */
  readonly sign: (seat: number) => SeatSign;
  /** Where others look at a step of the game; null where nobody else can. */
  readonly link: ((at: number) => string) | null;
  readonly onClose: () => void;
}

/** What the end of a game tells of it. */
export interface EndingProps {
  readonly table: TableProps;
  /** With what is written down beside the board: it has no room there. */
  readonly withPoints: boolean;
}

/** A game as the web knows it. The rules and the own table are loaded when a table of it is opened. */
export interface GameClient extends RulesExamples {
  readonly id: string;
  /** Words that the game brings itself; the others are those of the language of the page. */
  readonly words?: GameWords;
  load(config: GameConfig): Promise<Rules>;
  /** The game's own table; the generic one is drawn without it. */
  readonly Table?: Component<TableProps>;
  /** What lies on the table in the middle of the page that any game has, for games that need no page of their own. */
  readonly Board?: Component<BoardProps>;
  /** What is written down beside the board. */
  readonly Sheet?: Component<BoardProps>;
  /** What its end tells beside the ranking; without it what is written down beside the board, where that has no room there. */
  readonly Ending?: Component<EndingProps>;
  /** What its bot would do, for whoever asks beside the board. */
  readonly Hint?: Component<HintProps>;
  /** What is heard of what happens; a game without it has only the sounds of the table. */
  readonly soundOf?: SoundOf;
  /** All that is heard so. */
  readonly sounds?: readonly Sound[];
  /** True where the game may say why one of these facts was brought about. */
  readonly isExplained?: (events: readonly Tagged[]) => boolean;
  /** Why bots did what an entry tells, with numbers. */
  readonly Why?: Component<{ readonly table: TableProps; readonly entry: Entry }>;
  /** How a new table would begin, for games whose beginning can be fixed. */
  readonly Opening?: Component<OpeningProps>;
  /** Where its first lesson is. */
  readonly lesson?: string;
  /** True where the replay looks through its plays for those that cost most. */
  readonly isReviewed?: boolean;
  /** What is handed on of it once it is over, as a picture and a film; a game without it hands on its link. */
  readonly ShareWindow?: Component<ShareWindowProps>;
  /** Who explains the game; a game without it is played unguided. */
  readonly Coach?: Component<CoachProps>;
  /** What the same one would do in a form, loaded where it is asked. */
  readonly advisor?: () => Promise<Advise>;
}

/** The rules out of a game package that has just been loaded. */
export const loaded = (result: Result.Result<Rules, { readonly _tag: string }>): Rules => {
  if (Result.isFailure(result)) throw new Error(failureText(ownFailure(result.failure._tag)));
  return result.success;
};
