import { emsOf } from "../label/letters.ts";
import { once } from "../once.ts";
import { type Rectangle, boxAt } from "../placing/rectangle.ts";
import { type FlatNode, UNIT } from "./node.ts";

const inUnits = (x: number, y: number, width: number, height: number): Rectangle =>
  boxAt(x / UNIT, y / UNIT, width / UNIT, height / UNIT);

/** Height of a capital or a digit, in heights of the face. */
const CAPITAL = 0.71;

const PLACED = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/;

/** What a node itself says: a text, or a good or sign, which are drawn in a square of 20 units. Null for anything else. */
const saidBy = ({ tag, attributes, children }: FlatNode): Rectangle | null => {
  const number = (name: string): number => Number(attributes[name]);
  const [text] = children;
  if (tag === "text" && typeof text === "string") {
    const size = number("font-size");
    const wide = emsOf(text) * size;
    return inUnits(number("x") - wide / 2, number("y") - size * CAPITAL, wide, size * CAPITAL);
  }
  if (tag === "circle") {
    const r = number("r");
    return inUnits(number("cx") - r, number("cy") - r, r * 2, r * 2);
  }
  const placed = PLACED.exec(String(attributes["transform"] ?? ""));
  if (!placed) return null;
  const [x = 0, y = 0, scale = 1] = placed.slice(1).map(Number);
  return inUnits(x, y, 20 * scale, 20 * scale);
};

const allInk = (node: FlatNode): readonly Rectangle[] => {
  const said = saidBy(node);
  return said ? [said] : node.children.flatMap((child) => (typeof child === "string" ? [] : allInk(child)));
};

/** The boxes of everything in a drawing that is there to be read: texts, goods, signs, pips. */
export const inkOf = once(allInk);
