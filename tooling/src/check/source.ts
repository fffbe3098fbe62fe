import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** One import of a source file. */
export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
  /** True for what is loaded when the program comes there. */
  readonly isLater?: true;
  /** What is imported by name, under the names that the other module has for it; `*` for all of it. */
  readonly names: readonly string[];
}

/** A node of the syntax tree, as far as the check looks at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A source file of the house, parsed. */
export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly nodes: readonly Node[];
  readonly comments: readonly SourceComment[];
}

/** A comment, without its marks. */
export interface SourceComment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** The kinds of nodes that are functions. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

/** Whether a part of a node is a node itself. */
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;

const collect = (value: unknown, into: Node[]): void => {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (isNode(value)) {
    into.push(value);
    for (const [key, child] of Object.entries(value)) if (key !== "parent") collect(child, into);
  }
};

/** The 1-based line of an offset. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** What a string says, or the key of a record that is not quoted; null for anything else. */
export const literalOf = ({ type, value, key, computed }: Node): string | null => {
  if (type === "Literal" && typeof value === "string") return value;
  const isKey = type === "Property" && computed === false && isNode(key) && key.type === "Identifier";
  return isKey ? String(key["name"]) : null;
};

/** A text that stands in the source as it is, in whichever quotes. */
const plainText = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (typeof node["value"] === "string") return node["value"];
  const [only, ...others] = Array.isArray(node["quasis"]) ? node["quasis"] : [];
  if (node.type !== "TemplateLiteral" || !isNode(only) || others.length > 0) return null;
  const value = only["value"];
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : null;
};

/** The module that a call loads while the program runs, or null. */
const importedLater = (node: Node): string | null => {
  if (node.type === "ImportExpression") return plainText(node["source"]);
  const callee = node["callee"];
  const args = node["arguments"];
  const isRequire = node.type === "CallExpression" && isNode(callee) && callee["name"] === "require";
  return isRequire && Array.isArray(args) ? plainText(args[0]) : null;
};

/** Parses a source text. */
export const parse = (path: string, text: string): SourceFile => {
  const parsed = parseSync(path, text);
  const nodes: Node[] = [];
  collect(parsed.program, nodes);
  const stat = parsed.module.staticImports.map((each): Import => {
    const names = each.entries;
    return {
      from: each.moduleRequest.value,
      typeOnly: names.length > 0 && names.every((entry) => entry.isType),
      names: names.map((entry) => entry.importName.name ?? "*"),
    };
  });
  const exported = parsed.module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry): readonly Import[] =>
      entry.moduleRequest
        ? [{ from: entry.moduleRequest.value, typeOnly: entry.isType, names: [entry.importName.name ?? "*"] }]
        : [],
    ),
  );
  const dynamic = nodes.flatMap((node): readonly Import[] => {
    const from = importedLater(node);
    return from === null ? [] : [{ from, typeOnly: false, isLater: true, names: ["*"] }];
  });
  return {
    path,
    text,
    lines: text.split("\n").length - 1,
    imports: [...stat, ...exported, ...dynamic],
    nodes,
    comments: parsed.comments,
  };
};

/** Reads and parses a file of the repository. */
export const read = (root: string, path: string): SourceFile => parse(path, readFileSync(`${root}/${path}`, "utf8"));
