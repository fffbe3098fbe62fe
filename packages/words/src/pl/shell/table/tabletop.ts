import type { ShellWords } from "../../../language.ts";
import { counted } from "../../../plural.ts";

const count = counted("pl");

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "na ruchu",
  thinks: "myśli",
  closed: (size) => `ukryte: ${size}`,
  round: (round) => `Runda ${round}`,
  nextRound: "Następna runda",
  closedTricks: "Wcześniejsze lewy są zakryte do końca rundy. Potem otwiera je numer rundy przy punktach.",
  earlierTricks: "Lewy zakończonych rund: naciśnij numer rundy przy punktach.",
  roundFirst: (round, next) => `${round} skończona: najpierw ją obejrzyj. Dalej: „${next}”.`,
  spare: "bez karty",
  total: "Razem",
  tricks: "Wzięte lewy",
  download: "Pobierz dziennik",
  highest: "na razie najwyższa",
  lowest: "na razie najniższa",
  plays: "zagrywa",
  playsAndTakes: (card, isSure) =>
    `zagrywa: ${card}, i bierze jedną figurkę${isSure ? "" : ", jeśli karta pozostanie najniższa"}`,
  pressPlays: (card, isSure) =>
    `Naciśnięcie zagrywa: ${card}. Wybrane będzie twoje${isSure ? "" : ", jeśli karta pozostanie najniższa"}.`,
  won: "wygrywa",
  least: "najniższa",
  moreCoins: "O monetę więcej",
  fewerCoins: "O monetę mniej",
  coinsByWheel: "Kółko nad kartą kładzie na niej monety",
  flickPlays: "Przesuń kartę w górę, by ją zagrać; dotknij, by ją obejrzeć.",
  leadsNext: (name) => `Następną lewę zaczyna ${name}.`,
  advised: "podpowiedź",
  leftInMiddle: (before, after) => `na środku ${before}, potem ${after}`,
  noneLeft: "brak",
  setAside: "1 odłożony",
  setAsideLegend: "Z każdego rodzaju jeden jest odłożony: bierzesz jednego z nich. To, co leży na środku, zostaje.",
  litThen: (lit, kinds) => `${lit} potem: ${kinds}`,
  tokenLegend: "4 → 3: ile zostaje na środku · przy lampie: co się wtedy świeci · ★: ile punktów ci to daje",
  madeOf: (stars, coins) =>
    `${count(stars, { one: "gwiazdka", few: "gwiazdki", many: "gwiazdek" })}, ${count(coins, { one: "moneta", few: "monety", many: "monet" })}`,
  onlyCommand: "Jedyna dozwolona karta zagrywa się sama",
};
