import type { BaseEmployee, BaseGood } from "@blueplate/engine";

/** Whom somebody hires: the cards in the accusative, as they stand in a sentence; one that is not named here stands as it is. */
export const whom: Readonly<Partial<Record<BaseEmployee, string>>> = {
  waitress: "kelnerkę",
  "management-trainee": "kierownika zespołu",
  "junior-vice-president": "młodszego wiceprezesa",
  "vice-president": "wiceprezesa",
  "senior-vice-president": "starszego wiceprezesa",
  "executive-vice-president": "dyrektora generalnego",
  "new-business-developer": "dewelopera",
  "luxuries-manager": "kierownika ds. jakości",
  "pricing-manager": "kierownika ds. cen",
  "discount-manager": "szefa działu promocji",
  "local-manager": "kierownika oddziału",
  "regional-manager": "kierownika regionu",
  cfo: "dyrektora finansowego",
  "recruiting-girl": "rekruterkę",
  "recruiting-manager": "kierownika rekrutacji",
  "hr-director": "dyrektora kadr",
  trainer: "instruktora",
  coach: "trenera",
  guru: "mentora",
  "errand-boy": "chłopca na posyłki",
  "cart-operator": "operatora wózka",
  "truck-driver": "kierowcę ciężarówki",
  "zeppelin-pilot": "pilota sterowca",
  "marketing-trainee": "stażystę marketingu",
  "campaign-manager": "kierownika ds. reklamy",
  "brand-manager": "kierownika marketingu",
  "brand-director": "dyrektora marketingu",
  "kitchen-trainee": "pomocnika kucharza",
  "burger-cook": "kucharza burgerowni",
  "burger-chef": "mistrza burgerowni",
  "pizza-cook": "kucharza pizzerii",
  "pizza-chef": "mistrza pizzerii",
};

/** What a campaign advertises and a house has an appetite for: the goods in the accusative. */
export const what: Readonly<Record<BaseGood, string>> = {
  burger: "burgery",
  pizza: "pizzę",
  beer: "piwo",
  lemonade: "lemoniadę",
  "soft-drink": "colę",
};
