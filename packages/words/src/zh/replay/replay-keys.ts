import type { ReplayWords } from "../../pages/replay.ts";

/** Going through a game by keys. */
export const replayKeys: ReplayWords["replayKeys"] = {
  playBack: "倒放",
  list: [
    ["← →", "后退或前进一个决定"],
    ["Shift+← →", "后退或前进一轮"],
    ["Ctrl+← →", "后退或前进一个阶段"],
    ["Alt+← →", "后退或前进一个事件"],
    ["Home End", "开局；结束"],
    ["{ }", "所选视角者（或做出此决定者）的其他决定"],
    [", .", "上一条和下一条笔记或转折点"],
    ["空格", "播放或暂停"],
    ["J", "倒放；再按一次加速"],
    ["K", "暂停"],
    ["L", "播放；再按一次加速"],
    ["B", "同一时刻的另一条线"],
    ["Enter", "在时间轴上：按名称列出标记"],
  ],
  /** Where there is a town. */
  draw: ["A", "在城市和卡牌上画"],
};
