import type { ModuleWords } from "@blueplate/words";
import type { KimchiReason } from "../reasons.ts";
import type { Made } from "../variant.ts";

export const words: ModuleWords<KimchiReason> = {
  name: "Kimchi",
  help: "Masters make kimchi over night: houses prefer whoever has some, and take one with their order.",
  employees: {
    "kimchi-master": {
      name: "Kimchi Master",
      effect: "1 kimchi over night",
      help: "At the end of clean-up it makes one kimchi, ready for the next round without a freezer.",
    },
  },
  short: { "kimchi-master": "Kimchi" },
  goods: { kimchi: { one: "kimchi", many: "kimchi", counted: (count) => `${count} kimchi` } },
  events: {
    "kimchi:Made": ({ seat, count }: Made, { who, good }) => [who(seat), " makes ", good("kimchi", count), "."],
  },
  refusals: { KimchiAlone: () => "A freezer holds kimchi alone, or anything but kimchi." },
  reasons: {
    "kimchi:tonight": ({ houses, won, dollars }, { list, dollars: money }) =>
      `Kimchi: first at ${houses.length === 1 ? "house" : "houses"} ${list(houses)}, about ${money(dollars)} more tonight${
        won.length === 0 ? "" : `; ${list(won)} would not come otherwise`
      }.`,
    "kimchi:overnight": ({ count, dollars }, { goods, dollars: money }) =>
      `${goods("kimchi", count)} for tomorrow: first at ${count} ${count === 1 ? "house" : "houses"}, about ${money(dollars)} beside ${count === 1 ? "its order" : "their orders"}.`,
    "kimchi:hired": ({ count, dollars }, { goods, dollars: money }) =>
      `${goods("kimchi", count)} every night at work: first at ${count} ${count === 1 ? "house" : "houses"}, about ${money(dollars)} beside ${count === 1 ? "its order" : "their orders"}.`,
    "kimchi:kept": ({ count, dollars }, { goods, dollars: money }) =>
      `${goods("kimchi", count)} kept: tomorrow first at ${count} ${count === 1 ? "house" : "houses"}, about ${money(dollars)} beside ${count === 1 ? "its order" : "their orders"}.`,
  },
};
