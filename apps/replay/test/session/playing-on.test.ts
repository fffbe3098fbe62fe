import { botsWith, lineupDecider } from "@blueplate/bot";
import { nextDecision, type Rules } from "@blueplate/kernel";
import { lineThrough } from "@blueplate/study";
import { expect, test } from "vitest";
import { playingOn } from "../../src/session/playing.ts";
import { goldenScreen } from "../golden-screen.ts";

const screen = () => goldenScreen("1/introductory-2p-steady-g1");

const lineup = ["random", "random"].map((id) => {
  const bot = botsWith({}, ["food-chain-magnate"]).find((each) => each.game === "food-chain-magnate" && each.id === id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
});

const decide = lineupDecider({ bots: lineup, seed: "line" });

/** What the bots do next, `count` decisions after step 20. */
const nextMove = (rules: Rules, state: unknown, count: number) => {
  const next = nextDecision({ rules, state, turn: 21 + count }, decide);
  return next._tag === "Decided" ? next : null;
};

test("bots play a line to the end of a game in few edits, and a line that stands already is gone along", async () => {
  const { trying, now, at, goTo } = await screen();
  const { rules } = trying.reader;
  const move = (state: unknown, count: number) => Promise.resolve(nextMove(rules, state, count));
  expect(await playingOn(trying)(move)).toBeNull();
  const line = lineThrough(now().chapter, at());
  expect(rules.outcome(trying.reader.state(now().chapter, at()))).not.toBeNull();
  expect(line.filter(({ kind }) => kind === "variation").length).toBeGreaterThan(100);
  expect(now().study.edits).toBeLessThan(15);
  const { edits } = now().study;
  const end = at();
  goTo("m20");
  await playingOn(trying)(move);
  expect([now().study.edits, at()]).toEqual([edits, end]);
});

test("what was played before a move that is refused stays", async () => {
  const { trying, now } = await screen();
  const { rules } = trying.reader;
  const refused = await playingOn(trying)(async (state, count) =>
    count < 4
      ? nextMove(rules, state, count)
      : { seat: rules.waitsFor(state)[0] ?? expect.fail("nobody is asked"), command: { _tag: "juggle" } },
  );
  expect(refused?._tag).toBe("Malformed");
  expect(now().chapter.nodes).toHaveLength(4);
});
