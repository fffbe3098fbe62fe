import type { Command } from "@blueplate/engine";
import { unusedActsOf } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { LEARN_WORDS } from "@blueplate/words/learn";
import { describe, expect, it } from "vitest";
import type { LessonProgress } from "../../src/learn/lessons.ts";
import { type PuzzleId, PUZZLES } from "../../src/learn/puzzles.ts";
import { attempt, opened } from "./attempt.ts";

const ids = Object.keys(LEARN_WORDS.en.puzzles.each) as readonly PuzzleId[]; // cast: the keys of the texts are the puzzles.

/** What is said of an attempt, the rival playing as in the file. */
const verdictOn = async (id: PuzzleId, commands: readonly Command[]): Promise<string | null> => {
  const position = await opened(PUZZLES[id]);
  const { ruleset } = position;
  const said = (seen: LessonProgress) => PUZZLES[id].verdict({ ...seen, ruleset });
  return said(attempt(position, commands, (seen) => said(seen) !== null));
};

const end: Command = { _tag: "work.endTurn" };
const place = (at: readonly [number, number], entrance: "NW" | "NE" | "SE"): Command => ({
  _tag: "setup.placeRestaurant",
  at,
  entrance,
});
const cook = (employee: "burger-cook" | "kitchen-trainee", good: "burger" | "pizza"): Command => ({
  _tag: "work.produce",
  cook: employee,
  good,
});
const send = (...employees: Extract<Command, { readonly _tag: "restructure.submit" }>["employees"]): Command => ({
  _tag: "restructure.submit",
  employees,
});
const billboard = (at: readonly [number, number], duration: number): Command => ({
  _tag: "work.launchCampaign",
  marketer: "marketing-trainee",
  campaign: 14,
  good: "burger",
  duration,
  at,
});
const learn: Command = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" };
const fetch = (good: "beer" | "lemonade"): Command => ({ _tag: "work.fetchDrink", good });

/** Attempts that go wrong, each with the reason that is given. */
const WRONG: readonly (readonly [PuzzleId, string, readonly Command[]])[] = [
  ["borders", "no-road", [place([8, 0], "SE")]],
  ["borders", "tile", [place([13, 3], "NW")]],
  ["all-or-nothing", "small", [cook("burger-cook", "burger"), fetch("beer"), end]],
  ["all-or-nothing", "nothing", [end]],
  ["price-plus-distance", "cheap", [send("burger-cook", "discount-manager"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "tie", [send("burger-cook", "pricing-manager"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "dear", [send("burger-cook", "waitress"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "no-burger", [send("pricing-manager", "waitress"), end]],
  ["train", "no-trainer", [send("kitchen-trainee")]],
  ["train", "both", [send("trainer", "kitchen-trainee", "kitchen-trainee")]],
  ["train", "untrained", [send("trainer", "kitchen-trainee"), cook("kitchen-trainee", "burger"), end]],
  ["train", "unserved", [send("trainer", "kitchen-trainee"), learn, end]],
  ["marketeers-stay-away", "none", [end]],
  ["marketeers-stay-away", "missed", [billboard([0, 1], 1), end]],
  ["marketeers-stay-away", "away", [billboard([3, 1], 2), end]],
  ["milestones-close", "closed", [cook("kitchen-trainee", "burger")]],
  ["milestones-close", "idle", [end]],
];

describe("puzzles", () => {
  it.each(ids)("%s: the solution in its file is right, and nothing is decided before a move", async (id) => {
    const { solution } = await opened(PUZZLES[id]);
    expect(await verdictOn(id, [])).toBe(null);
    expect(
      await verdictOn(
        id,
        solution.flatMap((step) => (step.by === "ann" ? [step.do] : [])),
      ),
    ).toBe("right");
  });

  it("borders: what counts is the tile of the entrance, though half the restaurant stands on the next one", async () => {
    expect(await verdictOn("borders", [place([4, 3], "NE")])).toBe("right");
    expect(await verdictOn("borders", [place([9, 0], "SE")])).toBe("tile");
  });

  it("offer no hire that is beside the point, but for the one whose day has its hire, and says that it does not count", async () => {
    for (const id of ids) {
      const position = await opened(PUZZLES[id]);
      const asked = position.solution.flatMap((step) => (step.by === "ann" ? [step.do] : []));
      const days = attempt(position, asked).given.filter(({ before }) => before.stage._tag === "working");
      // cast: rules of any game are held so.
      const play = position.rules as Parameters<typeof unusedActsOf>[1];
      const offers = days.some(({ before }) =>
        unusedActsOf(position.ruleset, play, before, seatOf(0)).some(({ command }) => command === "work.hire"),
      );
      const says = LEARN_WORDS.en.puzzles.each[id].ask.includes("Whom you hire today does not count.");
      expect([id, offers]).toEqual([id, says]);
    }
    const hire: Command = { _tag: "work.hire", employee: "waitress" };
    const day = [send("trainer", "kitchen-trainee"), hire, learn, cook("kitchen-trainee", "burger"), end];
    expect(await verdictOn("train", day)).toBe("right");
  });

  it.each(WRONG)("%s: %s", async (id, reason, commands) => {
    expect(await verdictOn(id, commands)).toBe(reason);
  });
});
