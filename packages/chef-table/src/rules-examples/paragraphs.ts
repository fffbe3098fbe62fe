/** The paragraphs that the pieces of the box show. */
export const PIECE_PARAGRAPHS = ["T1.2", "T1.3", "T1.4"] as const;
/** One of them. */
export type PieceParagraph = (typeof PIECE_PARAGRAPHS)[number];

/** The paragraphs that a position at a table shows; a section that has none is named itself. */
export const POSITION_PARAGRAPHS = [
  "T2.6",
  "T3.4",
  "T4.1",
  "T4.2",
  "T4.4",
  "T5.1",
  "T6.1",
  "T6.2",
  "T6.3",
  "T7.1",
  "T8.2",
  "T9.2",
  "T10.1",
  "T11.1",
  "T12",
] as const;
/** One of them. */
export type PositionParagraph = (typeof POSITION_PARAGRAPHS)[number];

const ALL: ReadonlySet<string> = new Set([...PIECE_PARAGRAPHS, ...POSITION_PARAGRAPHS]);

/** True for a paragraph that something drawn stands below. */
export const hasExample = (paragraph: string): boolean => ALL.has(paragraph);
