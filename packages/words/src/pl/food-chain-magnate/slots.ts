import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");

/** What the slots of the forms are called. */
export const slots: FoodChainMagnateWords["slots"] = openTable(
  "pl",
  "slots",
  {
    at: "Miejsce",
    entrance: "Wejście",
    employees: "Ludzie",
    employee: "Karta",
    to: "Zostaje",
    using: "Kto",
    marketer: "Marketingowiec",
    campaign: "Kampania",
    good: "Produkt",
    duration: "Rundy",
    turned: "Obrót",
    side: "Bok",
    offset: "Od rzędu lub kolumny",
    cook: "Kucharz",
    buyer: "Kto jedzie",
    from: "Skąd",
    route: "Trasa",
    house: "Dom",
    garden: "Ogród",
    manager: "Kierownik",
    position: "Miejsce",
    amount: "Karta",
    busy: "Marketingowcy",
    stock: "Produkty",
  },
  OTHERWISE.slots,
);

/** Sides and corners. */
export const compass: FoodChainMagnateWords["compass"] = {
  N: "północ",
  E: "wschód",
  S: "południe",
  W: "zachód",
  NW: "północny zachód",
  NE: "północny wschód",
  SE: "południowy wschód",
  SW: "południowy zachód",
};

/** Values of slots that are more than a name. */
export const values: FoodChainMagnateWords["values"] = {
  route: (squares, first, last) => `${count(squares, { one: "pole", few: "pola", many: "pól" })}, ${first} → ${last}`,
  reserve: (dollars, slots) => `$${dollars}, ${count(slots, { one: "slot", few: "sloty", many: "slotów" })}`,
  rounds: (rounds) => count(rounds, { one: "runda", few: "rundy", many: "rund" }),
  turned: "z obrotem",
};

/** The five chains of the town. */
export const chains: FoodChainMagnateWords["chains"] = {
  comet: "Kometa",
  bigTop: "Cyrk",
  fountain: "Fontanna",
  silverRail: "Srebrny Ekspres",
  harlequin: "Arlekin",
};
