import type { FoodChainMagnateWords, GoodWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";

/** The names of the cards, and what they do. */
export const employees: FoodChainMagnateWords["employees"] = openTable(
  "pl",
  "employees",
  {
    ceo: { name: "Prezes", effect: "nabór 1", help: "Zawsze w pracy; zatrudnia jedną osobę na turę." },
    waitress: { name: "Kelnerka", effect: "$3", help: "Przynosi $3 po kolacji i rozstrzyga remisy o gości." },
    "management-trainee": {
      name: "Kierownik zespołu",
      effect: "2 sloty",
      help: "Kieruje dwiema osobami spoza kierownictwa.",
    },
    "junior-vice-president": {
      name: "Młodszy wiceprezes",
      effect: "3 sloty",
      help: "Kieruje trzema osobami spoza kierownictwa.",
    },
    "vice-president": { name: "Wiceprezes", effect: "4 sloty", help: "Kieruje czterema osobami spoza kierownictwa." },
    "senior-vice-president": {
      name: "Starszy wiceprezes",
      effect: "5 slotów",
      help: "Kieruje pięcioma osobami spoza kierownictwa.",
    },
    "executive-vice-president": {
      name: "Dyrektor generalny",
      effect: "10 slotów",
      help: "Kieruje dziesięcioma osobami spoza kierownictwa.",
    },
    "new-business-developer": {
      name: "Deweloper",
      effect: "dom lub ogród",
      help: "Stawia dom z ogrodem albo dodaje ogród do domu.",
    },
    "luxuries-manager": { name: "Kierownik ds. jakości", effect: "+$10", help: "Podnosi cenę o $10, zawsze." },
    "pricing-manager": { name: "Kierownik ds. cen", effect: "−$1", help: "Obniża cenę o $1, zawsze." },
    "discount-manager": { name: "Szef działu promocji", effect: "−$3", help: "Obniża cenę o $3, zawsze." },
    "local-manager": {
      name: "Kierownik oddziału",
      effect: "nowa restauracja",
      help: "Restauracja w zasięgu 3 granic, otwarta po porządkach; wszystkie twoje to odtąd drive-iny.",
    },
    "regional-manager": {
      name: "Kierownik regionu",
      effect: "od razu otwarta",
      help: "Otwiera lub przenosi restaurację dokądkolwiek, od razu; wszystkie twoje to odtąd drive-iny.",
    },
    cfo: { name: "Dyrektor finansowy", effect: "+50%", help: "Dodaje połowę tego, co zarobisz przy kolacji." },
    "recruiting-girl": { name: "Rekruterka", effect: "nabór 1", help: "Jeszcze jedno zatrudnienie na turę." },
    "recruiting-manager": {
      name: "Kierownik rekrutacji",
      effect: "nabór 2",
      help: "Jeszcze dwa zatrudnienia; każde niewykorzystane to $5 mniej pensji.",
    },
    "hr-director": {
      name: "Dyrektor kadr",
      effect: "nabór 4",
      help: "Jeszcze cztery zatrudnienia; każde niewykorzystane to $5 mniej pensji.",
    },
    trainer: { name: "Instruktor", effect: "szkoli 1", help: "Szkoli kogoś na plaży o jeden stopień." },
    coach: { name: "Trener", effect: "szkoli 2", help: "Dwa stopnie szkolenia: dla jednej karty lub dwóch." },
    guru: { name: "Mentor", effect: "szkoli 3", help: "Trzy stopnie szkolenia: najwyżej dla trzech kart." },
    "errand-boy": { name: "Chłopiec na posyłki", effect: "1 napój", help: "Przynosi jeden dowolny napój." },
    "cart-operator": {
      name: "Operator wózka",
      effect: "po 2",
      help: "Jedzie przez 2 granice; dwa napoje z każdego mijanego źródła.",
    },
    "truck-driver": {
      name: "Kierowca ciężarówki",
      effect: "po 3",
      help: "Jedzie przez 3 granice; trzy napoje z każdego mijanego źródła.",
    },
    "zeppelin-pilot": {
      name: "Pilot sterowca",
      effect: "po 2",
      help: "Leci nad 4 kolejnymi kafelkami; dwa napoje z każdego źródła na nich.",
    },
    "marketing-trainee": {
      name: "Stażysta marketingu",
      effect: "billboard",
      help: "Billboard w zasięgu 2 granic, do 2 rund.",
    },
    "campaign-manager": {
      name: "Kierownik ds. reklamy",
      effect: "poczta",
      help: "Billboard lub poczta w zasięgu 3 granic, do 3 rund.",
    },
    "brand-manager": {
      name: "Kierownik marketingu",
      effect: "samolot",
      help: "Billboard, poczta lub samolot gdziekolwiek, do 4 rund.",
    },
    "brand-director": {
      name: "Dyrektor marketingu",
      effect: "radio",
      help: "Dowolna kampania gdziekolwiek, do 5 rund.",
    },
    "kitchen-trainee": {
      name: "Pomocnik kucharza",
      effect: "1 burger lub pizza",
      help: "Robi jednego burgera lub pizzę.",
    },
    "burger-cook": { name: "Kucharz burgerowni", effect: "3 burgery", help: "Robi trzy burgery." },
    "burger-chef": { name: "Mistrz burgerowni", effect: "8 burgerów", help: "Robi osiem burgerów." },
    "pizza-cook": { name: "Kucharz pizzerii", effect: "3 pizze", help: "Robi trzy pizze." },
    "pizza-chef": { name: "Mistrz pizzerii", effect: "8 pizz", help: "Robi osiem pizz." },
  },
  OTHERWISE.employees,
);

/** No printed Polish name was at hand. */
export const ours: FoodChainMagnateWords["ours"] = ["junior-vice-president", "vice-president", "senior-vice-president"];

export const families: FoodChainMagnateWords["families"] = {
  managers: "Kierownictwo",
  recruiting: "Kadry",
  training: "Szkolenia",
  prices: "Ceny",
  marketing: "Marketing",
  kitchen: "Kuchnia",
  drinks: "Napoje",
  building: "Budowa",
  service: "Obsługa i finanse",
};

const count = counted("pl");
const good = (one: string, many: string, few: string, more: string): GoodWords => ({
  one,
  many,
  counted: (number) => count(number, { one, few, many: more }),
});

export const goods: FoodChainMagnateWords["goods"] = openTable(
  "pl",
  "goods",
  {
    burger: good("burger", "burgery", "burgery", "burgerów"),
    pizza: good("pizza", "pizze", "pizze", "pizz"),
    beer: good("piwo", "piwo", "piwa", "piw"),
    lemonade: good("lemoniada", "lemoniada", "lemoniady", "lemoniad"),
    "soft-drink": good("cola", "cola", "cole", "coli"),
  },
  OTHERWISE.goods,
);

export const campaigns: FoodChainMagnateWords["campaigns"] = openTable(
  "pl",
  "campaigns",
  {
    billboard: { name: "Billboard", reach: "domy obok niego" },
    mailbox: { name: "Poczta", reach: "wszystkie domy jej kwartału" },
    airplane: { name: "Samolot", reach: "wszystkie domy w jego rzędach lub kolumnach" },
    radio: { name: "Radio", reach: "jego kafelek i osiem wokół" },
  },
  OTHERWISE.campaigns,
);

export const milestones: FoodChainMagnateWords["milestones"] = openTable(
  "pl",
  "milestones",
  {
    "first-billboard": {
      name: "Pierwszy billboard",
      trigger: "Postaw billboard.",
      effect: "Od tej kampanii twoje reklamy są bezterminowe; kierownicy i dyrektorzy marketingu pracują bez pensji.",
    },
    "first-train": { name: "Pierwsze szkolenie", trigger: "Wyszkol kogoś.", effect: "Pensje −$15 w każdej rundzie." },
    "first-hire-3": {
      name: "Pierwsze 3 osoby w turze",
      trigger: "Zatrudnij trzy osoby w jednej turze.",
      effect: "Od razu dołącza dwóch kierowników zespołu.",
    },
    "first-burger-marketed": {
      name: "Pierwsza reklama burgerów",
      trigger: "Zareklamuj burgery.",
      effect: "+$5 za każdego sprzedanego burgera.",
    },
    "first-pizza-marketed": {
      name: "Pierwsza reklama pizzy",
      trigger: "Zareklamuj pizzę.",
      effect: "+$5 za każdą sprzedaną pizzę.",
    },
    "first-drink-marketed": {
      name: "Pierwsza reklama napoju",
      trigger: "Zareklamuj dowolny napój.",
      effect: "+$5 za każdy sprzedany napój.",
    },
    "first-errand-boy": {
      name: "Pierwszy chłopiec na posyłki",
      trigger: "Ujawnij w pracy chłopca na posyłki.",
      effect: "O jeden napój więcej z każdego źródła i od każdego chłopca na posyłki.",
    },
    "first-have-20": { name: "Pierwsze $20", trigger: "Miej $20.", effect: "Widzisz wszystkie karty rezerwy." },
    "first-burger-produced": {
      name: "Pierwszy burger",
      trigger: "Zrób burgera.",
      effect: "Od razu dołącza kucharz burgerowni.",
    },
    "first-pizza-produced": {
      name: "Pierwsza pizza",
      trigger: "Zrób pizzę.",
      effect: "Od razu dołącza kucharz pizzerii.",
    },
    "first-waitress": {
      name: "Pierwsza kelnerka",
      trigger: "Ujawnij w pracy kelnerkę.",
      effect: "Twoje kelnerki przynoszą $5 zamiast $3.",
    },
    "first-throw-away": {
      name: "Pierwsze wyrzucone zapasy",
      trigger: "Wyrzuć coś podczas porządków.",
      effect: "Zamrażarka: od następnej rundy przechowasz dziesięć produktów.",
    },
    "first-lower-prices": {
      name: "Pierwsza obniżka cen",
      trigger: "Ujawnij w pracy kierownika ds. cen lub szefa działu promocji.",
      effect: "Twoja cena −$1 na zawsze.",
    },
    "first-cart-operator": {
      name: "Pierwszy operator wózka",
      trigger: "Ujawnij w pracy operatora wózka.",
      effect: "Wózki, ciężarówki i sterowce sięgają o jeden dalej.",
    },
    "first-airplane": {
      name: "Pierwszy samolot reklamowy",
      trigger: "Wyślij samolot.",
      effect: "Dwa wolne sloty więcej przy wyborze kolejności.",
    },
    "first-radio": {
      name: "Pierwsza reklama w radiu",
      trigger: "Uruchom radio.",
      effect: "Twoje radia dają każdemu domowi po dwa produkty.",
    },
    "first-have-100": {
      name: "Pierwsze $100",
      trigger: "Miej $100 po kolacji.",
      effect: "Od następnej rundy prezes zastępuje dyrektora finansowego; własnego mieć nie możesz.",
    },
    "first-pay-20": {
      name: "Pierwsze $20 pensji",
      trigger: "Wypłać naraz $20 lub więcej.",
      effect: "Kilku instruktorów może w jednej turze szkolić tę samą kartę.",
    },
  },
  OTHERWISE.milestones,
);
