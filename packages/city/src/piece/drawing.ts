import type { BufferGeometry } from "three";
import { type MeshBuilder, createMeshBuilder } from "../mesh/mesh-builder.ts";
import type { Plant } from "../town/planting.ts";
import type { ChainStyle, Good } from "../view.ts";
import { layApron, layBillboard, layGood, layMailbox, layPlane, layRadio } from "./campaign.ts";
import { type DinerSide, layDiner } from "./diner.ts";
import { layCanopy, layMast, layMat, layScaffold } from "./entrance.ts";
import { type HouseType, layCar, layGarden, layHouse } from "./house.ts";
import { layPlant } from "./plant.ts";
import { SOURCES } from "./source.ts";

/** Everything that can be drawn, as plain data: equal drawings share one geometry. */
export type Drawing =
  | { readonly kind: "house"; readonly type: HouseType; readonly wall: string; readonly roof: string }
  | { readonly kind: "garden" }
  | { readonly kind: "car"; readonly colour: string }
  | { readonly kind: "good"; readonly good: Good }
  | { readonly kind: "diner"; readonly style: ChainStyle; readonly shut: boolean; readonly hand: DinerSide }
  | { readonly kind: "mast"; readonly style: ChainStyle; readonly shut: boolean }
  | { readonly kind: "mat" | "canopy" | "scaffold" | "plane"; readonly style: ChainStyle }
  | ({ readonly kind: "billboard" } & Sized)
  | ({ readonly kind: "mailbox" | "radio"; readonly good: Good } & Sized)
  | ({ readonly kind: "apron"; readonly good: Good; readonly turn: number } & Sized)
  | { readonly kind: "source"; readonly print: "b" | "l" | "s" }
  | { readonly kind: "plant"; readonly plant: Plant["kind"] };

interface Sized {
  readonly style: ChainStyle;
  readonly width: number;
  readonly height: number;
  readonly endless: boolean;
}

/** One string a drawing: the key under which its geometry is kept. */
export const drawingKey = (drawing: Drawing): string => Object.values(drawing).join("/");

/** Size of a good that stands in front of a house, in squares. */
export const GOOD_SIZE = 0.36;

const lay = (clay: MeshBuilder, d: Drawing): void => {
  switch (d.kind) {
    case "house":
      return layHouse(clay, d.type, d.wall, d.roof);
    case "garden":
      return layGarden(clay);
    case "car":
      return layCar(clay, d.colour);
    case "good":
      return layGood(clay, d.good, GOOD_SIZE, [0, 0, 0]);
    case "diner":
      return layDiner(clay, d.style, d.shut, d.hand);
    case "mast":
      return layMast(clay, d.style, d.shut);
    case "mat":
      return layMat(clay, d.style);
    case "canopy":
      return layCanopy(clay, d.style);
    case "scaffold":
      return layScaffold(clay, d.style);
    case "plane":
      return layPlane(clay, d.style);
    case "billboard":
      return layBillboard(clay, d.width, d.height, d.style, d.endless);
    case "mailbox":
      return layMailbox(clay, d.width, d.height, d.style, d.good, d.endless);
    case "radio":
      return layRadio(clay, d.style, d.good, d.endless);
    case "apron":
      return layApron(clay, d);
    case "source":
      return SOURCES[d.print](clay);
    case "plant":
      return layPlant(clay, d.plant);
  }
};

/** The geometry of a drawing, new at every call. */
export const draw = (drawing: Drawing): BufferGeometry => {
  const clay = createMeshBuilder();
  lay(clay, drawing);
  return clay.build();
};
