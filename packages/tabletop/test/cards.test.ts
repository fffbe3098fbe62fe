import { type Entry, seal, seatOf } from "@blueplate/kernel";
import { createRoot, createSignal } from "solid-js";
import { describe, expect, it, vi } from "vitest";
import { createCardPlay } from "../src/cards/card-play.ts";
import type { CardTableProps } from "../src/cards/card-props.ts";
import { lastTrickIn, readCardTable, scoredRoundsIn } from "../src/cards/reading.ts";
import { nearIn, placeOf } from "../src/cards/places.ts";
import type { CardTableRows } from "../src/cards/rows.ts";

/** A game of two that calls everything in its own way. */
const ROWS: CardTableRows = {
  slots: { card: "leaf", coins: "seeds", token: "herb" },
  coinWorth: 3,
  table: {
    seats: "gardeners",
    trick: "bed",
    last: "bedBefore",
    history: "bedsBefore",
    leader: "digs",
    middle: "pots",
    kinds: "sown",
    aside: "onSill",
    lit: "sunny",
    reserve: "sack",
  },
  seat: {
    hand: "basket",
    handSize: "leaves",
    pile: "heap",
    pileSize: "heapSize",
    tokens: "herbs",
    coins: "seeds",
    scores: "sums",
  },
  tokensGoBack: false,
  rounds: 2,
  trick: { plays: "laid", winner: "by", taker: "least", event: "BedCleared" },
  scored: {
    event: "Weighed",
    round: "week",
    results: "baskets",
    pile: "heap",
    counted: "sold",
    spare: "unsold",
    coins: "seeds",
    points: "pounds",
  },
  stars: () => 0,
  standing: () => ({ highest: null, lowest: null }),
  score: () => ({ counted: [], points: 0 }),
  litWith: () => [],
};

const VIEW = {
  gardeners: [
    { basket: seal([seatOf(0)], ["mint-1"]), leaves: 1, heapSize: 2, herbs: ["basil"], seeds: 3, sums: [4, 7] },
    { basket: { ...seal([seatOf(1)], []), content: null }, leaves: 4, heapSize: 0, herbs: [], seeds: 0 },
  ],
  bed: [{ seat: 1, leaf: "mint-3", seeds: -1 }],
  bedBefore: { laid: [], by: 0 },
  digs: 1,
  // Sage is never sown here; of basil the last was taken.
  pots: { mint: 2, basil: 0, sage: 0 },
  sown: ["mint", "basil"],
  onSill: ["basil"],
  sunny: ["mint"],
  sack: 7,
};

/** An entry of a game that only these rows know, with one event. */
const entryWith = (seq: number, event: { readonly _tag: string; readonly [part: string]: unknown }): Entry => ({
  _tag: "Played",
  seq,
  seat: seatOf(0),
  commandId: `c${seq}`,
  command: seal("everybody", { _tag: "dig" }),
  events: [event],
  final: false,
  at: 0,
});

describe("a table of cards is read by the rows of its game", () => {
  it("what lies in the middle, and before whom", () => {
    expect(readCardTable(ROWS, VIEW)).toEqual({
      seats: [
        { hand: ["mint-1"], handSize: 1, pile: null, pileSize: 2, scores: [4, 7], tokens: ["basil"], coins: 3 },
        { hand: null, handSize: 4, pile: null, pileSize: 0, scores: [], tokens: [], coins: 0 },
      ],
      trick: [{ seat: 1, card: "mint-3", coins: -1 }],
      last: null,
      history: [],
      leader: 1,
      middle: [
        { kind: "mint", count: 2, isAside: false },
        { kind: "basil", count: 0, isAside: true },
      ],
      lit: ["mint"],
      reserve: 7,
    });
  });

  it("a state that says nothing of it is an empty table", () => {
    expect(readCardTable(ROWS, null)).toMatchObject({ seats: [], trick: [], last: null, leader: null, middle: [] });
  });

  it("the last trick is the one that was told last", () => {
    expect(lastTrickIn(ROWS, [])).toBeNull();
    const told = (seq: number, leaf: string): Entry =>
      entryWith(seq, { _tag: "BedCleared", laid: [{ seat: 0, leaf, seeds: 0 }], by: 0 });
    expect(lastTrickIn(ROWS, [told(0, "mint-1"), told(1, "mint-2")])).toEqual({
      plays: [{ seat: 0, card: "mint-2", coins: 0 }],
      winner: 0,
      taker: null,
    });
  });

  it("the tricks of a round are there in order where they stay open, and none where they do not", () => {
    const bed = (leaf: string, by: number) => ({ laid: [{ seat: 1, leaf, seeds: 0 }], by, least: 1 - by });
    const open = readCardTable(ROWS, { ...VIEW, bedsBefore: [bed("mint-1", 0), bed("mint-2", 1)] });
    expect(open.history).toEqual([
      { plays: [{ seat: 1, card: "mint-1", coins: 0 }], winner: 0, taker: 1 },
      { plays: [{ seat: 1, card: "mint-2", coins: 0 }], winner: 1, taker: 0 },
    ]);
    for (const closed of [null, undefined])
      expect(readCardTable(ROWS, { ...VIEW, bedsBefore: closed }).history).toEqual([]);
  });
});

