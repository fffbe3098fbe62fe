import {
  type BatchedMesh,
  CustomBlending,
  DoubleSide,
  MaxEquation,
  OneFactor,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { TownLight } from "./material.ts";
import { ANY_CAMERA, createPass } from "./pass.ts";
import { BLUR_FRAGMENT, FOOTPRINT_VERTEX } from "./shade-shader.ts";

/** Draws all pieces from above with another material, flat onto a target: the greatest value of each channel stays. */
export const createFootprint = (fragmentShader: string, light: TownLight) => {
  const shear = { value: new Vector2() };
  const material = new ShaderMaterial({
    vertexShader: FOOTPRINT_VERTEX,
    fragmentShader,
    uniforms: { uMap: light.map, uShear: shear },
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
  return {
    shear: shear.value,
    draw: (renderer: WebGLRenderer, pieces: BatchedMesh, target: WebGLRenderTarget): void => {
      const own = pieces.material;
      pieces.material = material;
      renderer.setRenderTarget(target);
      renderer.render(pieces, ANY_CAMERA);
      renderer.setRenderTarget(null);
      pieces.material = own;
    },
    dispose: (): void => material.dispose(),
  };
};

/** Blurs a target into another one of its size, through a third. `reach` is in pixels. */
export const createBlur = () => {
  const from: { value: Texture | null } = { value: null };
  const along = { value: new Vector2() };
  const pass = createPass(BLUR_FRAGMENT, { tFrom: from, uAlong: along });
  return {
    run: (
      renderer: WebGLRenderer,
      [source, through, into]: readonly [WebGLRenderTarget, WebGLRenderTarget, WebGLRenderTarget],
      reach: number,
    ): void => {
      from.value = source.texture;
      along.value.set(reach / 3 / source.width, 0);
      pass.run(renderer, through);
      from.value = through.texture;
      along.value.set(0, reach / 3 / source.height);
      pass.run(renderer, into);
    },
    dispose: (): void => pass.dispose(),
  };
};
