import type { Seat } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { cardPlaces } from "../../src/chains/card-places.ts";

// cast: the seats of a table for four.
const SEATS = [0, 1, 2, 3] as unknown as readonly Seat[];
const [ann, bob, cem, dan] = SEATS as readonly [Seat, Seat, Seat, Seat];
const said = (places: ReturnType<typeof cardPlaces>) => places.map(({ seat, place }) => [seat, place]);

it("cards stand in the order of the day, whoever is out last and without a place", () => {
  expect(said(cardPlaces([cem, ann, dan], SEATS, null))).toEqual([
    [cem, 1],
    [ann, 2],
    [dan, 3],
    [bob, 0],
  ]);
});

it("once the game is over each says its place in the ranking: whoever won is first, wherever they stood that day", () => {
  const ranking = [bob, ann, cem, dan].map((seat, at) => ({ seat, score: 100 - at }));
  expect(said(cardPlaces([cem, ann, dan], SEATS, { winners: [bob], ranking }))).toEqual([
    [bob, 1],
    [ann, 2],
    [cem, 3],
    [dan, 4],
  ]);
  const beside = cardPlaces(SEATS, SEATS, { winners: [bob], ranking: ranking.slice(0, 3) });
  expect(said(beside).at(-1), "whoever is not ranked").toEqual([dan, 0]);
  const tied = cardPlaces(SEATS, SEATS, { winners: [bob, ann], ranking });
  expect(tied.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});
