import { type Breach, isConfig, isRules, isTest } from "./room.ts";
import { FUNCTIONS, isNode, lineOf, type Node, type SourceFile } from "./source.ts";

const ROOMS = /(^|\/)(utils?|common|helpers?|misc)(\/|\.tsx?$)/;
const REASON = /\bcast: \S/;

const isConst = (node: Node): boolean => JSON.stringify(node["typeAnnotation"] ?? null).includes('"const"');

/**
 * Lines on which a cast is excused: those of a comment that says `cast: …`, and the line under its block. A cast may
 * stand there, or anything that holds it.
 */
const excusedLines = ({ text, comments }: SourceFile): ReadonlySet<number> => {
  const lines = new Set<number>();
  const commented = new Set(
    comments.flatMap(({ start, end }) => {
      const first = lineOf(text, start);
      return Array.from({ length: lineOf(text, end) - first + 1 }, (_, at) => first + at);
    }),
  );
  for (const { start, value } of comments) {
    if (!REASON.test(value)) continue;
    let line = lineOf(text, start);
    for (; commented.has(line); line++) lines.add(line);
    lines.add(line);
  }
  return lines;
};

const unexcusedCasts = (source: SourceFile): readonly Node[] => {
  const casts = source.nodes.filter(({ type }) => type === "TSAsExpression").filter((node) => !isConst(node));
  if (casts.length === 0) return [];
  const lines = new Set(excusedLines(source));
  const startsOnExcused = (node: Node): boolean => lines.has(lineOf(source.text, node.start));
  return casts.filter((cast) => {
    const around = source.nodes.filter(({ start, end }) => start <= cast.start && cast.end <= end);
    const excused = around.some((node) => node.type !== "Program" && startsOnExcused(node));
    // One reason serves the casts of adjacent lines.
    if (excused) lines.add(lineOf(source.text, cast.end) + 1);
    return !excused;
  });
};

const called = (node: unknown): string => (isNode(node) && node.type === "Identifier" ? String(node["name"]) : "");

const wordOfRules = (node: Node): string | null => {
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression") return "a class in rules";
  if (node.type === "AwaitExpression" || (FUNCTIONS.has(node.type) && node["async"] === true)) return "async in rules";
  if (node.type === "NewExpression" && called(node["callee"]) === "Date") return "a clock in rules";
  if (node.type !== "MemberExpression") return null;
  if (called(node["object"]) === "Date") return "a clock in rules";
  const isChance = called(node["object"]) === "Math" && called(node["property"]) === "random";
  return isChance ? "chance of its own in rules" : null;
};

const wordOf = (path: string, node: Node): string | null => {
  if (node.type === "ExportDefaultDeclaration") return "a default export";
  if (node.type === "TSAnyKeyword") return "any";
  return isRules(path) ? wordOfRules(node) : null;
};

/** Names and words that the house does not have. */
export const wrongWords = (source: SourceFile): readonly Breach[] => {
  const { path, text, nodes } = source;
  const room = ROOMS.test(path) ? [{ path, message: "no rooms called utils, common, helpers, misc" }] : [];
  if (isTest(path) || isConfig(path)) return room;
  const casts = unexcusedCasts(source).map((node) => ({ node, word: "a cast without a reason" }));
  const words = nodes.flatMap((node) => {
    const word = wordOf(path, node);
    return word === null ? [] : [{ node, word }];
  });
  return [
    ...room,
    ...[...casts, ...words].map(({ node, word }) => ({ path, message: `${word} at line ${lineOf(text, node.start)}` })),
  ];
};
