import type { LearnWords } from "../../pages/learn.ts";

/** Learning: the first dinner, the lessons, the coach. */
export const learn: LearnWords["learn"] = {
  intro:
    "Każda lekcja to małe miasto albo kilka lew i jedna rzecz do zobaczenia. Nic się nie zepsuje: wychodź i wracaj, kiedy chcesz.",
  open: "Zacznij",
  again: "Jeszcze raz",
  done: "ukończona",
  next: "Dalej",
  understood: "Rozumiem",
  nextLesson: "Następna lekcja",
  allDone: "Teraz zagraj: gra wprowadzająca z botami",
  playTricks: "Teraz gra: partia Trick-n-Chef z botami",
  /** The reward of a lesson that ends with an evening that was won. */
  won: "Wieczór jest twój!",
  wonBy:
    "Dwa razy przyjechała do ciebie rodzina i nikt w mieście nie ma więcej pieniędzy. Obudź apetyt i to ty podaj kolację: to cała gra.",
  firstCoached: "Pierwsza gra z doradcą",
  moreLessons: "Inne lekcje",
  leave: "Wyjdź z lekcji",
  missed: (button, does) =>
    `Nic z tego nie wyszło, a chwila minęła. Naciśnij „${button}”${does === null ? "" : ` (${does})`} albo zacznij lekcję od nowa.`,
  restart: "Zacznij lekcję od nowa",
  step: (step, of) => `Krok ${step} z ${of}`,
  youAre: (name, said) => `Grasz jako ${name}. ${said}`,
  you: "Ty",
  rival: "Rywal",
  coach: "Doradca",
  /** The explanations of phases that came before this one, to be opened. */
  others: (count) => `Więcej objaśnień: ${count}`,
  consider: "Co warto rozważyć?",
  afterwards: (what) => `Potem: ${what}`,
  noIdea: "Nic więcej tu nie zyskasz: zakończ turę.",
  /** Why a second place for a first restaurant. */
  elsewhere: "inna część miasta, gdyby ktoś stanął blisko pierwszego miejsca",
  hide: "Ukryj doradcę",
  lessons: {
    "first-dinner": {
      title: "Pierwsza kolacja",
      about: "Gotuj, podawaj, reklamuj.",
      steps: [
        "Dom 2 ma ochotę na burgera, a nikt jeszcze żadnego nie ma. Marketingowiec jest już dziś zatrudniony, a kucharz jest w pracy: wybierz „Gotuj” i potwierdź przyciskiem „Gotuj” na dole.",
        "Burgery leżą w zapasach. Zakończ turę: kolacja przyjdzie, gdy wszyscy skończą.",
        "Rodzina przyjechała do ciebie i zapłaciła $10. Teraz nikt niczego nie chce, więc spraw, żeby chciał. Najpierw ludzie: wyślij kucharza i nowego marketingowca do pracy, potem naciśnij „Gotowe”.",
        "Kto dziś zaczyna? Tutaj to bez znaczenia: wybierz miejsce i naciśnij przycisk.",
        "Sieć może rosnąć: wybierz „Zatrudnij”, potem kelnerkę. Pracuje od jutra i co wieczór przynosi $3.",
        "Teraz zacznij kampanię: billboard obok domu 10 sprawi, że zechce tego, co reklamujesz. Sprawdź, czy tam stoi, albo wybierz miejsce na mapie, potem wybierz burgery.",
        "Zakończ turę. Dziś nikt nie jest głodny, ale w nocy zadziała billboard. Obserwuj dom 10.",
        "Dom 10 ma ochotę na burgera i dziś ty go obsłużysz. Wyślij do pracy kucharza i kelnerkę, potem naciśnij „Gotowe”. Marketingowiec zostaje przy billboardzie.",
        "Znów wybierz miejsce w kolejności: dziś też niczego nie rozstrzyga.",
        "„Zatrudnij” na jutro, kogo chcesz: po gotowaniu będzie za późno. Potem „Gotuj”. Rywal już się nauczył i też może gotować, ale dom 10 ma bliżej do ciebie: 10 + 0 wobec 10 + 1. Wygrywa niższa suma.",
        "Zakończ turę i niech przyjadą.",
        "$10 z domu 10, $3 od kelnerki: wieczór należy do ciebie. To cała gra: obudź apetyt i to ty podaj kolację.",
      ],
    },
    borders: {
      title: "Granice, nie pola",
      about: "Jak daleko jest do domu.",
      steps: [
        "Odległość to liczba granic kafelków, które przecina droga, nigdy pól. W obrębie jednego kafelka wszystko jest w odległości 0.",
        "Postaw restaurację tak, by do domu 10 było 0 granic. Liczby na mapie pokazują odległość każdego domu.",
        "Choćby droga w kafelku była bardzo długa: 0. Dom 4 jest o jedną granicę dalej, dom 2 o dwie.",
      ],
    },
    "all-or-nothing": {
      title: "Wszystko albo nic",
      about: "Dom kupuje wszystko, czego chce, w jednej sieci albo zostaje u siebie.",
      steps: [
        "Dom 2 chce burgera i colę. Kto ma tylko jedno z nich, nic mu nie sprzeda.",
        "Zdobądź jedno i drugie: „Gotuj” burgera, „Przynieś” colę chłopcem na posyłki, potem zakończ turę.",
        "Dwa produkty po $10: $20 z jednego domu.",
      ],
    },
    "price-plus-distance": {
      title: "Cena plus odległość",
      about: "Wygrywa najniższa suma, nie najbliższa restauracja.",
      steps: [
        "Dom 10 ma ochotę na burgera. Rywal stoi na jego kafelku (10 + 0), ty o jedną granicę dalej (10 + 1). Wygrywa niższa suma.",
        "Wyślij do pracy szefa działu promocji i kucharza burgerowni: dziś −$3, czyli 7 + 1 = 8. Potem naciśnij „Gotowe”.",
        "Teraz kolejność dnia: wybierz miejsce i naciśnij przycisk. Tutaj o niczym nie decyduje, bo ceny są różne.",
        "Teraz gotuj, zakończ turę i czekaj na gości.",
        "8 jest lepsze niż 10: minęli rywala. Zarobek to $7, nie $10: wojna cenowa kosztuje obie strony.",
      ],
    },
    train: {
      title: "Szkolenie na plaży",
      about: "Kto dziś pracuje, dziś się nie szkoli.",
      steps: [
        "Twój instruktor jest w pracy, a pomocnik kucharza leży na plaży i może się uczyć. Wyszkol go na kucharza burgerowni.",
        "Wyszkolona karta zostaje na plaży: pracuje od następnej rundy. Zakończ turę.",
        "Nowy ranek: wyślij kucharza burgerowni do pracy, potem naciśnij „Gotowe”.",
        "Wybierz miejsce w kolejności i naciśnij przycisk: tutaj to bez znaczenia.",
        "Zatrudnij na jutro, kogo chcesz, potem gotuj i nakarm dom 2.",
        "Zatrudnij, wyszkol, wyślij do pracy: każdy krok kosztuje rundę. Kto myśli o rundę naprzód, ten wygrywa.",
      ],
    },
    "marketeers-stay-away": {
      title: "Marketingowiec znika",
      about: "Kampania zabiera marketingowca ze sobą.",
      steps: [
        "Zacznij kampanię na dwie rundy: wybierz billboard, jego miejsce obok domu 10 na mapie i to, co reklamuje.",
        "Zakończ turę i patrz, co stanie się w nocy.",
        "Marketingowiec jest zajęty: nie ma go na ręce ani w pracy, póki billboard nie zniknie. Długie kampanie są tanie, ale brakuje ci człowieka.",
      ],
    },
    "milestones-close": {
      title: "Kamienie milowe",
      about: "Bądź pierwszy albo równo z pierwszym.",
      steps: [
        "Kamienie milowe działają przez całą grę. Zdobywa je każdy, kto spełni warunek w tej samej rundzie co pierwszy; potem są zamknięte na zawsze.",
        "„Pierwsze szkolenie” jest otwarte, a instruktor jest w pracy. Zdobądź je: wyszkol pomocnika kucharza.",
        "Masz go: pensje kosztują cię na zawsze $15 mniej. Zakończ turę; podczas porządków zamknie się dla innych.",
        "Zamknięty. Rywal już go nie dostanie. Wcześnie wybierz swój wyścig.",
      ],
    },
    "first-tricks": {
      title: "Pierwsze lewy",
      about: "Dokładanie do koloru, atu, moneta, szef i co z tego wychodzi.",
      steps: [
        "Oskar wyszedł w czerwone. Kto ma czerwone, musi je dołożyć: reszta twoich kart jest szara. Dziesiątka wzięłaby lewę. Zagraj czerwoną 3: najniższa karta lewy bierze szefa.",
        "Weź szefa. Lampa świeci nad kolorami, które mają na środku najmniej szefów: to atu. Teraz wszystkie trzy mają po równo. Weź żółtego, a atu zostanie tylko żółty.",
        "Julka wychodzi w niebieskie, a ty ich nie masz: możesz zagrać cokolwiek. Atu bije kartę każdego innego koloru, choćby najwyższą. Zagraj żółtą 1.",
        "Jedynka wzięła lewę i była też najniższa: bierzesz jeszcze jednego szefa. Szef sprawia, że liczy się jedna karta jego koloru, od najniższej. Liczby pokazują, ile da każdy. Weź dowolnego.",
        "Kto wygrał lewę, wychodzi w następnej. Masz dwie monety: naciśnij raz +2, a z jedną z nich karta będzie o dwa wyższa. Potem ją zagraj.",
        "Zachowane monety to po jednym punkcie. Zagraj ostatnią kartę.",
        "Spójrz na rachunek: gwiazdki każdej karty z szefem i twoje monety. Trzy takie rundy to partia. Teraz wiesz już wszystko.",
      ],
    },
  },
};
