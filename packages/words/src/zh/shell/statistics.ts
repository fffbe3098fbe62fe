import type { ShellWords } from "../../language.ts";

/** 许多已结束游戏的共同之处。 */
export const statistics: ShellWords["statistics"] = {
  title: "多局统计",
  link: "多局游戏的统计",
  game: "游戏",
  about: "本服务器上所有公开且已结束的游戏。条形为胜率，横线为 95 % 置信度下真实胜率所在的范围。",
  none: "还没有结束的游戏。一旦有了，就会在这里统计。",
  failed: "目前无法取得统计。",
  again: "重试",
  uncounted: (games) => `还有 ${games} 局待读取…`,
  group: (ruleset, players) => `${ruleset}，${players} 人`,
  games: (games) => `${games} 局`,
  rounds: (least, median, most) =>
    least === most ? `都是 ${median} 轮` : `${least} 到 ${most} 轮，半数不超过 ${median} 轮`,
  length: "长度（轮）",
  few: "局数很少：范围很宽，差别说明不了什么。",
  wins: (wins, seats) => `${seats} 中胜 ${wins}`,
  share: "胜率",
  interval: (low, high) => `${low}–${high} %`,
  percent: (share) => `${share} %`,
  seen: "各局",
  gameNumber: (number) => `第 ${number} 局`,
  person: "真人",
  seat: (seat) => `座位 ${seat + 1}`,
  traits: {
    seat: "按座位",
    player: "由谁来玩",
    "first-hire": "首次雇用",
    opening: "前三次雇用",
    "first-milestone": "首个里程碑",
    "first-campaign": "首次营销",
    reserve: "自己的储备牌",
    "first-chef": "首位厨师",
  },
  facts: {
    milestone: "获得的里程碑",
    reserve: "对银行的投票（储备牌）",
    "ceo-slots": "首次破产后的 CEO 职位数",
    breaks: "银行破产",
  },
};
