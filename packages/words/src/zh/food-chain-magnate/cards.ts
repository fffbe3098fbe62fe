import type { FoodChainMagnateWords, GoodWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

/** Cards whose Chinese name is ours: the printed one is not known. */
export const ours: FoodChainMagnateWords["ours"] = ["junior-vice-president", "vice-president", "senior-vice-president"];

/** The names of the cards, and what they do. */
export const employees: FoodChainMagnateWords["employees"] = openTable(
  "zh",
  "employees",
  {
    ceo: { name: "CEO", effect: "招聘1人", help: "始终上班；每回合可招聘1人。" },
    waitress: { name: "服务员", effect: "$3", help: "晚餐后获得$3；争夺顾客平手时占优。" },
    "management-trainee": { name: "管理培训生", effect: "2个职位", help: "可带领2名非管理层员工。" },
    "junior-vice-president": { name: "初级副总裁", effect: "3个职位", help: "可带领3名非管理层员工。" },
    "vice-president": { name: "副总裁", effect: "4个职位", help: "可带领4名非管理层员工。" },
    "senior-vice-president": { name: "高级副总裁", effect: "5个职位", help: "可带领5名非管理层员工。" },
    "executive-vice-president": { name: "执行副总裁", effect: "10个职位", help: "可带领10名非管理层员工。" },
    "new-business-developer": {
      name: "业务拓展专员",
      effect: "房屋或花园",
      help: "新建一座带花园的房屋，或为一座房屋加建花园。",
    },
    "luxuries-manager": { name: "奢侈品经理", effect: "+$10", help: "单价提高$10（强制）。" },
    "pricing-manager": { name: "物价经理", effect: "−$1", help: "单价降低$1（强制）。" },
    "discount-manager": { name: "促销经理", effect: "−$3", help: "单价降低$3（强制）。" },
    "local-manager": {
      name: "地方总经理",
      effect: "新开餐厅",
      help: "在距离3以内开一家餐厅（清理阶段开业）；你的所有餐厅成为免下车餐厅。",
    },
    "regional-manager": {
      name: "区域总经理",
      effect: "立即开业",
      help: "在任意位置新开或搬迁一家餐厅，立即开业；你的所有餐厅成为免下车餐厅。",
    },
    cfo: { name: "CFO", effect: "+50%", help: "晚餐收入增加一半。" },
    "recruiting-girl": { name: "招聘员", effect: "招聘1人", help: "每回合多招聘1人。" },
    "recruiting-manager": {
      name: "招聘经理",
      effect: "招聘2人",
      help: "多招聘2人；每个未用的名额减少$5薪水。",
    },
    "hr-director": { name: "人力资源总监", effect: "招聘4人", help: "多招聘4人；每个未用的名额减少$5薪水。" },
    trainer: { name: "培训师", effect: "培训1次", help: "把沙滩上的1名员工培训1级。" },
    coach: { name: "导师", effect: "培训2次", help: "培训2级，可用于1张或2张牌。" },
    guru: { name: "成功学大师", effect: "培训3次", help: "培训3级，最多用于3张牌。" },
    "errand-boy": { name: "跑腿小弟", effect: "1杯饮料", help: "取来任意1杯饮料。" },
    "cart-operator": {
      name: "采购专员",
      effect: "每处2杯",
      help: "沿道路行驶，距离2以内；途经的每个饮料源取2杯。",
    },
    "truck-driver": { name: "货运司机", effect: "每处3杯", help: "沿道路行驶，距离3以内；途经的每个饮料源取3杯。" },
    "zeppelin-pilot": { name: "飞艇驾驶员", effect: "每处2杯", help: "飞越4个板块；其上每个饮料源取2杯。" },
    "marketing-trainee": { name: "市场培训生", effect: "广告牌", help: "在距离2以内放置广告牌，最多2轮。" },
    "campaign-manager": { name: "广告经理", effect: "信箱", help: "在距离3以内放置广告牌或信箱，最多3轮。" },
    "brand-manager": { name: "品牌经理", effect: "飞机", help: "在任意位置放置广告牌、信箱或飞机，最多4轮。" },
    "brand-director": { name: "品牌总监", effect: "电台", help: "在任意位置放置任意广告，最多5轮。" },
    "kitchen-trainee": { name: "后厨培训生", effect: "汉堡或匹萨", help: "制作1个汉堡或1个匹萨。" },
    "burger-cook": { name: "汉堡小厨", effect: "3个汉堡", help: "制作3个汉堡。" },
    "burger-chef": { name: "汉堡大厨", effect: "8个汉堡", help: "制作8个汉堡。" },
    "pizza-cook": { name: "匹萨小厨", effect: "3个匹萨", help: "制作3个匹萨。" },
    "pizza-chef": { name: "匹萨大厨", effect: "8个匹萨", help: "制作8个匹萨。" },
  },
  OTHERWISE.employees,
);

export const families: FoodChainMagnateWords["families"] = {
  managers: "管理",
  recruiting: "招聘",
  training: "培训",
  prices: "价格",
  marketing: "营销",
  kitchen: "厨房",
  drinks: "饮料",
  building: "开发",
  service: "服务与财务",
};

/** A good with the counter that goes with it. */
const good = (name: string, counter: string): GoodWords => ({
  one: name,
  many: name,
  counted: (count) => `${count}${counter}${name}`,
});

export const goods: FoodChainMagnateWords["goods"] = openTable(
  "zh",
  "goods",
  {
    burger: good("汉堡", "个"),
    pizza: good("匹萨", "个"),
    beer: good("啤酒", "杯"),
    lemonade: good("柠檬水", "杯"),
    "soft-drink": good("汽水", "杯"),
  },
  OTHERWISE.goods,
);

export const campaigns: FoodChainMagnateWords["campaigns"] = openTable(
  "zh",
  "campaigns",
  {
    billboard: { name: "广告牌", reach: "相邻的房屋" },
    mailbox: { name: "信箱", reach: "同一街区的所有房屋" },
    airplane: { name: "飞机", reach: "所在行或列的所有房屋" },
    radio: { name: "电台", reach: "所在板块及周围8个板块" },
  },
  OTHERWISE.campaigns,
);

export const milestones: FoodChainMagnateWords["milestones"] = openTable(
  "zh",
  "milestones",
  {
    "first-billboard": {
      name: "首个广告牌",
      trigger: "放置一个广告牌。",
      effect: "自此你的广告永久有效；营销类经理与总监不领薪水。",
    },
    "first-train": { name: "首次培训", trigger: "培训一名员工。", effect: "每次发薪减少$15。" },
    "first-hire-3": {
      name: "首次一回合招聘3人",
      trigger: "在一回合内招聘3人。",
      effect: "立即获得2张管理培训生。",
    },
    "first-burger-marketed": { name: "首个汉堡广告", trigger: "为汉堡做广告。", effect: "每卖出1个汉堡多得$5。" },
    "first-pizza-marketed": { name: "首个匹萨广告", trigger: "为匹萨做广告。", effect: "每卖出1个匹萨多得$5。" },
    "first-drink-marketed": { name: "首个饮料广告", trigger: "为任意饮料做广告。", effect: "每卖出1杯饮料多得$5。" },
    "first-errand-boy": {
      name: "首位跑腿小弟",
      trigger: "让跑腿小弟上班。",
      effect: "每个饮料源、每次跑腿多得1杯饮料。",
    },
    "first-have-20": { name: "首先拥有$20", trigger: "拥有$20。", effect: "可查看所有储备牌。" },
    "first-burger-produced": { name: "首个汉堡", trigger: "制作一个汉堡。", effect: "立即获得1张汉堡小厨。" },
    "first-pizza-produced": { name: "首个匹萨", trigger: "制作一个匹萨。", effect: "立即获得1张匹萨小厨。" },
    "first-waitress": {
      name: "首位服务员",
      trigger: "让服务员上班。",
      effect: "你的服务员带来$5，而不是$3。",
    },
    "first-throw-away": {
      name: "首次丢弃",
      trigger: "在清理阶段丢弃食物或饮料。",
      effect: "冰柜：从下一轮起可保留10份商品。",
    },
    "first-lower-prices": {
      name: "首次降价",
      trigger: "让物价经理或促销经理上班。",
      effect: "你的单价永久−$1。",
    },
    "first-cart-operator": {
      name: "首位采购专员",
      trigger: "让采购专员上班。",
      effect: "推车、卡车和飞艇的距离+1。",
    },
    "first-airplane": { name: "首个飞机广告", trigger: "放置一架飞机。", effect: "决定顺位时空职位+2。" },
    "first-radio": { name: "首个电台广告", trigger: "放置一个电台。", effect: "你的电台为每座房屋带来2份需求。" },
    "first-have-100": {
      name: "首先拥有$100",
      trigger: "晚餐后拥有$100。",
      effect: "从下一轮起你的CEO兼任CFO；不能再拥有CFO。",
    },
    "first-pay-20": {
      name: "首先支付$20薪水",
      trigger: "一次发薪支付$20或以上。",
      effect: "一回合内可由多名培训师培训同一张牌。",
    },
  },
  OTHERWISE.milestones,
);
