/** A channel of a colour such as `#A4B676`, from 0 to 255. */
const channelOf = (hex: string, channel: number): number => Number.parseInt(hex.slice(channel, channel + 2), 16);

const blend = (a: string, b: string, channel: (of: number, other: number) => number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(channel(channelOf(a, at), channelOf(b, at))))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

/** So much of a colour in another one. */
export const mixed = (a: string, b: string, share: number): string =>
  blend(a, b, (of, other) => of * share + other * (1 - share));

/** A colour as it looks in light of another one. */
export const litBy = (colour: string, light: string): string => blend(colour, light, (of, lit) => (of * lit) / 255);
