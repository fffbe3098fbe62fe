import type { ModuleWords } from "@blueplate/words";

interface Hurry {
  readonly milestone: string;
  readonly round: number;
  readonly last: number;
}

export const words: ModuleWords = {
  name: "Trudne wybory",
  help: "Kamienie milowe za reklamę produktu i za szkolenie można zdobyć przez 2 rundy, za trzech zatrudnionych – przez 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }: Hurry, { name }) =>
      round === last
        ? `„${name(milestone)}” znika po rundzie ${last}, czyli po tej.`
        : `„${name(milestone)}” znika po rundzie ${last}; teraz jest runda ${round}.`,
  },
};
