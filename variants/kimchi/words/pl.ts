import type { ModuleWords } from "@blueplate/words";
import type { KimchiReason } from "../reasons.ts";
import type { Made } from "../variant.ts";

export const words: ModuleWords<KimchiReason> = {
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
  reasons: {
    "kimchi:tonight": ({ houses, won, dollars }, { list, dollars: money }) =>
      `Kimchi: pierwszeństwo (${houses.length === 1 ? "dom" : "domy"} ${list(houses)}), dziś wieczorem około ${money(dollars)} więcej${
        won.length === 0
          ? ""
          : `; inaczej ${won.length === 1 ? "nie przyszedłby dom" : "nie przyszłyby domy"} ${list(won)}`
      }.`,
    "kimchi:overnight": ({ count, dollars }, { goods, dollars: money }) =>
      `Na jutro ${goods("kimchi", count)}: pierwszeństwo w domach: ${count}, około ${money(dollars)} oprócz zamówień.`,
    "kimchi:hired": ({ count, dollars }, { goods, dollars: money }) =>
      `Za każdą noc w pracy ${goods("kimchi", count)}: pierwszeństwo w domach: ${count}, około ${money(dollars)} oprócz zamówień.`,
    "kimchi:kept": ({ count, dollars }, { goods, dollars: money }) =>
      `Zostaje ${goods("kimchi", count)}: jutro pierwszeństwo w domach: ${count}, około ${money(dollars)} oprócz zamówień.`,
  },
};
