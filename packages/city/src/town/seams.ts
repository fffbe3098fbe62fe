import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, ShaderMaterial, Vector2 } from "three";
import { TOWN } from "../palette.ts";
import type { CityTown } from "../view.ts";
import { heightOf, TILE, widthOf } from "./board.ts";

/** Half the width of the groove between two tiles, in squares. */
const HALF = 0.05;
/** Just over the grass, and under the roads that cross it. */
const OVER_GRASS = 0.006;

/** The ribbons over the grooves of a town: where they run, to which side each edge lies, and the triangles between. */
export interface Ribbons {
  readonly spots: readonly number[];
  readonly across: readonly number[];
  readonly triangles: readonly number[];
}

/** A ribbon along every border between tiles, cut at every square so that each stretch has the width of its own distance. */
export const ribbonsOf = (town: CityTown): Ribbons => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const spots: number[] = [];
  const across: number[] = [];
  const triangles: number[] = [];
  const lay = (length: number, at: (along: number) => readonly [number, number], [x, z]: readonly [number, number]) => {
    for (let along = 0; along <= length; along++) {
      const [east, south] = at(along);
      const first = spots.length / 3;
      for (const edge of [-1, 1]) {
        spots.push(east, OVER_GRASS, south);
        across.push(edge * x, 0, edge * z);
      }
      if (along < length) triangles.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
    }
  };
  for (let x = TILE; x < w; x += TILE) lay(h, (along) => [x, along], [HALF, 0]);
  for (let z = TILE; z < h; z += TILE) lay(w, (along) => [along, z], [0, HALF]);
  return { spots, across, triangles };
};

/** The groove as wide as it is, but never under two pixels; nothing from near, where the groove itself is seen. */
const VERTEX = /* glsl */ `
uniform vec2 uViewport;
attribute vec3 across;
void main() {
  mat4 seen = projectionMatrix * viewMatrix;
  vec4 middle = seen * vec4(position, 1.0);
  vec4 edge = seen * vec4(position + across, 1.0);
  float pixels = length((edge.xy / edge.w - middle.xy / middle.w) * uViewport * 0.5);
  float widening = pixels > 2.5 ? 0.0 : max(1.0, 1.0 / max(pixels, 0.01));
  gl_Position = seen * vec4(position + across * widening, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uColour;
uniform vec3 uTint;
void main() {
  gl_FragColor = vec4(uColour * uTint, 1.0);
  #include <colorspace_fragment>
}`;

/**
 * The borders between tiles, which distances are counted by, as lines that stay two pixels wide however far away they are: from
 * the camera a groove that runs across hides behind its own edge. `tint` is the colour of what no lamp lights.
 */
export const createSeams = (tint: Color) => {
  const viewport = new Vector2(1, 1);
  const material = new ShaderMaterial({
    uniforms: { uViewport: { value: viewport }, uColour: { value: new Color(TOWN.groove) }, uTint: { value: tint } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  return {
    mesh,
    /** The size of the picture in CSS pixels. */
    viewport,
    lay: (town: CityTown): void => {
      const { spots, across, triangles } = ribbonsOf(town);
      mesh.geometry.dispose();
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new BufferAttribute(new Float32Array(spots), 3));
      geometry.setAttribute("across", new BufferAttribute(new Float32Array(across), 3));
      geometry.setIndex([...triangles]);
      mesh.geometry = geometry;
    },
    dispose: (): void => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
