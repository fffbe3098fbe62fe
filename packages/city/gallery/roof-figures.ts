import type { City } from "../src/city.ts";
import { frontOf, houseTypeOf } from "../src/piece/home.ts";
import { FRONT, turnedBy } from "../src/piece/stand.ts";
import type { CityHouse, CityView } from "../src/view.ts";
import { luminance } from "./colour.ts";
import type { PicturePixels } from "./picture.ts";

/** Where the main roof of each bungalow has its ridge, and how far its eaves are from there. */
const ROOFS = { gable: [-0.2, 0.68], hip: [-0.24, 0.62], cross: [-0.28, 0.59] } as const;
const [EAVES, RISE] = [0.6, 0.46];

const ALONG = [-0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5];
const DOWN = [0.2, 0.35, 0.5, 0.65, 0.8];

/** How bright places of one slope of a roof are. */
const slopeOf = (
  city: City,
  view: CityView,
  picture: PicturePixels,
  house: CityHouse,
  side: number,
): readonly number[] => {
  const [ridge, half] = ROOFS[houseTypeOf(house)];
  const turn = FRONT[frontOf(view.town, house)];
  return ALONG.flatMap((along) =>
    DOWN.map((down) => {
      const [dx, dz] = turnedBy(along, ridge + half * down * side, turn);
      const at = city.project([house.at[0] + 0.5 + dx, house.at[1] + 0.5 + dz], EAVES + RISE * (1 - down));
      return luminance(picture.at(at.x, at.y) ?? [0, 0, 0]);
    }),
  );
};

/** Share of the slopes of roofs that is at most six tenths as bright as what is brighter than four fifths of the same slope, in percent. */
export const roofShadeOf = (city: City, view: CityView, picture: PicturePixels): number => {
  const isDark = view.houses.flatMap((house) =>
    [1, -1].flatMap((side) => {
      const slope = slopeOf(city, view, picture, house, side);
      const lit = slope.toSorted((one, other) => other - one)[Math.floor(slope.length * 0.2)] ?? 0;
      return slope.map((one) => one < lit * 0.6);
    }),
  );
  return (100 * isDark.filter(Boolean).length) / isDark.length;
};
