import type { ReplayWords } from "../../pages/replay.ts";

/** Studies: why an edit is not taken. */
export const study: ReplayWords["study"] = {
  refused: {
    Gone: "已不存在：有人把它删除了。",
    IdTaken: "已有同名的内容。",
    NotYours: "评论只能由作者本人修改；无论单独删除还是随线或章节删除，都只有作者和研究的所有者可以。",
    LastOwner: "研究必须有所有者：请先指定另一位。",
    GameRuns: "这里显示的是一局仍在进行的游戏，是你的座位所见。游戏结束之前，这份研究只属于你。",
    Unknowable: "后续取决于这份记录中看不到的秘密。",
    UnknownGame: "此版本不认识这个游戏。",
    OtherRules: "这个局面出自与今天不同的规则：只能查看，不能续局。",
    Misplayed: "规则无法从这个局面继续。",
    NoSuchStudy: "没有这份研究，或者它没有向你公开。",
    NotTheOwner: "只有本研究的所有者可以这样做。",
    TooManyStudies: "你参加的研究已达上限。请退出或删除几份，再重试。",
    Closed: "服务器答复之前，研究已被关闭。",
    NotKept: "浏览器无法保存：空间不足，或未获允许。",
  },
  badLine: (line, field, what) => `文件第${line}行无法读取：${field === "" ? "" : `${field}：`}${what}。`,
  badField: (field, what) => `内容有误：${field}：${what}。`,
  tooLarge: (megabytes) => `研究最大${megabytes} MB；这不是研究文件。`,
  /** By the role that it needs. */
  notAllowed: {
    read: "只有本研究的成员可以这样做。",
    write: "只有可以编辑本研究的人可以这样做。",
    owner: "只有本研究的所有者可以这样做。",
  },
  /** By the limit that is reached. */
  tooMuch: {
    members: (most: number) => `一份研究最多有 ${most} 位成员。`,
    chapters: (most: number) => `一份研究最多有 ${most} 章。`,
    nodesInChapter: (most: number) => `一章最多可添加 ${most} 步。`,
    commentsAtNode: (most: number) => `一个时刻最多有 ${most} 条评论。`,
    shapesAtNode: (most: number) => `一个时刻最多有 ${most} 个标记。`,
    estimatesAtNode: (most: number) => `一个时刻最多保存 ${most} 个机器人的估算。`,
    bookmarksInChapter: (most: number) => `一章最多有 ${most} 个书签。`,
    sourceSize: () => "这局游戏太大，无法放入研究。",
    nodeSize: () => "这一步的结果太多，无法保存。",
    studySize: () => "研究已满：请删除一章，或新建一份研究。",
    edits: (most: number) => `一份研究最多编辑 ${most} 次：请用它的文件新建一份。`,
  },
};
