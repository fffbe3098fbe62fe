import type { ShellWords } from "../../../language.ts";

/** What a seat decides beforehand. */
export const standing: ShellWords["standing"] = {
  title: "Stałe polecenia",
  summary: (count) => (count === 0 ? "brak" : String(count)),
  help: "Wykonywane za ciebie chwilę po pytaniu. Nikt inny ich nie widzi. O to, co cofniesz, padnie pytanie na nowo.",
  ask: "Pytaj mnie",
  earliest: "Najwcześniejsze wolne miejsce",
  latest: "Najpóźniejsze wolne miejsce",
  before: (name) => `Tuż przed: ${name}`,
  after: (name) => `Tuż za: ${name}`,
  besideHelp: "Najbliższe wolne miejsce; dopóki ten gracz nie wybierze, padnie pytanie.",
  pay: "Wypłać wszystkim, nikogo nie zwalniaj",
  payHelp: "Gdy zabraknie gotówki, padnie pytanie.",
  demand: "To, czego zechcą jutro",
  freezer: "Zamrażarka",
  clear: "Usuń wszystkie polecenia",
  soon: "Za chwilę wykona się stałe polecenie. Zmień je poniżej, aby zdecydować samodzielnie.",
  byOrder: "zgodnie z poleceniem",
};
