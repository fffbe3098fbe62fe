import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

export const phases: FoodChainMagnateWords["phases"] = openTable(
  "zh",
  "phases",
  {
    "setup-restaurants": { name: "首家餐厅", help: "从最后顺位开始，每人放置一家餐厅。" },
    "setup-reserve": { name: "储备牌", help: "每人把一张牌面朝下放到银行。" },
    restructuring: { name: "重组", help: "秘密选择本轮上班的员工。" },
    "order-of-business": { name: "经营顺序", help: "空职位最多者先选。" },
    working: { name: "朝九晚五", help: "招聘、培训、广告、烹饪、采购、建造。" },
    dinnertime: { name: "晚餐时间", help: "房屋按编号顺序就餐。" },
    payday: { name: "发薪日", help: "可任意解雇，然后每份薪水支付$5。" },
    marketing: { name: "营销", help: "广告按编号顺序生效。" },
    cleanup: { name: "清理", help: "丢弃存货，员工回到手中，新餐厅开业。" },
    over: { name: "游戏结束", help: "银行彻底破产。" },
  },
  OTHERWISE.phases,
);

export const steps: FoodChainMagnateWords["steps"] = openTable(
  "zh",
  "steps",
  {
    recruit: "招聘",
    train: "培训",
    campaigns: "广告",
    "food-and-drink": "食物与饮料",
    "houses-and-gardens": "房屋与花园",
    restaurants: "餐厅",
  },
  OTHERWISE.steps,
);

export const commands: FoodChainMagnateWords["commands"] = openTable(
  "zh",
  "commands",
  {
    "setup.placeRestaurant": { ask: "首家餐厅放在哪里？", button: "放置餐厅" },
    "setup.pass": { ask: "等其他人放完再放？", button: "跳过" },
    "setup.chooseReserve": { ask: "把哪张储备牌放到银行？", button: "放置" },
    "restructure.submit": { ask: "本轮谁上班？", button: "准备好了" },
    "order.choosePosition": { ask: "选择第几顺位？", button: "选择顺位" },
    "work.hire": { ask: "招聘谁？", button: "招聘" },
    "work.train": { ask: "培训谁？培训成什么？", button: "培训" },
    "work.launchCampaign": { ask: "开展哪个广告？", button: "开展广告" },
    "work.produce": { ask: "谁做什么？", button: "烹饪" },
    "work.fetchDrink": { ask: "跑腿小弟取哪种饮料？", button: "取饮料" },
    "work.buyDrinks": { ask: "去哪里采购饮料？", button: "采购饮料" },
    "work.placeHouse": { ask: "新房屋建在哪里？", button: "建房屋" },
    "work.addGarden": { ask: "为哪座房屋加建花园？", button: "加建花园" },
    "work.openRestaurant": { ask: "在哪里开餐厅？", button: "开餐厅" },
    "work.moveRestaurant": { ask: "哪家餐厅搬到哪里？", button: "搬迁餐厅" },
    "work.endTurn": { ask: "今天的工作做完了吗？", button: "结束回合" },
    "payday.fire": { ask: "发薪前解雇谁？", button: "发薪" },
    "cleanup.keep": { ask: "冰柜里留什么？", button: "保留这些" },
  },
  OTHERWISE.commands,
);

export const rulesets: FoodChainMagnateWords["rulesets"] = {
  standard: { name: "标准游戏", help: "完整的基础游戏；面对面约2到4小时。" },
};

export const editions: FoodChainMagnateWords["editions"] = { third: "第三版", deluxe: "豪华版" };

