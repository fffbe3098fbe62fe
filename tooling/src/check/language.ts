import { type Breach, isTest } from "./room.ts";
import { FUNCTIONS, isNode, lineOf, type Node, type SourceFile } from "./source.ts";

const nameOf = (node: unknown): string => (isNode(node) && node.type === "Identifier" ? String(node["name"]) : "");

const contains = (outer: Node, inner: Node): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** What packages give to others of their `language.ts`. */
const GIVEN: ReadonlyMap<string, readonly string[]> = new Map([
  ["@blueplate/tabletop", ["shell", "foodChainMagnate", "wordsOf"]],
  ["@blueplate/magnate-table", ["magnateWords"]],
]);

/** What makes an accessor of words reads none itself. */
const MAKES = "pageWords";

const isWords = (from: string, name: string): boolean =>
  (from.endsWith("/language.ts") && name !== MAKES) || (GIVEN.get(from) ?? []).includes(name);

/** Accessors of words: what comes from `language.ts`, and constants that are functions over it. */
const accessorsOf = ({ nodes }: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.type === "ImportDeclaration" && isNode(node["source"])) {
      const from = String(node["source"]["value"]);
      const imported = nodes.filter((each) => each.type === "ImportSpecifier" && contains(node, each));
      for (const each of imported) if (isWords(from, nameOf(each["imported"]))) names.add(nameOf(each["local"]));
    }
    const made = node.type === "VariableDeclarator" && isNode(node["init"]) ? node["init"] : null;
    if (made?.type !== "ArrowFunctionExpression" || !isNode(made["body"])) continue;
    const body = made["body"];
    const reads = nodes.some(
      (each) => each.type === "CallExpression" && each.start === body.start && names.has(nameOf(each["callee"])),
    );
    if (reads) names.add(nameOf(node["id"]));
  }
  return names;
};

/** Where words are read from the language of the page. */
const READS: readonly string[] = ["apps/", "packages/tabletop/", "packages/magnate-table/"];

/** Words that a page reads once, when the module is loaded: they would stay as they are when the language changes. */
export const frozenWords = (source: SourceFile): readonly Breach[] => {
  const { path, text, nodes } = source;
  if (!READS.some((room) => path.startsWith(room)) || isTest(path)) return [];
  const accessors = accessorsOf(source);
  if (accessors.size === 0) return [];
  const functions = nodes.filter(({ type }) => FUNCTIONS.has(type));
  return nodes
    .filter((node) => node.type === "CallExpression" && accessors.has(nameOf(node["callee"])))
    .filter((node) => !functions.some((each) => contains(each, node)))
    .map((node) => ({ path, message: `words read at module level at line ${lineOf(text, node.start)}` }));
};
