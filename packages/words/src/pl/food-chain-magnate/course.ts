import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

export const phases: FoodChainMagnateWords["phases"] = openTable(
  "pl",
  "phases",
  {
    "setup-restaurants": {
      name: "Pierwsze restauracje",
      help: "Każdy stawia restaurację, od ostatniego do pierwszego.",
    },
    "setup-reserve": { name: "Karty rezerwy", help: "Każdy kładzie w banku jedną zakrytą kartę." },
    restructuring: { name: "Restruktu\u00ADryzacja", help: "Wybierz w tajemnicy, kto pracuje w tej rundzie." },
    "order-of-business": { name: "Kolejność", help: "Pierwszy wybiera ten, kto ma najwięcej wolnych slotów." },
    working: { name: "Praca od 9 do 17", help: "Nabór, szkolenia, reklama, kuchnia, zakupy, budowa." },
    dinnertime: { name: "Kolacja", help: "Domy jedzą w kolejności swoich numerów." },
    payday: { name: "Dzień wypłaty", help: "Zwolnij, kogo chcesz, potem płać po $5 za pensję." },
    marketing: { name: "Marketing", help: "Kampanie działają w kolejności swoich numerów." },
    cleanup: { name: "Porządki", help: "Zapasy znikają, ludzie wracają, budowy się otwierają." },
    over: { name: "Koniec gry", help: "Bank jest rozbity na dobre." },
  },
  OTHERWISE.phases,
);

export const steps: FoodChainMagnateWords["steps"] = openTable(
  "pl",
  "steps",
  {
    recruit: "Nabór",
    train: "Szkolenia",
    campaigns: "Kampanie",
    "food-and-drink": "Jedzenie i napoje",
    "houses-and-gardens": "Domy i ogrody",
    restaurants: "Restauracje",
  },
  OTHERWISE.steps,
);

export const commands: FoodChainMagnateWords["commands"] = openTable(
  "pl",
  "commands",
  {
    "setup.placeRestaurant": { ask: "Gdzie stanie twoja pierwsza restauracja?", button: "Postaw" },
    "setup.pass": { ask: "Poczekać i postawić po innych?", button: "Pas" },
    "setup.chooseReserve": { ask: "Którą kartę rezerwy kładziesz w banku?", button: "Połóż kartę" },
    "restructure.submit": { ask: "Kto pracuje w tej rundzie?", button: "Gotowe" },
    "order.choosePosition": { ask: "Które miejsce w kolejności zajmujesz?", button: "Zajmij miejsce" },
    "work.hire": { ask: "Kogo zatrudniasz?", button: "Zatrudnij" },
    "work.train": { ask: "Kogo szkolisz i na kogo?", button: "Szkol" },
    "work.launchCampaign": { ask: "Którą kampanię zaczynasz?", button: "Zacznij kampanię" },
    "work.produce": { ask: "Kto co gotuje?", button: "Gotuj" },
    "work.fetchDrink": { ask: "Jaki napój przyniesie chłopiec na posyłki?", button: "Przynieś" },
    "work.buyDrinks": { ask: "Gdzie kupujesz napoje?", button: "Kup napoje" },
    "work.placeHouse": { ask: "Gdzie stanie nowy dom?", button: "Postaw dom" },
    "work.addGarden": { ask: "Który dom dostanie ogród?", button: "Dodaj ogród" },
    "work.openRestaurant": { ask: "Gdzie otwierasz restaurację?", button: "Otwórz restaurację" },
    "work.moveRestaurant": { ask: "Którą restaurację przenosisz i dokąd?", button: "Przenieś" },
    "work.endTurn": { ask: "Koniec dnia pracy?", button: "Zakończ turę" },
    "payday.fire": { ask: "Kogo zwalniasz przed wypłatą pensji?", button: "Wypłać pensje" },
    "cleanup.keep": { ask: "Co trafia do zamrażarki?", button: "Zachowaj" },
  },
  OTHERWISE.commands,
);

export const rulesets: FoodChainMagnateWords["rulesets"] = {
  standard: { name: "Zwykła gra", help: "Cała gra podstawowa; przy stole od dwóch do czterech godzin." },
};

export const editions: FoodChainMagnateWords["editions"] = { third: "Trzecie wydanie", deluxe: "Deluxe" };

