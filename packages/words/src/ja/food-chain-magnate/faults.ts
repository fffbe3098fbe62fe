import { named, squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { employees, milestones } from "./cards.ts";

const card = named(employees);
const milestone = named(milestones);

/** Why a position cannot be: one sentence. */
export const faults: FoodChainMagnateWords["faults"] = {
  UnknownEdition: (r) => `${r.edition}という版はありません。`,
  UnknownOption: () => "そのようなオプションはありません。",
  NoSuchValue: (r) => `次のいずれかです：${r.values}。`,
  SeatsOutOfRange: (r) => `プレイヤーは${r.min === r.max ? r.min : `${r.min}〜${r.max}`}人です。`,
  NoTileRows: () => "マップは「A0 B90 C180」のようなタイルの列です。",
  WrongMapSize: (r) => `${r.seats}人のマップは${r.columns}×${r.rows}タイルです。`,
  RowsDiffer: () => "マップの行の長さが揃っていません。",
  UnknownTile: (r) => `タイル${r.tile}はありません。`,
  TileTwice: (r) => `タイル${r.tile}が二度使われています。`,
  OutsideTheMap: (r) => `${squareName(r.square)}はマップの外です。`,
  SquareTaken: (r) =>
    r.by === null
      ? `${squareName(r.square)}には印刷されたものがあります。`
      : `${squareName(r.square)}はふさがっています：${r.by}。`,
  TouchesNoRoad: () => "道路に接していません。",
  RowsOffTheMap: () => "マップにない列にかかっています。",
  NotPrinted: () => "この家はマップに印刷されていません。",
  NoHouseTile: () => "その番号の家はサプライにありません。",
  TooMuchDemand: () => "この家にそれほど多くの需要は置けません。",
  TooManyGardens: (r) => `庭が${r.laid}枚ありますが、箱には${r.most}枚しかありません。`,
  TooManyRestaurants: (r) => `レストランは1社${r.most}軒までです。`,
  NoRestaurant: () => "準備の後は、どの会社にもレストランがあります。",
  NoSuchHouse: (r) => `${r.house}番の家はマップにありません。`,
  NoRestaurantThere: (r) => `${squareName(r.square)}にレストランはありません。`,
  NoSuchPhase: () => "このゲームにそのフェイズはありません。",
  OrderIncomplete: () => "順番には、残っている全員が一度ずつ必要です。",
  OutOfOrder: (r) => `${r.player}は倒産して順番から外れています。`,
  NothingLeft: (r) => `${r.player}は倒産して何も残っていません。`,
  BankruptTooEarly: () => "最初の夕食より前に倒産することはありません。",
  NoReserves: () => "このゲームに準備金カードはありません。",
  NoSuchMilestone: (r) => `このゲームにマイルストーン「${milestone(r.milestone)}」はありません。`,
  NoSuchCard: (r) => `このゲームに「${card(r.employee)}」のカードはありません。`,
  NoSuchGood: (r) => `このゲームに「${r.good}」はありません。`,
  AllInHand: () => "組織再編の始めには、カードはすべて手札にあります。",
  NoneInHand: () => "カードが手札にあるのは組織再編のときだけです。",
  SecondCopy: (r) => `${card(r.employee)}は1xのカードですが、${r.count}枚あります。`,
  TooManyAtWork: () => "勤務中の人数が枠を超えています。",
  MoreThanTheBox: (r) => `${card(r.employee)}は箱にそれほどありません。`,
  PileTooHigh: (r) => `山に置ける${card(r.employee)}は残り${r.left}枚です。`,
  NotHisCampaign: (r) => `広告${r.campaign}は${r.player}のものではありません。`,
  TwoMarketeers: (r) => `広告${r.campaign}に担当者が二人います。`,
  CannotRun: (r) => `${card(r.employee)}は広告${r.campaign}を担当できません。`,
  CampaignNotInGame: () => "この広告はこのゲームでは使いません。",
  CampaignNotRunning: (r) => `広告${r.campaign}は行われていません。`,
  CampaignTwice: () => "この広告がボード上に二つあります。",
  NeedsEdge: () => "飛行機は辺の外に置きます。辺と列が必要です。",
  NeedsSquare: () => "この広告はマスの上に置きます。場所が必要です。",
  NeedsSide: () => "マップの横に置きます。辺だけが必要です。",
  NeedsNoPlace: () => "マップの横に置きます。場所の指定はありません。",
  WrongRoundsLeft: (r) => (r.most === 1 ? "期間は1ラウンドです。" : `期間は1〜${r.most}ラウンドです。`),
  GameWouldBeOver: () => "それではゲームがすでに終わっています。",
  ReserveMissing: (r) => `銀行の破綻後は準備金カードがすべて公開されますが、${r.player}のカードがありません。`,
  MoneyAstray: (r) =>
    `銀行と各社の合計は$${r.there}ですが、${r.breaks === 0 ? "銀行が破綻するまでは" : "銀行の破綻後は"}$${r.due}のはずです。`,
  OtherCeoSlots: (r) =>
    r.breaks === 0
      ? `銀行が破綻するまで、どのCEOの枠も${r.slots}です。`
      : `準備金カードにより、どのCEOの枠も${r.slots}です。`,
  GoodsLeftOver: (r) =>
    r.most === 0
      ? "冷凍庫がなければ、商品はクリーンアップですべて廃棄されています。"
      : `冷凍庫に入らない商品はクリーンアップで廃棄されています。入るのは${r.most}個までです。`,
  MoreThanMade: (r) => `この社員で持てるのは${r.most}個までです。`,
  NotEndless: (r) =>
    `無期限の広告にはマイルストーン「${milestone("first-billboard")}」が必要ですが、${r.player}は持っていません。`,
  MarketeerMissing: (r) => `広告${r.campaign}はまだ続いているので、担当者は出ているはずです。`,
  FirstRound: () => "最初のラウンドでは、まだ誰も社員・お金・マイルストーンを持たず、街にはレストランしかありません。",
};
