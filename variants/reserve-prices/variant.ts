import {
  defineEvent,
  defineForm,
  defineState,
  type GivenEntry,
  type Module,
  type Policy,
  type ReserveRow,
  type ThenEntry,
} from "@blueplate/engine";
import { refusal, seal } from "@blueplate/kernel";
import { Schema } from "effect";

/** What a reserve card puts into the bank, whatever its price. Dollars. */
const WORTH = 200;
/** The prices on the cards, of equally frequent ones the first that is there (E15.3). */
export const PRICES = [20, 5, 10] as const;
/** What a product costs before the bank has broken. Dollars. */
export const USUAL = 10;

const Price = Schema.Literals([5, 10, 20]);
const basePrice = defineState<number>("reserve-prices", Price, USUAL);

const reserves = [5, 10, 20].map((face): ReserveRow => ({ face, amount: WORTH, ceoSlots: null }));

/** E15.1: as a reserve card of the base game, by its price. */
const choose = defineForm("setup.chooseReserve", { price: Price }, ({ content }) => {
  const faces = content.reserves.map(({ face }) => face);
  return {
    secret: true,
    isAvailable: ({ stage }) => stage._tag === "setup-reserve",
    unavailableReason: () => "R2.11",
    slots: [{ name: "price", kind: "reserve", shape: "choice", candidates: () => faces }],
    refuse: (_state, _seat, { price }) =>
      faces.includes(price) ? null : refusal({ _tag: "NoSuchReserve", rule: "E15.1", amount: price }),
    decide: (_state, seat, { price }) => [{ _tag: "ReserveChosen", seat, amount: seal<number>([seat], price) }],
  };
});

const set = defineEvent("reserve-prices:PriceSet", { price: Price }, (state, { price }) =>
  basePrice.with(state, price),
);

/** E15.3: the price that stands on most cards; of equally frequent ones 20, else 5, else 10. Null without cards. */
export const priceVoted = (cards: readonly (number | null)[]): (typeof PRICES)[number] | null => {
  const votes = PRICES.map((price) => cards.filter((each) => each === price).length);
  const most = Math.max(...votes);
  return most === 0 ? null : (PRICES[votes.indexOf(most)] ?? null);
};

/** E15.3: the first break turns the cards up; what is sold from then on costs what they say. */
const turningUp: Policy = {
  answers: ["BankBroke"],
  react: (_ruleset, _state, event) => {
    if (event._tag !== "BankBroke") return [];
    const price = priceVoted(event.reserves);
    return price === null ? [] : [set.make({ price })];
  },
};

const given: GivenEntry = {
  schema: Price,
  apply: (state, value) => basePrice.with(state, Number(value)),
  write: (state) => (basePrice.of(state) === USUAL ? undefined : basePrice.of(state)),
};

const expected: ThenEntry = { schema: Schema.Int, ordered: true, look: (_ruleset, state) => basePrice.of(state) };

/** Reserve Prices (E15): the reserve cards decide what everything costs once the bank has broken. */
export const variant: Module = {
  id: "reserve-prices",
  version: 1,
  // Neither has reserve cards (R22.1).
  conflicts: ["introductory", "second-game"],
  rules: () => ({
    content: (content) => ({ ...content, reserves }),
    state: basePrice,
    forms: [choose],
    events: [set],
    policies: [turningUp],
    formulas: { basePrice: () => (_ruleset, state) => basePrice.of(state) },
    scenario: { given: { basePrice: given }, expected: { basePrice: expected } },
  }),
};
