import {
  Camera,
  LinearFilter,
  Mesh,
  type PixelFormat,
  PlaneGeometry,
  RGBAFormat,
  ShaderMaterial,
  type TextureDataType,
  UnsignedByteType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** Passes fill their target whatever the camera. */
export const ANY_CAMERA = new Camera();

/** A target without depth whose texture is read between its pixels. */
export const createTarget = (
  [width, height]: readonly [number, number],
  format: PixelFormat = RGBAFormat,
  type: TextureDataType = UnsignedByteType,
): WebGLRenderTarget =>
  new WebGLRenderTarget(width, height, {
    format,
    type,
    depthBuffer: false,
    generateMipmaps: false,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** A shader that is drawn over a whole target. */
export interface BakePass {
  readonly uniforms: ShaderMaterial["uniforms"];
  run(renderer: WebGLRenderer, target: WebGLRenderTarget): void;
  dispose(): void;
}

/** A pass over a whole target; `vUv` is the place in it. */
export const createPass = (fragmentShader: string, uniforms: ShaderMaterial["uniforms"]): BakePass => {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: `varying vec2 vUv;\n${fragmentShader}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  return {
    uniforms,
    run: (renderer, target) => {
      renderer.setRenderTarget(target);
      renderer.render(mesh, ANY_CAMERA);
      renderer.setRenderTarget(null);
    },
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
