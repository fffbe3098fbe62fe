import { type Dice, redact } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { ann, bob, only, rulesWith, wholeGame } from "../tables.ts";

const game = wholeGame(rulesWith(4), "secrets");
const middle = game.moments[Math.floor(game.moments.length / 2)];
if (!middle) throw new Error("no game");
const { state } = middle.after;

describe("T11 information", () => {
  it("T11.1 hands and others' piles are hidden, their sizes and everything else are public", () => {
    const view = redact(state, ann);
    expect(view.players[bob]?.hand.content).toBeNull();
    expect(view.players[bob]?.pile.content).toBeNull();
    expect(view.players[ann]?.hand.content).toEqual(state.players[ann]?.hand.content);
    const open = ({ handSize, pileSize, chefs, coins, scores }: (typeof state.players)[number]) => ({
      handSize,
      pileSize,
      chefs,
      coins,
      scores,
    });
    expect(view.players.map(open)).toEqual(state.players.map(open));
    expect({ ...view, players: [] }).toEqual({ ...state, players: [] });
  });

  it("T11.1 a deal is sealed hand by hand", () => {
    for (const event of only(game.events, "RoundBegun")) {
      const sent = redact(event, bob);
      expect(sent.hands.map((hand) => hand.content !== null)).toEqual([false, true, false, false]);
      expect(redact(event, "watcher").hands.every((hand) => hand.content === null)).toBe(true);
    }
  });

  it("T11.2 one's own pile is open to oneself; the tricks stay visible only by option", () => {
    expect(redact(state, bob).players[bob]?.pile.content).toHaveLength(state.players[bob]?.pileSize ?? 0);
    expect(state.history).toBeNull();
    const visible = wholeGame(rulesWith(4, { "trick-history": "visible" }), "secrets");
    const seen = redact(visible.moments[visible.moments.length - 2]?.after.state ?? visible.state, "watcher");
    expect(seen.players.every((player) => player.pile.content !== null)).toBe(true);
    expect(seen.history?.length).toBeGreaterThan(0);
  });

  it("T11.2 hidden: the cards of a trick lie open until the next is led, and go with a new deal", () => {
    for (const { after } of game.moments) {
      const { last, trick, step, players } = after.state;
      const isFirst = players.every(({ pileSize }) => pileSize === 0);
      if (trick.length > 0 || isFirst) expect(last?.plays ?? []).toEqual([]);
      else if (step === "play") expect(last?.plays).toHaveLength(4);
    }
    expect(game.state.last?.plays).toHaveLength(4);
  });

  it("T8.1 piles are open to all once they are scored, and closed again with a new deal", () => {
    for (const { after } of game.moments) {
      const { step, players } = redact(after.state, "watcher");
      const isOver = step === "over";
      expect(players.map(({ pile }) => pile.content !== null)).toEqual(players.map(() => isOver));
    }
    const piles = redact(game.state, "watcher").players.flatMap(({ pile }) => pile.content ?? []);
    expect(new Set(piles).size).toBe(40);
  });

  it("T11.3 only deals and the first player are left to chance", () => {
    const stated = rulesWith(4, { "first-player": "host-choice" });
    const draws: string[] = [];
    const dice: Dice = {
      int: (label) => (draws.push(label), 0),
      shuffle: (label, items) => (draws.push(label), items),
      rolls: 0,
    };
    for (const { before, after } of game.moments) {
      const state = before.state.round === after.state.round ? after.state : { ...before.state, step: "deal" as const };
      stated.advance(state, dice);
    }
    expect(new Set(draws)).toEqual(new Set(["deal"]));
    rulesWith(4).advance(stated.initialState, dice);
    expect(new Set(draws)).toEqual(new Set(["deal", "first-player"]));
  });

  it("T11.3 what shows a card, opens piles or deals is final", () => {
    for (const { entry } of game.moments) {
      if (entry._tag !== "Played") continue;
      const shows = entry.events.some((event) => ["CardPlayed", "RoundScored", "RoundBegun"].includes(event._tag));
      expect(entry.final).toBe(shows);
    }
  });
});
