import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const number = counted("pl");

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "Co za tym przemawia według tego, co widzą wszyscy.",
  nothing: "Nic, co widzą wszyscy, za tym nie przemawia.",
  of: (what, said) => `${what}: ${said}`,
  openingAsks: "tak otwiera ta firma.",
  cardPays: (dollars) => `około $${dollars} do końca partii.`,
  oneMorePays: (dollars, today) =>
    `około $${dollars} do końca partii, ponad to, co ${today === 1 ? "wnosi karta zatrudniona dzisiaj" : `wnoszą karty zatrudnione dzisiaj (${today})`}: kolejna nie dodaje tyle samo co pierwsza.`,
  lessonPays: (dollars) => `około $${dollars}.`,
  campaignFor: (good, said) => `Kampania (${good}), ${said}`,
  campaignPays: (houses, count, dollars) => `${count === 1 ? "dom" : "domy"} ${houses}: około $${dollars}.`,
  searchFound: (tried, chance, others) =>
    `Sprawdzone możliwości: ${tried}. Ta daje około ${chance} % szans na wygraną, ${others}.`,
  searchUsual: (tried, chance, others) =>
    `Sprawdzone możliwości: ${tried}. Żadna nie jest wyraźnie lepsza od zwykłej, która daje około ${chance} % szans na wygraną, ${others}.`,
  nextBest: (chance) => `następna ${chance} %`,
  usualOne: (chance) => `zwykła ${chance} %`,
  price: (price, isCut, effects) => `${isCut ? "Obniżka" : "Podwyżka"} do $${price}: ${effects}.`,
  takes: (houses, count, name) => `przejmuje ${count === 1 ? "dom" : "domy"} ${houses} (dotąd: ${name})`,
  feeds: (houses, count) =>
    count === 1 ? `karmi dom ${houses}, który nic by nie dostał` : `karmi domy ${houses}, które nic by nie dostały`,
  leaves: (houses, count) => `oddaje ${count === 1 ? "dom" : "domy"} ${houses}`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "żaden dom się nie zmienia",
  nearest: (houses, count) => `Teraz najbliżej ${count === 1 ? "domu" : "domów"} ${houses}.`,
  level: (houses, count) => `Tak samo blisko ${count === 1 ? "domu" : "domów"} ${houses} jak inna sieć.`,
  structure: (parts) => `Dziś w pracy: ${parts}.`,
  dinner: (houses, count, dollars) => `dziś wieczorem około $${dollars} (${count === 1 ? "dom" : "domy"} ${houses})`,
  hires: (count) => number(count, { one: "zatrudnienie", few: "zatrudnienia", many: "zatrudnień" }),
  trainings: (steps) => number(steps, { one: "stopień szkolenia", few: "stopnie szkolenia", many: "stopni szkolenia" }),
  campaigns: (count) => number(count, { one: "kampania", few: "kampanie", many: "kampanii" }),
  place: (position) => `Miejsce ${position}`,
  winsTies: (houses, count, dollars) =>
    `wygrywa przy remisie o ${count === 1 ? "dom" : "domy"} ${houses}, około $${dollars}`,
  beforeGone: (cards) => `ruch, zanim mogą zniknąć ostatnie karty: ${cards}`,
  beforeOthers: "ruch, zanim inni zajmą żetony kampanii i miejsca pod budowę",
  placesAlike:
    "dziś każde wolne miejsce daje to samo; w następnej rundzie przy równej liczbie wolnych slotów pierwszy wybiera ten, kto stoi wcześniej",
  placeSays: (parts) => `${parts}.`,
  milestone: (name) => `Daje kamień milowy: ${name}.`,
  sellsTonight: (houses, count, dollars) =>
    `${count === 1 ? "dla domu" : "dla domów"} ${houses}, dziś wieczorem około $${dollars}.`,
  hopesToSell: (houses, count, dollars) =>
    `jeśli rywal nie nakarmi ${count === 1 ? "domu" : "domów"} ${houses}, dziś wieczorem około $${dollars}.`,
  keepsForLater: "zostaje na następne dni.",
  leftFor: (milestone) => `celowo na zapas: kto pierwszy coś wyrzuci, dostaje kamień milowy „${milestone}”.`,
  gardenPays: (house, dollars) => `Dom ${house} płaci podwójnie: około $${dollars} do końca partii.`,
  housePays: (house, effects) => `Dom ${house}: ${effects}.`,
  restOfGame: (dollars) => `około $${dollars} do końca partii`,
  reachedBy: (campaigns, count) =>
    count === 1 ? `dociera tu kampania ${campaigns}` : `docierają tu kampanie ${campaigns}`,
  nobodyAsNear: "nikt inny nie jest tak blisko",
  dismissalMust: (saved, due, cash) => `Pensje to $${due}, a w kasie jest tylko $${cash}: oszczędza $${saved}.`,
  dismissalSaves: (saved) => `Oszczędza $${saved} pensji co rundę.`,
  keepsFor: (goods, houses, count) =>
    `Zostaje na jutro: ${goods}; ${count === 1 ? "chce tego dom" : "chcą tego domy"} ${houses}.`,
};
