import type { LearnWords } from "../pages/learn.ts";

/** Dlaczego zagrano kartę Trick-n-Chef albo wzięto szefa. */
export const cardReasons: LearnWords["cardHint"]["reasons"] = {
  winsAndTakes: "Bierze lewę, a jako najniższa karta także szefa.",
  wins: "Bierze lewę.",
  takesChef: "To najniższa karta lewy: bierze szefa.",
  coin: "Nie wygrywa i nie jest najniższa: za to jest moneta.",
  keepsTrump: "Oddaje najmniej i zachowuje atut.",
  leads: "Na razie to najwyższa karta.",
  lowest: "Na razie to najniższa karta: może wziąć szefa.",
  least: "Oddaje najmniej.",
  leadsHigh: "Dość wysoka, by wygrać, o ile nikt jej nie przebije atutem.",
  leadsMiddle: "Ani wysoka, ani niska: może wygrać, a jeśli nie wygra i nie będzie najniższa, da monetę.",
  leadsLow: "Niska: lewę wezmą inni, a najniższa karta bierze szefa.",
  serves: "Dzięki niemu liczy się karta już zdobyta.",
  spare: "Teraz żaden szef nie da punktów: ten czeka na przyszłe karty.",
  longSuit: "W tym kolorze ręka jest najmocniejsza.",
  otherSuit: "W tym kolorze ręka nie jest najmocniejsza: szef czeka na karty, które są jeszcze do wzięcia.",
};
