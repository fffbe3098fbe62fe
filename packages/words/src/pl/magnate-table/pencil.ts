import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");
const steps = (number: number): string => count(number, { one: "krok", few: "kroki", many: "kroków" });

/** A working day in pencil, and the steps of a turn. */
export const pencil: MagnateTableWords["pencil"] = {
  headline: "Ołówkiem",
  band: "Ołówek: nic nie jest wysyłane",
  help: "Próbujesz swój dzień pracy na stole takim, jaki jest teraz. Zostaje to na tym urządzeniu.",
  take: "Naszkicuj swój dzień ołówkiem",
  lay: "Odłóż ołówek",
  over: "Dzień ołówkiem jest skończony. W swoim ruchu popraw go tuszem.",
  asked: "Stół czeka na twoją decyzję.",
  mine: (number) => `Twój dzień ołówkiem: ${steps(number)}`,
  look: "Obejrzyj",
  rubOut: "Zetrzyj wszystko",
  drop: (step) => `Zetrzyj tylko ten krok: ${step}`,
  ink: "Popraw tuszem",
  inkHelp:
    "Wykonuje naszkicowane kroki po kolei; zatrzymuje się tam, gdzie krok nie jest już możliwy albo jego wynik się zmienił.",
  refused: (step, why) => `Zatrzymano na kroku ${step}: ${why}`,
  changed: (step, now) =>
    `Zatrzymano na kroku ${step}, którego wynik jest teraz inny: ${now} Jeśli to odpowiada, popraw tuszem jeszcze raz.`,
  nothingComes: "nic z tego nie wynika.",
  marks: { changed: "wynik jest teraz inny", refused: "już niemożliwe", waits: "nie doszło do tego" },
  was: (told) => `wcześniej było tak: ${told}`,
  turn: (number) => `Ten ruch: ${steps(number)}`,
  backTo: (step) => `Wróć do chwili przed: ${step}`,
  restart: "Zacznij ruch od nowa",
};
