import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");
const list = (houses: readonly number[]): string => houses.map((house) => `nr ${house}`).join(", ");
const place = (position: number): string => `${position}.`;

/** What the panels of Food Chain Magnate say about what a choice brings about. */
export const panels: MagnateTableWords["panels"] = {
  place,
  houses: list,
  corner: "Wybrane pole będzie wejściem.",
  turnBuilding: "Obróć budynek",
  spot: (square, corner) => `${square}, ${corner}`,
  first: "Najlepiej do tych domów",
  firstHelp: "Kto sprzedałby po dzisiejszych cenach, gdyby wszyscy mieli produkty.",
  tonight: "Sprzeda dziś",
  fromTo: (before, after) => (before === after ? `${after}` : `${before} → ${after}`),
  won: (houses) => `+ ${list(houses)}`,
  lost: (houses) => `− ${list(houses)}`,
  same: "jak teraz",
  driveIn: "Drive-in: dziś wszystkie cztery rogi to wejścia.",
  opens: {
    tonight: "Otwarta już dziś.",
    later: "Dziś bez sprzedaży: otwarcie po porządkach.",
    first: "Otwarta od pierwszej kolacji.",
  },
  slots: (slots) => count(slots, { one: "slot", few: "sloty", many: "slotów" }),
  lent: (slots) => `+${slots} samolot`,
  queue: "Kto kiedy wybiera",
  tie: {
    won: (house, names) => `wygrany remis o dom ${house} (${names})`,
    lost: (house, names) => `przegrany remis o dom ${house} (${names})`,
    open: (house, names) => `remis o dom ${house} otwarty: wcześniej może być ${names}`,
  },
  mayGo: (cards) => `mogą się skończyć: ${cards}`,
  lastOf: (name, left) => (left === 1 ? `${name} (ostatnia karta)` : `${name} (zostało ${left})`),
  tilesGo: (name, before, left) => `${name}: przed tobą może zniknąć ${before} z ${left}`,
  buildsBefore: (names, most, of) =>
    most < of ? `przed tobą mogą budować (najwyżej ${most}): ${names}` : `przed tobą mogą budować: ${names}`,
  everyPlace: "Na każdym wolnym miejscu",
  placesAlike:
    "W następnej rundzie przy równej liczbie wolnych slotów pierwszy wybiera ten, kto stoi wcześniej; dziś każde miejsce znaczy dla ciebie to samo.",
  nothingFirst: "nikt nic ci wcześniej nie zabierze",
  likePlace: (position) => `jak ${place(position)}`,
  likeBut: (position) => `jak ${place(position)}, ale:`,
  losesTie: (position, house, names) => `${place(position)} miejsce przegrywa remis o dom ${house} (${names}).`,
  plans: "Plany",
  comesTo: "Co daje ta struktura",
  slotsUsed: (used, open) => (open < 0 ? `zajęte ${used} z ${used + open}` : `zajęte ${used}, wolne ${open}`),
  chooses: (likely, best, worst, of) => {
    if (best === worst) return `wybór ${place(best)} z ${of}`;
    const range = `${best}–${worst}`;
    return likely === null ? `wybór ${range} z ${of}` : `wybór ${place(likely)} z ${of}, pewnie (${range})`;
  },
  trains: (trainings, trainees) => `szkoli ${trainings}, na plaży ${trainees}`,
  nobodyWorks: "Poza tobą nikt by nie pracował: wybierz kartę, a potem jej miejsce pracy.",
  idle: (count, free) =>
    `Mogłoby pracować jeszcze ${count}: ${count > free ? "kierownik z plaży robi miejsce" : "są wolne sloty"}.`,
  trainersIdle: (trainings, trainees) =>
    trainees === 0
      ? "Instruktor w pracy, a na plaży nie ma kogo szkolić, chyba że kogoś zatrudnisz."
      : `Stopni szkolenia ${trainings}, a na plaży ${trainees}: kto dziś pracuje, dziś się nie szkoli.`,
  turnedAway: (houses) => `tej nocy bez miejsca: ${houses}`,
  noRoadOfYours: "brak drogi do ciebie: nie kupi u ciebie",
  canFill: "możesz nakarmić",
  buyFrom: (of, rivals) =>
    `Kupią u innych: ${rivals.map(({ name, houses }) => `${name} ${houses}`).join(", ")}; wszystkich domów ${of}.`,
  alsoWants: (house, goods, lacks) =>
    `Dom ${house} zechce też: ${goods}. Wszystko albo nic, a tobie brakuje: ${lacks}.`,
  cannotHave: (good) => `Na razie nikt od ciebie tego nie zrobi ani nie przywiezie: ${good}.`,
  nearerWithout: (names, good) => `Bliżej, ale na razie bez dostępu do tego (${good}): ${names}.`,
  noDrink: "brak napojów w zasięgu",
  numberLine: "Domy jedzą w kolejności numerów: niższy numer, wcześniejsza kolacja.",
  freeNumber: (number) => `Dom ${number}`,
  advertised: "Co się tam reklamuje",
  notAdvertised: "żadna kampania tam nie sięga",
  room: (before, after) => `miejsce ${before} → ${after}`,
  sells: (name, dollars) => `${name}: $${dollars} dziś`,
  insteadOf: (sale) => ` zamiast ${sale}`,
  nobodyTonight: "nikt tam dziś nie sprzeda",
  beyond: "Dalej",
  salaryMore: (dollars) => `pensja +$${dollars}`,
};
