import { Schema } from "effect";
import { countsOf, ForeignId } from "./id.ts";

export const FOODS = ["burger", "pizza"] as const;
export const DRINKS = ["beer", "lemonade", "soft-drink"] as const;
/** The goods of the base game, in printed order. */
export const GOODS = [...FOODS, ...DRINKS] as const;

export type BaseGood = (typeof GOODS)[number];
export const Good = Schema.Union([Schema.Literals(GOODS), ForeignId]);
export type Good = typeof Good.Type;

/** Goods in stock, or asked for, by kind. */
export const Goods = countsOf(Good);
export type Goods = typeof Goods.Type;
