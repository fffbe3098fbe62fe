import type { VariantFace } from "../face.ts";

export const face: VariantFace = {
  glyphs: { kimchi: "M5 8h14l-1.4 12H6.4zM4 5h16v3H4zM9 12c2 2 4 2 6 0v4c-2 2-4 2-6 0z" },
  colours: { kimchi: "#c8452d" },
  worth: { "kimchi-master": 12 },
};
