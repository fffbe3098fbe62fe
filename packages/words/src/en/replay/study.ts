/** Studies: why an edit is not taken. */
export const study = {
  refused: {
    Gone: "It is not there any more: somebody has deleted it.",
    IdTaken: "Something with this name is there already.",
    NotYours:
      "Only whoever wrote a comment can change it; only they and an owner of the study can delete it, alone or with its line or chapter.",
    LastOwner: "A study needs an owner: make somebody else one first.",
    GameRuns:
      "This shows a game that still runs, as your seat sees it. Until the game is over the study stays with you.",
    Unknowable: "What would follow depends on a secret that this log does not show.",
    UnknownGame: "This build does not know the game.",
    OtherRules: "This position came about by other rules than those of today: it is looked at, not played on.",
    Misplayed: "The rules cannot go on from this position.",
    NoSuchStudy: "There is no such study, or it is not shown to you.",
    NotTheOwner: "Only an owner of this study can do that.",
    TooManyStudies: "You are in as many studies as one person may be. Leave or delete some, then try again.",
    Closed: "The study was closed before the server answered.",
    NotKept: "This browser could not keep it: there is no room, or it is not allowed to.",
  },
  /** A file of which a line does not fit; `field` is empty where nothing of it can be read. `what` says what was expected, by `faults`. */
  badLine: (line: number, field: string, what: string) =>
    `Line ${line} of the file cannot be read: ${field === "" ? "" : `${field}: `}${what}.`,
  badField: (field: string, what: string) => `Something in it does not fit: ${field}: ${what}.`,
  tooLarge: (megabytes: number) => `A study has ${megabytes} MB at most; this file is none.`,
  /** By the role that it needs. */
  notAllowed: {
    read: "Only members of this study can do that.",
    write: "Only those who may write in this study can do that.",
    owner: "Only an owner of this study can do that.",
  },
  /** By the limit that is reached. */
  tooMuch: {
    members: (most: number) => `A study has ${most} members at most.`,
    chapters: (most: number) => `A study has ${most} chapters at most.`,
    nodesInChapter: (most: number) => `A chapter has ${most} moves of its own at most.`,
    commentsAtNode: (most: number) => `A moment has ${most} comments at most.`,
    shapesAtNode: (most: number) => `A moment has ${most} marks at most.`,
    estimatesAtNode: (most: number) => `A moment has the estimates of ${most} bots at most.`,
    bookmarksInChapter: (most: number) => `A chapter has ${most} bookmarks at most.`,
    sourceSize: () => "This game is too large for a study.",
    nodeSize: () => "This move brings about too much to be kept.",
    studySize: () => "The study is full: delete a chapter, or begin another study.",
    edits: (most: number) =>
      `The study has been edited ${most} times, which is the most: begin another one from its file.`,
  },
} as const;
