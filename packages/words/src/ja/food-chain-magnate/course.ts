import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

export const phases: FoodChainMagnateWords["phases"] = openTable(
  "ja",
  "phases",
  {
    "setup-restaurants": { name: "最初の出店", help: "手番順の最後の人から順に、レストランを1軒置く。" },
    "setup-reserve": { name: "準備金", help: "全員がカードを1枚、裏向きで銀行に置く。" },
    restructuring: { name: "組織再編", help: "このラウンドに働く社員を秘密裏に選ぶ。" },
    "order-of-business": { name: "営業順", help: "空き枠の多い人から選ぶ。" },
    working: { name: "9時から5時まで", help: "雇用、研修、広告、調理、仕入れ、建設。" },
    dinnertime: { name: "ディナータイム", help: "家は番号順に食事に出かける。" },
    payday: { name: "給料日", help: "解雇は自由。その後、給料を1人$5支払う。" },
    marketing: { name: "マーケティング", help: "広告を番号順に処理する。" },
    cleanup: { name: "クリーンアップ", help: "在庫を捨て、社員が手札に戻り、新店舗が開く。" },
    over: { name: "ゲーム終了", help: "銀行が完全に破綻した。" },
  },
  OTHERWISE.phases,
);

export const steps: FoodChainMagnateWords["steps"] = openTable(
  "ja",
  "steps",
  {
    recruit: "雇用",
    train: "研修",
    campaigns: "広告",
    "food-and-drink": "料理とドリンク",
    "houses-and-gardens": "家と庭",
    restaurants: "レストラン",
  },
  OTHERWISE.steps,
);

export const commands: FoodChainMagnateWords["commands"] = openTable(
  "ja",
  "commands",
  {
    "setup.placeRestaurant": { ask: "最初のレストランをどこに置きますか？", button: "ここに置く" },
    "setup.pass": { ask: "ほかの人の後に置きますか？", button: "パス" },
    "setup.chooseReserve": { ask: "どの準備金カードを銀行に置きますか？", button: "カードを置く" },
    "restructure.submit": { ask: "このラウンドは誰が働きますか？", button: "準備完了" },
    "order.choosePosition": { ask: "何番手を選びますか？", button: "番手を選ぶ" },
    "work.hire": { ask: "誰を雇用しますか？", button: "雇用" },
    "work.train": { ask: "誰を何に研修しますか？", button: "研修" },
    "work.launchCampaign": { ask: "どの広告を始めますか？", button: "広告を始める" },
    "work.produce": { ask: "誰が何を作りますか？", button: "調理" },
    "work.fetchDrink": { ask: "エランドボーイは何を取ってきますか？", button: "おつかい" },
    "work.buyDrinks": { ask: "どこでドリンクを仕入れますか？", button: "仕入れ" },
    "work.placeHouse": { ask: "新しい家をどこに建てますか？", button: "家を建てる" },
    "work.addGarden": { ask: "どの家に庭を足しますか？", button: "庭を足す" },
    "work.openRestaurant": { ask: "どこに出店しますか？", button: "出店" },
    "work.moveRestaurant": { ask: "どの店をどこへ移しますか？", button: "移転" },
    "work.endTurn": { ask: "今日の仕事は終わりですか？", button: "手番終了" },
    "payday.fire": { ask: "給料を払う前に誰を解雇しますか？", button: "給料を払う" },
    "cleanup.keep": { ask: "冷凍庫に何を残しますか？", button: "これを残す" },
  },
  OTHERWISE.commands,
);

export const rulesets: FoodChainMagnateWords["rulesets"] = {
  standard: { name: "通常ゲーム", help: "基本ゲームのすべて。対面で2〜4時間ほど。" },
};

export const editions: FoodChainMagnateWords["editions"] = { third: "第3版", deluxe: "デラックス版" };

