import type { MagnateTableWords } from "../../pages/magnate-table.ts";

const list = (houses: readonly number[]): string => houses.map((house) => `#${house}`).join(" ");
const place = (position: number): string => `第${position}顺位`;

/** What the panels of Food Chain Magnate say about what a choice brings about. */
export const panels: MagnateTableWords["panels"] = {
  place,
  houses: list,
  corner: "所选的格子就是入口。",
  turnBuilding: "旋转建筑",
  spot: (square, corner) => `${square}（${corner}）`,
  first: "优先选你的房屋",
  firstHelp: "假设人人有货，按今天的价格谁能卖出。",
  tonight: "今晚卖出",
  fromTo: (before, after) => (before === after ? `${after}` : `${before}→${after}`),
  won: (houses) => `+ ${list(houses)}`,
  lost: (houses) => `− ${list(houses)}`,
  same: "不变",
  driveIn: "免下车餐厅：今晚四角都是入口。",
  opens: {
    tonight: "今晚营业。",
    later: "今晚没有销售：清理阶段开业。",
    first: "从首次晚餐起营业。",
  },
  slots: (slots) => `${slots}个职位`,
  lent: (slots) => `飞机+${slots}`,
  queue: "选择次序",
  tie: {
    won: (house, names) => `#${house}平手胜${names}`,
    lost: (house, names) => `#${house}平手负于${names}`,
    open: (house, names) => `#${house}平手未定：${names}可能更靠前`,
  },
  mayGo: (cards) => `可能被拿走：${cards}`,
  lastOf: (name, left) => (left === 1 ? `最后一张${name}` : `最后${left}张${name}`),
  tilesGo: (name, before, left) => `剩${left}个，你之前会用掉${before}个：${name}`,
  buildsBefore: (names, most, of) => (most < of ? `${names}中最多${most}人可能先建造` : `${names}可能先建造`),
  everyPlace: "任一空位都是",
  placesAlike: "下一轮空职位相同时，排在前面的人先选；今天每个位置对你都一样。",
  nothingFirst: "没有东西会先被拿走",
  likePlace: (position) => `同${place(position)}`,
  likeBut: (position) => `同${place(position)}，但：`,
  losesTie: (position, house, names) => `${place(position)}会在${house}号房平手时负于${names}。`,
  plans: "方案",
  comesTo: "这个架构的结果",
  slotsUsed: (used, open) => (open < 0 ? `${used}人／${used + open}个职位` : `已用${used}，空${open}`),
  chooses: (likely, best, worst, of) => {
    if (best === worst) return `${of}人中第${best}个选择`;
    const range = `第${best}到${worst}个`;
    return likely === null ? `${of}人中${range}选择` : `${of}人中可能第${likely}个选择（${range}）`;
  },
  trains: (trainings, trainees) => `培训${trainings}，沙滩${trainees}人`,
  nobodyWorks: "这样除你之外没有人上班：先选一张牌，再选它上班的位置。",
  idle: (count, free) => `还可以有${count}人上班：${count > free ? "沙滩上的管理层能带来职位" : "有空职位"}。`,
  trainersIdle: (trainings, trainees) => {
    if (trainees === 0) return "有培训师上班，但沙滩上除新招聘的人外无人可培训。";
    return `培训${trainings}次，沙滩上只有${trainees}人：上班的人今天不能培训。`;
  },
  turnedAway: (count) => `当晚有${count}份因已满而浪费`,
  noRoadOfYours: "与你之间无道路：无法向你购买",
  canFill: "你能满足",
  buyFrom: (of, rivals) =>
    of === 1
      ? `唯一的房屋会去${rivals[0]?.name ?? ""}购买。`
      : `${of}座房屋中，${rivals.map(({ name, houses }) => `${houses}座会去${name}`).join("，")}购买。`,
  alsoWants: (house, goods, lacks) => `${house}号房还会想要${goods}：必须备齐才能卖出，而你缺${lacks}。`,
  cannotHave: (good) => `你现有的卡牌还弄不到${good}。`,
  nearerWithout: (names, good) => `更近，但目前弄不到${good}：${names}。`,
  noDrink: "到不了任何饮料",
  numberLine: "房屋按编号顺序就餐：编号小的先服务。",
  freeNumber: (number) => `${number}号房`,
  advertised: "那里将宣传",
  notAdvertised: "没有广告覆盖",
  room: (before, after) => `需求上限${before}→${after}`,
  sells: (name, dollars) => `${name}：今晚$${dollars}`,
  insteadOf: (sale) => `（原为${sale}）`,
  nobodyTonight: "今晚那里无人卖出",
  beyond: "后续",
  salaryMore: (dollars) => `薪水+$${dollars}`,
};
