import { type Seat, seatOf } from "@blueplate/kernel";
import type { State } from "@blueplate/trick-n-chef";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BoardView, createBoardView } from "../../src/session/board-view.ts";
import type { Session } from "../../src/session/session.ts";
import { goldenLog, looking, studyOf, wantedOf } from "../worlds.ts";

/** Over the first trick of a game, where `asked` is played for. */
const onBoard = (asked: Seat | null, look: (session: Session, board: BoardView) => void): void => {
  const study = studyOf(wantedOf(goldenLog("trick-n-chef/1/standard-4p-sensible-g1")));
  looking(study, "board", "m4", (session) =>
    look(
      session,
      createBoardView(session, () => asked),
    ),
  );
};

/** Whose hands lie open at the moment. */
const openHands = (session: Session, board: BoardView): readonly boolean[] =>
  // cast: the chapter is a game of Trick-n-Chef.
  (board.viewAt(session.at()) as State).players.map(({ hand }) => hand.content !== null);

beforeEach(() => {
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test("cards move after one step on, and after no other way to a moment", () =>
  onBoard(null, (session, { moves }) => {
    expect(moves()).toBe(false);
    session.step(1);
    expect(moves()).toBe(true);
    session.step(-1);
    expect(moves()).toBe(false);
    session.go(9);
    expect(moves()).toBe(false);
    session.setScrubbing(true);
    session.go(10);
    expect(moves()).toBe(false);
  }));

test("hands lie open as far as the chosen eyes see them, and those eyes sit nearest", () =>
  onBoard(seatOf(1), (session, board) => {
    expect(openHands(session, board)).toEqual([true, true, true, true]);
    expect([board.near(), board.seat()]).toEqual([0, 1]);
    session.setViewpoint(seatOf(2));
    expect(openHands(session, board)).toEqual([false, false, true, false]);
    // The hand in the fan is one's own, also while somebody else is asked.
    expect([board.near(), board.seat()]).toEqual([2, 2]);
    session.setViewpoint("then");
    expect(openHands(session, board)).toEqual([false, true, false, false]);
  }));

test("who looks as it was known then, and plays for nobody, sees into no hand", () =>
  onBoard(null, (session, board) => {
    session.setViewpoint("then");
    expect(openHands(session, board)).toEqual([false, false, false, false]);
    expect([board.near(), board.seat()]).toEqual([0, null]);
  }));
