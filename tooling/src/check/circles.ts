import { dirname, join } from "node:path/posix";
import { type Breach, isTest } from "./room.ts";
import type { SourceFile } from "./source.ts";

/** An import of one file by another, of the same package. */
interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** What lies in one folder, its files and its folders with all that they hold: which of them imports which, with the first import that shows it. */
type ImportsInside = Map<string, Map<string, FileImport>>;

/** The types of all languages are made of the English words, and English is one of these languages itself. */
const MADE_OF_ENGLISH = "packages/words/src/language.ts";

/**
 * The imports between files, of values and of types. Tests stand above everything; what is imported later is a row by which a page is
 * found when somebody asks for it, so that the arrow may go up.
 */
const importsIn = (sources: readonly SourceFile[]): readonly FileImport[] => {
  const paths = new Set(sources.map(({ path }) => path));
  return sources
    .filter(({ path }) => !isTest(path) && path !== MADE_OF_ENGLISH)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from, isLater }) => from.startsWith(".") && !isLater)
        .map(({ from }) => ({ from: path, to: join(dirname(path), from) }))
        .filter(({ to }) => paths.has(to)),
    );
};

/** By the folder in which the paths of both files part. */
const byFolder = (imports: readonly FileImport[]): readonly ImportsInside[] => {
  const folders = new Map<string, ImportsInside>();
  for (const each of imports) {
    const [mine, other] = [each.from.split("/"), each.to.split("/")];
    const parting = mine.findIndex((step, at) => step !== other[at]);
    const [from = "", to = ""] = [mine[parting], other[parting]];
    const folder = mine.slice(0, parting).join("/");
    const inside = folders.get(folder) ?? new Map<string, Map<string, FileImport>>();
    const targets = inside.get(from) ?? new Map<string, FileImport>();
    if (!targets.has(to)) targets.set(to, each);
    folders.set(folder, inside.set(from, targets));
  }
  return [...folders.values()];
};

/** The first import on a way from one thing in a folder to another, or null where none leads there. */
const leadsTo = (inside: ImportsInside, from: string, to: string): FileImport | null => {
  const seen = new Set([from]);
  const isOnTheWay = (step: string): boolean => {
    if (step === to) return true;
    if (seen.has(step)) return false;
    seen.add(step);
    return [...(inside.get(step)?.keys() ?? [])].some(isOnTheWay);
  };
  for (const [next, first] of inside.get(from) ?? []) if (isOnTheWay(next)) return first;
  return null;
};

const isFile = (step: string): boolean => /\.tsx?$/.test(step);

const circlesInside = (inside: ImportsInside): readonly Breach[] =>
  [...inside].flatMap(([step, targets]) =>
    [...targets].flatMap(([other, { from, to }]): readonly Breach[] => {
      // Two that import each other are told once, and files alone are no rooms.
      if ((isFile(step) && isFile(other)) || (step > other && inside.get(other)?.has(step))) return [];
      const back = leadsTo(inside, other, step);
      return back ? [{ path: from, message: `imports ${to}, but ${back.from} leads back: a circle of folders` }] : [];
    }),
  );

/**
 * Circles between what lies in one folder: to understand one of the rooms one would have to know the other first. Each import that
 * closes one is named, with the file that it imports and the one that leads back.
 */
export const folderCircles = (sources: readonly SourceFile[]): readonly Breach[] =>
  byFolder(importsIn(sources)).flatMap(circlesInside);
