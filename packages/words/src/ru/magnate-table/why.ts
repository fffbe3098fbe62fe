import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const number = counted("ru");

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "Доводы за это — из того, что видят все.",
  nothing: "Из того, что видят все, доводов за это нет.",
  of: (what, said) => `${what}: ${said}`,
  openingAsks: "так открывается эта компания.",
  cardPays: (dollars) => `около $${dollars} до конца партии.`,
  oneMorePays: (dollars, today) =>
    `около $${dollars} до конца партии, сверх ${today === 1 ? "нанятой сегодня" : `${today} нанятых сегодня`}: ещё одна карта добавляет не столько же, сколько первая.`,
  lessonPays: (dollars) => `около $${dollars}.`,
  campaignFor: (good, said) => `Кампания (${good}), ${said}`,
  campaignPays: (houses, count, dollars) => `${count === 1 ? "дом" : "дома"} ${houses}: около $${dollars}.`,
  searchFound: (tried, chance, others) =>
    `Проверено вариантов: ${tried}. Этот даёт шанс на победу около ${chance} %, ${others}.`,
  searchUsual: (tried, chance, others) =>
    `Проверено вариантов: ${tried}. Ни один заметно не лучше обычного; обычный даёт шанс на победу около ${chance} %, ${others}.`,
  nextBest: (chance) => `следующий — ${chance} %`,
  usualOne: (chance) => `обычный — ${chance} %`,
  price: (price, isCut, effects) => `${isCut ? "Снижение" : "Повышение"} до $${price}: ${effects}.`,
  takes: (houses, count, name) => `забирает ${count === 1 ? "дом" : "дома"} ${houses} (до этого: ${name})`,
  feeds: (houses, count) =>
    count === 1
      ? `кормит дом ${houses}, который остался бы голодным`
      : `кормит дома ${houses}, которые остались бы голодными`,
  leaves: (houses, count) => `отдаёт ${count === 1 ? "дом" : "дома"} ${houses}`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "ни один дом не меняется",
  nearest: (houses, count) => `Теперь ближе всех к ${count === 1 ? "дому" : "домам"} ${houses}.`,
  level: (houses, count) => `Так же близко, как другая сеть, к ${count === 1 ? "дому" : "домам"} ${houses}.`,
  structure: (parts) => `Сегодня на работе: ${parts}.`,
  dinner: (houses, count, dollars) => `вечером около $${dollars} (${count === 1 ? "дом" : "дома"} ${houses})`,
  hires: (count) => number(count, { one: "наём", few: "найма", many: "наймов" }),
  trainings: (steps) => number(steps, { one: "ступень обучения", few: "ступени обучения", many: "ступеней обучения" }),
  campaigns: (count) => number(count, { one: "кампания", few: "кампании", many: "кампаний" }),
  place: (position) => `Место ${position}`,
  winsTies: (houses, count, dollars) =>
    `при равенстве получает ${count === 1 ? "дом" : "дома"} ${houses}, около $${dollars}`,
  beforeGone: (cards) => `ход раньше, чем могут разобрать последние карты: ${cards}`,
  beforeOthers: "ход раньше, чем другие займут жетоны кампаний и места для стройки",
  placesAlike:
    "сегодня все свободные места дают одно и то же; в следующем раунде при равном числе свободных слотов первым выбирает тот, кто стоит раньше",
  placeSays: (parts) => `${parts}.`,
  milestone: (name) => `Даёт достижение: ${name}.`,
  sellsTonight: (houses, count, dollars) =>
    `${count === 1 ? "для дома" : "для домов"} ${houses}, вечером около $${dollars}.`,
  hopesToSell: (houses, count, dollars) =>
    `если соперник не накормит ${count === 1 ? "дом" : "дома"} ${houses}, вечером около $${dollars}.`,
  keepsForLater: "остаётся на следующие дни.",
  leftFor: (milestone) => `нарочно с запасом: кто первым что-то выбросит, получит достижение «${milestone}».`,
  gardenPays: (house, dollars) => `Дом ${house} платит вдвое больше: около $${dollars} до конца партии.`,
  housePays: (house, effects) => `Дом ${house}: ${effects}.`,
  restOfGame: (dollars) => `около $${dollars} до конца партии`,
  reachedBy: (campaigns, count) =>
    count === 1 ? `сюда доходит кампания ${campaigns}` : `сюда доходят кампании ${campaigns}`,
  nobodyAsNear: "никто другой не стоит так близко",
  dismissalMust: (saved, due, cash) => `Зарплаты — $${due}, а в кассе только $${cash}: экономит $${saved}.`,
  dismissalSaves: (saved) => `Экономит $${saved} зарплаты каждый раунд.`,
  keepsFor: (goods, houses, count) =>
    `Остаётся на завтра: ${goods}; ${count === 1 ? "этого хочет дом" : "этого хотят дома"} ${houses}.`,
};
