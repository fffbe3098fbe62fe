import type { ModuleWords } from "@blueplate/words";

interface Made {
  readonly seat: number;
  readonly count: number;
}

export const words: ModuleWords = {
  name: "Kimchi",
  help: "Mistrzowie robią kimchi przez noc: domy wolą tych, którzy je mają, i biorą jedno do zamówienia.",
  employees: {
    "kimchi-master": {
      name: "Mistrz kimchi",
      effect: "1 kimchi przez noc",
      help: "Na koniec porządków robi jedno kimchi; do następnej rundy przetrwa bez zamrażarki.",
    },
  },
  short: { "kimchi-master": "Kimchi" },
  goods: { kimchi: { one: "kimchi", many: "kimchi", counted: (count) => `${count} kimchi` } },
  events: {
    "kimchi:Made": ({ seat, count }: Made, { who, good }) => [who(seat), " robi ", good("kimchi", count), "."],
  },
  refusals: { KimchiAlone: () => "W zamrażarce leży albo samo kimchi, albo wszystko prócz kimchi." },
};
