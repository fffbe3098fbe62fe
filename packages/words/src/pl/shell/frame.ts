import type { ShellWords } from "../../language.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");

/** What stands around the map: bar, rails, dock, panels, keys. */
export const frame: ShellWords["frame"] = {
  ourName: (help) => `${help} (Nazwa karty jest nasza.)`,
  acting: "działa",
  ready: "gotowe",
  place: (place) => `${place}.`,
  slots: (slots) => count(slots, { one: "wolny slot", few: "wolne sloty", many: "wolnych slotów" }),
  openCompany: (name) => `Firma: ${name}`,
  lastIncome: (amount) => `+$${amount}`,
  lastIncomeHelp: "Zarobek z ostatniej kolacji",
  salaries: "Pensje",
  priceHelp: "Cena jednego produktu",
  hires: "Nabór",
  trains: "Szkolenia",
  markets: "Marketingowcy w pracy i zajęci",
  buyers: "Napoje",
  builders: "Budowniczowie",
  openers: "Kierownicy restauracji",
  cooks: "Kucharze",
  backFor: (round) => `R${round}`,
  neverBack: "∞",
  backHelp: (name, round) => `${name}: powrót na rundę ${round}`,
  neverBackHelp: (name) => `${name}: nie wróci`,
  left: "Zostało restauracji",
  bankTonight: { no: "dziś się nie rozbije", possible: "dziś może się rozbić", sure: "dziś się rozbije" },
  tonightShort: { no: "dziś: nie", possible: "dziś: możliwe", sure: "dziś: tak" },
  pays: (low, high) => {
    if (low === high) return `Kolacja przyniesie $${low}`;
    return high === Number.POSITIVE_INFINITY
      ? `Kolacja przyniesie co najmniej $${low}`
      : `Kolacja przyniesie od $${low} do $${high}`;
  },
  claimed: "zdobyty w tej rundzie, do porządków otwarty dla wszystkich",
  nobodyYet: "Nikt go jeszcze nie ma.",
  holders: (names) => `Mają: ${names}`,
  race: "Wyścig",
  close: "Zamknij",
  supplyLeft: (left, total) => `${left} / ${total}`,
  yours: (cards) => `twoje ${cards}`,
  leadsTo: (names) => `→ ${names}`,
  entry: "nabór",
  unique: "1x",
  keys: "Klawisze",
  withKey: (text, key) => `${text} (${key})`,
  keyList: [
    ["Enter", "Główny przycisk"],
    ["Esc", "Wstecz lub zamknij to, co na wierzchu"],
    ["1–9", "Podane opcje"],
    ["U", "Cofnij"],
    ["S", "Zasoby"],
    ["M", "Kamienie milowe"],
    ["D", "Dziś"],
    ["Z X C", "Miasto teraz, dziś, jutro"],
    ["L", "Dziennik"],
    ["T", "Z góry"],
    ["F", "Całe miasto"],
    ["/", "Stół słowami"],
    ["?", "Ta lista"],
  ],
  fold: "Zwiń do paska",
  unfold: "Pokaż ranking",
  tabs: { act: "Ruch", city: "Miasto", chains: "Sieci", race: "Wyścig", log: "Dziennik" },
  pullUp: "Podnieś",
  pushDown: "Opuść",
  decide: "Zdecyduj",
};