export const options: FoodChainMagnateWords["options"] = {
  "bank-break": {
    name: "銀行の破綻",
    help: "銀行がいつ破綻するか。",
    values: { insufficient: "全額を払えないとき", empty: "空になった瞬間" },
  },
  "local-manager-target": {
    name: "ローカルマネージャー",
    help: "新店舗のどこが距離内に入ればよいか。",
    values: { "any-square-any-road": "どのマスでも", "entrance-on-route": "通った道に面した入口" },
  },
  "airplane-overlap": {
    name: "飛行機",
    help: "同じ辺で飛行機を重ねてよいか。",
    values: { allowed: "よい", "no-overlap-on-same-edge": "同じ辺では不可" },
  },
  "reserve-timing": {
    name: "準備金カード",
    help: "いつ選ぶか。",
    values: { "after-restaurants": "最初の出店の後", "before-restaurants": "最初の出店の前" },
  },
  "regional-move-unopened": {
    name: "リージョナルマネージャー",
    help: "近日開店の店を移転できるか。",
    values: { allowed: "できる（すぐ開店）", "open-only": "開店済みのみ" },
  },
  "negative-prices": {
    name: "0未満の価格",
    help: "価格がマイナスになったときの扱い。",
    values: { "pay-bank": "チェーンが銀行に払う", "floor-zero": "$0で止まる" },
  },
  "recruit-attribution": {
    name: "採用の割引",
    help: "どの雇用がリクルートマネージャーのアクションを使うか。",
    values: { count: "自動（CEOとガールから）", "player-choice": "雇用ごとに選ぶ" },
  },
  overfill: {
    name: "人数超過",
    help: "組織図に収まらないときの扱い。",
    values: { "all-to-beach": "全員ビーチへ", reject: "提出できない" },
  },
  "hand-visibility-phase1": {
    name: "手札の公開",
    help: "組織再編中に他人の手札を見られるか。雇用はもともと公開情報。",
    values: { hidden: "非公開", visible: "公開" },
  },
  "intro-all-drinks": {
    name: "全ドリンク入りのマップ",
    help: "入門ゲームで、全種のドリンクが揃うまで引き直すか。",
    values: { off: "引き直さない", redraw: "引き直す" },
  },
  "road-links": {
    name: "タイル間の道路",
    help: "隣のタイルの道路とどこでつながるか。",
    values: { midpoint: "辺の中央", "any-adjacent": "接していればどこでも" },
  },
  "buyer-route-length": {
    name: "仕入れの距離",
    help: "カート、トラック、飛行船がどこまで行くか。",
    values: { "up-to-range": "上限まで自由", "full-range": "ちょうど上限まで" },
  },
  "phantom-target": {
    name: "雇用即研修",
    help: "山札切れのカードを経て雇うとき、最終カードがいつ必要か。",
    values: { "at-recruit": "雇用時", "at-train": "研修時" },
  },
  "initial-entrance-rule": {
    name: "最初の入口",
    help: "最初のレストランでどのタイルを数えるか。",
    values: { "entrance-square": "入口のあるタイル", "touched-road": "接する道路のタイル" },
  },
  "range-origin": {
    name: "距離の起点",
    help: "どのレストランから距離を測るか。",
    values: { "open-only": "開店済みの店", "any-own": "自分のすべての店" },
  },
  "house-road-contact": {
    name: "新しい家",
    help: "新しい家のどのマスが道路に接すればよいか。",
    values: { "any-of-six": "家でも庭でも", "house-squares-only": "家の部分のみ" },
  },
  "firing-order": {
    name: "解雇",
    help: "解雇の決め方。",
    values: { simultaneous: "全員同時", "turn-order": "順番に" },
  },
  "fired-manager-discount": {
    name: "採用担当の解雇",
    help: "解雇した日にも給料割引が効くか。",
    values: { lost: "効かない", kept: "効く" },
  },
  "cfo-dismissal": {
    name: "$100達成時のCFO",
    help: "$100達成者のCFOがいつ去るか。",
    values: { payday: "給料日", immediate: "すぐ" },
  },
  "hundred-check": {
    name: "$100のマイルストーン",
    help: "いつ判定するか。",
    values: { "end-of-dinnertime": "ディナー後", "any-time": "いつでも" },
  },
  "cfo-negative-rounding": {
    name: "赤字時のCFO",
    help: "赤字の半分をどう丸めるか。",
    values: { "toward-plus-infinity": "有利な側へ", "away-from-zero": "不利な側へ" },
  },
  "bankruptcy-check": {
    name: "倒産",
    help: "銀行に払えないチェーンをいつ判定するか。",
    values: { "at-payment": "支払いのたび", "end-of-dinnertime": "ディナー後" },
  },
  "last-chain": {
    name: "最後のチェーン",
    help: "1社だけ残ったときの扱い。",
    values: { "game-ends": "すぐに勝利", continue: "続ける" },
  },
};
