import { beginTable, playToEnd } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { isStillAsked, type IdeasAsked } from "../../src/learn/coach/still-asked.ts";
import { anyRules, me, steady } from "./introductory-game.ts";

it("ideas stand while others decide and their seat is asked, and go with what it decides itself", () => {
  let table = beginTable(anyRules, "all-at-once", 0);
  let asked: IdeasAsked | null = null;
  let whileOthers = 0;
  const askedNow = (): typeof me | null => (anyRules.waitsFor(table.state).includes(me) ? me : null);
  playToEnd(table, steady, {
    // Where all restructure at once, this seat is the last.
    choose: (waiting) => waiting.findLast((seat) => seat !== me) ?? waiting[0],
    onPly: ({ seat, after }) => {
      table = after;
      if (asked) {
        const stands = isStillAsked(asked, askedNow(), table.entries);
        expect(stands).toBe(seat !== me && askedNow() === me);
        if (stands) whileOthers++;
      }
      asked = askedNow() === null ? null : { seat: me, entries: table.entries.length };
    },
  });
  expect(whileOthers).toBeGreaterThan(0);
});
