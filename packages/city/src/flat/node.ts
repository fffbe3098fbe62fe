/** A node of the flat map: plain data that any framework can render, or `svgOf` as text. */
export interface FlatNode {
  readonly tag:
    | "svg"
    | "g"
    | "rect"
    | "path"
    | "circle"
    | "text"
    | "title"
    | "line"
    | "defs"
    | "radialGradient"
    | "stop"
    | "clipPath";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (FlatNode | string)[];
}

/** Units a square on the flat map. */
export const UNIT = 20;

/** How far the drawing goes beyond the board, in squares: the rim, and airplanes beside it. */
export const EDGE = 2.3;

/**
 * How the map is lettered: as usual; or, where a square is so small on the page that nobody could read that, with larger letters
 * and goods, and only what has to be read: no pips of a house's room. The largest are for a whole board of five chains on a phone.
 */
export type Labels = "usual" | "large" | "largest";

/** Height of the letters, in units of the drawing. */
export const LETTERS: Readonly<Record<Labels, number>> = { usual: 11, large: 15, largest: 20 };

/** A node. */
export const node = (
  tag: FlatNode["tag"],
  attributes: FlatNode["attributes"],
  children: FlatNode["children"] = [],
): FlatNode => ({ tag, attributes, children });

/** A rectangle in squares. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: FlatNode["attributes"],
): FlatNode => node("rect", { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT, ...attributes });

/** A text with its middle at a point given in squares. */
export const words = (x: number, y: number, size: number, fill: string, text: string): FlatNode =>
  node(
    "text",
    { x: x * UNIT, y: y * UNIT + size * 0.355, "font-size": size, "font-weight": 700, "text-anchor": "middle", fill },
    [text],
  );

/** A straight line between points given in squares. */
export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  attributes: FlatNode["attributes"],
): FlatNode =>
  node("line", { x1: from[0] * UNIT, y1: from[1] * UNIT, x2: to[0] * UNIT, y2: to[1] * UNIT, ...attributes });

const escaped = (text: string): string => (/[&<>"]/.test(text) ? escapedAll(text) : text);
const escapedAll = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Writes nodes as text. */
export type FlatWriter = (node: FlatNode) => string;

/** What an attribute says in a map of this name: what it defines, and what points to that, have names of their own in every map. */
const valueIn = (map: string, name: string, value: string | number): string => {
  const text = String(value);
  if (map === "") return text;
  return name === "id" ? `${map}-${text}` : text.replace(/^url\(#/, `url(#${map}-`);
};

/**
 * Writes nodes as SVG text, for print and for pages that want a string; a group that is drawn again is written once. Maps of one page
 * have a name each, so that none points into another that may be hidden.
 */
export const createWriter = (map = ""): FlatWriter => {
  const written = new WeakMap<FlatNode, string>();
  const write: FlatWriter = (node) => {
    const before = written.get(node);
    if (before !== undefined) return before;
    const { tag, attributes, children } = node;
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(valueIn(map, name, value))}"`);
    const inside = children.map((child) => (typeof child === "string" ? escaped(child) : write(child)));
    const text = `<${tag}${named.join("")}>${inside.join("")}</${tag}>`;
    if (tag === "g") written.set(node, text);
    return text;
  };
  return write;
};

/** A node as the text of the only map in its document. */
export const svgOf: FlatWriter = createWriter();

/** Marks a group whose parts are drawn again one by one. */
export const PARTED = { "data-parts": "" } as const;
