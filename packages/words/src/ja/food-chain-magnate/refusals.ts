import { squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { openTable } from "../../open-table.ts";
import { employees, goods } from "./cards.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = employees;
const things: Readonly<Record<string, { readonly many: string }>> = goods;
const card = (id: string): string => cards[id]?.name ?? id;
const many = (id: string): string => things[id]?.many ?? id;

const FAULTS = {
  "not-beside": "入口の隣から始まっていません",
  "no-road": "道路から外れています",
  "u-turn": "途中でUターンしています",
} as const;

/** Why not: one sentence with the numbers. */
export const refusals: FoodChainMagnateWords["refusals"] = openTable("ja", "refusals", {
  NobodyToAct: (r) =>
    r.atWork === 0
      ? `仕事中の${card(r.employee)}がいません。`
      : `行動できる${card(r.employee)}が残っていません（仕事中${r.atWork}枚、すべて行動済み）。`,
  WrongEmployee: (r) => `${card(r.employee)}にはできません。`,
  NotEmpty: (r) => `${squareName(r.at)}に邪魔なものがあるか、マップの外に出ます。`,
  NoRoad: () => "道路に接していません。",
  TileTaken: () => "このタイルには別のレストランの入口があります。",
  OutOfRange: (r) =>
    r.distance === null ? `道路でつながっていません（上限${r.range}）。` : `距離${r.distance}です（上限${r.range}）。`,
  NoSuchCampaign: (r) => `広告${r.campaign}はサプライにありません。`,
  WrongKind: (r) => `この担当者は広告${r.campaign}を出せません。`,
  WrongDuration: (r) =>
    r.longest === null ? "この広告は無期限です。期間は選びません。" : `期間は1〜${r.longest}ラウンドです。`,
  WrongPlace: () => "この種類の広告はそのようには置けません。",
  OffTheMap: () => "マップからはみ出します。",
  EdgeTaken: (r) => `そこには飛行機${r.campaign}があります。`,
  SideTaken: (r) => `その側には広告${r.campaign}があります。`,
  WrongGood: (r) => `${many(r.good)}は選べません。`,
  NotYourEntrance: () => "自分の店の入口ではありません。",
  BadRoute: (r) => `この経路は${FAULTS[r.fault]}。`,
  TooShort: (r) => `距離${r.range}をちょうど使う必要があります（今は${r.distance}）。`,
  NoSuchHouse: (r) => `${r.house}番の家はありません。`,
  HasGarden: (r) => `${r.house}番の家にはもう庭があります。`,
  NotYourRestaurant: () => "そこに自分のレストランはありません。",
  NotOpen: () => "まだ開店していません。",
  NoSuchReserve: () => "そのような準備金カードはありません。",
  NotInHand: (r) => `手札に${card(r.employee)}はもうありません。`,
  Overfilled: (r) =>
    `多すぎます：マネージャー${r.managers}人、その他${r.others}人に対し、CEOの枠${r.ceoSlots}、部下の枠${r.slots}。`,
  NoSuchPosition: (r) => `${r.position}番手は空いていません。`,
  NoEntryCard: (r) => `${card(r.employee)}は雇用できません。研修でのみ得られます。`,
  WrongRecruiter: () => "そのカードの雇用はもう残っていません。",
  PileEmpty: (r) => `${card(r.employee)}は${r.copies}枚すべて品切れで、すぐに研修する手段もありません。`,
  NotOnBeach: (r) => `研修できる${card(r.employee)}がビーチにいません。`,
  NoCareer: (r) => `${card(r.employee)}は${card(r.to)}にはなれません。`,
  NoneLeft: (r) => `${card(r.employee)}は${r.copies}枚すべて取られました。`,
  OnlyOne: (r) => `${card(r.employee)}は1人1枚で、もう持っています。`,
  CeoIsCfo: () => "CEOがすでにCFOを兼ねています。",
  NotEnoughTraining: (r) => `このカードの研修には${r.steps}段階必要ですが、残りは最大${r.left}段階です。`,
  TooManyTeachers: (r) => `研修担当を${r.named}枚指定しましたが、ここで研修できるのは最大${r.most}枚です。`,
  PhantomFirst: (r) => `先に新しい${card(r.employee)}を研修してください。`,
  PhantomStranded: (r) => `それでは新しい${card(r.employee)}を研修できなくなります。`,
  CannotBeDismissed: (r) => `${card(r.employee)}は解雇できません。`,
  NotEmployed: (r) => `${card(r.employee)}を${r.named}枚指定しましたが、${r.has}枚しかありません。`,
  SalariesUnpayable: (r) => `給料$${r.due}に対して所持金$${r.cash}：$${r.short}足りません。`,
  MarketeerStays: (r) => `広告${r.campaign}の担当者は解雇できません。`,
  WrongNumberOfMarketeers: (r) => `広告担当を${r.needed}人解雇する必要があります（今は${r.named}人）。`,
  FreezerFull: (r) => `冷凍庫に入るのは${r.room}個までです（今は${r.kept}個）。`,
  NotInStock: (r) => `${many(r.good)}を${r.kept}個指定しましたが、${r.has}個しかありません。`,
});
