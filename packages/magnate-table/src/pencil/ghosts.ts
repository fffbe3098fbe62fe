import type { CityRestaurant, CityView, HeldPiece, Overlay } from "@blueplate/city";

const ghost = (piece: HeldPiece): Overlay => ({ kind: "ghost", piece, refused: null, contact: null });

/** Where a restaurant stands at the table that is moved in pencil. */
const left = ({ at: [x, y], style }: CityRestaurant): Overlay => ({
  kind: "left",
  style,
  squares: [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ],
});

const isAt = (square: readonly number[], other: readonly number[]): boolean => square.join() === other.join();

/**
 * A town in which what stands there only in pencil is lifted off and drawn as ghosts. `real` is the town as it stands, `drawn` as
 * the pencil has it. Where something has been moved away its old place stays as an outline.
 */
export const withGhosts = (
  real: CityView,
  drawn: CityView,
): { readonly view: CityView; readonly ghosts: readonly Overlay[] } => {
  const restaurants = drawn.restaurants.filter(({ at }) => !real.restaurants.some((each) => isAt(each.at, at)));
  const gone = real.restaurants.filter(({ at }) => !drawn.restaurants.some((each) => isAt(each.at, at)));
  const campaigns = drawn.campaigns.filter(
    ({ campaign }) => !real.campaigns.some((each) => each.campaign === campaign),
  );
  const before = (house: number) => real.houses.find((each) => each.house === house);
  const houses = drawn.houses.filter(({ house }) => !before(house));
  const gardens = drawn.houses.filter(({ house, garden }) => garden !== null && before(house)?.garden === null);
  const view: CityView = {
    ...drawn,
    restaurants: drawn.restaurants.filter((each) => !restaurants.includes(each)),
    campaigns: drawn.campaigns.filter((each) => !campaigns.includes(each)),
    houses: drawn.houses
      .filter((each) => !houses.includes(each))
      .map((each) => (gardens.includes(each) ? { ...each, garden: null } : each)),
  };
  return {
    view,
    ghosts: [
      ...gone.map(left),
      ...restaurants.map((restaurant) => ghost({ kind: "restaurant", restaurant })),
      ...houses.map((house) => ghost({ kind: "house", house })),
      ...gardens.map((house) => ghost({ kind: "garden", house })),
      ...campaigns.map((campaign) => ghost({ kind: "campaign", campaign })),
    ],
  };
};
