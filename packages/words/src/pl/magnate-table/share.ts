import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { leadInDollars } from "../lead.ts";

/** A picture and a film of the evening that decided a game. */
export const share: MagnateTableWords["share"] = {
  title: "Decydujący wieczór",
  told: (round, who, before, after) => `Runda ${round}: ${leadInDollars(who, before, after)}.`,
  cashThen: "Po tym wieczorze",
  none: "Decydującego wieczoru nie było: nikt nie wygrał albo żadna kolacja nie dała zwycięzcy przewagi.",
  alt: "Miasto w decydujący wieczór i pieniądze wszystkich graczy",
  drawing: "Rysowanie miasta…",
  noTown: "Ta przeglądarka nie rysuje miasta w trzech wymiarach: obraz pokazuje płaską mapę, a filmu nie będzie.",
  filmHelp: "Rodziny jadą na kolację, przez dwadzieścia sekund. Wolny komputer potrzebuje kilku minut.",
};
