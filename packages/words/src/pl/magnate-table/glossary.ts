import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The words of the game, each in one or two sentences. */
export const glossary: MagnateTableWords["glossary"] = {
  words: {
    beach: { name: "Plaża", text: "Twoi ludzie, którzy w tej rundzie nie pracują. Szkolić można tylko tych z plaży." },
    atWork: {
      name: "W pracy",
      text: "Twoi ludzie w strukturze tej rundy: każdy robi to, co na karcie, i nikogo z nich nie można dziś szkolić.",
    },
    busy: {
      name: "Zajęci",
      text: "Marketingowiec, którego kampania jeszcze trwa: ani w pracy, ani na plaży, bez slotu w strukturze, aż się skończy.",
    },
    slots: {
      name: "Wolne sloty",
      text: "Sloty pod prezesem i kierownikami, w których nikogo nie ma. Kto ma ich najwięcej, pierwszy wybiera kolejność.",
    },
    order: {
      name: "Kolejność",
      text: "Kto kiedy działa i kto wygrywa remis przy kolacji, którego nie rozstrzygną kelnerki.",
    },
    hire: {
      name: "Zatrudnienia",
      text: "Ile kart można dziś wziąć ze stosów początkowych: prezes zatrudnia jedną, rekruterki i kadry więcej.",
    },
    train: {
      name: "Szkolenia",
      text: "Kroki w drzewie kariery dla ludzi na plaży. Wyszkolona karta pracuje od następnej rundy.",
    },
    reach: {
      name: "Zasięg kampanii",
      text: "Domy, w których kampania budzi apetyt: obok billboardu, w kwartale poczty, w rzędach samolotu, wokół radia.",
    },
    range: {
      name: "Zasięg",
      text: "Jak daleko karta może dotrzeć od twojego wejścia: liczą się granice kafelków, które przecina droga.",
    },
    distance: {
      name: "Odległość",
      text: "Granice kafelków, które przecina najkrótsza droga; w obrębie kafelka 0. Goście dodają ją do ceny.",
    },
    farness: {
      name: "↔ na mapie",
      text: "Przy domu ↔ 4/1 znaczy: 4 granice kafelków po drodze od twojej restauracji, 1 od najbliższego rywala. Samo ↔ 4: żaden rywal nie ma drogi albo to droga od restauracji do stawianego domu. Żółte: nikt nie jest bliżej.",
    },
    unitPrice: {
      name: "Cena",
      text: "Ile gość płaci za każdy produkt: $10, mniej z kierownikami ds. cen i działu promocji, więcej z kierownikiem ds. jakości. Ogród ją podwaja.",
    },
    change: { name: "Zmiana w tym kroku", text: "Co sieć dostała albo zapłaciła w pokazanym kroku." },
    waitresses: {
      name: "Kelnerki",
      text: "Każda przynosi $3 po kolacji. Przy równych sumach goście jadą tam, gdzie jest ich więcej.",
    },
    demand: {
      name: "Popyt",
      text: "Czego chce dom: najwyżej trzech produktów, z ogrodem pięciu. Kupuje wszystko w jednej sieci albo nic.",
    },
    garden: { name: "Ogród", text: "Podwaja cenę, którą płaci dom, i daje miejsce na pięć produktów zamiast trzech." },
    comingSoon: {
      name: "Wkrótce otwarcie",
      text: "Restauracja kierownika oddziału: otwiera się przy porządkach i sprzedaje od następnej rundy.",
    },
    driveIn: {
      name: "Restauracja drive-in",
      text: "Póki pracuje kierownik oddziału lub regionu, goście wjeżdżają do twoich otwartych restauracji wszystkimi czterema rogami.",
    },
    kitchen: {
      name: "Kuchnia",
      text: "Ile wszyscy twoi kucharze w pracy zrobią w rundzie, jeśli wyślesz każdego. Produkty czekają w zapasie na kolację.",
    },
    stock: {
      name: "Zapasy",
      text: "Twoje produkty, na sprzedaż we wszystkich restauracjach. Resztę wyrzuca się przy porządkach, jeśli nie masz zamrażarki.",
    },
    freezer: {
      name: "Zamrażarka",
      text: "Zachowuje przy porządkach do dziesięciu produktów. Zdobywa ją, kto pierwszy coś wyrzuci.",
    },
    salary: {
      name: "Pensje",
      text: "Każda karta z $ kosztuje $5 w dniu wypłaty, w pracy czy nie. Niewykorzystane zatrudnienia kierowników rekrutacji i dyrektorów kadr zmniejszają rachunek.",
    },
    cash: { name: "Gotówka", text: "Tyle ma ta sieć. Na koniec gry wygrywa ten, kto ma najwięcej pieniędzy." },
    bank: {
      name: "Bank",
      text: "Stąd pochodzą wszystkie pieniądze. Gdy ma zapłacić więcej, niż ma, rozbija się: za pierwszym razem jest uzupełniany, za drugim gra się kończy.",
    },
    reserve: {
      name: "Karta rezerwy",
      text: "Wyłożona w tajemnicy na początku: pieniądze dla banku, gdy się rozbije, i głos na liczbę slotów prezesa.",
    },
    endless: {
      name: "Kampania bezterminowa",
      text: "Z kamieniem milowym za pierwszy billboard twoje kampanie nigdy się nie kończą, a marketingowcy nie wracają.",
    },
    oneOnly: { name: "1x", text: "Każdy gracz może mieć najwyżej jedną taką kartę." },
    entry: {
      name: "Karta początkowa",
      text: "Kartę tę zatrudnia się prosto ze stosu, jedną za każde zatrudnienie. Innych kart nie da się zatrudnić: zostaje się nimi przez szkolenie.",
    },
    supply: {
      name: "Zasób kart",
      text: "Karty, które można jeszcze zatrudnić lub zdobyć szkoleniem. Pusty stos nic nie daje.",
    },
    milestone: {
      name: "Kamień milowy",
      text: "Trwała moc dla wszystkich, którzy spełnią warunek w rundzie, w której ktoś zrobił to pierwszy; potem jest zamknięty.",
    },
    builds: { name: "Budowniczowie", text: "Każdy stawia w tej rundzie jeden dom albo jeden ogród." },
    campaigns: { name: "Marketingowcy", text: "Każdy może zacząć jedną kampanię i zostaje przy niej, aż się skończy." },
  },
  food: "Robią je kucharze, każdy jeden rodzaj na rundę. Co nie zostanie sprzedane, przy porządkach się wyrzuca.",
  drink:
    "Przywożą je chłopcy na posyłki, wózki, ciężarówki i sterowce. Co nie zostanie sprzedane, przy porządkach się wyrzuca.",
  campaign: (kind, number) => `${kind} nr ${number}`,
};
