import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TextEdit } from "./edit.ts";
import type { GeneratedName } from "./name.ts";

/** A change of a file that exists. */
export interface FileChange {
  /** From the root of the repository. */
  readonly path: string;
  readonly edit: TextEdit;
  /** True where the file may look otherwise: then it is left as it is, and the report says so. */
  readonly optional?: boolean;
}

/** All that a generator writes, worked out before the first file is touched. */
export interface GeneratorPlan {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Files that have no place for what is new; a person has to look. */
  readonly left: readonly string[];
}

const TEMPLATES = join(import.meta.dirname, "../../templates");
const ENDING = ".template";

/** What stands for the spellings of a name, and for further words, in templates and in their paths. */
export type TemplateWords = Readonly<Record<string, string>>;

/** The words of a name for templates. */
export const wordsOf = ({ id, camel, pascal, title }: GeneratedName): TemplateWords => ({
  name: id,
  camel,
  Pascal: pascal,
  Title: title,
});

/** A text with `__name__` and the like filled in. */
export const filled = (text: string, words: TemplateWords): string =>
  text.replaceAll(/__([A-Za-z]+?)__/g, (token, word: string) => words[word] ?? token);

/** The new files of a kind: its folder of templates mirrors the repository. */
export const templatesOf = (kind: string, words: TemplateWords): GeneratorPlan["files"] =>
  readdirSync(join(TEMPLATES, kind), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ENDING))
    .toSorted()
    .map((path) => ({
      path: filled(path.slice(0, -ENDING.length), words),
      text: filled(readFileSync(join(TEMPLATES, kind, path), "utf8"), words),
    }));

/** The plan of new files and changes, or a sentence that says why it cannot be carried out. Writes nothing. */
export const planOf = (
  root: string,
  fresh: GeneratorPlan["files"],
  changes: readonly FileChange[],
): GeneratorPlan | string => {
  const taken = fresh.find(({ path }) => existsSync(join(root, path)));
  if (taken) return `${taken.path} is there already`;
  const files = new Map(fresh.map(({ path, text }) => [path, text]));
  const left: string[] = [];
  for (const { path, edit, optional = false } of changes) {
    const text = existsSync(join(root, path)) ? edit(files.get(path) ?? readFileSync(join(root, path), "utf8")) : null;
    if (text !== null) files.set(path, text);
    else if (optional) left.push(path);
    else return `${path} does not look as expected: there is no place for it; add it by hand, as docs/guides says`;
  }
  return { files: Array.from(files, ([path, text]) => ({ path, text })), left };
};

/** Writes all files of a plan; when one cannot be written, what was written before it is taken back. */
export const carryOut = (root: string, { files }: GeneratorPlan): void => {
  const undo: (() => void)[] = [];
  try {
    for (const { path, text } of files) {
      const at = join(root, path);
      const old = existsSync(at) ? readFileSync(at) : null;
      const made = mkdirSync(dirname(at), { recursive: true });
      undo.push(() => {
        if (old) writeFileSync(at, old);
        else rmSync(made ?? at, { recursive: true, force: true });
      });
      writeFileSync(at, text);
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
};
