import { redact, type Rules, seal, seatOf, seatsOf, type Viewer } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { english, type GameWords, type Shown, type ShownFact, shownTable, viewLines, wordless } from "../src/index.ts";

const NAMES = ["Ann", "Bob", "Cem", "Dan"];
const names = (seat: number): string => NAMES[seat] ?? "?";
const reading = (words: GameWords, seats: number) => ({ words, says: english.shell.table, names, seats });

const chef = english.games["trick-n-chef"] ?? wordless("trick-n-chef");
const rules: Rules = Result.getOrThrow(trickNChef.load({ modules: [], options: {}, seats: 4 }));
const states = [rules.initialState, ...[...randomGame(rules, "view", 400)].map(({ after }) => after.state)];
const end = states.at(-1);

const shownTo = (state: unknown, viewer: Viewer) => shownTable(reading(chef, 4), redact(state, viewer));
const factOf = (facts: readonly ShownFact[] | undefined, name: string): ShownFact | undefined =>
  facts?.find((fact) => fact.name === name);
const textsOf = (shown: Shown | undefined): readonly string[] =>
  shown?.as === "values" ? shown.values.map(({ text }) => text) : [];

/** The first state in which a trick was won and the next is led. */
const running = states.find((state) => {
  const trick = factOf(shownTo(state, "referee").middle, "trick");
  return trick !== undefined && factOf(shownTo(state, "referee").middle, "last") !== undefined;
});

describe("a view of any game", () => {
  it("shows an own hand by suit and rank, and how many cards others hold", () => {
    const { seats } = shownTo(running, seatOf(0));
    const own = factOf(seats[0], "hand")?.shown;
    const suits = ["red", "yellow", "blue", "green"];
    const cards = textsOf(own).map((text) => {
      const [suit = "", rank = ""] = text.split(" ");
      return suits.indexOf(suit) * 100 + Number(rank);
    });
    expect(cards.length).toBeGreaterThan(5);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    const other = factOf(seats[1], "hand")?.shown;
    expect(other?.as === "closed" && other.size).toBeGreaterThan(5);
  });

  it("shows cards with face, colour and a shape of their own for every suit", () => {
    const looks = ["red-7", "yellow-7", "blue-7", "green-7"].map((card) => chef.look("card", card));
    expect(looks.map((look) => look?.face)).toEqual(["7", "7", "7", "7"]);
    expect(new Set(looks.map((look) => look?.shape)).size).toBe(4);
    expect(new Set(looks.map((look) => look?.colour)).size).toBe(4);
    expect(chef.look("suit", "red")?.piece).toBe("token");
    expect(chef.look("step", "play")).toBeNull();
  });

  it("names the suits in the middle by their pieces, and who played which card", () => {
    const { middle } = shownTo(running, "watcher");
    const centre = factOf(middle, "centre")?.shown;
    expect(centre?.as === "facts" && centre.facts.every(({ look }) => look?.piece === "token")).toBe(true);
    const trick = factOf(middle, "trick")?.shown;
    const play = trick?.as === "list" ? trick.items[0] : undefined;
    expect(play?.as === "facts" && play.facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["seat", "card"]),
    );
    expect(textsOf(factOf(middle, "trump")?.shown).length).toBeGreaterThan(0);
  });

  it("gathers points by round for all, and leaves out what says nothing beside the rest", () => {
    const { tallies, seats, middle, now } = shownTo(end, "watcher");
    expect(tallies.map(({ bySeat }) => bySeat.map((points) => points.length))).toEqual([[3, 3, 3, 3]]);
    expect(factOf(seats[0], "scores")).toBeUndefined();
    expect(shownTo(states[1], "watcher").tallies).toEqual([]);
    for (const name of ["suits", "handSize", "pileSize", "history", "aside"]) {
      expect(factOf([...middle, ...now, ...(seats[0] ?? [])], name)).toBeUndefined();
    }
  });

  it("shows at the end the last trick, empty hands as empty and the opened piles", () => {
    const { seats, middle } = shownTo(end, "watcher");
    const last = factOf(middle, "last")?.shown;
    const plays = last?.as === "facts" ? factOf(last.facts, "plays")?.shown : undefined;
    expect(plays?.as === "list" && plays.items).toHaveLength(4);
    for (const facts of seats) expect(factOf(facts, "hand")?.shown).toEqual({ as: "values", values: [] });
    const piles = seats.flatMap((facts) => textsOf(factOf(facts, "pile")?.shown));
    expect(new Set(piles).size).toBe(40);
  });

  it("never says how many things lie in an envelope whose size is no part of the view", () => {
    const bids = Result.getOrThrow(hiddenBids.load({ modules: [], options: {}, seats: 2 }));
    const players = seatsOf(2).map((seat) => ({ coins: 6, points: 0, bid: seal([seat], 3) }));
    const bidding = redact({ round: 1, players }, seatOf(0));
    const { seats, now } = shownTable(reading(wordless(bids.game), 2), bidding);
    expect(now.map(({ label }) => label)).toEqual(["round"]);
    expect(factOf(seats[0], "bid")?.shown).toEqual({ as: "value", value: { text: "3", look: null } });
    expect(factOf(seats[1], "bid")?.shown).toEqual({ as: "closed", size: null });
    const blank = shownTable(reading(wordless(bids.game), 2), bids.initialState);
    expect(factOf(blank.seats[0], "bid")?.shown).toEqual({ as: "values", values: [] });
  });

  it("is told in lines by names, and what is closed stays so", () => {
    const lines = viewLines(reading(chef, 4), redact(running, seatOf(2)));
    expect(lines.filter((line) => /^ {2}(Ann|Bob|Cem|Dan): /.test(line))).toHaveLength(4);
    expect(lines.find((line) => line.startsWith("  Ann: "))).toMatch(/Hand \d+ \(hidden\)/);
    expect(lines.find((line) => line.startsWith("  Cem: "))).toMatch(/Hand (red|yellow|blue|green) \d/);
    expect(lines.join("\n")).not.toMatch(/\[object|undefined|players/);
  });
});
