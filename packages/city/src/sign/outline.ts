import type { ChainStyle } from "../view.ts";

const star = (): string => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 4.4 : 9.6;
    const angle = (i * Math.PI) / 5;
    return `${(10 + Math.sin(angle) * r).toFixed(2)} ${(10.6 - Math.cos(angle) * r).toFixed(2)}`;
  });
  return `M${corners.join(" L")} Z`;
};

/** The five sign shapes in a box of 20 units: mast, pennant, chart and plaque draw the same path. */
export const SIGN_OUTLINES: Readonly<Record<ChainStyle, string>> = {
  comet: star(),
  "big-top": "M6 1 L14 1 Q15 1 15 2 L15 18 Q15 19 14 19 L6 19 Q5 19 5 18 L5 2 Q5 1 6 1 Z",
  fountain: "M1 6.5 L11 6.5 L11 2 L19.5 10 L11 18 L11 13.5 L1 13.5 Z",
  "silver-rail":
    "M10 1 Q13.7 1 16.4 3.6 Q19 6.3 19 10 Q19 13.7 16.4 16.4 Q13.7 19 10 19 Q6.3 19 3.6 16.4 Q1 13.7 1 10 Q1 6.3 3.6 3.6 Q6.3 1 10 1 Z",
  harlequin: "M10 0.5 L18 10 L10 19.5 L2 10 Z",
};
