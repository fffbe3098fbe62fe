/** A filled part of a drawing: an SVG path (absolute M L Q Z, 20-unit box, y down) and its colour. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
}

/** A drawing in a box of 20 units: the silhouette, drawn with an ink outline, and the layers inside it. */
export interface Outline {
  readonly silhouette: string;
  readonly layers: readonly Layer[];
}

const dot = (x: number, y: number, r: number): string => {
  const k = r * 0.9;
  return `M${x - r} ${y} Q${x - k} ${y - k} ${x} ${y - r} Q${x + k} ${y - k} ${x + r} ${y} Q${x + k} ${y + k} ${x} ${y + r} Q${x - k} ${y + k} ${x - r} ${y} Z`;
};

const GLASS = "M4 7 L13 7 L13 17 Q13 18.5 11.5 18.5 L5.5 18.5 Q4 18.5 4 17 Z";
const BOTTLE =
  "M8 2 L12 2 L12 5.5 Q14.5 7.5 14.5 10 L14.5 17.2 Q14.5 18.7 13 18.7 L7 18.7 Q5.5 18.7 5.5 17.2 L5.5 10 Q5.5 7.5 8 5.5 Z";
const TUMBLER = "M3.6 6 L15 6 L13.2 18.7 L5.4 18.7 Z";
const WEDGE = "M10 18.8 L2 5.2 Q10 -0.2 18 5.2 Z";

/** The five goods, one silhouette each, that interface, flat map, plaques and the 3D pieces all draw. */
export const GOOD_OUTLINES: Readonly<Record<string, Outline>> = {
  burger: {
    silhouette:
      "M2 8.6 Q2 2.4 10 2.4 Q18 2.4 18 8.6 L18.8 8.6 L18.8 11 L18.2 11 L18.2 14 L17.6 14 L17.6 15.4 Q17.6 17.6 15.4 17.6 L4.6 17.6 Q2.4 17.6 2.4 15.4 L2.4 14 L1.8 14 L1.8 11 L1.2 11 L1.2 8.6 Z",
    layers: [
      { d: "M2 8.6 Q2 2.4 10 2.4 Q18 2.4 18 8.6 Z", fill: "#D9964A" },
      { d: "M1.2 8.6 L18.8 8.6 L18.8 11 L1.2 11 Z", fill: "#7FB14A" },
      { d: "M1.8 11 L18.2 11 L18.2 14 L1.8 14 Z", fill: "#6A3A20" },
      {
        d: "M2.4 14 L17.6 14 L17.6 15.4 Q17.6 17.6 15.4 17.6 L4.6 17.6 Q2.4 17.6 2.4 15.4 Z",
        fill: "#D9964A",
      },
    ],
  },
  pizza: {
    silhouette: WEDGE,
    layers: [
      { d: WEDGE, fill: "#F29A38" },
      { d: "M2 5.2 Q10 -0.2 18 5.2 L16.6 7.6 Q10 3.6 3.4 7.6 Z", fill: "#B8652A" },
      { d: dot(7.2, 8.6, 1.6), fill: "#C23B26" },
      { d: dot(12.8, 8.4, 1.6), fill: "#C23B26" },
      { d: dot(10, 13, 1.5), fill: "#C23B26" },
    ],
  },
  beer: {
    silhouette:
      "M2.6 7.8 L2.6 5.2 Q2.6 2.6 5.2 3 Q6.8 0.8 9 2.4 Q11.2 1.2 12.2 3 Q14.6 3 14.4 5.4 L14.4 8 L16 8 Q18 8 18 10 L18 14 Q18 16 16 16 L13 16 L13 17 Q13 18.5 11.5 18.5 L5.5 18.5 Q4 18.5 4 17 L4 7.8 Z",
    layers: [
      {
        d: "M13 8 L16 8 Q18 8 18 10 L18 14 Q18 16 16 16 L13 16 L13 13.8 L15.6 13.8 L15.6 10.2 L13 10.2 Z",
        fill: "#2F7A47",
      },
      { d: GLASS, fill: "#3C9A5B" },
      { d: "M6 9.5 L7.6 9.5 L7.6 16.5 L6 16.5 Z", fill: "#7CC796" },
      {
        d: "M2.6 7.8 L2.6 5.2 Q2.6 2.6 5.2 3 Q6.8 0.8 9 2.4 Q11.2 1.2 12.2 3 Q14.6 3 14.4 5.4 L14.4 7.8 Z",
        fill: "#FBF4E4",
      },
    ],
  },
  lemonade: {
    silhouette:
      "M3 4.6 L10.2 4.6 L12.6 0.6 L14.6 1.6 L12.9 4.6 L15.6 4.6 L15.6 6.6 L14.9 6.6 L13.2 18.7 L5.4 18.7 L3.7 6.6 L3 6.6 Z",
    layers: [
      { d: "M10.2 5 L12.6 0.6 L14.6 1.6 L12.6 5 Z", fill: "#D33E2C" },
      { d: TUMBLER, fill: "#F9E75A" },
      { d: "M6 9 L7.6 9 L8.4 16.6 L7 16.6 Z", fill: "#FFF7B8" },
      { d: "M3 4.6 L15.6 4.6 L15.6 6.6 L3 6.6 Z", fill: "#FBF4E4" },
    ],
  },
  "soft-drink": {
    silhouette: BOTTLE,
    layers: [
      { d: BOTTLE, fill: "#B3202C" },
      { d: "M5.5 10.6 L14.5 10.6 L14.5 14.6 L5.5 14.6 Z", fill: "#FBF4E4" },
      { d: "M7.6 1.2 L12.4 1.2 L12.4 3.2 L7.6 3.2 Z", fill: "#FBF4E4" },
    ],
  },
};

/** What has no drawing of its own. */
export const CRATE: Outline = {
  silhouette: "M2 6 L18 6 L18 17 L2 17 Z",
  layers: [
    { d: "M2 6 L18 6 L18 17 L2 17 Z", fill: "#B98E5F" },
    { d: "M2 10 L18 10 L18 12 L2 12 Z", fill: "#7A5A3E" },
  ],
};