export const options: FoodChainMagnateWords["options"] = {
  "bank-break": {
    name: "Rozbicie banku",
    help: "Kiedy bank się rozbija.",
    values: { insufficient: "gdy nie może wypłacić całości", empty: "gdy tylko jest pusty" },
  },
  "local-manager-target": {
    name: "Kierownik oddziału",
    help: "Co nowej restauracji musi być w zasięgu.",
    values: { "any-square-any-road": "dowolne jej pole", "entrance-on-route": "wejście przy przejechanej drodze" },
  },
  "airplane-overlap": {
    name: "Samoloty",
    help: "Czy samoloty mogą zachodzić na siebie na jednym boku.",
    values: { allowed: "mogą", "no-overlap-on-same-edge": "nie na tym samym boku" },
  },
  "reserve-timing": {
    name: "Karty rezerwy",
    help: "Kiedy się je wybiera.",
    values: { "after-restaurants": "po pierwszych restauracjach", "before-restaurants": "przed nimi" },
  },
  "regional-move-unopened": {
    name: "Kierownik regionu",
    help: "Czy można przenieść restaurację, która dopiero się otworzy.",
    values: { allowed: "można, i się otwiera", "open-only": "tylko otwarte" },
  },
  "negative-prices": {
    name: "Ceny poniżej zera",
    help: "Co dzieje się przy ujemnej cenie.",
    values: { "pay-bank": "sieć płaci bankowi", "floor-zero": "cena nie spada poniżej $0" },
  },
  "recruit-attribution": {
    name: "Zniżki za nabór",
    help: "Które zatrudnienia zużywają akcje kierownika rekrutacji.",
    values: { count: "liczone: najpierw prezes i rekruterki", "player-choice": "gracz mówi przy każdym" },
  },
  overfill: {
    name: "Za dużo w pracy",
    help: "Co dzieje się, gdy kart jest za dużo.",
    values: { "all-to-beach": "wszyscy na plażę", reject: "nie można tak zatwierdzić" },
  },
  "hand-visibility-phase1": {
    name: "Jawne ręce",
    help: "Czy widać karty innych przy wyborze struktury; każdy nabór i tak był jawny.",
    values: { hidden: "ukryte", visible: "widoczne" },
  },
  "intro-all-drinks": {
    name: "Wszystkie napoje na mapie",
    help: "Gra wprowadzająca: losuj, aż będą wszystkie napoje.",
    values: { off: "dowolna mapa", redraw: "losuj ponownie" },
  },
  "road-links": {
    name: "Drogi między kafelkami",
    help: "Gdzie łączą się drogi sąsiednich kafelków.",
    values: { midpoint: "w środku krawędzi", "any-adjacent": "wszędzie, gdzie się stykają" },
  },
  "buyer-route-length": {
    name: "Trasy zakupów",
    help: "Jak daleko jadą wózki, ciężarówki i sterowce.",
    values: { "up-to-range": "najwyżej na swój zasięg", "full-range": "dokładnie na swój zasięg" },
  },
  "phantom-target": {
    name: "Nabór ze szkoleniem",
    help: "Kiedy musi być dostępna karta docelowa, jeśli stos zatrudnianej jest pusty.",
    values: { "at-recruit": "przy naborze", "at-train": "przy szkoleniu" },
  },
  "initial-entrance-rule": {
    name: "Pierwsze wejścia",
    help: "Który kafelek liczy się dla pierwszej restauracji.",
    values: { "entrance-square": "kafelek wejścia", "touched-road": "kafelek drogi przy wejściu" },
  },
  "range-origin": {
    name: "Zasięg od",
    help: "Od których restauracji mierzy się zasięg.",
    values: { "open-only": "od otwartych", "any-own": "od wszystkich własnych" },
  },
  "house-road-contact": {
    name: "Nowe domy",
    help: "Które pola nowego domu mogą stykać się z drogą.",
    values: { "any-of-six": "dom lub ogród", "house-squares-only": "tylko sam dom" },
  },
  "firing-order": {
    name: "Zwolnienia",
    help: "Jak decyduje się o zwolnieniach.",
    values: { simultaneous: "wszyscy naraz", "turn-order": "po kolei" },
  },
  "fired-manager-discount": {
    name: "Zwolnieni rekruterzy",
    help: "Czy obniżają pensje w dniu odejścia.",
    values: { lost: "nie", kept: "tak" },
  },
  "cfo-dismissal": {
    name: "Dyr. finansowy a $100",
    help: "Kiedy odchodzi u tego, kto ma kamień milowy $100.",
    values: { payday: "w dniu wypłaty", immediate: "od razu" },
  },
  "hundred-check": {
    name: "Kamień milowy $100",
    help: "Kiedy się go sprawdza.",
    values: { "end-of-dinnertime": "po kolacji", "any-time": "w każdej chwili" },
  },
  "cfo-negative-rounding": {
    name: "Dyr. finansowy a strata",
    help: "Jak zaokrągla się połowę straty.",
    values: { "toward-plus-infinity": "na twoją korzyść", "away-from-zero": "na twoją niekorzyść" },
  },
  "bankruptcy-check": {
    name: "Bankructwo",
    help: "Kiedy sprawdza się sieć, która jest winna bankowi.",
    values: { "at-payment": "przy każdej wypłacie", "end-of-dinnertime": "po kolacji" },
  },
  "last-chain": {
    name: "Ostatnia sieć",
    help: "Co się dzieje, gdy zostaje jedna sieć.",
    values: { "game-ends": "od razu wygrywa", continue: "gra dalej" },
  },
};
