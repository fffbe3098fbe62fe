import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** What the coach says: of the phases, and why something may be worth it. */
export const advice: MagnateTableWords["advice"] = {
  /** What an idea is called where the button's own word would read as a state. */
  acts: { "restructure.submit": "Struktura", "order.choosePosition": "Kolejność" },
  phases: {
    "setup-restaurants":
      "Każdy stawia jedną restaurację, zaczynając od ostatniego w kolejności. Szukaj rogu blisko kilku domów, z napojem niedaleko.",
    "setup-reserve":
      "Połóż w tajemnicy jedną kartę. Razem karty mówią, ile pieniędzy dojdzie po rozbiciu banku i ile slotów ma wtedy prezes.",
    restructuring:
      "Wybierz, kto dziś pracuje: każdy slot pod prezesem lub kierownikiem mieści jedną kartę. Kogo chcesz szkolić, zostaw na plaży.",
    "order-of-business":
      "Pierwszy wybiera ten, kto ma najwięcej wolnych slotów. Wcześni wygrywają remisy przy kolacji i biorą ostatnie karty; późni widzą, co robią inni.",
    working:
      "Krok po kroku: nabór, szkolenia, reklama, kuchnia, napoje, budowa. Krok można pominąć, ale nie można do niego wrócić. Potem zakończ turę.",
    dinnertime:
      "Domy jedzą w kolejności numerów. Każdy jedzie do sieci o najniższej sumie ceny i odległości, która ma wszystko, czego chce.",
    payday: "Karty ze znakiem $ kosztują po $5 w każdej rundzie. Przed wypłatą możesz zwalniać.",
    marketing:
      "Kampanie działają same, w kolejności numerów: każdy dom w ich zasięgu chce o jeden produkt więcej, najwyżej trzech.",
    cleanup: "Co się nie sprzedało, idzie do kosza, i wszyscy wracają. Nowe restauracje się otwierają.",
    over: "Bank jest rozbity na dobre: wygrywa najbogatsza sieć.",
  },
  reasons: {
    "setup.placeRestaurant": "blisko wielu domów",
    "setup.chooseReserve":
      "najwięcej pieniędzy i slotów, gdy bank się rozbije: gra trwa dłużej i to, co zbudujesz, zdąży się zwrócić",
    "setup.chooseReserve.price": "jeśli położy ją większość, od tej pory wszystko sprzedaje się drożej",
    "restructure.submit": "kto pracuje, ten zarabia; kogo szkolić, ten czeka na plaży",
    "restructure.submit.free": "kto pracuje, ten zarabia; wolne sloty dają wcześniejsze miejsce w kolejności",
    "order.choosePosition": "wczesne miejsca wygrywają remisy i biorą ostatnie karty",
    "work.hire": "w pojedynkę daleko się nie zajdzie",
    "work.train": "wyszkoleni robią trzy razy tyle",
    "work.launchCampaign": "bez popytu nie ma sprzedaży",
    "work.produce": "domy kupują tylko to, co masz",
    "work.fetchDrink": "dom może chcieć do tego napoju",
    "work.buyDrinks": "napoje kosztują tylko drogę",
    "work.placeHouse": "nowy dom to nowy gość, najlepiej tuż obok",
    "work.addGarden": "z ogrodem dom płaci podwójnie",
    "work.openRestaurant": "bliżej kolejnych domów",
    "work.moveRestaurant": "bliżej kolejnych domów",
    "work.endTurn": "doradca nie zrobiłby dziś nic więcej",
  },
  restUnused: (unused) => `${unused}: doradca też by na tym poprzestał, bo według niego nic z tego się nie opłaci`,
  cardReasons: {
    managers: "pod kierownikiem mieści się więcej ludzi",
    recruiting: "więcej ludzi, i to wcześniej",
    training: "wyszkoleni robią trzy razy tyle",
    prices: "niższa cena zabiera dom sąsiadowi",
    marketing: "bez popytu nie ma sprzedaży",
    kitchen: "domy kupują tylko to, co masz",
    drinks: "napój kosztuje tylko drogę, a sprzedaje się jak jedzenie",
    building: "nowe domy i ogrody to nowe pieniądze",
    service: "kelnerka zarabia $3 co wieczór i wygrywa remisy",
  },
};
