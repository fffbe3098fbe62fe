import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** What the coach says: of the phases, and why something may be worth it. */
export const advice: MagnateTableWords["advice"] = {
  /** What an idea is called where the button's own word would read as a state. */
  acts: { "restructure.submit": "架构", "order.choosePosition": "顺位" },
  phases: {
    "setup-restaurants": "从最后顺位开始，每人放置一家餐厅。找一个靠近多座房屋、饮料也不远的角落。",
    "setup-reserve": "秘密放置一张牌。所有储备牌共同决定银行破产时补充多少钱，以及之后CEO有几个职位。",
    restructuring: "选择今天谁上班：CEO或管理层的每个职位放一张牌。想培训的人留在沙滩上。",
    "order-of-business": "空职位最多者先选。靠前的晚餐平手时获胜，也能拿到最后几张牌；靠后的可以看清别人的行动。",
    working: "依次进行：招聘、培训、广告、烹饪、取饮料、建造。可以跳过某一步，但不能回头。最后结束回合。",
    dinnertime: "房屋按编号顺序就餐。每座房屋前往备齐所需商品、价格加距离最低的连锁店。",
    payday: "带$的牌每轮每张花费$5。支付前可以解雇员工。",
    marketing: "广告按编号顺序自动生效：覆盖的每座房屋多想要一份商品，最多三份。",
    cleanup: "没卖出的被丢弃，所有员工回到手中。新餐厅开业。",
    over: "银行彻底破产：最富有的连锁店获胜。",
  },
  reasons: {
    "setup.placeRestaurant": "靠近多座房屋",
    "setup.chooseReserve": "银行破产时钱和职位都最多：游戏更长，你建立的一切来得及回本",
    "setup.chooseReserve.price": "若多数人都放这张，此后一切都卖得更贵",
    "restructure.submit": "上班的人都有贡献；要培训的人留在沙滩上",
    "order.choosePosition": "靠前的顺位平手时获胜，还能拿到最后几张牌",
    "work.hire": "只有一个人的连锁店没有前途",
    "work.train": "培训过的人能干三倍的活",
    "work.launchCampaign": "没有需求就没有销售",
    "work.produce": "有货才能卖给房屋",
    "work.fetchDrink": "房屋可能还想配一杯饮料",
    "work.buyDrinks": "饮料只花路程，不花钱",
    "work.placeHouse": "新房屋就是新顾客，最好就在你旁边",
    "work.addGarden": "花园让房屋付双倍的钱",
    "work.openRestaurant": "离更多房屋更近",
    "work.moveRestaurant": "离更多房屋更近",
    "work.endTurn": "教练今天不会再做别的",
  },
  restUnused: (unused) => `${unused}：教练会就此打住，因为在它看来没有一项划算`,
  cardReasons: {
    managers: "管理层下面能安排更多人",
    recruiting: "更早拥有更多人手",
    training: "培训过的人能干三倍的活",
    prices: "价格低就能抢到隔壁的房屋",
    marketing: "没有需求就没有销售",
    kitchen: "有货才能卖给房屋",
    drinks: "饮料只花路程，却和食物卖一样的价",
    building: "新房屋和花园就是新收入",
    service: "女服务员每晚赚$3，还能赢得平手",
  },
};
