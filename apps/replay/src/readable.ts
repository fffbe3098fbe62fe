/** Signs that nobody sees, and signs that turn the order of others: no text of a study holds any. */
const UNSEEN = String.raw`\u2028\u2029\u202a-\u202e\u2066-\u2069`;
const IN_A_LINE = new RegExp(String.raw`[\p{Cc}${UNSEEN}]`, "gu");
const IN_LINES = new RegExp(String.raw`[^\P{Cc}\n\t]|[${UNSEEN}]`, "gu");

/** A text as one line, as a study takes it; all else stays as it is. */
export const readableLine = (text: string): string => text.replaceAll(IN_A_LINE, " ");

/** A text of some lines as a study takes it; all else stays as it is. */
export const readableLines = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(IN_LINES, "");
