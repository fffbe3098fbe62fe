import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("ru");
const list = (houses: readonly number[]): string => houses.map((house) => `№${house}`).join(" ");
const place = (position: number): string => `${position}-е`;

/** What the panels of Food Chain Magnate say about what a choice brings about. */
export const panels: MagnateTableWords["panels"] = {
  place,
  houses: list,
  corner: "Выбранная клетка станет входом.",
  turnBuilding: "Повернуть здание",
  spot: (square, corner) => `${square}, ${corner}`,
  first: "Ближе всех к домам",
  firstHelp: "Кто продал бы по сегодняшним ценам, если бы товар был у всех.",
  tonight: "Продаст сегодня",
  fromTo: (before, after) => (before === after ? `${after}` : `${before} → ${after}`),
  won: (houses) => `+ ${list(houses)}`,
  lost: (houses) => `− ${list(houses)}`,
  same: "как сейчас",
  driveIn: "Автокафе: сегодня все четыре угла — входы.",
  opens: {
    tonight: "Открыт уже сегодня.",
    later: "Сегодня без продаж: откроется при уборке.",
    first: "Открыт с первого ужина.",
  },
  slots: (slots) => count(slots, { one: "слот", few: "слота", many: "слотов" }),
  lent: (slots) => `+${slots} самолёт`,
  queue: "Кто когда выбирает",
  tie: {
    won: (house, names) => `ничья за №${house} в вашу пользу (${names})`,
    lost: (house, names) => `ничья за №${house} не в вашу пользу (${names})`,
    open: (house, names) => `ничья за №${house} под вопросом: раньше может встать ${names}`,
  },
  mayGo: (cards) => `могут разобрать: ${cards}`,
  lastOf: (name, left) => (left === 1 ? `${name} (последняя карта)` : `${name} (осталось ${left})`),
  tilesGo: (name, before, left) => `${name}: до вас могут взять ${before} из ${left}`,
  buildsBefore: (names, most, of) =>
    most < of ? `раньше вас могут строить (не более ${most}): ${names}` : `раньше вас могут строить: ${names}`,
  everyPlace: "На любом свободном месте",
  placesAlike:
    "В следующем раунде при равном числе свободных слотов первым выбирает тот, кто стоит раньше; сегодня все места для вас одинаковы.",
  nothingFirst: "раньше вас ничего не заберут",
  likePlace: (position) => `как ${place(position)}`,
  likeBut: (position) => `как ${place(position)}, но:`,
  losesTie: (position, house, names) => `${place(position)} место проигрывает ничью за дом ${house} (${names}).`,
  plans: "Планы",
  comesTo: "Что даёт эта структура",
  slotsUsed: (used, open) => (open < 0 ? `занято ${used} из ${used + open}` : `занято ${used}, свободно ${open}`),
  chooses: (likely, best, worst, of) => {
    if (best === worst) return `выбор ${best} из ${of}`;
    const range = `${best}–${worst}`;
    return likely === null ? `выбор ${range} из ${of}` : `выбор ${likely} из ${of}, вероятно (${range})`;
  },
  trains: (trainings, trainees) => `обучение ${trainings}, на пляже ${trainees}`,
  nobodyWorks: "Кроме вас, никто не работал бы: выберите карту, а затем место, где ей работать.",
  idle: (count, free) =>
    `Могли бы работать ещё ${count}: ${count > free ? "начальник с пляжа даёт места" : "слоты свободны"}.`,
  trainersIdle: (trainings, trainees) =>
    trainees === 0
      ? "Учитель на работе, а на пляже учить некого, кроме тех, кого наймёте."
      : `Ступеней обучения ${trainings}, а на пляже ${trainees}: кто работает, сегодня не учится.`,
  turnedAway: (houses) => `без места той ночью: ${houses}`,
  noRoadOfYours: "нет дороги к вам: у вас не купит",
  canFill: "вы можете накормить",
  buyFrom: (of, rivals) =>
    `Купят не у вас: ${rivals.map(({ name, houses }) => `${name} ${houses}`).join(", ")}, всего домов ${of}.`,
  alsoWants: (house, goods, lacks) =>
    `Дом ${house} захочет и другое: ${goods}. Всё или ничего, а вам не хватает: ${lacks}.`,
  cannotHave: (good) => `Пока этого вам никто не приготовит и не привезёт: ${good}.`,
  nearerWithout: (names, good) => `Ближе, но взять это пока неоткуда (${good}): ${names}.`,
  noDrink: "напитков в радиусе нет",
  numberLine: "Дома едят по порядку номеров: чем меньше номер, тем раньше.",
  freeNumber: (number) => `Дом ${number}`,
  advertised: "Что там рекламируют",
  notAdvertised: "реклама туда не достаёт",
  room: (before, after) => `мест ${before} → ${after}`,
  sells: (name, dollars) => `${name}: $${dollars} сегодня`,
  insteadOf: (sale) => ` вместо ${sale}`,
  nobodyTonight: "сегодня там никто не продаст",
  beyond: "Дальше",
  salaryMore: (dollars) => `зарплата +$${dollars}`,
};
