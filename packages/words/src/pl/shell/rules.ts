import type { ShellWords } from "../../language.ts";

/** The built-in rules reference. */
export const rules: ShellWords["rules"] = {
  title: "Zasady",
  open: "Zasady naszymi słowami",
  paragraph: (number) => `Zasada ${number}`,
  find: "Szukaj w zasadach",
  none: "Żaden punkt tego nie mówi.",
  missing: "Ta gra nie ma tu zasad do czytania.",
  onlyIn: (language) => `Ta gra nie ma jeszcze zasad w twoim języku: czytasz je w języku „${language}”.`,
  contents: "Spis treści",
};
