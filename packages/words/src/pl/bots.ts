import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "Solidny",
  easy: "Łatwy",
  medium: "Średni",
  hard: "Trudny",
  "drinks-seller": "Sprzedawca napojów",
  "price-fighter": "Wojownik cenowy",
  builder: "Budowniczy",
  marketer: "Reklamiarz",
  sensible: "Rozważny",
  random: "Losowy",
});

/** How a bot plays. */
export const botDescribed = botsNamed({
  steady: "Sprzedaje burgery po pełnej cenie i nigdy nie ryzykuje.",
  easy: "Planuje jak średni, ale przeocza to, co przeoczają początkujący.",
  medium: "Z mapy odczytuje, czym ma zostać firma, i planuje całe dni.",
  hard: "Zanim zdecyduje, wiele razy rozgrywa w głowie to, co może się zdarzyć.",
  "drinks-seller": "Przywozi napoje, których nie ma nikt inny, i budzi w mieście pragnienie.",
  "price-fighter": "Obniża ceny, by odbierać domy rywalom.",
  builder: "Stawia domy, ogrody i restauracje.",
  marketer: "Pierwszy zaczyna kampanie i nigdy bez nich nie zostaje.",
  sensible: "Przewiduje na jedną lewę naprzód i mało ryzykuje.",
  random: "Robi wszystko, na co pozwalają zasady.",
});
