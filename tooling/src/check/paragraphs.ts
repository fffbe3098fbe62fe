import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { RULE_ROOMS } from "./arrows.ts";
import type { Breach } from "./room.ts";
import { isNode, type Node, parse } from "./source.ts";

/** Paragraphs in which there is nothing to execute, and why. */
const NOTHING_TO_TEST: Readonly<Record<string, string>> = {
  "R1.1": "the number of players is the type of the table",
  "R4.2.5": "what people say to each other",
};

const RULES = "docs/rules";
const TESTS = [...RULE_ROOMS, "tooling"].map((room) => `${room}/test`);
const RUNNERS: readonly unknown[] = ["describe", "it", "test"];

const paragraphsIn = (text: string): readonly string[] => text.match(/\b[A-Z]\d+(\.\d+)+\b/g) ?? [];

const filesBelow = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
        .map((name) => join(folder, name))
    : [];

/** The name that a call begins with: `it` of `it("…")`, of `it.each(rows)("…")` too. */
const runnerOf = (node: unknown): unknown => {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return node["name"];
  return runnerOf(node["callee"] ?? node["object"] ?? node["tag"]);
};

const titleOf = (text: string, call: Node): string => {
  if (call.type !== "CallExpression" || !RUNNERS.includes(runnerOf(call))) return "";
  const [title]: readonly unknown[] = Array.isArray(call["arguments"]) ? call["arguments"] : [];
  return isNode(title) && (title.type === "Literal" || title.type === "TemplateLiteral")
    ? text.slice(title.start, title.end)
    : "";
};

/** The paragraphs that the titles of a test file name. */
export const paragraphsOfTest = (text: string): readonly string[] =>
  parse("titles.test.ts", text).nodes.flatMap((node) => paragraphsIn(titleOf(text, node)));

/** The paragraphs under `rules` of a scenario file. */
export const paragraphsOfScenario = (text: string): readonly string[] => {
  const scenario: unknown = JSON.parse(text);
  const rules = typeof scenario === "object" && scenario !== null && "rules" in scenario ? scenario.rules : [];
  return paragraphsIn(JSON.stringify(rules));
};

/** The paragraphs of a rules document: the ids in bold that open them. */
export const paragraphsOfRules = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*([A-Z]\d+(?:\.\d+)+)\*\*/g)].map(([, id = ""]) => id);

/** The rules of every game as they were written first, in English: translations lie in folders below, with the same paragraphs. */
export const englishRules = (root: string): readonly string[] => {
  const folder = join(root, RULES);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(".md")).map((name) => join(folder, name));
};

/** Every paragraph of the rules that no title of a test and no scenario names. */
export const untestedParagraphs = (root: string): readonly Breach[] => {
  const text = (path: string): string => readFileSync(path, "utf8");
  const tests = TESTS.flatMap((folder) => filesBelow(join(root, folder), ".test.ts"));
  const named = new Set([
    ...tests.flatMap((path) => paragraphsOfTest(text(path))),
    ...filesBelow(join(root, "scenarios"), ".json").flatMap((path) => paragraphsOfScenario(text(path))),
  ]);
  return englishRules(root).flatMap((path) =>
    paragraphsOfRules(text(path))
      .filter((id) => !named.has(id) && !(id in NOTHING_TO_TEST))
      .map((id) => ({ path: relative(root, path), message: `${id} is named by no test` })),
  );
};
