import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { CHAINS, TOWN } from "../../palette.ts";
import { mixed } from "../../tint.ts";
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

/** How much of the chain's colour its lot has: the dark one is told from the blue one by its plum ground. */
const lotColour = (style: ChainStyle): string =>
  style === "harlequin" ? mixed(CHAINS[style].body, "#201626", 0.75) : mixed(CHAINS[style].body, TOWN.lot, 0.5);

/** The lot under a diner, in its chain's colour. */
export const layDinerLot = (builder: MeshBuilder, style: ChainStyle, shut: boolean): void => {
  builder.box(
    [1.94, LOT, 1.94],
    [0, 0, 0],
    { colour: shut ? "#A39C92" : lotColour(style), foot: 0.85 },
    { chamfer: 0.03 },
  );
};
