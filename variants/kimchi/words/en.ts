import type { ModuleWords } from "@blueplate/words";

interface Made {
  readonly seat: number;
  readonly count: number;
}

export const words: ModuleWords = {
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
};
