import { Color, Mesh, PlaneGeometry, ShaderMaterial } from "three";

/** The plain two-stop gradient behind the board. */
export interface Backdrop {
  readonly mesh: Mesh;
  readonly top: Color;
  readonly bottom: Color;
  dispose(): void;
}

/** A gradient that fills the picture whatever the camera does. */
export const createBackdrop = (): Backdrop => {
  const [top, bottom] = [new Color(), new Color()];
  const geometry = new PlaneGeometry(2, 2);
  const material = new ShaderMaterial({
    uniforms: { uTop: { value: top }, uBottom: { value: bottom } },
    vertexShader: /* glsl */ `
      varying float vHeight;
      void main() { vHeight = position.y * 0.5 + 0.5; gl_Position = vec4(position.xy, 1.0, 1.0); }`,
    fragmentShader: /* glsl */ `
      uniform vec3 uTop;
      uniform vec3 uBottom;
      varying float vHeight;
      void main() {
        gl_FragColor = vec4(mix(uBottom, uTop, vHeight), 1.0);
        #include <colorspace_fragment>
      }`,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return {
    mesh,
    top,
    bottom,
    dispose: () => {
      geometry.dispose();
      material.dispose();
    },
  };
};
