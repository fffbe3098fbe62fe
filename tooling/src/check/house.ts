import { dirname, join } from "node:path/posix";
import { ARROWS, LADDER, RULE_ROOMS } from "./arrows.ts";
import { type Import, lineOf, type Node, type Source } from "./source.ts";

/** A breach of the house's laws. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

const roomOf = (path: string): string | undefined =>
  Object.keys(ARROWS).find((room) => path === room || path.startsWith(`${room}/`));
const isTest = (path: string): boolean => /\/test\/|\.test\.ts$|\/testing\//.test(path);
const isConfig = (path: string): boolean => /\.config\.(ts|mjs)$/.test(path);
const isTable = (path: string): boolean => /\/content\/|packages\/words\/|\/gallery\//.test(path);

const blueplate = "@blueplate/";

const refuseImport = (room: string, { from, typeOnly }: Import): string | null => {
  const arrows = ARROWS[room];
  if (!arrows || from.startsWith(".")) return null;
  if (from.startsWith(blueplate)) {
    const name = from.slice(blueplate.length).split("/")[0] ?? "";
    const kind = arrows.packages[name];
    if (room.endsWith(`/${name}`)) return null;
    if (kind === undefined) return `${room} may not import ${from}`;
    return kind === "types" && !typeOnly ? `${room} may import only types of ${from}` : null;
  }
  if (arrows.modules === null) return null;
  const allowed = arrows.modules.some((name) => from === name || from.startsWith(`${name}/`));
  return allowed ? null : `${room} may not import ${from}`;
};

/** Wrong arrows between packages; tests may also use the test runner and Node. */
export const wrongArrows = ({ path, imports }: Source): readonly Fault[] => {
  const room = roomOf(path);
  if (room === undefined || isTest(path) || isConfig(path) || path.includes("/scripts/")) return [];
  return imports.flatMap((each) => {
    const message = refuseImport(room, each);
    const outside = each.from.startsWith(".") && roomOf(join(dirname(path), each.from)) !== room;
    const faults = message === null ? [] : [{ path, message }];
    return outside ? [...faults, { path, message: `${each.from} leaves the package` }] : faults;
  });
};

const ENGINE = "packages/engine/src/";

const storeyOf = (path: string): string => (path.slice(ENGINE.length).split("/")[0] ?? "").replace(/\.ts$/, "");

/** Wrong steps on the engine's ladder; `evolve` imports `model` only, and only `rules` and `game` import `modules`. */
export const wrongSteps = ({ path, imports }: Source): readonly Fault[] => {
  if (!path.startsWith(ENGINE)) return [];
  const from = storeyOf(path);
  const height = LADDER.findIndex((storey) => storey === from);
  if (height < 0) return [{ path, message: `${from} is no storey of the engine` }];
  return imports.flatMap((each) => {
    if (!each.from.startsWith(".")) return [];
    const to = storeyOf(join(dirname(path), each.from));
    if (to === from) return [];
    const lower = LADDER.findIndex((storey) => storey === to);
    if (from === "evolve" && to !== "model") return [{ path, message: `evolve may import model only, not ${to}` }];
    if (to === "modules" && !["rules", "game", "index"].includes(from)) {
      return [{ path, message: `only rules may import modules` }];
    }
    return lower >= 0 && lower < height ? [] : [{ path, message: `${from} may not import ${to}: it stands higher` }];
  });
};

const FILE_LINES = 300;
const FUNCTION_LINES = 40;
const VIEW_LINES = 80;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Files and functions that are too long; content tables, words and tests are exempt. */
export const tooLong = ({ path, text, lines, nodes }: Source): readonly Fault[] => {
  if (isTest(path) || isTable(path) || isConfig(path)) return [];
  const faults: Fault[] = lines > FILE_LINES ? [{ path, message: `${lines} lines, at most ${FILE_LINES}` }] : [];
  // Whatever draws is a view: components, and the city.
  const most = path.endsWith(".tsx") || path.startsWith("packages/city/") ? VIEW_LINES : FUNCTION_LINES;
  for (const node of nodes) {
    if (!FUNCTIONS.has(node.type)) continue;
    const length = lineOf(text, node.end) - lineOf(text, node.start) + 1;
    const line = lineOf(text, node.start);
    if (length > most) faults.push({ path, message: `a function of ${length} lines at line ${line}, at most ${most}` });
  }
  return faults;
};

const ROOMS = /(^|\/)(utils?|common|helpers?|misc)(\/|\.tsx?$)/;

/** A cast is allowed on a line that says why: `cast:` in a comment close above it, or on it. */
const saysWhy = (text: string, offset: number): boolean => {
  const before = text.slice(0, offset).split("\n").slice(-14).join("\n");
  const rest = text.slice(offset).split("\n")[0] ?? "";
  return /\b[Cc]ast(s)?:|as above|As above/.test(before + rest);
};

const isConst = (node: Node): boolean => {
  const annotation = node["typeAnnotation"];
  return JSON.stringify(annotation ?? null).includes('"const"');
};

const wordsOf = (path: string, text: string, node: Node): string | null => {
  if (node.type === "ExportDefaultDeclaration") return "a default export";
  if (node.type === "TSAnyKeyword") return "any";
  if (node.type === "TSAsExpression" && !isConst(node) && !saysWhy(text, node.start)) return "a cast without a reason";
  if (!RULE_ROOMS.some((room) => path.startsWith(`${room}/`))) return null;
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression") return "a class in rules";
  if (node.type === "AwaitExpression" || (FUNCTIONS.has(node.type) && node["async"] === true)) return "async in rules";
  return null;
};

/** Names and words that the house does not have. */
export const wrongWords = ({ path, text, nodes }: Source): readonly Fault[] => {
  const faults: Fault[] = ROOMS.test(path) ? [{ path, message: "no rooms called utils, common, helpers, misc" }] : [];
  if (isTest(path) || isConfig(path)) return faults;
  for (const node of nodes) {
    const word = wordsOf(path, text, node);
    if (word !== null) faults.push({ path, message: `${word} at line ${lineOf(text, node.start)}` });
  }
  if (
    RULE_ROOMS.some((room) => path.startsWith(`${room}/`)) &&
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b/.test(text)
  ) {
    faults.push({ path, message: "a clock or a chance of its own in rules" });
  }
  return faults;
};

/** Every fault of a source file. */
export const faultsOf = (source: Source): readonly Fault[] => [
  ...wrongArrows(source),
  ...wrongSteps(source),
  ...tooLong(source),
  ...wrongWords(source),
];
