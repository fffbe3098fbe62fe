import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

/** What the slots of the forms are called. */
export const slots: FoodChainMagnateWords["slots"] = openTable(
  "en",
  "slots",
  {
    at: "Place",
    entrance: "Entrance",
    employees: "People",
    employee: "Card",
    to: "Becomes",
    using: "By",
    marketer: "Marketeer",
    campaign: "Campaign",
    good: "Good",
    duration: "Rounds",
    turned: "Turned",
    side: "Side",
    offset: "From row or column",
    cook: "Cook",
    buyer: "Buyer",
    from: "From",
    route: "Trip",
    house: "House",
    garden: "Garden to the",
    manager: "Manager",
    position: "Place",
    amount: "Card",
    busy: "Marketeers",
    stock: "Goods",
  },
  OTHERWISE.slots,
);

/** Sides and corners. */
export const compass: FoodChainMagnateWords["compass"] = {
  N: "north",
  E: "east",
  S: "south",
  W: "west",
  NW: "north-west corner",
  NE: "north-east corner",
  SE: "south-east corner",
  SW: "south-west corner",
};

/** Values of slots that are more than a name. */
export const values: FoodChainMagnateWords["values"] = {
  route: (squares, first, last) => `${squares} squares, ${first} to ${last}`,
  reserve: (dollars, slots) => `$${dollars}, ${slots} slots`,
  rounds: (count) => (count === 1 ? "1 round" : `${count} rounds`),
  turned: "turned",
};

/** The five chains of the town. */
export const chains: FoodChainMagnateWords["chains"] = {
  comet: "Comet",
  bigTop: "Big Top",
  fountain: "Fountain",
  silverRail: "Silver Rail",
  harlequin: "Harlequin",
};