export const options: FoodChainMagnateWords["options"] = {
  "bank-break": {
    name: "银行破产",
    help: "银行何时破产。",
    values: { insufficient: "无法足额支付时", empty: "一见底就破产" },
  },
  "local-manager-target": {
    name: "地方总经理",
    help: "新餐厅的哪部分须在距离内。",
    values: { "any-square-any-road": "任意一格", "entrance-on-route": "入口，且在所走道路旁" },
  },
  "airplane-overlap": {
    name: "飞机",
    help: "同一边上的飞机可否重叠。",
    values: { allowed: "可以", "no-overlap-on-same-edge": "同一边不可" },
  },
  "reserve-timing": {
    name: "储备牌",
    help: "何时选择。",
    values: { "after-restaurants": "放置首家餐厅之后", "before-restaurants": "放置首家餐厅之前" },
  },
  "regional-move-unopened": {
    name: "区域总经理",
    help: "即将开业的餐厅可否搬迁。",
    values: { allowed: "可以，并立即开业", "open-only": "仅限已开业的" },
  },
  "negative-prices": {
    name: "负价格",
    help: "价格为负时如何处理。",
    values: { "pay-bank": "连锁店付钱给银行", "floor-zero": "最低为$0" },
  },
  "recruit-attribution": {
    name: "招聘抵薪",
    help: "哪些招聘占用招聘经理的名额。",
    values: { count: "自动：先用CEO和招聘员", "player-choice": "每次由玩家指定" },
  },
  overfill: {
    name: "上班人数过多",
    help: "公司架构放不下时如何处理。",
    values: { "all-to-beach": "全部去沙滩", reject: "不能提交" },
  },
  "hand-visibility-phase1": {
    name: "公开手牌",
    help: "重组时可否查看他人手牌；招聘本来就是公开的。",
    values: { hidden: "隐藏", visible: "公开" },
  },
  "intro-all-drinks": {
    name: "地图饮料齐全",
    help: "入门游戏是否重抽地图直到饮料齐全。",
    values: { off: "不重抽", redraw: "重抽" },
  },
  "road-links": {
    name: "板块间的道路",
    help: "相邻板块的道路在哪里相接。",
    values: { midpoint: "边的中点", "any-adjacent": "任何相邻处" },
  },
  "buyer-route-length": {
    name: "采购路程",
    help: "推车、卡车和飞艇走多远。",
    values: { "up-to-range": "不超过上限", "full-range": "恰好走满" },
  },
  "phantom-target": {
    name: "招聘即培训",
    help: "经由空牌堆招聘时，最终的牌何时必须还有。",
    values: { "at-recruit": "招聘时", "at-train": "培训时" },
  },
  "initial-entrance-rule": {
    name: "首家餐厅入口",
    help: "首家餐厅以哪个板块为准。",
    values: { "entrance-square": "入口所在板块", "touched-road": "所接道路的板块" },
  },
  "range-origin": {
    name: "距离起点",
    help: "距离从哪些餐厅算起。",
    values: { "open-only": "已开业的", "any-own": "自己的任意一家" },
  },
  "house-road-contact": {
    name: "新房屋",
    help: "新房屋的哪些格子可以接道路。",
    values: { "any-of-six": "房屋或花园", "house-squares-only": "仅房屋" },
  },
  "firing-order": {
    name: "解雇",
    help: "如何决定解雇。",
    values: { simultaneous: "所有人同时", "turn-order": "依次进行" },
  },
  "fired-manager-discount": {
    name: "解雇招聘人员",
    help: "离开当天是否仍能抵薪。",
    values: { lost: "否", kept: "是" },
  },
  "cfo-dismissal": {
    name: "$100与CFO",
    help: "达成$100者的CFO何时离开。",
    values: { payday: "发薪日", immediate: "立即" },
  },
  "hundred-check": {
    name: "$100里程碑",
    help: "何时检查。",
    values: { "end-of-dinnertime": "晚餐后", "any-time": "任何时候" },
  },
  "cfo-negative-rounding": {
    name: "亏损时的CFO",
    help: "亏损的一半如何取整。",
    values: { "toward-plus-infinity": "对你有利", "away-from-zero": "对你不利" },
  },
  "bankruptcy-check": {
    name: "倒闭",
    help: "何时检查欠银行钱的连锁店。",
    values: { "at-payment": "每次付款时", "end-of-dinnertime": "晚餐后" },
  },
  "last-chain": {
    name: "仅剩一家",
    help: "只剩一家连锁店时如何处理。",
    values: { "game-ends": "立即获胜", continue: "继续游戏" },
  },
};
