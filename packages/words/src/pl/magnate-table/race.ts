import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";
import { span } from "../../span.ts";

const count = counted("pl");
const ROUNDS = { one: "rundę", few: "rundy", many: "rund" };

/** The race: bank, salaries, milestones, piles. */
export const race: MagnateTableWords["race"] = {
  milestones: "Otwarte kamienie milowe",
  withoutMilestones: "W tej grze nie ma kamieni milowych.",
  noMilestones: "Żaden kamień milowy nie jest już otwarty.",
  has: "ma",
  nobodyCould: "dziś nikt nie może",
  cannotSay: "rozstrzygnie odkrycie albo wieczór",
  could: (name) => `${name} może zdobyć`,
  couldWith: (name, cards) => `${name} może zdobyć, w pracy: ${cards}`,
  pace: (out, back) => `Poprzednia runda: wypłacono $${out}, w pensjach wróciło $${back}`,
  noPace: "Przed pierwszą kolacją nikt nie powie, na jak długo wystarczy.",
  nextBreak: "Bank się rozbije",
  lastBreak: "Koniec gry",
  inRounds: (rounds) => (rounds === 1 ? "przy najbliższej kolacji" : `za około ${count(rounds, ROUNDS)}`),
  between: (soonest, latest) => `za około ${span(soonest, count(latest, ROUNDS))}`,
  from: (soonest) => `nie wcześniej niż za ${count(soonest, ROUNDS)}`,
  outOfSight: "w tym tempie nie widać",
  salaries: "Pensje",
  due: "Do zapłaty",
  tonight: "Kolacja",
  cover: "Pokrycie",
  covered: "wystarczy",
  nothingDue: "nic do zapłaty",
  unknown: "zakryte",
  short: (dollars) => `brakuje $${dollars}`,
  runningOut: "Kończą się",
  leftOf: (left, total) => `${left} z ${total}`,
  gone: "brak",
  houses: "Domy do postawienia",
  gardens: "Ogrody",
};
