import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { TOWN } from "../../palette.ts";
import type { ChainStyle } from "../../view.ts";
import { layBigTop } from "./big-top.ts";
import { layComet } from "./comet.ts";
import { layFountain } from "./fountain.ts";
import { layHarlequin } from "./harlequin.ts";
import { type DinerColours, FLOOR, liveryOf, LOT } from "./livery.ts";
import { laySilverRail } from "./silver-rail.ts";

/** Five outlines that are told apart from above, each open to the south: star, ring, octagon, railcar, diamond. */
const BUILDERS: Readonly<Record<ChainStyle, (builder: MeshBuilder, livery: DinerColours) => void>> = {
  comet: layComet,
  "big-top": layBigTop,
  fountain: layFountain,
  "silver-rail": laySilverRail,
  harlequin: layHarlequin,
};

/** A diner, middle of the building at the origin, its open side to the south. */
export const layDiner = (builder: MeshBuilder, style: ChainStyle, shut: boolean): void => {
  BUILDERS[style](builder, liveryOf(style, shut));
  if (shut)
    for (const z of [0.1, 0.34])
      for (const lean of [-0.5, 0.5])
        builder.box([1.1, 0.05, 0.1], [0, FLOOR + 0.24, z], TOWN.wood, { turn: lean, chamfer: 0.012 });
};

/**
 * The ground of each chain: red and plum are dark and yellow is light, so that eyes that see no red tell them by their brightness;
 * plum has much blue, so that eyes that see no blue do not take it for red.
 */
const LOTS: Readonly<Record<ChainStyle, string>> = {
  comet: "#74332A",
  "big-top": "#FFE57F",
  fountain: "#74D4C8",
  "silver-rail": "#4A7AD0",
  harlequin: "#20123C",
};

/** The lot under a diner, in its chain's colour. */
export const layDinerLot = (builder: MeshBuilder, style: ChainStyle, shut: boolean): void => {
  builder.box([1.94, LOT, 1.94], [0, 0, 0], { colour: shut ? "#A39C92" : LOTS[style], foot: 0.85 }, { chamfer: 0.03 });
};
