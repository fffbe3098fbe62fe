import type { ModuleWords } from "@blueplate/words";
import type { HurryReason } from "../reasons.ts";

export const words: ModuleWords<HurryReason> = {
  name: "Trudne wybory",
  help: "Kamienie milowe za reklamę produktu i za szkolenie można zdobyć przez 2 rundy, za trzech zatrudnionych – przez 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }, { name }) =>
      round === last
        ? `„${name(milestone)}” znika po rundzie ${last}, czyli po tej.`
        : `„${name(milestone)}” znika po rundzie ${last}; teraz jest runda ${round}.`,
  },
};
