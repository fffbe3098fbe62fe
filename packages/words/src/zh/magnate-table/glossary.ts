import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The words of the game, each in one or two sentences. */
export const glossary: MagnateTableWords["glossary"] = {
  words: {
    beach: { name: "沙滩", text: "本轮不上班的员工。只有沙滩上的员工才能培训。" },
    atWork: { name: "上班", text: "本轮架构中的员工：各做牌上的事，今天不能培训。" },
    busy: { name: "外出", text: "广告尚未结束的营销员：不在上班，也不在沙滩，不占职位，直到广告结束。" },
    slots: { name: "空职位", text: "CEO和管理层之下本轮无人的位置。最多的人先选行动顺序。" },
    order: { name: "行动顺序", text: "谁先行动；晚餐平手而服务员也分不出时，顺序靠前者胜。" },
    hire: { name: "招聘", text: "今天可从初级牌堆拿取的牌数：CEO一张，招聘人员更多。" },
    train: { name: "培训", text: "沙滩上员工可升的级数。培训后的牌从下一轮开始上班。" },
    reach: { name: "覆盖", text: "广告让其产生需求的房屋：广告牌旁、信箱所在街区、飞机的行列、电台周围。" },
    range: { name: "范围", text: "一张牌可从你的入口走多远，按道路穿过的板块边界计算。" },
    distance: { name: "距离", text: "最短道路穿过的板块边界数，同一板块内为0。顾客会把它加到价格上。" },
    farness: {
      name: "地图上的 ↔",
      text: "房屋旁的 ↔ 4/1 表示：从你的餐厅出发的道路跨过4条板块边界，从最近的对手出发跨过1条。只有 ↔ 4：没有对手能到达，或是从该餐厅到正在放置的房屋的道路。黄色：没有谁更近。",
    },
    unitPrice: {
      name: "单价",
      text: "顾客为每份商品支付的价格：$10，物价经理和促销经理降低它，奢侈品经理提高它。花园使其翻倍。",
    },
    change: { name: "本步变化", text: "该连锁店在所示步骤中收入或支出的金额。" },
    waitresses: { name: "服务员", text: "每人晚餐后带来$3。总和相同时，服务员多的连锁店胜出。" },
    demand: { name: "需求", text: "房屋想要的商品：最多三份，有花园则五份。只在一家连锁店买齐，否则什么都不买。" },
    garden: { name: "花园", text: "房屋支付的价格翻倍，需求上限由三份变为五份。" },
    comingSoon: { name: "即将开业", text: "地方总经理的餐厅：清理时开业，下一轮开始销售。" },
    driveIn: { name: "免下车餐厅", text: "地方或区域经理上班时，你营业中的餐厅四个角都是入口。" },
    kitchen: {
      name: "厨房",
      text: "本轮上班的所有厨师全部派出时能做的数量。商品留在存货中等待晚餐。",
    },
    stock: { name: "存货", text: "你的商品，所有餐厅都可出售。没有冰柜时，剩余的在清理时丢弃。" },
    freezer: { name: "冰柜", text: "清理时可保留最多十份商品。最先丢弃商品的人获得。" },
    salary: { name: "薪水", text: "每张带$的牌每次发薪花费$5，无论是否上班。招聘人员未用的招聘会减少开支。" },
    cash: { name: "现金", text: "这家连锁店拥有的钱。游戏结束时钱最多者获胜。" },
    bank: { name: "银行", text: "所有的钱都来自这里。付不出时就破产：第一次会补充，第二次游戏结束。" },
    reserve: { name: "储备牌", text: "开局时秘密放置：破产时补给银行的钱，以及对CEO职位数的一票。" },
    endless: { name: "永久广告", text: "有了首个广告牌的里程碑，你的广告永不结束，营销员也不再回来。" },
    oneOnly: { name: "1x", text: "每位玩家最多拥有一张这样的牌。" },
    entry: {
      name: "初级牌",
      text: "可直接从牌堆招聘的牌，每次招聘一张。其他牌不能招聘，只能通过培训得到。",
    },
    supply: { name: "供应区", text: "还可招聘或经培训得到的牌。牌堆空了就得不到。" },
    milestone: { name: "里程碑", text: "在有人首次达成的那一轮内，所有达成者都获得的永久能力；之后关闭。" },
    builds: { name: "建造", text: "每人本轮可放置一座房屋或一个花园。" },
    campaigns: { name: "营销员", text: "每人可开展一个广告，并随之外出直到广告结束。" },
  },
  food: "由厨师制作，每名厨师每轮一种。卖不掉的在清理时丢弃。",
  drink: "由跑腿小弟、采购专员、卡车和飞艇取来。卖不掉的在清理时丢弃。",
  campaign: (kind, number) => `${kind} ${number}号`,
};
