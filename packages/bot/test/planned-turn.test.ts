import { type State } from "@blueplate/engine";
import { knowledgeAt, mediumWith, plannedTurn } from "../src/index.ts";
import { describe, expect, it } from "vitest";
import { gameOf } from "./explained-games.ts";

const { rules, plies } = gameOf(["medium", "medium"], "turn");
const medium = mediumWith({});

// cast: the game is of this kind.
const stageOf = (state: unknown): State["stage"] => (state as State).stage;

describe("the turn that a bot means to play", () => {
  it("is the one that it then plays, to the end of its day", () => {
    const begun = plies.flatMap((ply, at) => {
      const before = plies[at - 1];
      const isDay = stageOf(ply.before.state)._tag === "working";
      return isDay && (before?.seat !== ply.seat || stageOf(before.before.state)._tag !== "working") ? [at] : [];
    });
    expect(begun.length).toBeGreaterThan(10);
    for (const at of begun) {
      const [first] = plies.slice(at);
      if (!first) throw new Error("no ply");
      const day = plies.slice(at);
      const end = day.findIndex(({ command }) => command._tag === "work.endTurn");
      const played = day.slice(0, end + 1).map(({ command }) => command);
      const known = knowledgeAt(rules, first.before.state, first.seat);
      expect(plannedTurn(medium, known, rules, { seed: "plan", work: 1 })).toEqual(played);
    }
  });

  it("is a single command where everybody hands in at once, and nothing where others are waited for", () => {
    const sealed = plies.find(({ command }) => command._tag === "restructure.submit");
    if (!sealed) throw new Error("nobody restructures");
    const planOf = (state: unknown, seat: typeof sealed.seat) =>
      plannedTurn(medium, knowledgeAt(rules, state, seat), rules, { seed: "plan", work: 1 });
    expect(planOf(sealed.before.state, sealed.seat)).toEqual([sealed.command]);
    expect(planOf(sealed.after.state, sealed.seat)).toEqual([]);
  });
});
