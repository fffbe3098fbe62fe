import { loadRules } from "@blueplate/variants";
import type { CityView } from "@blueplate/city";
import { type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import { beginTable } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { withGhosts } from "../../src/pencil/ghosts.ts";

const config = { modules: [], seats: 3, options: {} };
const rules = Result.getOrThrow(loadRules(config));
const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
const styles = ["comet", "fountain", "big-top"] as const;
const picture = (state: State): CityView => ({
  ...pictureOf(ruleset, state, (seat) => styles[seat] ?? "comet"),
  hour: null,
});

describe("a town in pencil", () => {
  it("lifts off what was not there before and shows it as ghosts; nothing else is touched", () => {
    const kinds = new Set<string>();
    for (const { before, after } of randomGame(rules, "ghosts", 1200)) {
      const [real, drawn] = [picture(before.state), picture(after.state)];
      const { view, ghosts } = withGhosts(real, drawn);
      const pieces = ghosts.flatMap((overlay) => (overlay.kind === "ghost" ? [overlay.piece] : []));
      for (const { kind } of pieces) kinds.add(kind);
      const campaigns = pieces.flatMap((piece) => (piece.kind === "campaign" ? [piece.campaign] : []));
      const restaurants = pieces.flatMap((piece) => (piece.kind === "restaurant" ? [piece.restaurant] : []));
      const houses = pieces.flatMap((piece) => (piece.kind === "house" ? [piece.house] : []));
      expect([...view.campaigns, ...campaigns].toSorted((a, b) => a.campaign - b.campaign)).toEqual(drawn.campaigns);
      expect(view.restaurants.length + restaurants.length).toBe(drawn.restaurants.length);
      expect(view.houses.length + houses.length).toBe(drawn.houses.length);
      const known = new Set(real.campaigns.map(({ campaign }) => campaign));
      expect(view.campaigns.every(({ campaign }) => known.has(campaign))).toBe(true);
      expect(campaigns.some(({ campaign }) => known.has(campaign))).toBe(false);
      expect(withGhosts(drawn, drawn)).toEqual({ view: drawn, ghosts: [] });
    }
    expect([...kinds].toSorted()).toEqual(["campaign", "house", "restaurant"]);
  });

  it("shows a garden as a ghost at its house, which stands as it stood", () => {
    const real = picture(beginTable(rules, "ghosts", 0).state);
    const [first, ...others] = real.houses;
    if (!first) throw new Error("a town without houses");
    const drawn: CityView = { ...real, houses: [{ ...first, garden: "N", room: 5 }, ...others] };
    const { view, ghosts } = withGhosts(real, drawn);
    expect(view.houses[0]).toEqual({ ...first, room: 5 });
    expect(ghosts).toMatchObject([{ kind: "ghost", piece: { kind: "garden", house: { garden: "N" } } }]);
  });

  it("leaves an outline where a restaurant is moved away, and the restaurant itself as a ghost", () => {
    const [before] = [...randomGame(rules, "ghosts", 1200)]
      .map(({ after }) => picture(after.state))
      .filter(({ restaurants }) => restaurants.length > 0);
    const [moved, ...others] = before?.restaurants ?? [];
    if (!before || !moved) throw new Error("a town without restaurants");
    const [x, y] = moved.at;
    const drawn: CityView = { ...before, restaurants: [{ ...moved, at: [x + 2, y] }, ...others] };
    const { view, ghosts } = withGhosts(before, drawn);
    expect(view.restaurants).toEqual(others);
    expect(ghosts).toMatchObject([
      { kind: "left", style: moved.style },
      { kind: "ghost", piece: { restaurant: { at: [x + 2, y] } } },
    ]);
    const squares = ghosts.flatMap((each) => (each.kind === "left" ? each.squares : []));
    expect(squares.map((square) => square.join()).toSorted()).toEqual(
      [moved.at, [x + 1, y], [x, y + 1], [x + 1, y + 1]].map((square) => square.join()).toSorted(),
    );
  });
});
