import type { BoardSize } from "../camera/rig.ts";
import { siteMiddle } from "../piece/piece.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityView, Square } from "../view.ts";

/** What lies beside the map stands outside of its corners. */
const isBesideBoard = ({ town }: CityView, [x, y]: Square): boolean =>
  x < 0 || y < 0 || x >= widthOf(town) || y >= heightOf(town);

/** Room for a piece of one square that stands by itself, with its label over it. */
const standingOut = ([x, y]: Square): readonly (readonly [number, number])[] => [
  [x, y - 1],
  [x + 1, y + 1],
];

/** The board of a town, with whatever lies beside it: what the camera has to have in sight. */
export const boardOf = (view: CityView): BoardSize => ({
  width: widthOf(view.town),
  height: heightOf(view.town),
  parked: view.campaigns.flatMap(({ site }) => {
    if ("at" in site) return isBesideBoard(view, site.at) ? standingOut(site.at) : [];
    const { x, z } = siteMiddle(view.town, site);
    const half = site.width / 2;
    return site.side === "N" || site.side === "S"
      ? ([-half, half] as const).map((along) => [x + along, z + (site.side === "N" ? -0.75 : 0.75)] as const)
      : ([-half, half] as const).map((along) => [x + (site.side === "W" ? -0.75 : 0.75), z + along] as const);
  }),
});
