import { type Outcome, seatOf } from "@blueplate/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { closestOf } from "../../src/lobby/week.ts";
import { type Inside, robot, startInside } from "../inside.ts";

const game = (id: string, scores: readonly number[], updatedAt = 0, isWon = true) => {
  const ranking = scores.map((score, seat) => ({ seat: seatOf(seat), score })).toSorted((a, b) => b.score - a.score);
  const outcome: Outcome = { winners: isWon ? ranking.slice(0, 1).map(({ seat }) => seat) : [], ranking };
  return { id, outcome, updatedAt };
};
const chosen = (...all: readonly (ReturnType<typeof game> | { id: string; outcome: null; updatedAt: number })[]) =>
  closestOf(all)?.game.id ?? null;

describe("the game of the week", () => {
  it("is the one with the closest end, as a share of what the first had", () => {
    // $20 of $1000 is closer than $10 of $100.
    expect(chosen(game("poor", [100, 90]), game("rich", [980, 1000]), game("clear", [500, 100]))).toBe("rich");
    expect(closestOf([game("rich", [300, 980, 1000])])?.margin).toBe(20);
  });

  it("is of equal ones that with the higher score, then the last", () => {
    expect(chosen(game("low", [50, 50]), game("high", [90, 90]))).toBe("high");
    expect(chosen(game("late", [90, 90], 2), game("early", [90, 90], 1))).toBe("late");
  });

  it("is none without a second, a winner, or anything won", () => {
    expect(chosen()).toBeNull();
    expect(chosen(game("alone", [70]), game("nobody", [70, 60], 0, false), game("broke", [0, 0]))).toBeNull();
    expect(chosen({ id: "closed", outcome: null, updatedAt: 0 })).toBeNull();
  });
});

describe("on a server", () => {
  let server: Inside;
  beforeAll(async () => {
    const module = new URL("../../src/catalogue.ts", import.meta.url).href;
    server = await startInside({}, undefined, { games, bots, module });
  });
  afterAll(() => server.stop());

  it("is a listed game that is over, and no game that people keep to themselves", async () => {
    const ann = server.browser();
    const played = async (listed: boolean): Promise<string> => {
      const seats = [robot("sensible"), robot("sensible"), robot("sensible")];
      const wish = { name: "Friday", game: "trick-n-chef", ruleset: "standard", options: {}, listed, seats };
      const { id } = await ann.api.tables.create.mutate(wish);
      await ann
        .follow([{ id, after: -1 }])
        .until((message) => message._tag === "Table" && message.facts.status === "finished");
      return id;
    };
    // That there is none is known, and no more so once a listed game has ended.
    expect(await server.browser().api.tables.week.query()).toBeNull();
    await played(false);
    expect(await server.browser().api.tables.week.query()).toBeNull();
    const listed = await played(true);
    const week = await server.browser().api.tables.week.query();
    expect(week?.line).toMatchObject({ id: listed, status: "finished", listed: true, mySeat: null });
    const scores = week?.line.glance?.scores.toSorted((one, other) => other - one) ?? [];
    expect(week?.margin).toBe((scores[0] ?? 0) - (scores[1] ?? 0));
  });
});
