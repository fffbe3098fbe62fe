import type { BaseEmployee, BaseGood } from "@blueplate/engine";

/** Whom somebody hires: the cards in the accusative, as they stand in a sentence; one that is not named here stands as it is. */
export const whom: Readonly<Partial<Record<BaseEmployee, string>>> = {
  waitress: "официантку",
  "management-trainee": "начальника отдела",
  "junior-vice-president": "младшего вице-президента",
  "vice-president": "вице-президента",
  "senior-vice-president": "старшего вице-президента",
  "executive-vice-president": "исполнительного вице-президента",
  "new-business-developer": "застройщика",
  "luxuries-manager": "менеджера по роскоши",
  "pricing-manager": "менеджера по ценам",
  "discount-manager": "менеджера по скидкам",
  "local-manager": "управляющего",
  "regional-manager": "старшего управляющего",
  cfo: "финансового директора",
  "recruiting-girl": "кадровика",
  "recruiting-manager": "начальника отдела кадров",
  "hr-director": "директора по кадрам",
  trainer: "учителя",
  coach: "наставника",
  guru: "гуру",
  "errand-boy": "посыльного",
  "cart-operator": "грузчика",
  "truck-driver": "водителя грузовика",
  "zeppelin-pilot": "пилота дирижабля",
  "marketing-trainee": "стажёра по рекламе",
  "campaign-manager": "менеджера по рекламе",
  "brand-manager": "бренд-менеджера",
  "brand-director": "бренд-директора",
  "kitchen-trainee": "поварёнка",
  "burger-cook": "повара бургеров",
  "burger-chef": "мастера бургеров",
  "pizza-cook": "повара пиццы",
  "pizza-chef": "мастера пиццы",
};

/** What a house wants and a campaign advertises: the goods in the accusative. */
export const what: Readonly<Record<BaseGood, string>> = {
  burger: "бургеры",
  pizza: "пиццу",
  beer: "пиво",
  lemonade: "лимонад",
  "soft-drink": "газировку",
};
