import { type Codec, codecOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { freePositions } from "../forms/choose-position.ts";
import { billAfter, type Ruleset } from "../formulas/index.ts";
import { type Command, countList, type State } from "../model/index.ts";
import { freezerWish } from "./freezer.ts";

/** Where in the order of business: an end of the free positions, or the free one nearest to somebody who has chosen. */
const Place = (seats: number) =>
  Schema.Union([
    Schema.Literals(["earliest", "latest"]),
    Schema.Struct({
      beside: Schema.Literals(["before", "after"]),
      of: Seat.check(Schema.isLessThan(seats)),
    }),
  ]);

const Orders = (seats: number) =>
  Schema.Struct({
    position: Schema.optionalKey(Place(seats)),
    /** Pays everybody and dismisses nobody, as long as the cash lasts. */
    payday: Schema.optionalKey(Schema.Literal("pay")),
    /** Keeps what tomorrow's houses want of the chain first. */
    freezer: Schema.optionalKey(Schema.Literal("demand")),
  });

/** What a seat has decided beforehand; what is not named is asked. */
export type OrdersOfSeat = ReturnType<typeof Orders>["Type"];

const codecs = new Map<number, Codec<OrdersOfSeat>>();

/** The orders of a seat at a table of `seats` players. */
export const ordersCodec = (seats: number): Codec<OrdersOfSeat> => {
  const codec = codecs.get(seats) ?? codecOf(Orders(seats));
  codecs.set(seats, codec);
  return codec;
};

type Wish = NonNullable<OrdersOfSeat["position"]>;

/** The free position that a wish comes to; null where there is none, or while the other one has not chosen (R6.3). */
const positionFor = ({ stage }: State, free: readonly number[], wish: Wish): number | null => {
  if (stage._tag !== "order-of-business") return null;
  if (wish === "earliest") return free[0] ?? null;
  if (wish === "latest") return free.at(-1) ?? null;
  const theirs = stage.taken.indexOf(wish.of) + 1;
  if (theirs === 0) return null;
  const nearest =
    wish.beside === "before"
      ? free.findLast((position) => position < theirs)
      : free.find((position) => position > theirs);
  return nearest ?? null;
};

const choosePosition = (view: State, wish: Wish | undefined): Command | null => {
  const position = wish === undefined ? null : positionFor(view, freePositions(view), wish);
  return position === null ? null : { _tag: "order.choosePosition", position };
};

/** R17.9: as long as the salaries of all can be paid; otherwise somebody has to choose who goes. */
const payAll = (ruleset: Ruleset, view: State, seat: Seat): Command | null =>
  billAfter(ruleset, view, seat, []).due <= (view.chains[seat]?.cash ?? 0)
    ? { _tag: "payday.fire", employees: [] }
    : null;

/**
 * What a seat with these orders decides now, from its view alone: a position in the order of business (R6.3), everybody paid
 * (R17.3), goods for the freezer (R19.1). Null where no order fits or the situation asks for a person.
 */
export const answerOrders = (ruleset: Ruleset, view: State, seat: Seat, orders: OrdersOfSeat): Command | null => {
  const phase = view.stage._tag;
  if (phase === "order-of-business") return choosePosition(view, orders.position);
  if (phase === "payday" && orders.payday === "pay") return payAll(ruleset, view, seat);
  if (phase === "cleanup" && orders.freezer === "demand") {
    return { _tag: "cleanup.keep", stock: countList(freezerWish(ruleset, view, seat)) };
  }
  return null;
};
