import { BufferAttribute, BufferGeometry, Matrix4, Mesh, Vector4 } from "three";
import { createSolid, type TownLight } from "../light/material.ts";
import { draw } from "../piece/drawing.ts";
import type { CityPiece } from "../piece/stand.ts";
import { housePieces } from "../piece/home.ts";
import { campaignPieces, restaurantPieces } from "../piece/piece.ts";
import type { CityTown } from "../view.ts";
import type { HeldPiece } from "./overlay.ts";

/** The pieces of what is in hand. */
export const ghostPieces = (town: CityTown, hand: HeldPiece): CityPiece[] => {
  switch (hand.kind) {
    case "restaurant":
      return restaurantPieces(hand.restaurant);
    case "campaign":
      return campaignPieces(town, hand.campaign);
    case "house":
      return housePieces(town, hand.house);
    case "garden":
      return housePieces(town, hand.house).filter((piece) => piece.drawing.kind === "garden");
  }
};

const FIELDS = [
  ["position", 3],
  ["normal", 3],
  ["color", 3],
  ["glow", 4],
] as const;

const joined = (pieces: readonly CityPiece[]): BufferGeometry => {
  const parts = pieces.map((piece) => {
    const place = new Matrix4().makeRotationY(piece.turn).setPosition(...piece.at);
    return draw(piece.drawing).applyMatrix4(place);
  });
  const whole = new BufferGeometry();
  for (const [name, size] of FIELDS) {
    const values = parts.flatMap((part) => [...part.getAttribute(name).array]);
    whole.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  }
  for (const part of parts) part.dispose();
  return whole;
};

/** What the light of a ghost is multiplied with, and how much of it is seen: as it is, and red. */
const [ALLOWED, REFUSED] = [
  [1, 1, 1, 0.55],
  [1.4, 0.25, 0.2, 0.55],
] as const;

/** The real piece at 55 %, red when it may not stand there. */
export const createGhost = (light: TownLight) => {
  const veil = new Vector4();
  const material = createSolid(light, veil);
  material.transparent = true;
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.visible = false;
  mesh.frustumCulled = false;
  mesh.renderOrder = 4;
  let shown = "";
  return {
    mesh,
    /** Shows what is in hand, and what is pencilled in beside it. */
    set: (town: CityTown, hands: readonly HeldPiece[], refused: boolean): void => {
      const key = JSON.stringify(hands);
      veil.fromArray(refused ? REFUSED : ALLOWED);
      mesh.visible = hands.length > 0;
      if (key === shown) return;
      shown = key;
      mesh.geometry.dispose();
      mesh.geometry = joined(hands.flatMap((hand) => ghostPieces(town, hand)));
    },
    dispose: (): void => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
