import type { Suit } from "@blueplate/trick-n-chef";
import type { GameWords, ValueLook } from "../game-words.ts";

/** The suits in the order of a hand, in the colours and shapes of the table. */
const SUITS: Readonly<Record<Suit, Pick<ValueLook, "colour" | "shape">>> = {
  red: { colour: "#d33e2c", shape: "diamond" },
  yellow: { colour: "#f8c630", shape: "triangle" },
  blue: { colour: "#3873d3", shape: "square" },
  green: { colour: "#3c9a5b", shape: "circle" },
};

/** The colours of the seats: plum, cocoa, caramel, ink and rose, none of them near a suit's. */
export const GUEST_COLOURS = ["#7b4a6b", "#7a5236", "#c79a6b", "#4a4653", "#c08a94"] as const;

const ORDER = Object.keys(SUITS);

/** More than any rank. */
const SUIT_STEP = 100;

const isSuit = (name: string): name is Suit => Object.hasOwn(SUITS, name);

/** A card shows its rank, a chef or a suit its colour and shape. */
export const lookOf: GameWords["look"] = (_kind, value) => {
  if (typeof value !== "string") return null;
  const [suit = "", rank] = value.split("-");
  if (!isSuit(suit)) return null;
  return { piece: rank === undefined ? "token" : "card", ...SUITS[suit], face: rank ?? "" };
};

/** Cards by suit and rank, chefs by suit. Suits on offer stay as the game offers them. */
export const orderOf: GameWords["order"] = (kind, value) => {
  if (typeof value !== "string" || (kind !== "card" && kind !== "chef")) return null;
  const [suit = "", rank = "0"] = value.split("-");
  return isSuit(suit) ? ORDER.indexOf(suit) * SUIT_STEP + Number(rank) : null;
};
