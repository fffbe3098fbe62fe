import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The time lens, and a dinner explained. */
export const lens: MagnateTableWords["lens"] = {
  comma: "、",
  label: "查看小镇",
  names: { now: "现在", tonight: "今晚", tomorrow: "明天" },
  help: {
    now: "房屋现在想要什么",
    tonight: "晚餐谁能卖出，剩下什么",
    tomorrow: "晚餐和所有广告之后，房屋会想要什么",
  },
  nobodyNow: "没有房屋有需求。",
  nobodyTomorrow: "照此下去，明天没有房屋有需求。",
  night: (dinner, campaigns) => {
    if (dinner) {
      return campaigns === ""
        ? "今晚晚餐照目前进行之后。没有广告进行。"
        : `今晚晚餐照目前进行，再依次执行广告${campaigns}之后。`;
    }
    return campaigns === ""
      ? "晚餐和广告都已结束：这就是房屋早上的需求。"
      : `晚餐已结束。依次执行广告${campaigns}之后。`;
  },
  legend: {
    stays: "保留",
    coming: "今晚新增",
    lost: "没有空位：房屋已满",
    first: "有货且按今天的价格，此处最优先",
  },
  means: {
    sure: "确定：之后的行动无法改变",
    "as-it-stands": "目前如此：若之后的行动不改变它",
    open: "未定：取决于下方条件",
    unknown: "未知：公司架构未公开",
  },
  wants: (count, room) => `${count}/${room}`,
  sure: "确定",
  standing: "目前如此",
  open: "未定",
  unknown: "未知",
  sealed: "公司架构尚未公开：价格和服务员还不知道。",
  ifGoods: (name, goods) => `${name}（若有${goods}）`,
  ifEarlier: (name) => `${name}（若顺位更靠前）`,
  mayBuild: (names) => `仍可能开餐厅或建花园：${names}`,
  nobody: "无人能满足",
  alone: (sum) => `${sum}；别家都无法满足`,
  beats: (sum, other, rival) => `${sum}胜过${rival}的${other}`,
  preferred: (sum, other, rival) => `${sum}按特殊规则优先于${rival}的${other}`,
  tie: (sum, other, rival, by) => `${sum}与${rival}的${other}平手：${by}`,
  byWaitresses: (mine, other) => `服务员更多，${mine}比${other}`,
  byOrder: "顺位更靠前",
  chain: "连锁店",
  price: "单价",
  borders: "距离",
  sum: "总和",
  waitresses: "服务员",
  place: "顺位",
  missing: "缺少",
  lacksNothing: "不缺",
  noRoad: (names) => `无道路：${names}`,
  missed: {
    sum: (count) => `你只差$${count}`,
    waitresses: (count) => `你差${count}名服务员`,
    order: () => "你只输在顺位",
  },
  expected: {
    somebody: (name) => `预计由${name}售出`,
    you: "预计由你售出",
    nobody: "预计无人售出",
  },
  flips: (name) => `${name}要满足它：`,
  flipsYou: "你要满足它：",
  noFlip: "小变动改变不了结果。",
  cheaper: (dollars) => `便宜$${dollars}`,
  moreWaitresses: (count) => `多${count}名服务员`,
  nearer: (borders) => `距离近${borders}`,
  earlier: (places) => `顺位靠前${places}位`,
  both: (goods, nudge) => `${goods}，并${nudge}`,
  coming: "今晚到来",
  lost: (goods) => `${goods}因已满而浪费`,
  first: (name) => `有货的话，${name}在这里最优先`,
  after: {
    now: "",
    tonight: "今晚晚餐之后（目前如此）",
    tomorrow: "明天早上：晚餐、薪水和冰柜之后",
  },
  over: "晚餐已结束。",
  willHave: (dollars) => `→$${dollars}`,
};
