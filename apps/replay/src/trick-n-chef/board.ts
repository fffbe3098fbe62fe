import type { FormFilling, TableProps } from "@blueplate/tabletop";
import type { LookedBack } from "@blueplate/tabletop/cards";
import { type Accessor, createMemo } from "solid-js";
import { mayWrite } from "../notes/editor.ts";
import { createBoardView } from "../session/board-view.ts";
import type { ContinuationState } from "../session/for-seat.ts";
import { isPastRules } from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import { tableOf } from "../session/table.ts";

/** What a board is looked back on with. */
export interface BoardState {
  readonly table: TableProps;
  /** The form of whoever is played for; none where nothing can be played. */
  readonly filling: Pick<FormFilling, "form">;
  readonly lookedBack: Accessor<LookedBack>;
}

/** The board of a game at this moment; moves are played on it where one rests and may write. */
export const createBoard = (session: Session, playing: ContinuationState | null): BoardState => {
  const { near, seat, viewAt, moves } = createBoardView(session, () => playing?.seat() ?? null);
  const mayPlay = (): boolean =>
    session.at() === session.rest() && session.fact() === null && mayWrite(session) && !isPastRules(session);
  return {
    table: tableOf(session, seat, viewAt),
    filling: { form: () => (playing && mayPlay() ? playing.filling.form() : null) },
    lookedBack: createMemo(() => ({ near: near(), moves: moves() })),
  };
};