it("what a round came to is read from what wrote it down, under its own number", () => {
  const weighed = (seq: number, week: number, ...baskets: readonly object[]): Entry =>
    entryWith(seq, { _tag: "Weighed", week, baskets });
  const full = {
    heap: ["mint-1", "mint-3"],
    sold: [{ leaf: "mint-3", price: 2 }],
    unsold: ["basil"],
    seeds: 2,
    pounds: 4,
  };
  // The week before lies before a position that was set up.
  expect(scoredRoundsIn(ROWS, [weighed(0, 2, full, {})])).toEqual([
    {
      round: 1,
      piles: [
        { cards: ["mint-1", "mint-3"], counted: ["mint-3"], spare: ["basil"], coins: 2, points: 4 },
        { cards: [], counted: [], spare: [], coins: 0, points: 0 },
      ],
      // Of the tricks of that week none was told.
      tricks: [],
    },
  ]);
});

describe("where somebody sits, as the viewer sees it", () => {
  it("the viewer is nearest, the others follow clockwise from the left", () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(["far", "right", "near", "left"]);
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(["near", "left", "right"]);
    expect([0, 1].map((seat) => placeOf(seat, null, 2))).toEqual(["near", "far"]);
  });

  it("whoever has played stays nearest when the game is over, and whoever looks back is told who does", () => {
    expect(nearIn({ table: { seat: seatOf(2), facts: { mySeat: seatOf(2) } } })).toBe(2);
    expect(nearIn({ table: { seat: null, facts: { mySeat: seatOf(3) } } })).toBe(3);
    expect(nearIn({ table: { seat: null, facts: { mySeat: null } } })).toBeNull();
    expect(nearIn({ table: { seat: seatOf(2) }, lookedBack: { near: 1, moves: false } })).toBe(1);
  });
});

it("what a token would bring counts the cards that the lifted one wins", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const rows: CardTableRows = {
    ...ROWS,
    // The trick is won by whoever lays the mint of three, and each mint in a heap counts with its token.
    standing: (_, __, trick) => ({ highest: trick.find(({ card }) => card === "mint-3")?.seat ?? null, lowest: 0 }),
    score: (_, { pile, tokens }) => ({ counted: [], points: tokens.includes("mint") ? pile.length : 0 }),
  };
  const [me, other] = VIEW.gardeners;
  const state = {
    ...VIEW,
    gardeners: [{ ...me, heap: seal([seatOf(0)], ["mint-4"]) }, other],
    bed: [{ seat: 1, leaf: "mint-2", seeds: 0 }],
  };
  // cast: nothing else of a table is read.
  const table = {
    state,
    entries: [],
    seat: seatOf(0),
    rules: {},
    words: { event: () => null },
    sender: { busy: () => false },
  };
  const props = { rows, filling: { form: () => null }, table } as unknown as CardTableProps;
  createRoot((end) => {
    const { gain, lift } = createCardPlay(props);
    expect(gain("mint")).toBe(1);
    lift("mint-3");
    expect(gain("mint")).toBe(3);
    lift("mint-1");
    expect(gain("mint")).toBe(1);
    end();
  });
  vi.unstubAllGlobals();
});

it("the only card plays itself when whoever sits there has read what the round before came to, not under it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const sent: unknown[] = [];
  const [isHeld, setHeld] = createSignal(true);
  const slot = { name: "leaf", shape: "choice", candidates: () => ["mint-1"] };
  // cast: nothing else of a table is read.
  const props = {
    rows: ROWS,
    isHeld,
    filling: { form: () => ({ tag: "dig", slots: [slot] }) },
    table: {
      state: VIEW,
      entries: [],
      seat: 1,
      rules: {},
      words: {},
      sender: {
        busy: () => false,
        clear: () => undefined,
        send: (command: unknown) => Promise.resolve(sent.push(command) > 0),
      },
    },
  } as unknown as CardTableProps;
  const dispose = createRoot((end) => {
    createCardPlay(props);
    return end;
  });
  expect(sent).toEqual([]);
  setHeld(false);
  await Promise.resolve();
  expect(sent).toEqual([{ _tag: "dig", leaf: "mint-1", seeds: 0 }]);
  dispose();
  vi.unstubAllGlobals();
});
