import { CHAINS, LIGHTS, TOWN } from "../palette.ts";
import { streetPieces } from "../piece/wild.ts";
import { entranceSquare } from "../town/route.ts";
import { CHAIN_STYLES, type ChainStyle, type CityView, type Hour } from "../view.ts";
import { laidOnce } from "./laid.ts";
import { type FlatNode, node, PARTED } from "./node.ts";
import { disc } from "./path.ts";

/** What light falls on the ground: of windows and lamps, or of a chain's neon. */
type Lamp = "warm" | ChainStyle;

const colourOf = (lamp: Lamp): string => (lamp === "warm" ? TOWN.window : CHAINS[lamp].glow);

/** From the middle of a pool of light to its edge: how far, and how much is left there. */
const FALL = [
  [0, 1],
  [0.35, 0.62],
  [0.7, 0.2],
  [1, 0],
] as const;

const gradient = (lamp: Lamp, strength: number): FlatNode =>
  node(
    "radialGradient",
    { id: `flat-light-${lamp}-${strength}` },
    FALL.map(([offset, left]) =>
      node("stop", { offset, "stop-color": colourOf(lamp), "stop-opacity": Math.round(left * strength * 100) / 100 }),
    ),
  );

interface Pool {
  readonly lamp: Lamp;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Every pool of light on the ground after dusk: round houses, neon of restaurants, before their entrances, below street lamps. */
const poolsOf = (view: CityView): readonly Pool[] => [
  ...streetPieces(view.town).flatMap(({ drawing, at: [x, , y] }): Pool[] =>
    drawing.kind === "street-lamp" ? [{ lamp: "warm", x: x + 0.3, y: y + 0.3, radius: 1.3 }] : [],
  ),
  ...view.houses.map(({ at: [x, y] }): Pool => ({ lamp: "warm", x: x + 1, y: y + 1.2, radius: 2 })),
  ...view.restaurants
    .filter(({ open, bankrupt }) => open && !bankrupt)
    .flatMap(({ style, at: [x, y], entrance }): Pool[] => {
      const [u, v] = entranceSquare([x, y], entrance);
      return [
        { lamp: style, x: x + 1, y: y + 1, radius: 3 },
        { lamp: "warm", x: u + 0.5 + (u - x - 0.5) * 0.5, y: v + 0.5 + (v - y - 0.5) * 0.5, radius: 1.1 },
      ];
    }),
];

const drawn = (hour: Hour): ((view: CityView) => FlatNode) => {
  const strength = LIGHTS[hour].lamps * 0.4;
  const chain = LIGHTS[hour].neon * 0.75;
  const of = (lamp: Lamp): number => (lamp === "warm" ? strength : chain);
  return laidOnce((view) => {
    const pools = poolsOf(view);
    const lamps = (["warm", ...CHAIN_STYLES] as const).filter((lamp) => pools.some((pool) => pool.lamp === lamp));
    return node("g", { "data-lights": hour, ...PARTED }, [
      node(
        "defs",
        {},
        lamps.map((lamp) => gradient(lamp, of(lamp))),
      ),
      ...pools.map(({ lamp, x, y, radius }) =>
        node("path", { d: disc(x, y, radius), fill: `url(#flat-light-${lamp}-${of(lamp)})` }),
      ),
    ]);
  });
};

const DRAWN: Partial<Readonly<Record<Hour, (view: CityView) => FlatNode>>> = {
  evening: drawn("evening"),
  night: drawn("night"),
};

/** The light on the ground at an hour; nothing by day. */
export const lights = (view: CityView, hour: Hour): readonly FlatNode[] => {
  const make = DRAWN[hour];
  return make ? [make(view)] : [];
};
