import { squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";
import { employees, goods } from "./cards.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = employees;
const things: Readonly<Record<string, { readonly many: string }>> = goods;
const card = (id: string): string => `„${cards[id]?.name ?? id}”`;
const many = (id: string): string => things[id]?.many ?? id;
const count = counted("pl");
const borders = (number: number): string => count(number, { one: "granica", few: "granice", many: "granic" });

const FAULTS = {
  "not-beside": "nie zaczyna się przy wejściu",
  "no-road": "zjeżdża z drogi",
  "u-turn": "od razu zawraca",
} as const;

/** Why not: one sentence with the numbers. */
export const refusals: FoodChainMagnateWords["refusals"] = openTable("pl", "refusals", {
  NobodyToAct: (r) =>
    r.atWork === 0
      ? `Nikt nie jest w pracy: ${card(r.employee)}.`
      : `Nie ma kto działać: ${card(r.employee)} (w pracy: ${r.atWork}, wszyscy już działali).`,
  WrongEmployee: (r) => `${card(r.employee)} tego nie robi.`,
  NotEmpty: (r) => `Na ${squareName(r.at)} coś stoi na przeszkodzie albo wystaje to poza mapę.`,
  NoRoad: () => "Nie styka się z drogą.",
  TileTaken: () => "Na tym kafelku jest już wejście innej restauracji.",
  OutOfRange: (r) =>
    r.distance === null
      ? `Nie prowadzi tam droga; zasięg to ${r.range}.`
      : `Dzieli was ${borders(r.distance)}, a zasięg to ${r.range}.`,
  NoSuchCampaign: (r) => `Kampanii ${r.campaign} nie ma w zasobach.`,
  WrongKind: (r) => `Ten marketingowiec nie prowadzi kampanii ${r.campaign}.`,
  WrongDuration: (r) =>
    r.longest === null
      ? "Ta kampania jest bezterminowa: czasu się nie podaje."
      : `Czas kampanii w rundach: od 1 do ${r.longest}.`,
  WrongPlace: () => "Takich kampanii nie kładzie się w ten sposób.",
  OffTheMap: () => "Wystaje poza mapę.",
  EdgeTaken: (r) => `Leży tam samolot ${r.campaign}.`,
  SideTaken: (r) => `Po tej stronie leży kampania ${r.campaign}.`,
  WrongGood: (r) => `Nie ten produkt: ${many(r.good)}.`,
  NotYourEntrance: () => "To nie twoje wejście.",
  BadRoute: (r) => `Trasa ${FAULTS[r.fault]}.`,
  TooShort: (r) => `Trasa musi mieć cały zasięg ${r.range}; ma ${r.distance}.`,
  NoSuchHouse: (r) => `Nie ma tam domu ${r.house}.`,
  HasGarden: (r) => `Dom ${r.house} ma już ogród.`,
  NotYourRestaurant: () => "Nie ma tam twojej restauracji.",
  NotOpen: () => "Nie jest jeszcze otwarta.",
  NoSuchReserve: () => "Nie ma takiej karty rezerwy.",
  NotInHand: (r) => `Nie masz więcej na ręce: ${card(r.employee)}.`,
  Overfilled: (r) =>
    `Za dużo: kierowników ${r.managers}, innych ${r.others}; slotów prezesa ${r.ceoSlots}, kierowników ${r.slots}.`,
  NoSuchPosition: (r) => `Miejsce ${r.position} nie jest wolne.`,
  NoEntryCard: (r) => `${card(r.employee)}: nie można zatrudnić, tylko wyszkolić.`,
  WrongRecruiter: () => "Ta karta nie może już nikogo zatrudnić.",
  PileEmpty: (r) => `${card(r.employee)}: brak kart (z ${r.copies}) i nie ma kto od razu szkolić.`,
  NotOnBeach: (r) => `Na plaży nie ma kogo szkolić: ${card(r.employee)}.`,
  NoCareer: (r) => `${card(r.employee)} nie awansuje na kartę ${card(r.to)}.`,
  NoneLeft: (r) => `${card(r.employee)}: brak kart, wszystkie ${r.copies} zabrano.`,
  OnlyOne: (r) => `Masz już kartę ${card(r.employee)}; wolno mieć tylko jedną.`,
  CeoIsCfo: () => "Dyrektora finansowego zastępuje już prezes.",
  NotEnoughTraining: (r) => `Dla tej karty potrzeba stopni szkolenia: ${r.steps}; zostało najwyżej ${r.left}.`,
  TooManyTeachers: (r) => `Wskazano kart szkolących: ${r.named}; tu może szkolić najwyżej ${r.most}.`,
  PhantomFirst: (r) => `Najpierw wyszkol nową kartę: ${card(r.employee)}.`,
  PhantomStranded: (r) => `Wtedy nowej karty nie da się wyszkolić: ${card(r.employee)}.`,
  CannotBeDismissed: (r) => `${card(r.employee)} zostaje.`,
  NotEmployed: (r) => `${card(r.employee)}: wskazano ${r.named}, masz ${r.has}.`,
  SalariesUnpayable: (r) => `Pensje to $${r.due}, masz $${r.cash}: brakuje $${r.short}.`,
  MarketeerStays: (r) => `Marketingowiec kampanii ${r.campaign} zostaje.`,
  WrongNumberOfMarketeers: (r) => `Tylu marketingowców musi odejść: ${r.needed}; wskazano ${r.named}.`,
  FreezerFull: (r) => `Zamrażarka mieści ${r.room}; wskazano ${r.kept}.`,
  NotInStock: (r) => `Produkt (${many(r.good)}): wskazano ${r.kept}, masz ${r.has}.`,
});
