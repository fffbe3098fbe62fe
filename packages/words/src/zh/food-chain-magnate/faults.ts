import { named, squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { employees, milestones } from "./cards.ts";

const card = named(employees);
const milestone = named(milestones);

/** Why a position cannot be: one sentence. */
export const faults: FoodChainMagnateWords["faults"] = {
  UnknownEdition: (r) => `没有名为${r.edition}的版本。`,
  UnknownOption: () => "没有这个选项。",
  NoSuchValue: (r) => `应为以下之一：${r.values}。`,
  SeatsOutOfRange: (r) => `须为${r.min === r.max ? r.min : `${r.min}到${r.max}`}名玩家。`,
  NoTileRows: () => "地图由一行行板块组成，例如A0 B90 C180。",
  WrongMapSize: (r) => `${r.seats}名玩家的地图为${r.columns}×${r.rows}个板块。`,
  RowsDiffer: () => "地图各行长度不同。",
  UnknownTile: (r) => `没有板块${r.tile}。`,
  TileTwice: (r) => `板块${r.tile}用了两次。`,
  OutsideTheMap: (r) => `${squareName(r.square)}在地图之外。`,
  SquareTaken: (r) =>
    r.by === null ? `${squareName(r.square)}已被印制的图案占用。` : `${squareName(r.square)}已被占用：${r.by}。`,
  TouchesNoRoad: () => "没有接触道路。",
  RowsOffTheMap: () => "覆盖了地图之外的行列。",
  NotPrinted: () => "这座房屋没有印在地图上。",
  NoHouseTile: () => "供应区没有这座房屋。",
  TooMuchDemand: () => "这座房屋放不下这么多需求。",
  TooManyGardens: (r) => `有${r.laid}个花园，而盒中只有${r.most}个。`,
  TooManyRestaurants: (r) => `每家公司最多${r.most}家餐厅。`,
  NoRestaurant: () => "准备之后，每家公司都有一家餐厅。",
  NoSuchHouse: (r) => `地图上没有${r.house}号房。`,
  NoRestaurantThere: (r) => `${squareName(r.square)}没有餐厅。`,
  NoSuchPhase: () => "这个游戏没有这个阶段。",
  OrderIncomplete: () => "顺序中每名仍在游戏中的玩家须各出现一次。",
  OutOfOrder: (r) => `${r.player}已倒闭，不再出现在顺序中。`,
  NothingLeft: (r) => `${r.player}已倒闭，什么也不剩。`,
  BankruptTooEarly: () => "第一次晚餐之前没有人会倒闭。",
  NoReserves: () => "这个游戏没有储备牌。",
  NoSuchMilestone: (r) => `这个游戏没有里程碑“${milestone(r.milestone)}”。`,
  NoSuchCard: (r) => `这个游戏没有“${card(r.employee)}”这张牌。`,
  NoSuchGood: (r) => `这个游戏没有“${r.good}”。`,
  AllInHand: () => "重组开始时所有牌都在手中。",
  NoneInHand: () => "只有重组时牌才在手中。",
  SecondCopy: (r) => `${card(r.employee)}是1x牌，却有${r.count}张。`,
  TooManyAtWork: () => "上班的人数超过职位数。",
  MoreThanTheBox: (r) => `盒中没有这么多${card(r.employee)}。`,
  PileTooHigh: (r) => `${card(r.employee)}只剩${r.left}张可放入牌堆。`,
  NotHisCampaign: (r) => `${r.campaign}号广告不属于${r.player}。`,
  TwoMarketeers: (r) => `${r.campaign}号广告有两名营销员。`,
  CannotRun: (r) => `${card(r.employee)}不能负责${r.campaign}号广告。`,
  CampaignNotInGame: () => "本局不使用这个广告。",
  CampaignNotRunning: (r) => `${r.campaign}号广告没有在进行。`,
  CampaignTwice: () => "这个广告在地图上出现了两次。",
  NeedsEdge: () => "飞机放在边缘外：需要一条边和行或列。",
  NeedsSquare: () => "这个广告放在格子上：需要位置。",
  NeedsSide: () => "它放在地图旁：只需要一条边。",
  NeedsNoPlace: () => "它放在地图旁：没有具体位置。",
  WrongRoundsLeft: (r) => (r.most === 1 ? "须为1轮。" : `须为1到${r.most}轮。`),
  GameWouldBeOver: () => "那样游戏就已经结束了。",
  ReserveMissing: (r) => `银行破产后所有储备牌都已翻开，却缺少${r.player}的牌。`,
  MoneyAstray: (r) => `银行与各公司共有$${r.there}；${r.breaks === 0 ? "银行破产之前" : "银行破产之后"}应为$${r.due}。`,
  OtherCeoSlots: (r) =>
    r.breaks === 0 ? `银行破产之前，每位CEO有${r.slots}个职位。` : `按储备牌，每位CEO有${r.slots}个职位。`,
  GoodsLeftOver: (r) =>
    r.most === 0 ? "没有冰柜，商品在清理时已全部丢弃。" : `冰柜只能放${r.most}份，其余商品在清理时已丢弃。`,
  MoreThanMade: (r) => `凭这些员工，公司最多有${r.most}份。`,
  NotEndless: (r) => `永久广告需要里程碑“${milestone("first-billboard")}”，而${r.player}没有。`,
  MarketeerMissing: (r) => `${r.campaign}号广告仍在进行，其营销员应在外。`,
  FirstRound: () => "第一轮中还没有人拥有员工、金钱或里程碑，城镇里也只有餐厅。",
};
