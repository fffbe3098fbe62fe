/** How much of everything a study may hold. Texts in UTF-16 units, sizes in characters of JSON. */
export const LIMITS = {
  title: 120,
  name: 60,
  comment: 4_000,
  note: 200,
  members: 64,
  chapters: 32,
  nodesInChapter: 2_000,
  commentsAtNode: 20,
  shapesAtNode: 40,
  bookmarksInChapter: 50,
  entriesInLog: 5_000,
  sourceSize: 4_000_000,
  nodeSize: 200_000,
  studySize: 12_000_000,
  edits: 20_000,
  editsInMinute: 300,
} as const;
