import { type Seat, seatOf } from "@blueplate/kernel";
import { type Accessor, createMemo } from "solid-js";
import type { Session } from "./session.ts";
import { viewFrom } from "./viewpoint.ts";

/** How a board is looked at in a session. */
export interface BoardView {
  /** Who sits nearest: nobody changes places while one steps. */
  readonly near: Accessor<Seat>;
  /** Whose hand is played from: that of the chosen eyes, else of whoever is asked. */
  readonly seat: Accessor<Seat | null>;
  /** What lies there at a step, as far as it may be seen. */
  readonly viewAt: (at: number) => unknown;
  /** True after one step on, which is shown as it was played; any other way leads there at once. */
  readonly moves: Accessor<boolean>;
}

/** True after one step on. */
const createMoves = (session: Session): Accessor<boolean> => {
  const step = createMemo(
    (before: { readonly at: number; readonly moves: boolean }) => {
      const at = session.at();
      return at === before.at ? before : { at, moves: at === before.at + 1 && !session.scrubbing() };
    },
    { at: session.at(), moves: false },
  );
  return () => step().moves;
};

/** Looks at the board of a session; `asked` is the seat that is played for. */
export const createBoardView = (session: Session, asked: () => Seat | null): BoardView => {
  const eyes = (): Seat | null => {
    const viewpoint = session.viewpoint();
    return typeof viewpoint === "string" ? null : viewpoint;
  };
  const seat = (): Seat | null => eyes() ?? asked();
  return {
    near: () => eyes() ?? FIRST,
    seat,
    viewAt: (at) => {
      const own = seat();
      // Who looks as it was known then and plays for somebody sees what that seat saw.
      return session.viewpoint() === "then" && own !== null ? viewFrom(own, session.openState(at)) : session.state(at);
    },
    moves: createMoves(session),
  };
};

const FIRST = seatOf(0);
