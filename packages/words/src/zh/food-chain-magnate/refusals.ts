import { squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { openTable } from "../../open-table.ts";
import { employees, goods } from "./cards.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = employees;
const things: Readonly<Record<string, { readonly many: string }>> = goods;
const card = (id: string): string => cards[id]?.name ?? id;
const many = (id: string): string => things[id]?.many ?? id;

const FAULTS = {
  "not-beside": "没有从入口旁开始",
  "no-road": "离开了道路",
  "u-turn": "原地掉头了",
} as const;

/** Why not: one sentence with the numbers. */
export const refusals: FoodChainMagnateWords["refusals"] = openTable("zh", "refusals", {
  NobodyToAct: (r) =>
    r.atWork === 0
      ? `没有上班的${card(r.employee)}。`
      : `没有可行动的${card(r.employee)}了：上班${r.atWork}张，都已行动。`,
  WrongEmployee: (r) => `${card(r.employee)}不能做这件事。`,
  NotEmpty: (r) => `${squareName(r.at)}处有东西挡住，或超出地图。`,
  NoRoad: () => "没有接触道路。",
  TileTaken: () => "这个板块上已有其他餐厅的入口。",
  OutOfRange: (r) =>
    r.distance === null ? `没有道路通往那里；距离上限为${r.range}。` : `距离为${r.distance}，上限为${r.range}。`,
  NoSuchCampaign: (r) => `${r.campaign}号广告不在供应区。`,
  WrongKind: (r) => `这名营销员不能放置${r.campaign}号广告。`,
  WrongDuration: (r) => (r.longest === null ? "这个广告永久有效，无需选择轮数。" : `须为1到${r.longest}轮。`),
  WrongPlace: () => "这种广告不能这样放置。",
  OffTheMap: () => "会超出地图。",
  EdgeTaken: (r) => `那里已有${r.campaign}号飞机。`,
  SideTaken: (r) => `那一侧已有${r.campaign}号广告。`,
  WrongGood: (r) => `不能选择${many(r.good)}。`,
  NotYourEntrance: () => "那不是你的入口。",
  BadRoute: (r) => `路线${FAULTS[r.fault]}。`,
  TooShort: (r) => `路线必须走满${r.range}；现在是${r.distance}。`,
  NoSuchHouse: (r) => `没有${r.house}号房。`,
  HasGarden: (r) => `${r.house}号房已有花园。`,
  NotYourRestaurant: () => "那里没有你的餐厅。",
  NotOpen: () => "尚未开业。",
  NoSuchReserve: () => "没有这张储备牌。",
  NotInHand: (r) => `你手中没有更多${card(r.employee)}。`,
  Overfilled: (r) =>
    `人数过多：${r.managers}名管理层和${r.others}名其他员工；CEO有${r.ceoSlots}个职位，管理层有${r.slots}个。`,
  NoSuchPosition: (r) => `第${r.position}顺位已被选走。`,
  NoEntryCard: (r) => `${card(r.employee)}不能招聘，只能培训。`,
  WrongRecruiter: () => "那张牌没有招聘名额了。",
  PileEmpty: (r) => `${card(r.employee)}共${r.copies}张，已无剩余，也无人能立即培训新人。`,
  NotOnBeach: (r) => `沙滩上没有可培训的${card(r.employee)}。`,
  NoCareer: (r) => `${card(r.employee)}不能成为${card(r.to)}。`,
  NoneLeft: (r) => `${card(r.employee)}共${r.copies}张，已全部被拿走。`,
  OnlyOne: (r) => `${card(r.employee)}每人限1张，你已有1张。`,
  CeoIsCfo: () => "你的CEO已兼任CFO。",
  NotEnoughTraining: (r) => `这张牌需要培训${r.steps}级，最多只剩${r.left}级。`,
  TooManyTeachers: (r) => `你指定了${r.named}张培训牌，这里最多只能用${r.most}张。`,
  PhantomFirst: (r) => `须先培训新的${card(r.employee)}。`,
  PhantomStranded: (r) => `那样新的${card(r.employee)}就无法培训了。`,
  CannotBeDismissed: (r) => `${card(r.employee)}不能解雇。`,
  NotEmployed: (r) => `你指定了${r.named}张${card(r.employee)}，但只有${r.has}张。`,
  SalariesUnpayable: (r) => `薪水$${r.due}，现金$${r.cash}：还差$${r.short}。`,
  MarketeerStays: (r) => `${r.campaign}号广告的营销员不能解雇。`,
  WrongNumberOfMarketeers: (r) => `须解雇${r.needed}名营销员；你指定了${r.named}名。`,
  FreezerFull: (r) => `冰柜可放${r.room}份；你指定了${r.kept}份。`,
  NotInStock: (r) => `你指定了${r.kept}份${many(r.good)}，但只有${r.has}份。`,
});
