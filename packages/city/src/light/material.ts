import { MeshStandardMaterial } from "three";

/** How strongly things shine by themselves at this hour. */
export interface GlowLevels {
  readonly windows: { value: number };
  readonly neon: { value: number };
}

const VERTEX = /* glsl */ `
attribute vec4 glow;
varying vec4 vGlow;
void main() {
  vGlow = glow;`;

const FRAGMENT = /* glsl */ `
uniform float uWindows;
uniform float uNeon;
varying vec4 vGlow;
void main() {`;

const EMISSION = /* glsl */ `
float shine = vGlow.a < 0.5 ? 0.0 : (vGlow.a < 1.5 ? uWindows : uNeon);
totalEmissiveRadiance += vGlow.rgb * shine;`;

/**
 * The one material of all that is solid: vertex colours under the sun, plus what shines by itself after dusk, so that
 * windows and neon need no draw call of their own.
 */
export const createSolid = (levels: GlowLevels): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.82, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms["uWindows"] = levels.windows;
    shader.uniforms["uNeon"] = levels.neon;
    shader.vertexShader = shader.vertexShader.replace("void main() {", VERTEX);
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", FRAGMENT)
      .replace("#include <emissivemap_fragment>", `#include <emissivemap_fragment>\n${EMISSION}`);
  };
  return material;
};
