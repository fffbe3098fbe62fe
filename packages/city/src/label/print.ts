import { pieceOfCampaign } from "../look.ts";
import { quarterTurn } from "../camera/rig.ts";
import { billboardFace } from "../piece/campaign.ts";
import { siteMiddle } from "../piece/piece.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { columnName, heightOf, widthOf } from "../town/board.ts";
import { RIM } from "../town/ground.ts";
import type { CityCampaign, CityView } from "../view.ts";
import type { Atlas } from "./atlas.ts";
import { FACE } from "./letters.ts";
import { paintGood } from "./paint.ts";
import type { WorldQuad } from "./quads.ts";

type Brush = CanvasRenderingContext2D;
type Vector = readonly [number, number, number];

/** Flat on the ground, or upright. Upright print keeps looking south. */
type Stance = "lying" | "standing";

/** Print that lies or stands in the city: a key, its place, its size in squares and how it is painted (100 units a square). */
export interface LabelPrint {
  readonly key: string;
  readonly at: Vector;
  readonly size: readonly [number, number];
  readonly stance: Stance;
  readonly scale: number;
  readonly paint: (brush: Brush) => void;
}

const letter =
  (text: string, size: number, colour: string) =>
  (brush: Brush): void => {
    brush.font = `700 ${size}px ${FACE}`;
    brush.textAlign = "center";
    brush.fillStyle = colour;
    brush.fillText(text, 50, 50 + size * 0.355);
  };

/** How high the letters of the rim are, in hundredths of a square: a square that is seen from afar is full of them. */
const RIM_LETTERS = { near: 42, far: 76 } as const;
/** From how near the rim is read. */
export type RimLetters = keyof typeof RIM_LETTERS;

const rimPrint = (text: string, x: number, z: number, letters: RimLetters): LabelPrint => ({
  key: `rim:${letters}:${text}`,
  at: [x, RIM.top + 0.004, z],
  size: [1, 1],
  stance: "lying",
  scale: 1,
  paint: letter(text, RIM_LETTERS[letters], TOWN.plinthStep),
});

const rim = (view: CityView, letters: RimLetters): LabelPrint[] => {
  const [w, h] = [widthOf(view.town), heightOf(view.town)];
  const out = RIM.from + RIM.width / 2;
  return [
    ...Array.from({ length: w }, (_, x) =>
      [-out, h + out].map((z) => rimPrint(columnName(x).toUpperCase(), x + 0.5, z, letters)),
    ),
    ...Array.from({ length: h }, (_, y) => [-out, w + out].map((x) => rimPrint(String(y + 1), x, y + 0.5, letters))),
  ].flat();
};

const paintFace =
  (campaign: CityCampaign, wide: number, tall: number) =>
  (brush: Brush): void => {
    const [w, h] = [wide * 100, tall * 100];
    const chain = CHAINS[campaign.style];
    brush.fillStyle = "#FFF6E2";
    brush.fillRect(0, 0, w, h);
    brush.fillStyle = "#F3DDB0";
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2;
      brush.beginPath();
      brush.moveTo(w / 2, h * 0.5);
      brush.arc(w / 2, h * 0.5, w, angle, angle + Math.PI / 12);
      brush.fill();
    }
    const size = Math.min(h * 0.86, w * 0.8);
    const copies = wide > 2.2 ? 3 : 1;
    for (let i = 0; i < copies; i++)
      paintGood(
        brush,
        campaign.good,
        w / 2 + (i - (copies - 1) / 2) * size * 1.06,
        h * 0.5,
        copies > 1 ? size * 0.9 : size,
      );
    if (wide < 1.2) return;
    brush.fillStyle = chain.body;
    brush.fillRect(0, 0, 34, h);
    brush.save();
    brush.translate(17 - 50, h / 2 - 50);
    letter(String(campaign.campaign), 30, chain.text)(brush);
    brush.restore();
  };

/** The print on what stands in town: the painted faces of billboards, a finger before the board. A house has one number, which its plaque shows. */
export const printsIn = (view: Pick<CityView, "town" | "campaigns">): LabelPrint[] =>
  view.campaigns.flatMap((campaign): LabelPrint | [] => {
    const { site } = campaign;
    if (pieceOfCampaign(campaign) !== "billboard" || !("at" in site)) return [];
    const face = billboardFace(site.width, site.height);
    const { x, z } = siteMiddle(view.town, site);
    const [wide, tall] = [face.wide - 0.14, face.tall - 0.14];
    return {
      key: `face:${campaign.campaign}:${campaign.style}:${campaign.good}:${wide}`,
      at: [x, face.base + face.tall / 2, z + face.depth + 0.068],
      size: [wide, tall],
      stance: "standing",
      scale: 1.6,
      paint: paintFace(campaign, wide, tall),
    };
  });

/** The vectors of a print from west to east and from foot to head, for a camera turned so far: print follows its quarters. */
const vectorsOf = (print: LabelPrint, yaw: number): Pick<WorldQuad, "across" | "up"> => {
  const [w, h] = print.size;
  if (print.stance === "standing") return { across: [w, 0, 0], up: [0, h, 0] };
  const turn = quarterTurn(yaw);
  const [sin, cos] = [Math.round(Math.sin(turn)), Math.round(Math.cos(turn))];
  return { across: [w * cos, 0, -w * sin], up: [-h * sin, 0, -h * cos] };
};

/** The corners of a print, in squares. */
export const cornersOf = (print: LabelPrint, yaw: number): readonly Vector[] => {
  const { across, up } = vectorsOf(print, yaw);
  const [x, y, z] = print.at;
  return [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].map((u): Vector => [
      x + across[0] * a + up[0] * u,
      y + across[1] * a + up[1] * u,
      z + across[2] * a + up[2] * u,
    ]),
  );
};

/**
 * All print of a city as quads, painted into the atlas on the way, readable for a camera turned so far. Null when the atlas is
 * full.
 */
export const printOf = (view: CityView, atlas: Atlas, yaw: number, letters: RimLetters): WorldQuad[] | null => {
  const quads: WorldQuad[] = [];
  for (const print of [...rim(view, letters), ...printsIn(view)]) {
    const [w, h] = print.stance === "standing" ? print.size : [1, 1];
    const cell = atlas.cell(print.key, w * 100, h * 100, print.scale, print.paint);
    if (!cell) return null;
    quads.push({ at: print.at, ...vectorsOf(print, yaw), cell });
  }
  return quads;
};
