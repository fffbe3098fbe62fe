import type { ShareWords } from "../pages/share.ts";
import { leadInPoints } from "./lead.ts";

/** What can be handed on of a game that is over, whatever decided it. */
export const share: ShareWords = {
  noPicture: "图片绘制失败。请关闭其他带动态图形的页面后重试。",
  savePicture: "保存图片",
  savedAs: (name) => `已保存为${name}。`,
  giveOn: "分享…",
  film: "制作视频（WebM）",
  gif: "制作视频（GIF）",
  filming: (done, all) => `第${done}帧，共${all}帧…`,
  stop: "停止",
  stopped: "已停止，没有保存任何内容。",
  saveFilm: (kind) => `保存视频（${kind}）`,
  further: "向右",
  enlarge: "放大",
  seeWhole: "查看全图",
  showFilm: "显示视频",
  showPicture: "显示图片",
  noWebm: "此浏览器无法写入WebM视频，但可以制作GIF。",
  failed: "视频制作失败。请试试GIF，或换一个浏览器。",
  /** Of a game of rounds: the round that decided it. */
  round: {
    title: "决定胜负的一轮",
    told: (round, who, before, after) => `第${round}轮：${leadInPoints(who, before, after)}。`,
    none: "没有决定胜负的一轮：无人获胜，或没有一轮让胜者扩大领先。",
    alt: "每一轮的得分，以及决胜轮中为胜者带来最多得分的一墩",
    drawing: "正在绘制牌桌…",
    filmHelp: "这一轮的各墩依次呈现，片长二十秒。",
    trick: (trick, of) => `第${trick}墩，共${of}墩`,
  },
};
