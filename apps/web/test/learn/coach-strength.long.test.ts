import { seatOf } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { decide } from "../../src/learn/coach/coach-commands.ts";
import { deciderNamed, factsAt, isWonBy, playedOut } from "./introductory-game.ts";

const GAMES = 300;
const SEATS = 3;

it("a newcomer who does what the coach says first wins two of three games against the bots of Play now", () => {
  const rival = deciderNamed("easy");
  const won = Array.from({ length: GAMES }, (_, nth) => {
    const own = seatOf(nth % SEATS);
    const { state } = playedOut(
      `newcomer-${nth}`,
      (table) => decide({ rules: table.rules, state: table.state, seat: own, facts: factsAt(table) }),
      { own, rival },
    );
    return isWonBy(state, own);
  }).filter(Boolean).length;
  // One of three would be chance; docs/decisions/bots.md has the figures.
  expect(won / GAMES).toBeGreaterThanOrEqual(2 / 3);
});
