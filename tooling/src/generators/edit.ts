/** A change of a text that exists already; null when the place it looks for is not there. */
export type TextEdit = (text: string) => string | null;

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

/** What a bracket is not looked for in: strings and comments. */
const SILENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The text with strings and comments blotted out, so that what is left stands where it stood. */
const withoutSpeech = (text: string): string => text.replace(SILENT, (speech) => " ".repeat(speech.length));

/** The code of a text: comments are blotted out, strings stay. */
export const withoutComments = (text: string): string =>
  text.replace(SILENT, (speech) => (speech.startsWith("/") ? " ".repeat(speech.length) : speech));

/** Where the bracket at `from` is closed, or -1. */
const closingOf = (text: string, from: number): number => {
  const plain = withoutSpeech(text);
  const [open = "", close = ""] = [text[from], CLOSING[text[from] ?? ""]];
  let depth = 0;
  for (let at = from; at < plain.length; at++) {
    if (plain[at] === open) depth++;
    if (plain[at] === close) depth--;
    if (depth === 0) return at;
  }
  return -1;
};

/** Adds `item` as the last of the list or record that `opening`, which ends with its bracket, begins. */
export const into =
  (opening: string, item: string): TextEdit =>
  (text) => {
    const found = text.indexOf(opening);
    if (found < 0) return null;
    const from = found + opening.length - 1;
    const end = closingOf(text, from);
    if (end < 0) return null;
    const inside = text.slice(from + 1, end);
    // The comma belongs behind the last item, not behind a comment that follows it.
    const items = withoutComments(inside).trimEnd();
    const comma = items === "" || items.endsWith(",") ? "" : ",";
    const before = `${inside.slice(0, items.length)}${comma}${inside.slice(items.length).trimEnd()}`;
    const [head, tail] = inside.includes("\n") ? ["\n", ",\n"] : [" ", ""];
    return `${text.slice(0, from + 1)}${before}${head}${item}${tail}${text.slice(end)}`;
  };

/** Adds an import after the last one. */
export const imported =
  (line: string): TextEdit =>
  (text) => {
    const last = [...text.matchAll(/^import[^;]*;\n/gm)].at(-1);
    if (!last) return null;
    const at = last.index + last[0].length;
    return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  };

/** In a package.json: one package of ours more among the dependencies, in the order of the alphabet. */
export const dependency =
  (name: string): TextEdit =>
  (text) =>
    text.includes(`"@blueplate/${name}"`)
      ? text
      : replaced(text, /(?:[ \t]*"@blueplate\/[a-z0-9-]+": "workspace:\*",?\n)+/, (block) => {
          const lines = block.trimEnd().split("\n");
          const indent = /^\s*/.exec(lines[0] ?? "")?.[0] ?? "";
          const last = lines.at(-1)?.endsWith(",") === true ? "," : "";
          const bare = lines.map((line) => line.replace(/,$/, ""));
          const sorted = [...bare, `${indent}"@blueplate/${name}": "workspace:*"`].toSorted();
          return `${sorted.join(",\n")}${last}\n`;
        });

/** In a tsconfig.json: one package more among the references, written as the reference to the kernel is. */
export const reference =
  (name: string): TextEdit =>
  (text) =>
    text.includes(`/${name}"`)
      ? text
      : replaced(text, /([ \t]*)\{\s*"path":\s*"[^"]*\/kernel"\s*\}/, (kernel) => {
          const own = kernel.replace('/kernel"', `/${name}"`);
          return `${kernel},\n${own}`;
        });

const replaced = (text: string, pattern: RegExp, by: (found: string) => string): string | null =>
  pattern.test(text) ? text.replace(pattern, by) : null;

/** Several edits, one after the other. */
export const all =
  (...edits: readonly TextEdit[]): TextEdit =>
  (text) =>
    edits.reduce<string | null>((so, edit) => (so === null ? null : edit(so)), text);
