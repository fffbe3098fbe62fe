/** The paragraphs that a town shows; a section that has none is named itself. */
export const TOWN_PARAGRAPHS = [
  "R1.4",
  "R2.8",
  "R3.8.1",
  "R3.9.1",
  "R3.10.1",
  "R10.3",
  "R11.4",
  "R11.7",
  "R12.3",
  "R13.3",
  "R14.2.1",
  "R18.2",
  "R19.4",
  "R23",
] as const;
/** One of them. */
export type TownParagraph = (typeof TOWN_PARAGRAPHS)[number];

/** The paragraphs that cards show: those who can do this. */
export const CARD_PARAGRAPHS = {
  "R5.4": "manage",
  "R8.1": "recruit",
  "R9.1": "train",
  "R10.1": "market",
  "R11.2": "cook",
  "R13.6": "open",
  "R14.3.1": "price",
} as const;

/** The paragraphs that lines show: phases and steps in their order, who comes first, what a sum is made of. */
export const LINE_PARAGRAPHS = ["R4.1.1", "R6.1", "R7.1", "R15.2", "R16.1", "R17.4", "R21.2", "R22.1"] as const;
/** One of them. */
export type LineParagraph = (typeof LINE_PARAGRAPHS)[number];

/** The options that a drawing stands for, by the paragraphs that speak of them. */
export const OPTION_PARAGRAPHS = { R23: "house-road-contact" } as const;

/** Where the milestones stand side by side. */
export const MILESTONE_PARAGRAPH = "R20.1.1";

const ALL: ReadonlySet<string> = new Set([
  ...TOWN_PARAGRAPHS,
  ...LINE_PARAGRAPHS,
  ...Object.keys(CARD_PARAGRAPHS),
  MILESTONE_PARAGRAPH,
]);

/** True for a paragraph that something drawn stands below. */
export const hasExample = (paragraph: string): boolean => ALL.has(paragraph);
