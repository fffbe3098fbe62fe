import type { Tagged } from "@blueplate/kernel";
import type { JSX } from "solid-js";
import type { CommandSender, TableProps } from "../props.ts";
import type { FormFilling } from "../question/filling.ts";
import type { CardTableRows } from "./rows.ts";

/** The pictures of a game on its card table. */
export interface CardDrawings {
  /** Who sits in a seat. */
  readonly guest: (seat: number) => JSX.Element;
  /** What lies on the plate of a card; without it the shape of its suit does. */
  readonly food?: (card: string) => JSX.Element;
}

/** How a table is looked back on. */
export interface LookedBack {
  /** Who sits nearest, whoever is asked. */
  readonly near: number;
  /** True while what comes onto the table moves there, as after one step on. */
  readonly moves: boolean;
}

/** What is seen on a card table, by whoever plays and by whoever looks back. */
export interface CardSceneProps {
  readonly table: Pick<TableProps, "words" | "rules" | "state" | "entries" | "seat" | "names"> &
    // Whoever looks back is told of no bot that thinks.
    Partial<Pick<TableProps, "facts">>;
  readonly rows: CardTableRows;
  readonly drawings: CardDrawings;
  /** What a hint would do now; absent where nobody gives one. */
  readonly advised?: (() => Tagged | null) | undefined;
  /** Absent while one plays. */
  readonly lookedBack?: LookedBack | undefined;
}

/** What a card table is played on. */
export interface CardTableProps extends CardSceneProps {
  readonly table: CardSceneProps["table"] & { readonly sender: Pick<CommandSender, "send" | "busy" | "clear"> };
  /** The form that is open to the viewer. */
  readonly filling: Pick<FormFilling, "form">;
  /** True while something else is read first: nothing plays itself meanwhile. */
  readonly isHeld?: () => boolean;
  /** Told what is looked at on the table before anything is asked, as it is said where it would be asked; null once it is. */
  readonly onLookFirst?: ((said: string | null) => void) | undefined;
  /** True where somebody else asks for what is pressed next: nothing on the table is the main button. */
  readonly isQuiet?: (() => boolean) | undefined;
}
