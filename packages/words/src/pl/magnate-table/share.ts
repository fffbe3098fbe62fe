import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { leadInDollars } from "../lead.ts";

/** A picture and a film of the evening that decided a game. */
export const share: MagnateTableWords["share"] = {
  title: "Wieczór, który rozstrzygnął",
  told: (round, who, before, after) => `Runda ${round}: ${leadInDollars(who, before, after)}.`,
  cashThen: "Po tym wieczorze",
  none: "Żaden wieczór nie rozstrzygnął: nikt nie wygrał albo żadna kolacja nie dała zwycięzcy przewagi.",
  alt: "Miasteczko w wieczór, który rozstrzygnął grę, i pieniądze wszystkich",
  drawing: "Rysowanie miasteczka…",
  noTown: "Ta przeglądarka nie rysuje miasteczka w trzech wymiarach: obraz pokazuje płaską mapę, a filmu nie będzie.",
  filmHelp: "Rodziny jadą na kolację, przez dwadzieścia sekund. Wolny komputer potrzebuje kilku minut.",
};
