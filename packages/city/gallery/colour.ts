/** A colour as light: red, green and blue, each 0 to 1 and in proportion to the light. */
export type LinearColour = readonly [number, number, number];

/** A channel of a picture, 0 to 255, as light. */
export const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How bright a colour is, 0 to 1. */
export const luminance = ([r, g, b]: LinearColour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** How bright it looks, 0 to 100 (CIE L*). */
export const lightness = (light: number): number => (light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light);

/** Contrast of two brightnesses as WCAG has it. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** L*, a* and b* of a colour. */
export const labOf = ([r, g, b]: LinearColour): LinearColour => {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** How colourful a colour looks. */
export const chromaOf = (colour: LinearColour): number => {
  const [, a, b] = labOf(colour);
  return Math.hypot(a, b);
};

const DEGREE = Math.PI / 180;

/** The hue of a* and b*, in degrees: yellow 90, green 140. */
export const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360;
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The middle of two hues, and how far one is turned from the other, in degrees. */
const hues = (one: number, other: number, isGrey: boolean): readonly [number, number] => {
  if (isGrey) return [one + other, 0];
  const apart = other - one;
  if (Math.abs(apart) <= 180) return [(one + other) / 2, apart];
  return [(one + other + (one + other < 360 ? 360 : -360)) / 2, apart - Math.sign(apart) * 360];
};

/** How different two colours look (CIEDE2000). */
export const difference = (one: LinearColour, other: LinearColour): number => {
  const [[l1, a1, b1], [l2, a2, b2]] = [labOf(one), labOf(other)];
  const grey = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [a1 * (1 + grey), a2 * (1 + grey)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [hue, turned] = hues(hueOf(p1, b1), hueOf(p2, b2), c1 * c2 === 0);
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cos = (times: number, off: number): number => Math.cos((times * hue + off) * DEGREE);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turned / 2) * DEGREE)) / (1 + 0.015 * chroma * t);
  const bend = -2 * seventh(chroma) * Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * DEGREE);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + bend * dc * dh);
};

const times =
  (rows: readonly LinearColour[]) =>
  (colour: LinearColour): LinearColour => {
    const [r, g, b] = rows.map((row) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]);
    return [r ?? 0, g ?? 0, b ?? 0];
  };

/** How eyes without one of the three receptors see a colour (Machado and others, 2009): red, green, blue. */
export const COLOUR_BLIND: readonly ((colour: LinearColour) => LinearColour)[] = [
  times([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  times([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  times([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
];
