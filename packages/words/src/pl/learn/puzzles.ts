import type { LearnWords } from "../../pages/learn.ts";

/** Zadania: każda lekcja kończy się jednym. */
export const puzzles: LearnWords["puzzles"] = {
  title: "Zadanie",
  begin: "Teraz zadanie",
  of: (lesson) => `Zadanie: ${lesson}`,
  hint: "Podpowiedź",
  right: "Dobrze!",
  wrong: "Jeszcze nie.",
  tryAgain: "Spróbuj ponownie",
  once: "Jeszcze raz",
  solved: "zadanie rozwiązane",
  each: {
    borders: {
      ask: "Chcesz piwa ze środkowego kafelka i gości z domu 2. Postaw restaurację na środkowym kafelku tak, by do domu 2 była 1 granica.",
      hint: "Przez środkowy kafelek biegną dwie drogi, które się nie spotykają. O tym, z której korzystasz, decyduje róg z wejściem.",
      right: "Twoje wejście stoi przy drodze na zachód: jedna granica i już dom 2.",
      wrong: {
        "no-road":
          "Od twojego wejścia do domu 2 nie prowadzi droga: drogi kafelka się nie spotykają, a twoja wiedzie na wschód.",
        tile: "To nie środkowy kafelek, nie ten z piwem.",
      },
    },
    "all-or-nothing": {
      ask: "Dom 2 chce piwa, dom 10 dwóch burgerów i lemoniady. Masz kucharza burgerowni i jednego chłopca na posyłki. Zarób dziś wieczorem jak najwięcej.",
      hint: "Jeden posłaniec to jeden napój. Który z dwóch koszyków jest wart więcej, gdy jest pełny?",
      right: "Lemoniada dopełniła większy koszyk: trzy produkty, $30. Piwo dałoby $10.",
      wrong: {
        small: "Sprzedane piwo dało $10. Domowi 10 brakowało tylko lemoniady, więc nie kupił niczego.",
        nothing: "Nikt niczego nie kupił: w każdym koszyku czegoś brakowało.",
      },
    },
    "price-plus-distance": {
      ask: "Dom 10 chce burgera. Rywal stoi na jego kafelku i bierze $10, ty masz jedną granicę dalej. Zdobądź ten dom i zarób dziś $12.",
      hint: "9 + 1 to tyle samo co 10 + 0. Kto rozstrzyga remis przy kolacji i jeszcze dokłada pieniądze?",
      right: "9 + 1 = 10 to remis; kelnerka rozstrzygnęła go dla ciebie i przyniosła jeszcze $3: $12 zamiast $7.",
      wrong: {
        cheap: "Dom 10 przyjechał, ale można było zarobić więcej: −$3 to za dużo.",
        tie: "9 + 1 = 10: remis, i nikt nie rozstrzygnął go na twoją korzyść.",
        dear: "Suma rywala była niższa. Obniż cenę choć o $1.",
        "no-burger": "Nie było czego sprzedać. Ktoś musi gotować.",
      },
    },
    train: {
      ask: "Masz instruktora i dwóch pomocników kucharza. Do jutra jeden z nich ma być wyszkolony, a dziś wieczorem dom 2 ma dostać burgera. Dzisiejsze zatrudnienia się nie liczą.",
      hint: "Kto pracuje, dziś się nie szkoli; kto leży na plaży, dziś nie gotuje. Pomocników masz dwóch.",
      right: "Jeden gotował, drugi się uczył: sprzedaż dziś i lepsza karta jutro.",
      wrong: {
        "no-trainer": "Bez instruktora w pracy nikt się dziś nie wyszkoli.",
        both: "Obaj pomocnicy pracują: na plaży nie ma kogo szkolić.",
        untrained: "Na plaży było kogo szkolić, ale nikt się nie szkolił.",
        unserved: "Dom 2 nie dostał burgera: jeden pomocnik musi pracować i gotować.",
      },
    },
    "marketeers-stay-away": {
      ask: "Spraw, by dom 10 dziś w nocy zgłodniał, a marketingowiec jutro rano był znów na ręce.",
      hint: "Billboard obok domu 10 zadziała dziś w nocy przy każdym czasie trwania. Jak długo musi stać?",
      right: "Jedna runda: zadziałał, zniknął, marketingowiec wrócił. Najdłuższa kampania nie zawsze jest najlepsza.",
      wrong: {
        none: "Nie ma żadnej kampanii: nikt nie jest głodny.",
        missed: "Dom 10 niczego nie chce: billboard nie stoi obok niego.",
        away: "Dom 10 jest głodny, ale marketingowiec jest jeszcze zajęty: billboard stoi kolejną rundę.",
      },
    },
    "milestones-close": {
      ask: "Twój pomocnik kucharza robi jednego burgera albo jedną pizzę. Dom 2 chce burgera. Ugotuj to, co da ci kartę na zawsze.",
      hint: "Spójrz na kamienie milowe: który z dwóch jest jeszcze otwarty?",
      right:
        "Kamień milowy za pierwszą pizzę był otwarty: daje kucharza pizzerii do końca gry, a to więcej niż jedna sprzedaż.",
      wrong: {
        closed: "$10 dziś i nic więcej: kamień milowy za pierwszego burgera jest już zamknięty. Pizza dałaby kucharza.",
        idle: "Pomocnik nic nie ugotował i okazja minęła.",
      },
    },
  },
};
