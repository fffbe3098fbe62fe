import { counted } from "../../plural.ts";
import type { ReplayWords } from "../../pages/replay.ts";

const count = counted("pl");
const games = { one: "gra", few: "gry", many: "gier" };

/** Co łączy wiele ukończonych gier. */
export const statistics: ReplayWords["statistics"] = {
  title: "Z wielu gier",
  link: "Statystyki z wielu gier",
  about:
    "Wszystkie jawne ukończone gry tego serwera. Paski to udział zwycięstw, kreska pokazuje, gdzie prawdziwy udział leży z ufnością 95 %.",
  none: (game) => `Żadna gra w ${game} nie została jeszcze ukończona. Gdy tylko jakieś będą, zostaną tu policzone.`,
  failed: "Statystyk nie można teraz pobrać.",
  again: "Spróbuj ponownie",
  uncounted: (left) => `Do przeczytania: ${count(left, games)}…`,
  group: (ruleset, players) => `${ruleset}, ${count(players, { one: "gracz", few: "graczy", many: "graczy" })}`,
  games: (all) => count(all, games),
  rounds: (least, median, most) =>
    least === most
      ? `Po ${count(median, { one: "rundzie", few: "rundy", many: "rund" })}`
      : `Od ${least} do ${most} rund, mediana ${String(median).replace(".", ",")}`,
  length: "Długość w rundach",
  few: "Mało gier: przedziały są szerokie, a różnice niewiele mówią.",
  wins: (wins, seats) => `${wins} z ${seats}`,
  share: "Wygrane",
  interval: (low, high) => `${low}–${high} %`,
  percent: (share) => `${share} %`,
  seen: "Gry",
  played: (players, day) => `${players}, ${day}`,
  person: "człowiek",
  seat: (seat) => `Miejsce ${seat + 1}`,
  ladder: {
    title: "Ranking",
    about:
      "Oceny openskill: niemal na pewno co najmniej tak silny. Wbudowane boty stoją tam, gdzie postawiła je arena; w nawiasach: po niewielu partiach.",
    player: "Gracz",
    rating: "Ocena",
    games: "Partie",
    won: "Wygrane",
    expected: "Oczekiwane",
    program: (name) => `${name} (zewnętrzny bot)`,
  },
  traits: {
    seat: "Według miejsca",
    player: "Kto grał",
    "first-hire": "Pierwsze zatrudnienie",
    opening: "Trzy pierwsze zatrudnienia",
    "first-milestone": "Pierwszy kamień milowy",
    "first-campaign": "Pierwsza kampania",
    reserve: "Własna karta rezerwy",
    "first-chef": "Pierwszy szef",
  },
  facts: {
    milestone: "Zdobyte kamienie milowe",
    reserve: "Głosy na bank (karty rezerwy)",
    "ceo-slots": "Sloty prezesa po pierwszym bankructwie banku",
    breaks: "Bankructwa banku",
  },
};
