import type { BufferGeometry } from "three";
import { type MeshBuilder, createMeshBuilder } from "../mesh/mesh-builder.ts";
import type { Plant } from "../town/planting.ts";
import type { ChainStyle, Good } from "../view.ts";
import { layApron, layBillboard, layGood, layMailbox, layPlane, layRadio } from "./campaign.ts";
import { layFigure, layWaitress } from "./diner/figure.ts";
import { layDiner, layDinerLot } from "./diner/index.ts";
import { layCanopy, layMast, layMat, layScaffold } from "./entrance.ts";
import { type HouseType, layCar, layGarden, layHouse, layMilkVan } from "./house.ts";
import type { HouseExtra } from "./house-extra.ts";
import { layPlant } from "./plant.ts";
import { laySmoke } from "./smoke.ts";
import { SOURCES } from "./source.ts";
import { layBarrier, layBridge, layStreetLamp } from "./street.ts";

/** Everything that can be drawn, as plain data: equal drawings share one geometry. */
export type PieceDrawing =
  | {
      readonly kind: "house";
      readonly type: HouseType;
      readonly extra: HouseExtra;
      readonly wall: string;
      readonly roof: string;
    }
  | { readonly kind: "garden" | "bridge" | "barrier" | "street-lamp" | "smoke" | "counter-staff" | "van" }
  | { readonly kind: "person"; readonly who: number }
  | { readonly kind: "car"; readonly colour: string }
  | { readonly kind: "good"; readonly good: Good }
  | { readonly kind: "diner" | "diner-lot" | "mast"; readonly style: ChainStyle; readonly shut: boolean }
  | { readonly kind: "mat" | "canopy" | "scaffold" | "plane"; readonly style: ChainStyle }
  | ({ readonly kind: "billboard" } & Sized)
  | ({ readonly kind: "mailbox" | "radio"; readonly good: Good } & Sized)
  | ({ readonly kind: "apron"; readonly good: Good; readonly turn: number } & Sized)
  | { readonly kind: "source"; readonly print: "b" | "l" | "s" }
  | { readonly kind: "plant"; readonly plant: Plant["kind"]; readonly look: number };

interface Sized {
  readonly style: ChainStyle;
  readonly width: number;
  readonly height: number;
  readonly endless: boolean;
}

/** One string a drawing: the key under which its geometry is kept. */
export const drawingKey = (drawing: PieceDrawing): string => Object.values(drawing).join("/");

/** Size of a good that stands in front of a house, in squares. */
export const GOOD_SIZE = 0.36;

const lay = (builder: MeshBuilder, d: PieceDrawing): void => {
  switch (d.kind) {
    case "house":
      return layHouse(builder, d.type, d.extra, [d.wall, d.roof]);
    case "garden":
      return layGarden(builder);
    case "bridge":
      return layBridge(builder);
    case "barrier":
      return layBarrier(builder);
    case "street-lamp":
      return layStreetLamp(builder);
    case "smoke":
      return laySmoke(builder);
    case "person":
      return layFigure(builder, [0, 0, 0], d.who);
    case "counter-staff":
      return layWaitress(builder);
    case "car":
      return layCar(builder, d.colour);
    case "van":
      return layMilkVan(builder);
    case "good":
      return layGood(builder, d.good, GOOD_SIZE, [0, 0, 0]);
    case "diner":
      return layDiner(builder, d.style, d.shut);
    case "diner-lot":
      return layDinerLot(builder, d.style, d.shut);
    case "mast":
      return layMast(builder, d.style, d.shut);
    case "mat":
      return layMat(builder, d.style);
    case "canopy":
      return layCanopy(builder, d.style);
    case "scaffold":
      return layScaffold(builder, d.style);
    case "plane":
      return layPlane(builder, d.style);
    case "billboard":
      return layBillboard(builder, d.width, d.height, d.style, d.endless);
    case "mailbox":
      return layMailbox(builder, d.width, d.height, d.style, d.good, d.endless);
    case "radio":
      return layRadio(builder, d.style, d.good, d.endless);
    case "apron":
      return layApron(builder, d);
    case "source":
      return SOURCES[d.print](builder);
    case "plant":
      return layPlant(builder, d.plant, d.look);
  }
};

/** The geometry of a drawing, new at every call. */
export const draw = (drawing: PieceDrawing): BufferGeometry => {
  const builder = createMeshBuilder();
  lay(builder, drawing);
  return builder.build();
};
