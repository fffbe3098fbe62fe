import { type Breach, isConfig, isTable, isTest } from "./room.ts";
import { FUNCTIONS, lineOf, type SourceFile } from "./source.ts";

const FILE_LINES = 300;
const LONG_FILE_LINES = 250;
const FUNCTION_LINES = 40;
const VIEW_LINES = 80;

const isExempt = (path: string): boolean => isTest(path) || isTable(path) || isConfig(path);

/** Whatever draws is a view: components, and the city. */
const isView = (path: string): boolean => path.endsWith(".tsx") || path.startsWith("packages/city/");

/** Files and functions that are too long; content tables, words and tests are exempt. */
export const tooLong = ({ path, text, lines, nodes }: SourceFile): readonly Breach[] => {
  if (isExempt(path)) return [];
  const faults: Breach[] = lines > FILE_LINES ? [{ path, message: `${lines} lines, at most ${FILE_LINES}` }] : [];
  const most = isView(path) ? VIEW_LINES : FUNCTION_LINES;
  for (const node of nodes) {
    if (!FUNCTIONS.has(node.type)) continue;
    const line = lineOf(text, node.start);
    const length = lineOf(text, node.end) - line + 1;
    if (length > most) faults.push({ path, message: `a function of ${length} lines at line ${line}, at most ${most}` });
  }
  return faults;
};

/** Files that grow long, before they are too long. */
export const growingLong = ({ path, lines }: SourceFile): readonly Breach[] =>
  !isExempt(path) && lines > LONG_FILE_LINES && lines <= FILE_LINES
    ? [{ path, message: `${lines} lines, more than ${LONG_FILE_LINES}` }]
    : [];
